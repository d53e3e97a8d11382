/** What stands on a power: its moments, what it lays out, and the abilities that last. */
import { select } from '@evervale/kernel/text';
import { color } from './grammar.ts';

export const powers = {
  // When: labels for `frame.label`.
  't.firstVisit': 'With your first worker on each basic location, besides what it gives',
  't.afterPlayOther': `After you play a card that is no ${color} card${select('autumn', { no: ', except in autumn', other: '' })}`,
  't.startAndSeasons': 'At the start of the game and of each of your seasons',
  't.tokenPlayed': 'Whenever anybody plays the card with your token',
  't.tokenPlaced': 'Whenever anybody places a worker where your token lies',
  't.forToken': 'Once per turn, before your action, you may return {what} from this power',

  // Setup.
  'power.putToken': `put your token on ${select('where', { meadow: 'a Meadow card', other: 'a basic location, a Forest location or the Haven' })}`,
  'power.treasure': 'put {what} on this power',
  'power.snailPile': '{n} cards that nobody looks at are your pile',
  'power.forestPile': 'the Forest cards not in use are your pile',
  'power.farmPile': 'all Farms are a pile in front of you',

  // What a power does at its moment.
  'if.gaveSome': 'if that gained you at least {what}',
  'power.swapGained': 'you may return 1 resource that it gained you to gain {what}',
  'power.owls':
    'you may discard {drop} and/or draw {first}; if you give the card drawn to an opponent, draw {more}',
  'power.oneMore': 'you may draw 1 more from the deck',
  'power.layForest': 'draw {n} Forest cards from your pile and lay out 1 of them',
  'power.freeFarm': 'you may put the top Farm of the pile into play for free',
  'power.alsoResolve': 'you may give them the top card of your pile to use that card, too',
  'power.invest':
    'you may put 1 resource on this power if it is empty, or take back the one that lies here together with 1 more of its type',
  'power.putAside': 'you may put 1 Meadow card aside',

  // What lasts.
  'power.elsewhere':
    'a worker you place on a Forest card may use any location where an opponent has a worker instead (no Event; not: {cards})',
  'power.shares':
    'you may place workers on basic locations, Forest locations and Destination cards even if an opponent’s worker is there (not: {cards})',
  'power.fromMeadow':
    'whenever you draw cards, you may take each of them from the deck or the Meadow; cards that are shown come from the deck',
  'power.archive': 'you may play cards put aside as if they were in your hand or in the Meadow',
  'power.ownForest': 'only you may visit these Forest cards, and nobody may copy them',
  'power.farms':
    'your Farms use no space; everybody may play the top Farm of the pile, and you gain {what} when an opponent does',
  'power.first':
    'you begin with as many cards as your hand limit allows, and you are the first player',
  'power.last': 'you are the last player',
  'power.notSolo': 'not used against {player}',
};
