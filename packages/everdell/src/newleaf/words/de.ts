/** Newleaf: what only this box says, in German. */
import { count, select } from '@evervale/kernel/text';
import { color, rarity, verb } from '../../words/de/grammar.ts';
import { nehmen } from '../../words/de/verbs.ts';

const auffuellen = verb('fülle', 'füllen', 'auf');
const legen = verb('lege', 'legen');
const cards = count('Karte', 'Karten');
const place = select('from', { meadow: 'Wiese', other: 'Bahnhof' });
const side = select('side', { outbound: 'Hinfahrt', other: 'Rückfahrt' });
const critter = select('color', {
  none: select('rarity', { common: 'jedes gewöhnliche Wesen', other: 'jedes einzigartige Wesen' }),
  other: `jedes Wesen vom Typ ${color}`,
});

const goldenHome = select('color', {
  none: `${rarity}n Bauwerk`,
  other: `Bauwerk vom Typ ${color}`,
});

export const de = {
  // On cards, Events, visitors and places.
  'n.topVisitor': count('sichtbaren Gast', 'sichtbare Gäste'),
  'v.welcome': legen('{what} neben deine Stadt'),
  'v.refillBoth': auffuellen('beides'),
  'note.both': '{a}; {b}',
  'card.stays': 'kann weder entfernt noch kopiert noch aktiviert werden',
  // color none: the rarity decides.
  'cost.golden': `kostenlos mit 1 Goldenen Besetzt-Marker auf einem ${goldenHome}`,
  'fact.goldenFor': `kann mit 1 Goldenen Besetzt-Marker für ${critter} besetzt werden`,
  'req.achievedBefore': 'benötigt {what}, die du schon erledigt hast',
  'if.oneType': `wenn du mindestens ${cards} eines Typs außer Produktion in deiner Stadt hast`,

  // For whom a box is, before a game starts.
  'advice.largeTogether': 'Mehr als eine große Erweiterung ist möglich, aber nicht empfohlen',
  'advice.typeEvents': 'Besser mit Besonderen Ereignissen, die keine bestimmten Karten nennen',

  // Prompts.
  'prompt.displayTake': `Nimm ${cards} von der Wiese oder vom Bahnhof`,
  'prompt.displayDiscard': `Wirf ${cards} von der Wiese oder vom Bahnhof ab`,
  'prompt.trainCar': 'Von welchem Waggon nimmst du dir die Belohnung?',
  'prompt.visitorDiscard': 'Welchen Gast wirfst du ab?',
  'prompt.visitorKeep': 'Welchen Gast legst du neben deine Stadt?',
  'prompt.visitorOf': 'Welchen Gast bekommt {player}?',
  'prompt.unload': 'Welche Ressourcen nimmst du von dieser Karte? (noch {n})',
  'prompt.copyCard': 'Welche Karte kopierst du?',
  'prompt.reserved': 'Bleibt die Karte {card} reserviert?',
  'prompt.rugwortPlays': 'Welche Karte spielt {player} aus?',

  // Options.
  'option.playStation': '{noun} vom Bahnhof ausspielen ({n})',
  'option.stationCard': '{card} (Bahnhof, {n})',
  'option.trainCar': '{car}',
  'option.visitor': '{visitor}',
  'option.golden': 'Goldener Besetzt-Marker {card}',
  'option.ticket': `Ticket einsetzen (${side})`,
  'option.reserve': `{card} reservieren (${place}, {n})`,
  'option.playReserved': 'Reservierte Karte {card} {less} ausspielen',
  'option.keepReserved': 'Reserviert lassen',
  'option.dropReserved': 'Abwerfen',

  // Reasons.
  'reason.ticketEarly': 'Die Rückfahrt ist nur im Sommer und im Herbst möglich',

  // Log.
  'log.golden': '{player} legt 1 Goldenen Besetzt-Marker: {card}',
  'log.stationFill': 'Neu am Bahnhof: {card}',
  'log.stationTake': '{player} nimmt vom Bahnhof: {card}',
  'log.stationDiscard': '{player} wirft vom Bahnhof ab: {card}',
  'log.carCame': 'Ein Waggon kommt an den Bahnhof: {car}',
  'log.carTaken': '{player} nutzt einen Waggon: {car}',
  'log.visitor': '{visitor} besucht die Stadt von {player}',
  'log.visitorGone': '{player} wirft den Gast {visitor} ab',
  'log.visitorsShuffled': 'Die abgeworfenen Gäste werden in die Stapel gemischt',
  'log.ticket': `{player} setzt das Ticket ein (${side})`,
  'log.reserve': '{player} reserviert: {card}',
  'log.reserveDrop': '{player} wirft die reservierte Karte {card} ab',

  // Things on cards.
  'n.stationCard': count('Karte vom Bahnhof', 'Karten vom Bahnhof'),
  'n.worker': count('Tier', 'Tiere'),
  'n.basicEvent': count('Einfaches Ereignis', 'Einfache Ereignisse'),
  'n.specialEvent': count('Besonderes Ereignis', 'Besondere Ereignisse'),
  'q.atMost': 'höchstens {what}',

  // Clauses.
  'each.spaces': 'für je {n} belegte Plätze in deiner Stadt',
  'if.more': 'wenn du in deiner Stadt mehr {a} als {b} hast',

  // What a card lets you do.
  'v.takeTrainCar': nehmen('dir die Belohnung von 1 Waggon deiner Wahl'),

  // Rules on cards.
  'req.leftover': '{what} übrig',

  // The form of a new table.
  'form.house.golden': 'Zwei Marker auf einem Bauwerk',
  'form.house.goldenNote':
    'Ein Bauwerk darf von jeder Sorte einen Besetzt-Marker tragen, einen braunen und einen goldenen.',
  'form.box.newleaf':
    'Ein Bahnhof mit Zügen, Gästen und zwei neuen Orten; bringt seine Karten mit.',
  'form.box.newleaf-cards': '24 verschiedene Karten mit goldenem Banner, auch ohne den Bahnhof.',
  'form.box.newleaf-forest': 'Weitere Waldorte für deine Tiere.',
  'form.box.newleaf-events': 'Besondere Ereignisse, die Typen und Anzahlen von Karten verlangen.',
  'form.box.newleaf-basic-events':
    'Zwei Einfache Ereignisse: eine große Stadt und drei Wohlstandskarten.',
  'form.box.tickets': 'Versetze zweimal im Spiel 1 eingesetztes Tier: Hinfahrt und Rückfahrt.',
  'form.box.reservation': 'Reserviere 1 Karte und spiele sie später günstiger aus.',
};
