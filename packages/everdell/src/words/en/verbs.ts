/** What a card lets you do, in every mood. */
import { plural } from '@evervale/kernel/text';
import { aKind, points, verb } from './grammar.ts';

export const verbs = {
  'v.gain': verb('gain', '{what}'),
  'v.pay': verb('pay', '{what}'),
  'v.payLess': verb('pay', '{what}'),
  // From the deck.
  'v.draw': verb('draw', '{what}'),
  'v.drawToLimit': verb('draw', 'up to your hand limit'),
  // After a discard.
  'v.drawAsMany': verb('draw', 'as many cards, face up'),
  // `what` names the source: `n.meadowCard`, or `q.in` with `from`.
  'v.take': verb('take', '{what} into your hand'),
  'v.discard': verb('discard', '{what}'),
  'v.discardThis': verb('discard', 'this card from your city'),
  // The rest of several cards.
  'v.discardRest': verb('discard', 'the rest'),
  'v.reveal': verb('reveal', '{what}'),
  'v.keep': verb('keep', '{what}'),
  'v.give': verb('give', '{what} to an opponent'),
  // The other of two cards.
  'v.giveOther': verb('give', 'the other to an opponent'),
  'v.giveSpread': verb('give', '{what} to opponents, split as you like'),
  'v.putHere': verb('put', '{what} on this card'),
  // Add `note.faceDown` where it applies.
  'v.tuck': verb('put', '{what} under this card'),
  'v.putOnEvent': verb('put', '{what} on this Event'),
  'v.tuckEvent': verb('put', '{what} under this Event'),
  'v.placeItHere': verb('place', 'that Construction on this card'),
  'v.takeHere': verb('take', '{what} from this card'),
  'v.takeAllHere': verb('take', 'everything on this card'),
  'v.return': verb('return', '{what} to the supply'),
  'v.returnHere': verb('return', '{what} from this card to the supply'),
  'v.activate': verb('activate', '{what}'),
  // `n.location`, followed by `note.evenOccupied` where it applies.
  'v.useLocation': verb('use', '{what}'),
  'v.copy': verb('copy', '{what}'),
  'v.play': verb('play', '{what}'),
  'v.playFree': verb('play', '{what} for free'),
  'v.playLess': verb('play', '{what} for {less}'),
  // Of several cards just revealed or taken; `n` is a limit of points.
  'v.playOneFree': verb('play', '1 of them for free'),
  'v.playOneWorth': verb('play', `1 of them worth up to ${points} for free`),
  'v.playOneLess': verb('play', '1 of them for {less}'),
  'v.giveOne': verb('give', '1 of them to an opponent'),
  'v.playIntoOpponent': verb('play', 'this card into an empty space in an opponent’s city'),
  // `n.ownWorker`.
  'v.moveWorker': verb('move', '{what} to another free location'),
  'v.useNew': verb('use', 'the new location'),
  // `n.ownWorker`.
  'v.recall': verb('take back', '{what}'),
  'v.trade': verb('trade', '{what} for as many of your choice'),
  'v.refill': verb('refill', 'the Meadow'),
  'v.nameType': verb('name', 'a card type'),
  'v.nameCard': verb('name', aKind),
  'v.chooseOpponent': verb('choose', 'an opponent'),
  // After discarding a card.
  'v.refund': verb('get back', plural('its printed cost', 'their printed cost')),
  'v.gainCostOf': verb('gain', 'the printed cost of {what}'),
  'v.swapCost': verb('replace', '1 resource of the cost with 1 other resource'),
  'v.reserve': verb('reserve', '{what}'),
  'v.build': verb('build', '{what}'),
};
