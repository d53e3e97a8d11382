/** What happened, line by line. `player` is the one who acts, `owner` the one whose city it is. */
import { count, select } from '@evervale/kernel/text';
import { points, season } from './grammar.ts';

const cards = count('card', 'cards');
const source = select('from', {
  hand: ' from their hand',
  meadow: ' from the Meadow',
  station: ' from the Station',
  other: '',
});
const whereto = select('where', {
  prison: ' and is imprisoned',
  event: ' and goes under an Event',
  other: '',
});

export const log = {
  // Course of the game.
  'log.season': `{player} prepares for ${season}`,
  'log.pass': '{player} passes',
  'log.end': 'The game is over',
  'log.win': `{player} wins with ${points}`,
  'log.winShared': `{players} share the victory with ${points}`,

  // Workers and places.
  'log.place': '{player} places a worker: {place}',
  'log.placeKind': '{player} places {worker}: {place}',
  'log.move': '{player} moves a worker: {from} → {place}',
  'log.recall': `{player} takes back ${count('worker', 'workers')}`,
  'log.newWorkers': `{player} gets ${count('new worker', 'new workers')}`,
  'log.workerLost': '{player} loses a worker for the rest of the game',
  'log.workerAside': 'A worker of {player} steps beside the board',
  'log.kidnap': '{player} leaves the locations for good and takes one of {owner}’s workers along',
  'log.use': '{player} uses a location: {place}',

  // Resources and tokens.
  'log.gain': '{player} gains {what}',
  'log.pay': '{player} pays {what}',
  'log.payTo': '{player} pays {what} to {receiver}',
  'log.give': '{player} gives {what} to {receiver}',
  'log.giveNobody': '{player} gives {what} back to the supply',
  'log.putOn': '{player} puts {what} on {noun}',

  // Hand.
  'log.draw': `{player} draws ${cards}`,
  'log.drawThese': '{player} draws {cards}',
  'log.discard': `{player} discards ${cards}`,
  'log.discardThese': '{player} discards {cards}',
  'log.giveCards': `{player} gives ${cards} to {receiver}`,
  'log.giveThese': '{player} gives {cards} to {receiver}',
  'log.giveCardsNobody': `{player} discards ${cards} that nobody can take`,

  // Playing cards; `how` is one of the `log.how` lines.
  'log.play': `{player} plays {noun}${source}`,

  // City.
  'log.occupy': '{player} occupies {noun}',
  'log.layIn': '{noun} goes into {owner}’s city',
  'log.leave': `{noun} leaves {owner}’s city${whereto}`,
  'log.activate': '{player} activates {noun}',
  'log.copy': '{player} copies {noun} in {owner}’s city',
  'log.trigger': '{player} uses {noun}',

  // Meadow and piles.
  'log.meadowTake': '{player} takes {cards} from the Meadow',
  'log.meadowDiscard': '{player} discards {cards} from the Meadow',
  'log.meadowFill': 'New in the Meadow: {cards}',
  'log.reveal': `{player} reveals from the ${select('from', {
    discard: 'discard pile',
    hand: 'hand',
    other: 'deck',
  })}: {cards}`,
  'log.revealedDiscard': 'Discarded: {cards}',
  'log.revealedHand': '{player} takes {cards} into their hand',
  'log.shuffle': 'The discard pile is shuffled and becomes the deck',

  // Events.
  'log.achieve': '{player} achieves {event}',
  'log.putOnEvent': '{player} puts {what} on {event}',
  'log.putTheseUnderEvent': '{player} puts {cards} under {event}',

  // Dice.
  'log.die': 'The die shows {n}',

  // Said of cards of several boxes.
  'log.nameType': '{player} names a type of card: {type}',
};
