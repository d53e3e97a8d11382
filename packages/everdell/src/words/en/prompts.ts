/** What the game asks. `n` is how many are to be chosen, `card` is a name. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

const cards = count('card', 'cards');
const resources = count('resource', 'resources');

export const prompts = {
  // Turn.
  'prompt.turn': 'Your turn: choose an action',
  'prompt.waiting': 'Waiting for {player}',
  'prompt.choose': 'Choose one',
  'prompt.trigger': 'Which effect comes next?',

  // Paying.
  'prompt.way': 'How do you pay for {card}?',
  'prompt.payUnits': 'Choose the resources you pay for {card} ({n} left)',
  'prompt.payUnitsSwapped':
    'Choose the resources you pay for {card} ({n} left, 1 of them may be any)',
  'prompt.leaveOut': 'Choose the resources you do not pay for {card} ({n} left)',
  'prompt.swapFor': 'What do you pay instead of {what}?',
  'prompt.imprison': 'Which Critter goes under your {card}?',
  'prompt.payReceiver': 'Who receives what you pay for {card}?',
  // The resource as a noun.
  'prompt.payUpTo': 'How many {many} do you pay?',
  'prompt.payFor': 'Pay {what} to gain {gain}?',

  // Playing cards.
  'prompt.replace': 'Which Construction makes way for {card}?',
  'prompt.whoseCity': 'Into whose city do you play {card}?',
  'prompt.playFree': `Which card worth up to ${points} do you play for free?`,
  'prompt.playLess': `Which card do you play for ${resources} less?`,
  'prompt.playRevealed': 'Which of the revealed cards do you play for free?',

  // Cards in the city.
  'prompt.discardCity': `Discard ${cards} from your city`,
  'prompt.foolRugwort': 'Which card leaves Rugwort’s city?',
  'prompt.production': 'Which Production card do you activate next?',
  'prompt.activate': 'Which Production card do you activate?',
  'prompt.copy': 'Which Production card do you copy?',
  'prompt.store': 'What do you put on this card?',
  'prompt.clockTower': 'Return 1 point token to use one of your locations again?',

  // Hand.
  'prompt.discardExactly': `Discard ${cards} from your hand`,
  'prompt.discardUpTo': `Discard up to ${cards} from your hand`,
  'prompt.discardAny': 'Discard as many cards from your hand as you like',
  'prompt.teach': 'Which card do you keep?',

  // Giving.
  'prompt.giveCards': `Give away ${cards} from your hand`,
  'prompt.giveCardsUpTo': `Give away up to ${cards} from your hand`,
  'prompt.giveResources': `Give away ${resources}`,
  // The resource as a noun.
  'prompt.giveUpTo': 'How many {many} do you give away?',
  'prompt.spread': `Give up to ${resources} to opponents`,
  'prompt.giveFor': 'Give {what} to an opponent to gain {gain}?',
  'prompt.receiver': 'Who do you give to?',
  'prompt.opponent': 'Choose an opponent',

  // Resources.
  'prompt.gainAny': `Choose ${resources} to gain`,
  'prompt.trade': `Trade in up to ${resources}`,

  // Workers and locations.
  'prompt.location': 'Which location do you use?',
  'prompt.moveWorker': 'Which worker do you move?',
  'prompt.moveWhere': 'Where does the worker go?',
  'prompt.recallOne': 'Which worker do you take back?',
  'prompt.workerLost': 'Which of your workers leaves the game?',

  // Meadow and piles.
  'prompt.discardMeadow': `Discard ${cards} from the Meadow`,
  'prompt.takeMeadow': `Take ${cards} from the Meadow`,
  'prompt.takeMeadowUpTo': `Take up to ${cards} from the Meadow`,
  'prompt.drawFromMeadow': `The piles are empty: take up to ${cards} from the Meadow`,
  'prompt.whichPile': 'Which pile do you reveal cards from?',

  // Events.
  'prompt.putOnEvent': `Put up to ${resources} on the Event`,
  'prompt.tuck': `Put up to ${cards} under the Event`,
  'prompt.scrolls': 'Which revealed cards go into your hand, which under the Event?',
};
