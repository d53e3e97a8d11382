/** Eldervale on one page, in our words. */
import type { Guide } from '../../../common/guide.ts';

export const de: Guide = [
  {
    title: 'Worum es geht',
    text: [
      'Dein Volk kommt nach Eldervale, ein Land mit acht Elementen, von denen nur einige im Spiel sind. Du schickst Einheiten aus, nimmst Schätze, gewinnst Macht und baust bis zu sechs Behausungen. Das Spiel endet, sobald jemand die sechste Behausung baut oder das letzte Reich aufgedeckt wird; wer die meisten Siegpunkte hat, gewinnt.',
    ],
    rules: ['E19.1', 'E20.13'],
  },
  {
    title: 'Dein Zug: eins von beidem',
    text: [
      'Setze eine Einheit aus der Bereitschaft in ein Reich ein und führe sofort aus, was es bietet, oder sammle dich: Hole alle Einheiten heim und nutze deine Karten. Passen darfst du nie. Freie Aktionen (einen Marker einlösen oder in ein Fach legen, zaubern, eine Sphäre nutzen) kommen dazu, so viele du willst.',
    ],
    rules: ['E4.1', 'E4.2', 'E5.1'],
  },
  {
    title: 'Wohin eine Einheit darf',
    text: [
      'Die erste dorthin, wo niemand steht. Jede weitere neben eine deiner Einheiten, aber nicht dorthin, wo du schon stehst. Der Drache fliegt zwei Reiche weit, der Zauberer erscheint in jedem leeren Reich, der Krieger darf auch dort beginnen, wo andere stehen.',
    ],
    rules: ['E5.5', 'E5.6', 'E5.11', 'E5.12', 'E5.13'],
  },
  {
    title: 'Schätze',
    text: [
      'In einem Elementarreich nimmst du den obersten Marker eines Stapels in deine Ablage, höchstens vier. Löse ihn ein, wann du willst, oder lege ihn in ein Fach einer Karte: Dort wirkt er immer wieder. Ein leeres Feld gibt noch den aufgedruckten Rohstoff.',
    ],
    rules: ['E6.1', 'E6.2', 'E11.2', 'E11.4'],
  },
  {
    title: 'Ruinen',
    text: [
      'Magierturm: zahle 2 Rohstoffe, ziehe 3 Magiekarten, wirf eine ab. Portal: beschwöre eine weitere Einheit. Mühle: baue eine Behausung. Festung: 2 Rohstoffe für 2 Gold. Gold steht für alles.',
    ],
    rules: ['E6.5', 'E6.6', 'E6.7', 'E6.8'],
  },
  {
    title: 'Das Verlies',
    text: [
      'Decke ein neues Reich auf und lege es an zwei andere an; kaufe eine der offenen Abenteuerkarten für dein Tableau und gewinne Macht in ihrem Element; kaufe dann eine zweite oder lege eine unter ihren Stapel.',
    ],
    rules: ['E7.1', 'E7.2', 'E7.8', 'E7.9'],
  },
  {
    title: 'Sammeln',
    text: [
      'Hole deine Einheiten eine nach der anderen zurück. Jede darf auf einer Karte deines Tableaus deren Aktion ausführen, eine Einheit je Aktion, oder gleich in die Bereitschaft gehen. Auch die Einheiten der Unterwelt kommen wieder. Deine Startkarte kann beschwören, ernten und bauen.',
    ],
    rules: ['E8.3', 'E8.5', 'E8.6', 'E9.1'],
  },
  {
    title: 'Behausungen',
    text: [
      'Ein Arbeiter in einem Elementarreich wird für den Preis auf dem Plättchen zur Behausung. Sofort: 2 Punkte für jede benachbarte Ruine und Behausung und Macht für jedes Siegel. Sie bleibt für immer, bringt in Kämpfen nebenan einen Würfel und zählt am Ende noch einmal.',
    ],
    rules: ['E10.2', 'E10.7', 'E10.9'],
  },
  {
    title: 'Kampf',
    text: [
      'Wer eine Einheit zu anderen setzt, kämpft. Benachbarte Einheiten dürfen sich anschließen; zählt die Würfel (Arbeiter 1, Krieger 2, Drache 3, eigene Behausungen je 1), dazu einen je gezahltem Schwert, höchstens sechs. Alle würfeln; der höchste Würfel gewinnt, bei Gleichstand der nächste. Wer gewinnt, steigt im Ruhm; die Einheiten der anderen gehen in die Unterwelt, und jede bringt ein Schwert.',
    ],
    rules: ['E15.1', 'E15.8', 'E15.13', 'E15.23', 'E15.29', 'E15.36'],
  },
  {
    title: 'Monster',
    text: [
      'Ein Monster neben dem Reich, in das du eine Einheit setzt, stürmt hinein, und es kommt zum Kampf. Bis sich alle einmal gesammelt haben, schlafen die Monster: Das ist der friedliche Beginn. Besiegte Monster verschwinden; mit manchen Effekten beherrschst du eines, und es kämpft für dich.',
    ],
    rules: ['E18.1', 'E18.10', 'E18.13'],
  },
  {
    title: 'Macht, Ruhm, Sphären',
    text: [
      'Jedes Element hat eine Leiste mit fünf Feldern, die 2, 2, 3, 4 und 5 wert sind. Wer zuerst oben ist, nimmt eine Sphäre: Sie kauft eine Belohnung, erlässt dir den Preis einer Karte für immer oder weckt ein Sphärenfach. Die Ruhmesleiste gibt mit jedem Schritt etwas.',
    ],
    rules: ['E17.2', 'E17.4', 'E17.11', 'E16.3'],
  },
  {
    title: 'Wertung',
    text: [
      'Ein Punkt je ungenutzter Sphäre; der Wert jedes deiner Machtmarker; für jede Behausung und für deine Karten der Wert deines Markers in diesem Element, höchstens drei Karten je Behausung; dann Gewölbe und Prophezeiungen.',
    ],
    rules: ['E20.2', 'E20.4', 'E20.5', 'E20.6'],
  },
];
