/** Why something is not possible now; `reason.` and the code that the rules give. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.not-your-turn': 'It is not your turn',
  'reason.finished': 'You have finished the game',
  'reason.game-over': 'The game is over',
  'reason.not-offered': 'This is not among your options',
  'reason.only-in-autumn': 'Only in autumn',
  'reason.not-in-autumn': 'Not in autumn',

  // Playing cards.
  'reason.resources-short': '{what} short',
  'reason.one-advantage': 'Only one advantage for each card played',
  'reason.worth-too-much': `Worth more than ${points}`,
  'reason.city-full': 'Your city is full',
  'reason.unique-in-city': 'This card is unique and already in your city',
  'reason.no-card-to-play': 'No card can be played this way',
  'reason.no-city-for-it': 'No opponent’s city can take this card',
  'reason.no-construction': 'No Construction to replace in your city',
  'reason.no-critter': 'No Critter to imprison in your city',
  'reason.second-cell': 'The second cell needs 1 {noun} in your city',
  'reason.nothing-to-activate': 'No Production card to activate',
  'reason.nothing-to-copy': 'No Production card to copy',

  // Workers and places.
  'reason.no-worker': 'No worker left',
  'reason.occupied': 'Already occupied',
  'reason.already-there': 'You already have a worker there',
  'reason.worker-there': 'A worker of {player} stands there',
  'reason.not-open': 'Not open to other players',
  'reason.second-spot': 'The second spot needs 1 {noun} in your city',
  'reason.nothing-stored': 'Nothing lies on this card',
  'reason.no-effect': 'Nothing would happen there',
  'reason.workers-left': `You still have ${count('worker', 'workers')} to place`,
  'reason.no-worker-to-move': 'None of your workers can be moved',
  'reason.no-location': 'There is no location you could use',
  'reason.no-location-here': 'No worker can be placed there',
  'reason.permanent': 'This worker stays until the end of the game',

  // Hand, city and piles.
  'reason.hand-short': `${count('card', 'cards')} short in your hand`,
  'reason.hand-full': 'Your hand is full',
  'reason.hand-empty': 'Your hand is empty',
  'reason.city-cards-short': `${count('card', 'cards')} short in your city`,
  'reason.meadow-empty': 'The Meadow is empty',
  'reason.piles-empty': 'The deck and the discard pile are empty',
  'reason.meadow-blocked': 'Rugwort’s worker stands on this Meadow card',
  'reason.no-receiver': 'Nobody can receive anything',

  // Events.
  'reason.achieved': 'Already achieved by {player}',
  'reason.requirement': 'Missing in your city: {what}',
};
