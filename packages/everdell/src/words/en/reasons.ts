/** Why something is not possible now, and what is missing. `what` is a list of counted things. */
import { count } from '@evervale/kernel/text';

export const reasons = {
  // Turn.
  'reason.onlyAutumn': 'Only in autumn',
  'reason.notAutumn': 'No season comes after autumn',

  // Playing cards.
  'reason.short': '{what} short',
  'reason.shortWith': '{what} short, even with your {noun}',
  'reason.shortOrNamed': '{what} short, and no {noun} to discard for it',
  'reason.cityFull': 'Your city is full',
  'reason.unique': '{card} is unique and already in your city',
  'reason.noPlay': 'No card can be played this way',
  'reason.noCityForIt': 'No opponent’s city can take this card',
  'reason.noConstruction': 'No Construction to replace in your city',

  // Workers and places.
  'reason.noWorker': 'No worker left',
  'reason.occupied': 'Already occupied',
  'reason.ownWorkerThere': 'You already have a worker there',
  'reason.notOpen': 'Not open to other players',
  'reason.secondSpot': 'The second spot needs 1 {noun} in your city',
  'reason.nothingOn': 'Nothing lies on {noun}',
  'reason.noEffect': 'Nothing would happen there',
  'reason.meadowEmpty': 'The Meadow has no card for this',
  'reason.cityShort': 'Not enough cards in your city',
  'reason.noProduction': 'No Production card to activate',
  'reason.noLocation': 'No location can be used',
  'reason.noMovable': 'None of your workers can be moved',
  'reason.workersLeft': `You still have ${count('worker', 'workers')} to place`,

  // Hand, city and piles.
  'reason.handShort': `${count('card', 'cards')} short in your hand`,
  'reason.handFull': 'Your hand is full',
  'reason.handEmpty': 'Your hand is empty',
  'reason.pilesEmpty': 'The deck and the discard pile are empty',
  'reason.meadowBlocked': 'A worker of {player} stands on this Meadow card',

  // Events.
  'reason.achieved': 'Already achieved by {player}',
  'reason.missing': 'Missing in your city: {what}',
  'reason.legendThere': '{card} in your city has taken its place',
  'reason.noEvent': 'No Event can be achieved',
};
