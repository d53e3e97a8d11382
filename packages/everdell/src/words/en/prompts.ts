/** What the game asks. `n` is how many can still be chosen; `card` and `event` are names. */
import { count, select } from '@evervale/kernel/text';
import { left, upTo } from './grammar.ts';

const cards = count('card', 'cards');
const fewer = count('fewer resource', 'fewer resources');

export const prompts = {
  // Turn.
  'prompt.action': 'Your turn: choose an action',
  'prompt.order': 'Which effect comes next?',

  // Paying.
  'prompt.payment': 'How do you pay for {noun}?',
  'prompt.payWhich': `Which resources do you pay?${left}`,
  'prompt.payWith': `Which resources do you pay, with the help of your {noun}?${left}`,
  'prompt.payAmount': select('resource', {
    twig: 'How many twigs do you pay?',
    resin: 'How much resin do you pay?',
    pebble: 'How many pebbles do you pay?',
    other: 'How many berries do you pay?',
  }),

  // Playing cards.
  'prompt.replace': 'Which Construction makes way for {noun}?',
  'prompt.intoCity': 'Into whose city do you play {noun}?',
  'prompt.playFree': 'Which card do you play for free?',
  'prompt.playLess': `Which card do you play for ${fewer}?`,
  'prompt.playRevealed': 'Which of the revealed cards do you play for free?',
  'prompt.playTaken': `Which of the cards just taken do you play for ${fewer}?`,

  // Cards in the city.
  'prompt.discardCity': `Which card do you discard from your city?${left}`,
  'prompt.production': 'Which Production card do you activate next?',
  'prompt.activate': 'Which Production card do you activate?',
  'prompt.copy': 'Which Production card do you copy?',
  'prompt.storehouse': 'What do you put on your {noun}?',
  'prompt.clockTower': 'Return 1 point token from your {noun} to use a location again?',

  // Hand.
  'prompt.discard': `Discard ${cards} from your hand`,
  'prompt.discardUpTo': `Discard up to ${cards} from your hand`,
  'prompt.discardAny': select('least', {
    none: 'Discard as many cards from your hand as you like',
    other: 'Discard 1 or more cards from your hand',
  }),
  'prompt.keep': 'Which card do you keep?',

  // Giving.
  'prompt.giveCards': `Give away ${cards} from your hand`,
  'prompt.giveWhich': `Which resources do you give away?${left}`,
  'prompt.giveAmount': 'How many berries do you give away?',
  'prompt.receiver': select('what', {
    card: 'Who receives the card?',
    cards: 'Who receives the cards?',
    resource: 'Who receives the resource?',
    berries: 'Who receives the berries?',
    payment: 'Who receives the payment?',
    other: 'Who receives the resources?',
  }),

  // Resources.
  'prompt.gain': `Which resource do you gain?${left}`,
  'prompt.trade': `Which resources do you trade in?${upTo}`,
  'prompt.tradeFor': `What do you take in exchange?${left}`,

  // Workers and locations.
  'prompt.location': 'Which location do you use?',
  'prompt.workerMove': 'Which worker do you move?',
  'prompt.workerTo': 'Where does the worker go?',
  'prompt.placeKind': 'Where do you place {worker}?',
  'prompt.workerBack': 'Which worker do you take back?',

  // Meadow and piles.
  'prompt.meadowDiscard': `Which Meadow cards do you discard?${left}`,
  'prompt.meadowTake': `Which Meadow cards do you take?${left}`,
  'prompt.meadowTakeUpTo': `Which Meadow cards do you take?${upTo}`,
  'prompt.pile': 'Which pile do you reveal cards from?',

  // Events.
  'prompt.onEvent': `What do you put on {event}?${upTo}`,
  'prompt.underEvent': select('kind', {
    critter: `Which Critters go under {event}?${upTo}`,
    other: `Which cards go under {event}?${upTo}`,
  }),
  'prompt.revealed': 'What happens to {noun}?',

  // Boxes.
  'prompt.choose': '{source}: which do you choose?',
  'prompt.may': '{source}: do you want to use the effect?',
  'prompt.chooseOne': 'Which do you choose?',
  'prompt.nameType': 'Which type of card do you name?',
  'prompt.giveItems': `What do you give away?${upTo}`,
  'prompt.drawFrom': `Where does the next card come from?${left}`,
};
