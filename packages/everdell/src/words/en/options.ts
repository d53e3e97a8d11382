/** What a player can pick, short as on a button. */
import { points, season } from './grammar.ts';

export const options = {
  // Where a worker can stand: the `place` of options and log.
  'place.basic': 'basic location ({place})',
  'place.forest': 'Forest location ({place})',
  'place.journey': `Journey (${points})`,
  'place.event': 'Event “{event}”',
  'place.card': '{card} in {player}’s city',
  'place.meadow': 'Meadow card {n}',
  'place.beside': 'beside the board',
  'place.supply': 'not yet placed',

  // Actions.
  'option.place': 'Place a worker: {place}',
  'option.playHand': 'Play {card} from your hand',
  'option.playMeadow': 'Play {card} from the Meadow ({n})',
  'option.prepare': `Prepare for ${season}`,
  'option.pass': 'Pass for the rest of the game',

  // Ways to pay for a card.
  'option.pay': 'Pay the cost',
  'option.payWhat': 'Pay {what}',
  'option.paySwap': 'Pay the cost with 1 resource replaced',
  'option.swap': 'Pay {a} instead of {b}',
  'option.occupy': 'Occupy your {card}',
  'option.sacrifice': 'Discard your {card} to pay less',
  'option.imprison': 'Imprison {card} to pay less',
  'option.free': 'Play for free',

  // Answers.
  'option.done': 'Done',
  'option.none': 'None',
  'option.skip': 'Skip',
  'option.yes': 'Yes',
  'option.no': 'No',

  // Things.
  'option.amount': '{n}',
  'option.resource': '<up>{resource}</up>',
  'option.store': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Meadow, {n})',
  'option.copy': '{card} in {player}’s city',
  'option.under': '{card}: under the Event',
  'option.player': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Worker: {place}',
  'option.pile.deck': 'Deck',
  'option.pile.discard': 'Discard pile',
};
