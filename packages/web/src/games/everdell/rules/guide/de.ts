/** Das Spiel auf einer Seite: the game on one page, in German. */
import type { Guide } from '../../../common/guide.ts';

export const de: Guide = [
  {
    title: 'Worum es geht',
    text: [
      'Du gründest eine Stadt in einem Waldtal und hast dafür ein Jahr, vom Ende des Winters bis zum letzten Blatt im Herbst. In einer Stadt haben 15 Karten Platz. Wer am Ende die meisten Punkte hat, gewinnt.',
    ],
    rules: ['10.1', '10.5'],
  },
  {
    title: 'Dein Zug: eins von drei Dingen',
    text: [
      'Setze ein Tier ein, spiele eine Karte aus oder bereite dich auf die nächste Jahreszeit vor. Dann kommt die nächste Person dran. Alle haben ihre eigene Jahreszeit: Bei den einen ist noch Winter, während andere schon den Sommer genießen.',
    ],
    rules: ['4.2', '4.6'],
  },
  {
    title: 'Tiere holen Ressourcen',
    text: [
      'Ein Tier geht an einen freien Ort und tut sofort, was dort steht: Zweige, Harz, Kiesel oder Beeren sammeln, Karten ziehen und mehr. In einen geschlossenen Ring passt ein einziges Tier, in einen offenen passen beliebig viele. In der Zuflucht wird aus zwei Handkarten eine beliebige Ressource.',
    ],
    rules: ['5.1', '5.4', '5.5', '5.23'],
  },
  {
    title: 'Karten werden zu deiner Stadt',
    text: [
      'Bezahle die Kosten und spiele eine Karte aus, von der Hand oder von den acht Karten der Wiese, die allen gemeinsam gehört. Wesen kosten Beeren, Bauwerke Zweige, Harz und Kiesel. Die meisten Karten brauchen einen Platz; eine einzigartige Karte darfst du nur einmal haben.',
      'Fünf Farben: Braune Bewegung wirkt einmal, beim Ausspielen. Grüne Produktion wirkt beim Ausspielen und wieder im Frühling und im Herbst. Rote Ziele sind Orte für deine Tiere. Blaue Verwaltung hilft dir von da an. Lila Wohlstand bringt am Ende zusätzliche Punkte.',
    ],
    rules: ['6.1', '6.3'],
  },
  {
    title: 'Freunde ziehen kostenlos ein',
    text: [
      'Jedes Wesen hat ein Zuhause. Steht dieses Bauwerk in deiner Stadt und wohnt dort noch niemand, darfst du das Wesen ausspielen, ohne zu bezahlen: Das Haus ist dann für immer besetzt.',
    ],
    rules: ['6.14', '6.15'],
  },
  {
    title: 'Ereignisse',
    text: [
      'Oben im Baum hängen Ereignisse. Wer zuerst die richtigen Karten hat und ein Tier hinschickt, behält das Ereignis mit seinen Punkten. Niemand sonst kann es dann noch bekommen.',
    ],
    rules: ['5.40', '5.41'],
  },
  {
    title: 'Die Jahreszeiten',
    text: [
      'Sind alle deine Tiere unterwegs, bereite dich auf die nächste Jahreszeit vor: Sie kommen heim, und neue stoßen dazu. Frühling und Herbst lassen alle deine grünen Karten noch einmal produzieren; im Sommer nimmst du dir zwei Karten von der Wiese.',
    ],
    rules: ['8.1', '8.6', '8.7', '8.8'],
  },
  {
    title: 'Der Herbst und das Ende',
    text: [
      'Im Herbst können Tiere auf die Reise gehen: Wirf so viele Karten ab, wie der Reise-Ort Punkte wert ist. Bleibt nichts mehr zu tun, hör auf. Haben alle aufgehört, wird gezählt: Punkte auf Karten, Punkte-Marker, lila Boni, Reise und Ereignisse.',
    ],
    rules: ['5.25', '9.1', '10.1'],
  },
  {
    title: 'Allein gegen Fusselwürz',
    text: [
      'Die alte Ratte bekommt für jede Karte, die du ausspielst, eine von der Wiese, versperrt Orte und Karten und schnappt sich Ereignisse, für die du zu langsam bist. Übertriff ihre Punkte in drei Jahren, jedes schwerer als das davor.',
    ],
    rules: ['21.4', '21.17', '22.3'],
  },
];
