/** What the lessons of Eldervale say, in German. */
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'first.title': 'Eine erste Runde Eldervale',
  'first.about':
    'Einheiten einsetzen, Schätze nehmen, ins Verlies steigen, sich sammeln, eine Behausung bauen.',
  'first.welcome':
    'Willkommen in Eldervale. Du führst das Dachsvolk; drei deiner Arbeiter stehen am unteren Rand der Karte bereit. Oakley spielt mit.',
  'first.map':
    'Die Karte besteht aus Reichen. Farbige gehören einem Element und tragen Schätze, graue sind Ruinen mit einer eigenen Aktion. Was du jetzt nutzen darfst, leuchtet; deine erste Einheit darf überallhin, wo niemand steht.',
  'first.place':
    'Setze einen Arbeiter in ein Elementarreich ein. Du nimmst sofort den obersten Schatzmarker dort. Wirst du nach dem Stapel gefragt, nimm, welchen du magst.',
  'first.cash':
    'Der Marker liegt in deiner Ablage, wo vier Platz haben. Einlösen darfst du ihn jederzeit, sogar mitten in einer Zahlung. Löse ihn jetzt ein und sieh nach deinen Rohstoffen.',
  'first.end':
    'Dein Zug ist getan. Freie Aktionen sind möglich, solange er dauert; dann beende ihn. Sieh zu, was Oakley tut.',
  'first.next':
    'Ab jetzt muss eine Einheit neben einer eigenen stehen, und nicht dort, wo du schon stehst. Setze noch einen Arbeiter in ein Elementarreich ein.',
  'first.end2': 'Beende deinen Zug wieder.',
  'first.dungeon':
    'Ohne Einheit auf der Karte darfst du überall beginnen, wo niemand steht. Hinab ins Verlies: Jeder Besuch macht das Land größer und dein Tableau länger.',
  'first.lay':
    'Ein neues Reich ist aufgedeckt. Lege es auf eine der markierten Stellen, neben mindestens zwei andere. Später wollen deine Behausungen Ruinen und andere Behausungen als Nachbarn.',
  'first.acquire':
    'Kaufe jetzt eine der offenen Abenteuerkarten. Sie kommt in dein Tableau, und du erhältst 1 Macht in ihrem Element. Türen sind am billigsten.',
  'first.burn':
    'Noch eine Karte, wenn du sie bezahlen kannst; sonst verbrenne eine, vielleicht eine, auf die jemand anders ein Auge hat: Sie kommt unter ihren Stapel.',
  'first.end3': 'Beende deinen Zug.',
  'first.regroup':
    'Deine Einheiten sind draußen. Sammle dich: Alle kommen heim, und unterwegs darf jede eine deiner Karten nutzen.',
  'first.withdraw':
    'Die Einheiten kommen eine nach der anderen zurück. Hole eine zurück; lass eine andere in einem Elementarreich stehen, dessen Preis du zahlen kannst, denn aus ihr wird etwas anderes.',
  'first.dwell':
    'Setze die Einheit auf Bauen: Ein anderer Arbeiter, der noch in einem Elementarreich steht, wird zur Behausung. Du zahlst den Preis auf dem Plättchen, erhältst 2 Punkte für jede Ruine und Behausung daneben und die Macht des Reichs.',
  'first.another': 'Hole die nächste Einheit zurück.',
  'first.gather':
    'Setze sie auf Ernten: Das bringt jedes Mal einen Rohstoff. Ein Marker im Fach bringt etwas Besseres.',
  'first.rest':
    'Lass auch die anderen heimkommen: Nutze Karten mit ihnen oder schicke sie gleich in die Bereitschaft.',
  'first.third':
    'Du hast einen dritten Arbeiter. Setze auch ihn ein und nimm noch einen Schatz: Was du hast, bezahlt bald eine Behausung.',
  'first.end4': 'Du hast dich gesammelt. Beende den Zug.',
  'first.done':
    'Das ist der ganze Rhythmus: Einheiten aussenden, sich sammeln, bauen. Mit der sechsten Behausung oder dem letzten Reich endet das Spiel; dann zählen Macht, Behausungen und Karten noch einmal. In der nächsten Lektion wird gekämpft.',
  'battle.title': 'Kampf',
  'battle.about':
    'Wer sich anschließt, wie Würfel gezählt werden, wer gewinnt und was verloren geht.',
  'battle.why':
    'Solange sich jemand noch nie gesammelt hat, ist Eldervale friedlich. Das ist jetzt vorbei: Wer eine Einheit dorthin setzt, wo andere stehen, nimmt zuerst, was das Reich gibt, und kämpft dann.',
  'battle.dice':
    'Deine Würfel: Arbeiter und Zauberer 1, Krieger 2, Drache 3; 1 mehr für jede eigene Behausung hier und nebenan; 1 mehr für jedes gezahlte Schwert. Nie mehr als sechs.',
  'battle.attack':
    'Setze eine Einheit dorthin, wo Oakley oder ein Monster steht. Der Kampf geht Schritt für Schritt: Einheiten aus Nachbarreichen dürfen sich anschließen, Würfel kommen hinzu, alle würfeln. Beantworte die Fragen, bis er vorbei ist.',
  'battle.verdict':
    'Der höchste Würfel entscheidet; bei Gleichstand der zweithöchste und so weiter. Mehr Würfel bedeuten mehr Chancen auf eine Sechs. Sind die Besten in allem gleich, verlieren alle.',
  'battle.after':
    'Wer gewinnt, geht auf der Ruhmesleiste einen Schritt vor und nimmt die Belohnung. Die Einheiten der anderen gehen in die Unterwelt und kommen beim nächsten Sammeln zurück; jede bringt ein Schwert: Wer heute verliert, schlägt morgen härter zu.',
  'battle.done':
    'Jetzt kannst du dich behaupten. Sieh dir vor jedem Angriff an, woher die Würfel kommen: Das steht da, bevor du dich entscheidest.',
  'magic.title': 'Magie und Sphären',
  'magic.about': 'Zauber, Aufgaben, Prophezeiungen; Macht, Sphären und Fächer.',
  'magic.kinds':
    'Magiekarten gibt es in drei Arten. Zauber werden gewirkt, Aufgaben erfüllen sich von selbst und zählen sofort, Prophezeiungen zählen am Ende, wenn du sie noch hast. Alle sind auch Rohstoffe, mit denen du zahlen kannst.',
  'magic.cast':
    'Wirke einen Zauber aus deiner Hand. Mit genug Macht in seinem Element kostet er nichts, sonst zahlst du seinen Preis.',
  'magic.tower':
    'Mehr Karten gibt es im Magierturm: Zahle zwei beliebige Rohstoffe, ziehe drei Karten, wirf eine ab. Setze eine Einheit dorthin.',
  'magic.power':
    'Macht kommt durch Karten und Behausungen. Jedes Element hat fünf Felder, die 2, 2, 3, 4 und 5 Punkte wert sind: für den Marker selbst und noch einmal für jede Behausung und jede gezählte Karte dieses Elements.',
  'magic.orbs':
    'Wer auf einer Leiste zuerst oben ankommt, nimmt ihre Sphäre. Eine Sphäre kauft eine der Belohnungen neben der Ruhmesleiste, erlässt dir den Preis einer Karte für immer oder weckt eine Karte mit Sphärenfach. Ungenutzt ist sie 1 Punkt wert.',
  'magic.slots':
    'Marker musst du nicht einlösen: In einem Fach wirken sie immer wieder. Eine Tür gibt, was ihr Marker zeigt, wenn du die Leiste ihres Elements allein anführst.',
  'magic.done':
    'Nun weißt du, was deine Hand und deine Karten können. Fehlen noch die, die vor dir da waren.',
  'monsters.title': 'Monster und Module',
  'monsters.about': 'Horte, Ansturm, Beherrschen; was die weiteren Schachteln bringen.',
  'monsters.lairs':
    'Jedes Element im Spiel hat einen Hort und darin ein Monster. Beim friedlichen Beginn schläft es. Jetzt ist es wach.',
  'monsters.rush':
    'Setzt du eine Einheit neben ein Monster, stürmt es hinein, immer, nach der Aktion des Reichs; dann wird gekämpft. Sind es mehrere, wählst du, welches kommt.',
  'monsters.dare':
    'Wage es: Setze eine Einheit neben ein Monster oder dorthin, wo eines steht. Beantworte die Fragen, bis der Kampf vorbei ist.',
  'monsters.beaten':
    'Wer ein Monster besiegt, geht einen Schritt auf der Ruhmesleiste vor oder erhält 1 Macht in seinem Element, und das Monster verlässt Eldervale. Mit manchen Karten beherrschst du es stattdessen: Dann steht es in deiner Bereitschaft und kämpft für dich.',
  'monsters.modules':
    'Beim Aufbau eines Tisches kannst du Module dazunehmen: Das Orakel verkauft Karten, Söldner kämpfen für Gold, die Mutter der Drachen hütet ihre Hortschätze, der Frostriese bewacht die Bifröst-Brücke, Legendäre Monster ersetzen die gewöhnlichen. Auch zwei gegen zwei und allein gegen die Geister geht.',
  'monsters.done':
    'Das war die letzte Lektion. Das Land gehört dir: Spiele eine erste Partie gegen den Computer.',
};
