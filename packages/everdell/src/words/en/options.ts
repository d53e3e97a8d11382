/** What a player can pick, short as on a button. `what` is a list of counted things. */
import { select } from '@evervale/kernel/text';
import { points, season } from './grammar.ts';

export const options = {
  // Where a worker can stand: the `place` of options and log.
  'spot.basic': 'basic location ({place})',
  'spot.forest': 'Forest location ({place})',
  'spot.haven': 'Haven',
  'spot.named': '{place}',
  'spot.journey': `Journey (${points})`,
  'spot.event': 'Event “{event}”',
  'spot.card': '{card}',
  'spot.cardOf': '{card} in {player}’s city',
  'spot.aside': 'beside the board',

  // What tells copies of a card apart.
  'card.detailed': '{card} ({details})',
  'detail.occupied': 'occupied',
  'detail.paired': 'with partner',
  'detail.worker': '{player}’s worker',
  'detail.guest': 'shared space',
  'detail.aside': 'not using it',
  'detail.place': 'space {n}',

  // Actions.
  'option.place': 'Place a worker: {place}',
  'option.playHand': 'Play {nom} from your hand',
  'option.playMeadow': 'Play {nom} from the Meadow ({n})',
  'option.prepare': `Prepare for ${season}`,
  'option.pass': 'Pass: the game is over for you',

  // Ways to pay for a card.
  'option.pay': 'Pay {what}',
  'option.free': 'Play for free',
  // What a way leaves to pay: the `pay` of the options below.
  'pay.less': 'pay {what}',
  'pay.nothing': 'pay nothing',
  'for.less': 'for {what}',
  'for.free': 'for free',
  'option.occupy': 'Occupy your {noun}',
  'option.discardForLess': 'Discard your {noun} and {pay}',
  'option.prisoner': 'Imprison {card} in your {noun} and {pay}',
  'option.swapAny': 'Use your {noun}: replace 1 resource',

  // Answers.
  'option.done': 'Done',
  'option.none': 'Decline',

  // Things.
  'option.payFor': 'Pay {what}, gain {gain}',
  'option.giveFor': 'Give {what}, gain {gain}',
  'option.resource': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Meadow, {n})',
  'option.opponent': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Worker: {place}',
  'option.workerOfKind': 'Place {worker}',
  'option.workerOfKindAt': '{worker} ({place})',
  'option.pile': select('pile', { discard: 'Discard pile', other: 'Deck' }),

  // Deeds.
  'option.put': 'Put {what} there',
  'option.copy': 'Copy {noun} in {player}’s city',
  'option.copyOwn': 'Copy your own {noun}',
  'option.intoCity': 'Into {player}’s city',
  'option.toHand': 'Into your hand',
  'option.underEvent': 'Under {event}',
  'option.toDiscard': 'Onto the discard pile',

  // Boxes.
  'option.effect': '<up>{text}</up>',
  'option.type': '{type}',
  'option.replaceNamed': 'Discard your {noun} for it',
  'option.layOn': 'Lay it on your {noun} and {pay}',
  'option.spendTokens': 'Return {tokens} from your {noun} and {pay}',
  'option.standIn': '{what} for {any}',
};
