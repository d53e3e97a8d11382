/** Was das Spiel fragt: what the game asks, in German. */
import { count, select } from '@evervale/kernel/text';
import { left, theAcc, theDat, upTo, yourAcc, yourDat } from './grammar.ts';

const handCards = count('Handkarte', 'Handkarten');
const resources = count('Ressource', 'Ressourcen');

export const prompts = {
  // Turn.
  'prompt.action': 'Du bist am Zug: Wähle 1 Aktion',
  'prompt.order': 'Welcher Effekt kommt als Nächstes?',

  // Paying.
  'prompt.payment': `Wie bezahlst du ${theAcc}?`,
  'prompt.payWhich': `Welche Ressourcen zahlst du?${left}`,
  'prompt.payWith': `Welche Ressourcen zahlst du mithilfe ${select('g', { f: 'deiner {noun}', other: 'der Karte {noun}' })}?${left}`,
  'prompt.payAmount': select('resource', {
    twig: 'Wie viele Zweige zahlst du?',
    resin: 'Wie viel Harz zahlst du?',
    pebble: 'Wie viele Kiesel zahlst du?',
    other: 'Wie viele Beeren zahlst du?',
  }),

  // Playing cards.
  'prompt.replace': `Welches Bauwerk macht Platz für ${theAcc}?`,
  'prompt.intoCity': `In wessen Stadt spielst du ${theAcc} aus?`,
  'prompt.playFree': 'Welche Karte spielst du kostenlos aus?',
  'prompt.playLess': `Welche Karte spielst du für ${resources} weniger aus?`,
  'prompt.playRevealed': 'Welche der aufgedeckten Karten spielst du kostenlos aus?',
  'prompt.playTaken': `Welche der eben genommenen Karten spielst du für ${resources} weniger aus?`,

  // Cards in the city.
  'prompt.discardCity': `Welche Karte wirfst du aus deiner Stadt ab?${left}`,
  'prompt.production': 'Welche Produktionskarte aktivierst du als Nächstes?',
  'prompt.activate': 'Welche Produktionskarte aktivierst du?',
  'prompt.copy': 'Welche Produktionskarte kopierst du?',
  'prompt.storehouse': `Was legst du auf ${yourAcc}?`,
  'prompt.clockTower': `Gibst du 1 Punkte-Marker von ${yourDat} zurück, um 1 Ort noch einmal zu nutzen?`,

  // Hand.
  'prompt.discard': `Wirf ${handCards} ab`,
  'prompt.discardUpTo': `Wirf bis zu ${handCards} ab`,
  'prompt.discardAny': select('least', {
    none: 'Wirf beliebig viele Handkarten ab',
    other: 'Wirf 1 oder mehr Handkarten ab',
  }),
  'prompt.keep': 'Welche Karte behältst du?',

  // Giving.
  'prompt.giveCards': `Gib ${handCards} ab`,
  'prompt.giveWhich': `Welche Ressourcen gibst du ab?${left}`,
  'prompt.giveAmount': 'Wie viele Beeren gibst du ab?',
  'prompt.receiver': select('what', {
    card: 'Wer bekommt die Karte?',
    cards: 'Wer bekommt die Karten?',
    resource: 'Wer bekommt die Ressource?',
    berries: 'Wer bekommt die Beeren?',
    payment: 'Wer bekommt, was du zahlst?',
    other: 'Wer bekommt die Ressourcen?',
  }),

  // Resources.
  'prompt.gain': `Welche Ressource nimmst du dir?${left}`,
  'prompt.trade': `Welche Ressourcen tauschst du ein?${upTo}`,
  'prompt.tradeFor': `Was nimmst du dir dafür?${left}`,

  // Workers and locations.
  'prompt.location': 'Welchen Ort nutzt du?',
  'prompt.workerMove': 'Welches Tier versetzt du?',
  'prompt.workerTo': 'Wohin kommt das Tier?',
  'prompt.placeKind': 'Wo setzt du {worker} ein?',
  'prompt.workerBack': 'Welches Tier holst du zurück?',

  // Meadow and piles.
  'prompt.meadowDiscard': `Welche Karten wirfst du von der Wiese ab?${left}`,
  'prompt.meadowTake': `Welche Karten nimmst du von der Wiese?${left}`,
  'prompt.meadowTakeUpTo': `Welche Karten nimmst du von der Wiese?${upTo}`,
  'prompt.pile': 'Von welchem Stapel deckst du Karten auf?',

  // Events.
  'prompt.onEvent': `Was legst du auf das Ereignis „{event}“?${upTo}`,
  'prompt.underEvent': select('kind', {
    critter: `Welche Wesen kommen unter das Ereignis „{event}“?${upTo}`,
    other: `Welche Karten kommen unter das Ereignis „{event}“?${upTo}`,
  }),
  'prompt.revealed': `Was geschieht mit ${theDat}?`,

  // Boxes.
  'prompt.choose': '{source}: Wofür entscheidest du dich?',
  'prompt.may': '{source}: Möchtest du den Effekt nutzen?',
  'prompt.chooseOne': 'Wofür entscheidest du dich?',
  'prompt.nameType': 'Welchen Kartentyp nennst du?',
  'prompt.giveItems': `Was gibst du ab?${upTo}`,
  'prompt.drawFrom': `Woher kommt die nächste Karte?${left}`,
};
