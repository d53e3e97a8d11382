/** Newleaf: what only this box says, in German. */
import { count, select } from '@evervale/kernel/text';
import { color, verb } from '../../words/de/grammar.ts';

const auffuellen = verb('fülle', 'füllen', 'auf');
const legen = verb('lege', 'legen');
const cards = count('Karte', 'Karten');
const place = select('from', { meadow: 'Wiese', other: 'Bahnhof' });
const side = select('side', { outbound: 'Hinfahrt', other: 'Rückfahrt' });
const critter = select('color', {
  none: select('rarity', { common: 'ein gewöhnliches Wesen', other: 'ein einzigartiges Wesen' }),
  other: `ein Wesen (${color})`,
});

export const de = {
  // On cards, Events, visitors and places.
  'n.topVisitor': count('offenen Gast', 'offene Gäste'),
  'v.welcome': legen('{what} neben deine Stadt'),
  'v.refillBoth': auffuellen('beides'),
  'note.both': '{a}; {b}',
  'card.stays': 'kann weder entfernt noch kopiert oder aktiviert werden',
  'fact.goldenFor': `nimmt 1 Goldenen Besetzt-Marker für ${critter}`,
  'req.achievedBefore': 'benötigt {what}, vorher erledigt',
  'if.oneType': `wenn du mindestens ${cards} eines Typs außer Produktion in deiner Stadt hast`,

  // For whom a box is, before a game starts.
  'advice.largeTogether': 'Mehr als eine große Erweiterung ist möglich, aber nicht empfohlen',
  'advice.typeEvents': 'Besser mit Besonderen Ereignissen, die keine bestimmten Karten nennen',

  // Prompts.
  'prompt.displayTake': `Nimm ${cards} von der Wiese oder vom Bahnhof`,
  'prompt.displayDiscard': `Wirf ${cards} von der Wiese oder vom Bahnhof ab`,
  'prompt.trainCar': 'Die Belohnung welches Waggons nimmst du dir?',
  'prompt.visitorDiscard': 'Welchen Gast wirfst du ab?',
  'prompt.visitorKeep': 'Welchen Gast legst du neben deine Stadt?',
  'prompt.visitorOf': 'Welchen Gast bekommt {player}?',
  'prompt.unload': 'Welche Ressourcen nimmst du von dieser Karte? (noch {n})',
  'prompt.copyCard': 'Welche Karte kopierst du?',
  'prompt.reserved': 'Bleibt die Karte {card} reserviert?',
  'prompt.rugwortPlays': 'Welche Karte spielt {player} aus?',

  // Options.
  'option.playStation': '{card} vom Bahnhof ausspielen ({n})',
  'option.stationCard': '{card} (Bahnhof, {n})',
  'option.trainCar': '{car}',
  'option.visitor': '{visitor}',
  'option.golden': 'Goldener Besetzt-Marker {card}',
  'option.ticket': `Ticket einsetzen (${side})`,
  'option.reserve': `{card} reservieren (${place}, {n})`,
  'option.playReserved': 'Reservierte Karte {card} für 1 Ressource weniger ausspielen',
  'option.keepReserved': 'Reserviert lassen',
  'option.dropReserved': 'Abwerfen',

  // Reasons.
  'reason.ticketEarly': 'Die Rückfahrt ist nur im Sommer und im Herbst möglich',

  // Log.
  'log.golden': '{player} legt einen Goldenen Besetzt-Marker auf {card}',
  'log.stationFill': 'Neu am Bahnhof: {card}',
  'log.stationTake': '{player} nimmt {card} vom Bahnhof',
  'log.stationDiscard': '{player} wirft {card} vom Bahnhof ab',
  'log.carCame': 'Ein Waggon kommt an den Bahnhof: {car}',
  'log.carTaken': '{player} nutzt einen Waggon: {car}',
  'log.visitor': '{visitor} besucht die Stadt von {player}',
  'log.visitorGone': '{player} wirft den Gast {visitor} ab',
  'log.visitorsShuffled': 'Die abgeworfenen Gäste werden in die Stapel gemischt',
  'log.ticket': `{player} setzt das Ticket ein (${side})`,
  'log.reserve': '{player} reserviert {card}',
  'log.reserveDrop': '{player} wirft die reservierte Karte {card} ab',
};
