/** Was das Spiel fragt: what the game asks, in German. */
import { count } from '@evervale/kernel/text';

const cards = count('Karte', 'Karten');
const handCards = count('Handkarte', 'Handkarten');
const resources = count('Ressource', 'Ressourcen');

export const prompts = {
  // Turn.
  'prompt.turn': 'Du bist am Zug: Wähle 1 Aktion',
  'prompt.waiting': 'Warten auf {player}',
  'prompt.choose': 'Wähle 1 Möglichkeit',
  'prompt.trigger': 'Welcher Effekt kommt als Nächstes?',

  // Paying.
  'prompt.way': 'Wie bezahlst du die Karte {card}?',
  'prompt.payUnits': 'Wähle die Ressourcen, mit denen du die Karte {card} bezahlst (noch {n})',
  'prompt.payUnitsSwapped':
    'Wähle die Ressourcen, mit denen du die Karte {card} bezahlst (noch {n}, 1 davon beliebig)',
  'prompt.leaveOut': 'Wähle die Ressourcen, die du für die Karte {card} nicht zahlst (noch {n})',
  'prompt.swapFor': 'Was zahlst du statt {what}?',
  'prompt.imprison': 'Welches Wesen kommt unter deine Karte {card}?',
  'prompt.payReceiver': 'Wer bekommt, was du für die Karte {card} zahlst?',
  'prompt.payUpTo': 'Wie viele {many} zahlst du?',
  'prompt.payFor': 'Zahlst du {what}, um dir {gain} zu nehmen?',

  // Playing cards.
  'prompt.replace': 'Welches Bauwerk macht Platz für die Karte {card}?',
  'prompt.whoseCity': 'In wessen Stadt spielst du die Karte {card} aus?',
  'prompt.playFree': `Welche Karte im Wert von bis zu ${count('Punkt', 'Punkten')} spielst du kostenlos aus?`,
  'prompt.playLess': `Welche Karte spielst du für ${resources} weniger aus?`,
  'prompt.playRevealed': 'Welche der aufgedeckten Karten spielst du kostenlos aus?',

  // Cards in the city.
  'prompt.discardCity': `Wirf ${cards} aus deiner Stadt ab`,
  'prompt.foolRugwort': 'Welche Karte verlässt die Stadt von Fusselwürz?',
  'prompt.production': 'Welche Produktionskarte aktivierst du als Nächstes?',
  'prompt.activate': 'Welche Produktionskarte aktivierst du?',
  'prompt.copy': 'Welche Produktionskarte kopierst du?',
  'prompt.store': 'Was legst du auf diese Karte?',
  'prompt.clockTower': 'Legst du 1 Punkte-Marker zurück, um 1 deiner Orte noch einmal zu nutzen?',

  // Hand.
  'prompt.discardExactly': `Wirf ${handCards} ab`,
  'prompt.discardUpTo': `Wirf bis zu ${handCards} ab`,
  'prompt.discardAny': 'Wirf beliebig viele Handkarten ab',
  'prompt.teach': 'Welche Karte behältst du?',

  // Giving.
  'prompt.giveCards': `Gib ${handCards} ab`,
  'prompt.giveCardsUpTo': `Gib bis zu ${handCards} ab`,
  'prompt.giveResources': `Gib ${resources} ab`,
  'prompt.giveUpTo': 'Wie viele {many} gibst du ab?',
  'prompt.spread': `Gib bis zu ${resources} an andere Personen`,
  'prompt.giveFor': 'Gibst du {what} an 1 andere Person, um dir {gain} zu nehmen?',
  'prompt.receiver': 'Wem gibst du etwas?',
  'prompt.opponent': 'Wähle 1 andere Person',

  // Resources.
  'prompt.gainAny': `Nimm dir ${count('beliebige Ressource', 'beliebige Ressourcen')}`,
  'prompt.trade': `Tausche bis zu ${resources} ein`,

  // Workers and locations.
  'prompt.location': 'Welchen Ort nutzt du?',
  'prompt.moveWorker': 'Welches Tier versetzt du?',
  'prompt.moveWhere': 'Wohin kommt das Tier?',
  'prompt.recallOne': 'Welches Tier holst du zurück?',
  'prompt.workerLost': 'Welches deiner Tiere verlässt das Spiel?',

  // Meadow and piles.
  'prompt.discardMeadow': `Wirf ${cards} von der Wiese ab`,
  'prompt.takeMeadow': `Nimm ${cards} von der Wiese`,
  'prompt.takeMeadowUpTo': `Nimm bis zu ${cards} von der Wiese`,
  'prompt.drawFromMeadow': `Die Stapel sind leer: Nimm bis zu ${cards} von der Wiese`,
  'prompt.whichPile': 'Von welchem Stapel deckst du Karten auf?',

  // Events.
  'prompt.putOnEvent': `Lege bis zu ${resources} auf das Ereignis`,
  'prompt.tuck': `Lege bis zu ${cards} unter das Ereignis`,
  'prompt.scrolls': 'Welche aufgedeckten Karten kommen auf deine Hand, welche unter das Ereignis?',
};
