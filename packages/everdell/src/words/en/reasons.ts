/** Why something is not possible now, and what is missing. `what` is a list of counted things. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.notYourTurn': 'It is not your turn',
  'reason.finished': 'You have finished the game',
  'reason.gameOver': 'The game is over',
  'reason.notOffered': 'This is not among your options',
  'reason.onlyAutumn': 'Only in autumn',
  'reason.notAutumn': 'Not in autumn',

  // Playing cards.
  'reason.short': '{what} short',
  'reason.oneAdvantage': 'Only one advantage for each card played',
  'reason.worthTooMuch': `Worth more than ${points}`,
  'reason.cityFull': 'Your city is full',
  'reason.unique': '{card} is unique and already in your city',
  'reason.noPlay': 'No card can be played this way',
  'reason.noCityForIt': 'No opponent’s city can take this card',
  'reason.noConstruction': 'No Construction to replace in your city',
  'reason.noCritter': 'No Critter to imprison in your city',
  'reason.secondCell': 'The second cell needs 1 {noun} in your city',
  'reason.noProduction': 'No Production card to activate',
  'reason.nothingToCopy': 'No Production card to copy',

  // Workers and places.
  'reason.noWorker': 'No worker left',
  'reason.occupied': 'Already occupied',
  'reason.ownWorkerThere': 'You already have a worker there',
  'reason.workerThere': 'A worker of {player} stands there',
  'reason.notOpen': 'Not open to other players',
  'reason.secondSpot': 'The second spot needs 1 {noun} in your city',
  'reason.nothingOn': 'Nothing lies on {card}',
  'reason.noEffect': 'Nothing would happen there',
  'reason.workersLeft': `You still have ${count('worker', 'workers')} to place`,
  'reason.noMovable': 'None of your workers can be moved',
  'reason.noRepeat': 'You have no worker on a basic or Forest location',
  'reason.noLocation': 'There is no location you could use',
  'reason.notHere': 'No worker can be placed there',
  'reason.permanent': 'This worker stays until the end of the game',

  // Hand, city and piles.
  'reason.handShort': `${count('card', 'cards')} short in your hand`,
  'reason.handFull': 'Your hand is full',
  'reason.handEmpty': 'Your hand is empty',
  'reason.cityShort': `${count('card', 'cards')} short in your city`,
  'reason.meadowEmpty': 'The Meadow is empty',
  'reason.pilesEmpty': 'The deck and the discard pile are empty',
  'reason.meadowBlocked': 'A worker of {player} stands on this Meadow card',
  'reason.noReceiver': 'Nobody can receive anything',

  // Events.
  'reason.achieved': 'Already achieved by {player}',
  'reason.missing': 'Missing in your city: {what}',
};
