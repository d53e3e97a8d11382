/** What only the Rugwort cards say, in English. */
import { verb } from '../../words/en/grammar.ts';

export const en = {
  // Clauses.
  'seq.bothActivate': 'both cards then act in their new cities',

  // What a card lets you do.
  'v.steal': verb('move', '{what} from an opponent’s city into yours'),
  'v.leaveThere': verb('leave', 'this card in its place'),
  'v.swapHands': verb('swap', 'your hand with an opponent’s hand'),

  // Rules on cards.
  'advice.confrontation': 'Recommended only for groups that enjoy confrontation',

  // Prompts.
  'prompt.exchange': 'Which card do you take in exchange for {noun}?',
  'prompt.swapHands': 'With whom do you swap hands?',

  // The log.
  'log.swapHands': '{player} and {receiver} swap hands',
  'log.takeOver': '{player} takes {noun} from {owner}’s city',

  // The form of a new table.
  'form.box.rugwort-cards': '3 cards that pick a quarrel with the others.',
};
