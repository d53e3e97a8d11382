/** What only Newleaf says: on its cards, in prompts, options, reasons and the log. */
import { count, select } from '@evervale/kernel/text';
import { color, rarity, verb } from '../../words/en/grammar.ts';

const cards = count('card', 'cards');
const place = select('from', { meadow: 'Meadow', other: 'Station' });
const side = select('side', { outbound: 'outbound', other: 'return' });

export const en = {
  // On cards, Events, visitors and places.
  'n.topVisitor': count('visible visitor', 'visible visitors'),
  'v.welcome': verb('lay', '{what} beside your city'),
  'v.refillBoth': verb('refill', 'both'),
  'note.both': '{a}; {b}',
  'card.stays': 'cannot be removed, copied or activated',
  // color none: the rarity decides.
  'cost.golden': `free with a golden token on a ${select('color', { none: rarity, other: color })} Construction`,
  'fact.goldenFor': `can be occupied with a golden token for any ${select('color', { none: rarity, other: color })} Critter`,
  'req.achievedBefore': 'needs {what} that you have already achieved',
  'if.oneType': `if your city has at least ${cards} of one type other than Production`,

  // For whom a box is, before a game starts.
  'advice.largeTogether': 'More than one large expansion is possible, but not recommended',
  'advice.typeEvents': 'Better with special Events that do not name particular cards',

  // Prompts.
  'prompt.displayTake': `Take ${cards} from the Meadow or the Station`,
  'prompt.displayDiscard': `Discard ${cards} from the Meadow or the Station`,
  'prompt.trainCar': 'Which train car’s reward do you gain?',
  'prompt.visitorDiscard': 'Which visitor do you discard?',
  'prompt.visitorKeep': 'Which visitor do you lay beside your city?',
  'prompt.visitorOf': 'Which visitor does {player} get?',
  'prompt.unload': 'Which resources do you take from this card? ({n} left)',
  'prompt.copyCard': 'Which card do you copy?',
  'prompt.reserved': 'Do you keep {card} reserved?',
  'prompt.rugwortPlays': 'Which card does {player} play?',

  // Options.
  'option.playStation': 'Play {nom} from the Station ({n})',
  'option.stationCard': '{card} (Station, {n})',
  'option.trainCar': '{car}',
  'option.visitor': '{visitor}',
  'option.golden': 'Golden token {card}',
  'option.ticket': `Use your ticket (${side})`,
  'option.reserve': `Reserve {card} (${place}, {n})`,
  'option.playReserved': 'Play your reserved card {card} {less}',
  'option.keepReserved': 'Keep it reserved',
  'option.dropReserved': 'Discard it',

  // Reasons.
  'reason.ticketEarly': 'The return trip is possible only in summer and autumn',

  // Log.
  'log.golden': '{player} puts a golden token on {card}',
  'log.stationFill': 'New at the Station: {card}',
  'log.stationTake': '{player} takes {card} from the Station',
  'log.stationDiscard': '{player} discards {card} from the Station',
  'log.carCame': 'A train car comes to the Station: {car}',
  'log.carTaken': '{player} uses a train car: {car}',
  'log.visitor': '{visitor} visits the city of {player}',
  'log.visitorGone': '{player} discards the visitor {visitor}',
  'log.visitorsShuffled': 'The discarded visitors are shuffled into the piles',
  'log.ticket': `{player} uses the ticket (${side})`,
  'log.reserve': '{player} reserves {card}',
  'log.reserveDrop': '{player} discards the reserved card {card}',

  // Things on cards.
  'n.stationCard': count('Station card', 'Station cards'),
  'n.worker': count('worker', 'workers'),
  'n.basicEvent': count('basic Event', 'basic Events'),
  'n.specialEvent': count('special Event', 'special Events'),
  'q.atMost': 'at most {what}',

  // Clauses.
  'each.spaces': 'for every {n} filled spaces in your city',
  'if.more': 'if your city has more {a} than {b}',

  // What a card lets you do.
  'v.takeTrainCar': verb('choose', '1 train car and gain its reward'),

  // Rules on cards.
  'req.leftover': '{what} left in your supply',

  // The form of a new table.
  'form.house.golden': 'Two tokens on a Construction',
  'form.house.goldenNote':
    'A Construction may carry an occupied token of each kind, a brown and a golden one.',
  'form.box.newleaf':
    'A station with trains, visitors and two new locations; brings its cards along.',
  'form.box.newleaf-cards': '24 kinds of cards with golden banners, also without the station.',
  'form.box.newleaf-forest': 'More Forest locations for your workers.',
  'form.box.newleaf-events': 'Special Events that ask for types and numbers of cards.',
  'form.box.newleaf-basic-events': 'Two basic Events: a big city and three Prosperity cards.',
  'form.box.tickets':
    'Move a deployed worker twice in the game: one outbound trip, one return trip.',
  'form.box.reservation': 'Put a card aside and play it later for less.',
};
