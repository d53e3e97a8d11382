/** What only Rugwort says, in English. */

export const en = {
  // Prompts.
  'prompt.removeFrom': 'Which card leaves {player}’s city?',

  // Options.
  'spot.meadow': 'Meadow card {n}',

  // The log.
  'log.rugwort.takesEvent': '{player} takes the special Event {event}',

  // The form of a new table.
  'form.year': 'Which year?',
  'form.modules': 'Make Rugwort harder',
  'form.module.haste': 'At each of his seasons he takes the leftmost special Event that is free.',
  'form.module.fullness': 'He scores 2 points for each empty space of your city.',
  'form.module.glitter': 'His Prosperity cards are worth 5 points.',
  'form.module.luck': 'Two equal rolls in a row give him a point.',
  'form.module.grump': 'When he rolls an 8, you lose a random card.',
  'form.house.clockwise': 'Rugwort walks clockwise',
  'form.house.clockwiseNote': 'In the forest he moves on in the other direction.',
  'form.house.tie': 'Equal points',
  'form.house.tie.tiebreak': 'Events, then resources',
  'form.house.tie.rugwortWins': 'Rugwort wins',
  'form.house.tie.playerWins': 'You win',
};
