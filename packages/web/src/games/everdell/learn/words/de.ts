/** Die Lektionen auf Deutsch. */
import type { en } from './en.ts';

export const de: { readonly [key in keyof typeof en]: string } = {
  'first.title': 'Dein erstes Jahr',
  'first.about':
    'Tiere, Karten, Jahreszeiten, Ereignisse und Punkte: alles, was du zum Spielen brauchst.',
  'first.welcome':
    'Willkommen im Tal! In der Mitte liegt die Wiese mit acht Karten für alle, ringsum sind Orte, an denen deine Tiere etwas sammeln. Unten ist deine Stadt, noch leer, daneben deine Hand. Du bist das Eichhörnchen.',
  'first.turn':
    'In deinem Zug tust du genau eines: ein Tier einsetzen, eine Karte ausspielen oder dich auf die nächste Jahreszeit vorbereiten. Es ist Winter, und du hast zwei Tiere. Was du tun darfst, leuchtet.',
  'first.twigs':
    'Schick dein erstes Tier los, um 3 Zweige zu holen: Wähle den Baumstumpf mit drei Zweigen. In einen geschlossenen Ring passt nur ein Tier; nach dir kann also niemand mehr kommen.',
  'first.forest':
    'Oakley holt Harz. Jetzt dein zweites Tier: Im Wald gibt es einen Ort mit 1 Zweig, 1 Harz und 1 Beere. Der Wald ist in jedem Spiel ein anderer.',
  'first.farm':
    'Beide Tiere sind unterwegs. Jetzt kannst du Karten ausspielen! Die {farm} auf deiner Hand kostet 2 Zweige und 1 Harz, und die hast du. Wähle sie.',
  'first.wife':
    'Die {farm} ist grün: Sie hat sofort 1 Beere produziert. Schau auf die Wiese: Die {wife} kostet 2 Beeren, aber sie wohnt auf der {farm}. Spiele sie aus.',
  'first.occupy':
    'Du könntest 2 Beeren zahlen. Besser: Lass sie kostenlos auf deiner {farm} einziehen. Die {farm} ist dann für immer besetzt, aber deine Beeren behältst du.',
  'first.prepare':
    'Bei Oakley ist schon Frühling: Alle haben ihre eigenen Jahreszeiten. Deine Tiere sind alle unterwegs, also bereite auch du dich auf den Frühling vor. Der Knopf steht bei den Antworten.',
  'first.spring':
    'Deine Tiere sind wieder zu Hause, und ein drittes ist dazugekommen. Im Frühling produzieren alle grünen Karten noch einmal: Die {farm} hat dir wieder eine Beere gebracht. Im Herbst geschieht das Gleiche.',
  'first.any':
    'Drei Tiere! Schick eines zu dem Waldort, der zwei beliebige Ressourcen gibt: zu den zwei bunten Scheiben.',
  'first.gain': 'Nimm zweimal Harz: Du brauchst es für die nächste Karte.',
  'first.inn':
    'Spiele jetzt das {inn} von der Hand aus. Es ist rot: Ein Ziel tut von selbst nichts, aber deine Tiere können es besuchen.',
  'first.visit':
    'Schick ein Tier in dein {inn}: Wähle die Karte in deiner Stadt. Dort darfst du eine Karte von der Wiese für 3 Ressourcen weniger ausspielen.',
  'first.mine':
    'Die {mine} kostet genau 3, also ist sie jetzt kostenlos. Wähle sie: noch eine grüne Karte für deine Stadt.',
  'first.event':
    'Die Zeit vergeht, es ist Herbst. Du hast jetzt vier grüne Karten, und genau die verlangt das Ereignis „{festival}“ im Baum. Schick ein Tier hin: Das Ereignis und seine 3 Punkte gehören dir allein.',
  'first.journey':
    'Übrig sind ein Tier und drei Karten, die du nicht mehr bezahlen kannst. Im Herbst sind sie noch zu etwas gut: Schick das Tier auf die {journey}, zum Reise-Ort mit 3 Punkten. Es kostet dich genau diese drei Karten.',
  'first.score':
    'Deine Tiere sind unterwegs, und deine Hand ist leer. Nur im Herbst darfst du aufhören: Dann ist das Spiel für dich zu Ende.',
  'first.end':
    'So werden Punkte gezählt: was auf deinen Karten steht, Punkte-Marker, lila Boni, die {journey} und Ereignisse. Du hast gewonnen! Jetzt kannst du spielen; die kurzen Lektionen zeigen dir Feinheiten.',

  'discounts.title': 'Weniger zahlen',
  'discounts.about': '{crane}, {innkeeper} und {inn} senken, was Karten kosten.',
  'discounts.intro':
    'Manche Karten deiner Stadt machen andere billiger. Für jede Karte, die du ausspielst, darfst du einen solchen Vorteil nutzen, nie zwei zugleich.',
  'discounts.mine':
    'Spiele die {mine} von der Hand aus. Sie würde einen Zweig, ein Harz und einen Kiesel kosten.',
  'discounts.crane':
    'Du könntest zahlen. Aber der {crane} erlässt dir 3 Ressourcen für ein Bauwerk, wenn du ihn dafür abwirfst. Nutze ihn: So wird auch ein Platz in deiner Stadt frei.',
  'discounts.historian': 'Als Nächstes die Karte {historian}, die 2 Beeren kostet.',
  'discounts.innkeeper':
    'Der {innkeeper} tut für Wesen, was der {crane} für Bauwerke tut: 3 Beeren weniger, und er verlässt die Stadt.',
  'discounts.inn':
    'Das {inn} bleibt: Mit jedem Besuch darfst du eine Karte der Wiese für 3 Ressourcen weniger ausspielen. Schick ein Tier hin.',
  'discounts.lookout':
    'Die Karte {lookout} kostet insgesamt 3, also nichts. Und weil {historian} jetzt da ist, ziehst du für jede Karte, die du ausspielst, eine Karte.',
  'discounts.end':
    'Drei Karten, und du hast noch alle deine Ressourcen. Merk dir: ein Vorteil je Karte, und was von der Ermäßigung übrig bleibt, verfällt. Das {dungeon} wirkt ähnlich.',

  'events.title': 'Ereignisse',
  'events.about': 'Wie du ein Ereignis erledigst und warum du schnell sein solltest.',
  'events.intro':
    'Vier Einfache Ereignisse hängen in jedem Spiel im Baum, dazu vier Besondere, die wechseln. Jedes gehört der Person, die seine Bedingung erfüllt und zuerst ein Tier darauf einsetzt.',
  'events.chipSweep':
    'Das Ereignis „{wellRun}“ verlangt {clockTower} und {chipSweep}. Der Turm steht schon in deiner Stadt; spiele {chipSweep} von der Hand aus.',
  'events.activate':
    '{chipSweep} ist grün und lässt eine andere grüne Karte arbeiten: Wähle die {mine}.',
  'events.wellRun':
    'Jetzt hast du beide Karten. Schick ein Tier zum Ereignis „{wellRun}“, bevor es jemand anders tut.',
  'events.recall':
    'Das Ereignis gehört dir, mit seinen Punkten. Dieses gibt dir auch ein Tier zurück: Wähle, welches.',
  'events.festival':
    'Du hast auch vier grüne Karten: Das Ereignis „{festival}“ steht dir ebenfalls offen. Schick ein Tier hin.',
  'events.end':
    'Zwei Ereignisse in zwei Zügen. Sie brauchen keinen Platz in deiner Stadt, und du behältst sie, auch wenn die verlangten Karten die Stadt verlassen.',

  'journey.title': 'Herbst',
  'journey.about': 'Wohin mit Karten, die du nicht ausspielen kannst: {haven} und {journey}.',
  'journey.intro':
    'Später Herbst: Zwei Tiere sind übrig, dazu viele Karten und kaum Ressourcen. In der {haven} werden je zwei abgeworfene Karten zu einer beliebigen Ressource.',
  'journey.haven': 'Schick ein Tier in die {haven}.',
  'journey.two': 'Wirf zwei Karten ab, die du nie bezahlen kannst: {palace} und {king}.',
  'journey.enough': 'Zwei Karten genügen: Sag, dass du fertig bist.',
  'journey.gain': 'Nimm, was du möchtest.',
  'journey.five':
    'Jetzt die {journey}: Ihre Orte sind 2 bis 5 Punkte wert und kosten ebenso viele Karten. Du hast sechs. Auf zu 5 Punkten!',
  'journey.discard': 'Wirf fünf Karten ab.',
  'journey.end':
    'Fünf Punkte für Karten, die niemand brauchte. Tiere auf der {journey} bleiben dort bis zum Ende. Nur am Reise-Ort mit 2 Punkten ist Platz für alle, also komm nicht zu spät.',

  'bellfaire.title': 'Bellfaire',
  'bellfaire.about': '{market}, {flowers} und die Königliche Auszeichnung.',
  'bellfaire.intro':
    'Bellfaire besteht aus Modulen, die du mischen kannst, wie du magst. Unten am Weg ist der {market} mit vier Waren: Was links liegt, kannst du kaufen, was rechts liegt, verkaufen.',
  'bellfaire.market': 'Auf dem {market} darf jede Person ein Tier haben. Setze eines dorthin.',
  'bellfaire.sell':
    'Jemand hat „{jam}“ gekauft, darum kannst du sie jetzt verkaufen. Verkaufen kostet, was der Marker zeigt, und bringt 3 Punkte und zwei beliebige Ressourcen. Verkaufe sie.',
  'bellfaire.discard':
    'Der Marker zeigt zwei Beeren und eine Karte. Die Beeren sind bezahlt; wirf eine Karte ab.',
  'bellfaire.gain': 'Drei Punkte gehören dir. Nimm dir zwei Ressourcen, die du magst.',
  'bellfaire.moved':
    'Schau: „{jam}“ liegt jetzt auf der Kaufseite. Wer kauft, bekommt zwei Beeren und eine Karte, und dann lassen sie sich wieder verkaufen.',
  'bellfaire.festival':
    'Weit oben hängt das {flowers}: Es verlangt je eine Karte der fünf Farben. Du hast sie alle. Setze ein Tier ein.',
  'bellfaire.award':
    'Daneben hängt die Königliche Auszeichnung, hier „{agriculture}“: Am Ende bringen die meisten grünen Karten 6 Punkte, die zweitmeisten 3. Die kleinen Tiere zeigen, wer wie viele hat. Oakley liegt vorn, baue also Grünes!',
  'pearlbrook.title': 'Pearlbrook',
  'pearlbrook.about': 'Frösche, Perlen, Schmuckstücke und Wunder am Fluss.',
  'pearlbrook.intro':
    'Am Weg fließt jetzt ein Fluss. Nur dein Botschaftsfrosch kann dorthin, und nur dorthin. Er holt Perlen, die keine Ressourcen sind: Mit ihnen bekommst du Schmuckstücke und Wunder.',
  'pearlbrook.frog':
    'Vier Karten liegen verdeckt am Fluss, jede mit einer Perle. Der erste Ort verlangt drei grüne Karten in deiner Stadt, und die hast du. Schicke den Frosch dorthin.',
  'pearlbrook.use':
    'Die Perle gehört dir, und die Karte ist aufgedeckt: {watermill}. Für einen Punkt und einen Zweig gibt sie zwei Karten und noch eine Perle. Benutze sie.',
  'pearlbrook.adorn':
    'Neben deiner Stadt liegen zwei Schmuckstücke, die nur du kennst. Jedes kostet eine Perle. Spiele „{amulet}“ aus.',
  'pearlbrook.gain':
    'Das {amulet} bringt drei beliebige Ressourcen, einen Punkt und zwei Karten. Nimm Zweig, Harz und Kiesel, oder was du magst.',
  'pearlbrook.wonder':
    'Im Baum hängen statt der Einfachen Ereignisse vier Wunder. „{gate}“ ist 10 Punkte wert. Du hast alles, was es kostet: Setze ein Tier ein.',
  'pearlbrook.discard': 'Ein Wunder kostet auch Karten: Wirf zwei ab.',
  'pearlbrook.end':
    'Zehn Punkte! Dein Frosch kommt mit den Tieren nach Hause, wenn du dich vorbereitest. Am Ende ist jede übrige Perle 2 Punkte wert, und Schmuckstücke, was auf ihnen steht. Und wer am Fluss nichts findet, kann immer an der {shoal} tauschen.',
  'newleaf.title': 'Newleaf',
  'newleaf.about': 'Ein Zug voller Karten, goldene Marker und Gäste mit Wünschen.',
  'newleaf.intro':
    'Eine Eisenbahn fährt jetzt durchs Tal! Unter der Wiese steht ein Zug mit drei Karten. Alle dürfen sie ausspielen wie Karten der Wiese, und jede steht in einem Waggon, der noch etwas mitbringt: eine Beere, einen Punkt oder eine beliebige Ressource.',
  'newleaf.play':
    'Im ersten Waggon steht „{refinery}“. Die Karte kostet ein Harz und einen Kiesel, und du hast beides. Spiele sie aus.',
  'newleaf.gain':
    'Zuerst hat die Karte gewirkt: Du hast ein Harz bekommen. Jetzt kommt ihr Waggon, mit einer beliebigen Ressource. Nimm, was du magst; dann rollen ein neuer Waggon und eine neue Karte heran.',
  'newleaf.golden':
    'Karten von Newleaf haben statt eines Partners ein goldenes Banner. Auf deiner Hand ist „{inventor}“ mit einem blauen: Für einen goldenen Marker geht es in jedes blaue Bauwerk. Spiele die Karte aus.',
  'newleaf.token':
    'Beeren hast du nicht, aber ein blaues Bauwerk: Lege einen goldenen Marker auf „{clockTower}“. Es geht auch umgekehrt: Ein Bauwerk mit goldenem Banner nimmt auf, wer dazu passt. Du hast drei solche Marker für das ganze Spiel, und sie kommen nie zurück.',
  'newleaf.platform':
    'Am {platform} warten Gäste, zwei davon sind zu sehen. Setze dort ein Tier ein.',
  'newleaf.away':
    'Zuerst fährt eine der beiden Karten weiter, und die nächste kommt zum Vorschein. Schicke „{dune}“ weg: Da wären sechs lila Karten gefragt.',
  'newleaf.stay':
    'Jetzt bleibt ein Gast neben deiner Stadt, ohne einen Platz zu brauchen. „{mossy}“ ist 5 Punkte wert, wenn du am Ende fünf grüne Karten hast. Fünf hast du schon: Das Häkchen wird es zeigen.',
  'newleaf.car': 'Wer am {platform} war, darf auch einen Waggon ausladen. Such dir einen aus.',
  'newleaf.end':
    'Der andere neue Ort ist der {knoll}: Dort wirfst du drei Karten von Wiese und Zug ab, nimmst drei der neuen und lädst einen Waggon aus. Gäste zählen erst am Ende, und nur, wenn ihr Wunsch dann erfüllt ist. Mit den Modulen von Newleaf kannst du auch Karten reservieren und mit einem Ticket fahren.',
  'spirecrest.title': 'Spirecrest',
  'spirecrest.about':
    'Hasen auf einem Bergpfad, Entdeckungen, Wetter und Tiere, groß genug zum Reiten.',
  'spirecrest.intro':
    'Unterhalb des Tals erheben sich die Berge. Ein Pfad führt durch Vorgebirge, Gipfel und Gebirgskamm, und dort steht dein Hase. Immer wenn du dich auf eine Jahreszeit vorbereitet hast, erkundet er: Er bringt dir ein Kartenstück und eine Entdeckung und zieht weiter.',
  'spirecrest.weather':
    'Achte auf das Wetter! Jede Jahreszeit hat ihr eigenes, und es gilt für alle, die gerade in dieser Jahreszeit sind. Jetzt ist es „{rain}“: Solange du im Winter bist, kannst du nicht in den Wald. Du siehst es ringsum.',
  'spirecrest.prepare': 'Deine Tiere sind unterwegs: Bereite dich auf den Frühling vor.',
  'spirecrest.tile':
    'Dein Hase erkundet das Vorgebirge. Wähle zuerst ein Kartenstück für deine Expedition: „{littledell}“ ist 3 Punkte wert, wenn du am Ende einen Kiesel und eine Beere für den Weg zahlst. Nimm es.',
  'spirecrest.discover':
    'Jetzt werden drei Entdeckungen aufgedeckt. Die linke ist kostenlos, die nächste kostet eine Karte oder Ressource, die rechte zwei. Links ist „{stubblehoof}“, ein Riesenwesen. Wähle es.',
  'spirecrest.mount':
    'Ein Riesenwesen tritt an die Stelle eines deiner Tiere, das von nun an auf ihm reitet. Sieh bei deinen Tieren nach: Da steht es, mit einem Sattel in deiner Farbe.',
  'spirecrest.mud':
    'Dein Hase ist zu den Gipfeln weitergezogen. Weil du vor allen anderen im Frühling bist, hast du auch das Frühlingswetter aufgedeckt: „{mud}“. Einfache Orte geben dir jetzt eine Ressource weniger, aber der Wald ist wieder offen.',
  'spirecrest.send':
    'Schicke „{stubblehoof}“ los: Wähle es neben deiner Stadt, wie du ein Tier wählen würdest.',
  'spirecrest.forest': 'Und nun der Ort. Den Wald erreicht der Schlamm nicht: Hol die drei Beeren.',
  'spirecrest.pass':
    'Viel später, Ende Herbst. Dein Hase ist zu Hause, vor ihm liegen drei Kartenstücke. Zu tun bleibt nichts mehr: Hör auf, und deine Expedition beginnt.',
  'spirecrest.first':
    'Von links an entscheidest du Stück für Stück, ob du zahlst. „{littledell}“ verlangt einen Kiesel und eine Beere: Reise dorthin.',
  'spirecrest.second':
    '„{burrowdale}“ kostet zwei Zweige und einen Kiesel, und genau das hast du. Reise weiter!',
  'spirecrest.end':
    'Sieben Punkte. Das dritte Kartenstück verlangt drei Kiesel, darum endet die Expedition hier: Seine Punkte sind verloren, und auch die aller Stücke dahinter. Hebe dir für die letzte Reise etwas auf und wähle Kartenstücke, die du bezahlen kannst, in der richtigen Reihenfolge.',

  'nightweave.title': 'Gegen {nightweave}',
  'nightweave.about': 'Die Spinne spielt nach ihren Karten, gegen dich allein oder gegen zwei.',
  'nightweave.intro':
    '{nightweave} spielt auf eigene Rechnung, mit Spinnen statt Tieren und einer eigenen Stadt. In jedem Zug deckt sie eine Aktion-Karte auf und tut das Erste darauf, das möglich ist. Sie beginnt immer.',
  'nightweave.twigs':
    'Ihre nächste Karte will die drei Zweige. Sei schneller: Setz ein Tier dorthin.',
  'nightweave.card':
    'Sieh in ihr Versteck: Für jede Jahreszeit hat ihre Karte eine erste und eine zweite Möglichkeit. Die drei Zweige waren weg, darum ging ihre Spinne an den nächsten freien Ort, wohin der Pfeil der Karte zeigt. Sie bekommt dort nichts, steht dir aber im Weg.',
  'nightweave.berry':
    'Einige Züge später, im Frühling: Alle vier Orte für ein einzelnes Tier sind besetzt. Hol eine Beere und sieh, was sie jetzt tut.',
  'nightweave.second':
    'Durchgestrichen ist, was sie nicht konnte, und daneben steht, warum. Also nahm sie die zweite Möglichkeit. Scheitert auch die, gibt es unten die Ersatzaktion, von der sie so viel tut, wie geht.',
  'nightweave.figure':
    'Manche Karten bringen ihre Figur auf die Wiese. Hol noch einmal eine Beere.',
  'nightweave.gap':
    'Der Würfel hat einen Platz bestimmt. Die Karte dort kam in ihre Stadt, und die Figur liegt an ihrer Stelle: Bis zum Ende ihrer Jahreszeit kommt dort keine Karte hin.',
  'nightweave.season':
    'Figur und Spinnen sind alle eingesetzt. Deckt sie jetzt eine Karte mit Spinne oder Figur auf, endet ihre Jahreszeit. Hol eine Beere.',
  'nightweave.spring':
    'Alles kam nach Hause, sie hat eine neue Spinne und Karten, und von nun an gilt auf all ihren Karten das Feld des Frühlings. Du bereitest dich vor, wann du willst; ihre Jahreszeiten sind ihre eigenen.',
  'nightweave.toll':
    'Sie kann noch gemeiner sein: mit Charakteren, Listen und Plänen. „{tollTaker}“ markiert die Karten neben der Figur mit Netzen. Spiele die Karte {mine} aus, die markiert ist.',
  'nightweave.pay':
    'Vor allem anderen verlangt sie eine Ressource, sonst bekommt sie zwei Punkte-Marker. Die Beere kannst du entbehren: Zahle damit.',
  'nightweave.end':
    'Am Ende zählt sie die aufgedruckten Punkte ihrer Karten, ihre Marker, Ereignisse und Reisen und was die Punkte-Karte ihres Schwierigkeitsgrads gibt. Jeder Gleichstand gehört ihr. Fang mit Schwierigkeitsgrad 0 an: Es gibt fünf.',

  'solo.title': 'Allein gegen {rugwort}',
  'solo.about': 'Die alte Ratte baut auch, ohne je zu bezahlen.',
  'solo.intro':
    '{rugwort} hat weder Handkarten noch Ressourcen. Aber seine Tiere stehen dir im Weg: eines bei 3 Zweigen, eines im Wald. Wo er steht, kannst du nicht hin.',
  'solo.place': 'Hol einen Kiesel, der Ort ist frei.',
  'solo.farm': 'Spiele die {farm} aus und sieh, was {rugwort} dann tut.',
  'solo.die':
    'Jedes Mal, wenn du eine Karte ausspielst, bestimmt ein Würfel, welche Karte der Wiese er umsonst bekommt. Was auf seinen Karten steht, ist egal: Er bekommt für jede 2 Punkte, für lila 3.',
  'solo.wife':
    'Überleg dir also, was du ausspielst. Die {wife} wohnt auf deiner {farm}: Spiele sie kostenlos von der Wiese aus. Er bekommt dafür noch eine Karte.',
  'solo.forest': 'Dein zweites Tier darf im Wald zwei beliebige Ressourcen holen.',
  'solo.gain': 'Nimm, was du möchtest.',
  'solo.prepare':
    'Alle Tiere sind unterwegs: Bereite dich auf den Frühling vor. Er wird dasselbe tun.',
  'solo.moved':
    'Sieh: Seine Tiere sind weitergezogen, und ein neues steht auf einer Karte der Wiese, die du jetzt nicht ausspielen kannst. Er nimmt sich auch Einfache Ereignisse, wenn er die Karten dafür hat.',
  'solo.end':
    'Am Ende zählt er seine Karten, seine Ereignisse und 3 Punkte für jedes Besondere Ereignis, das du nicht hast. Hab mehr als er, und das nächste Jahr wird schwerer.',
};
