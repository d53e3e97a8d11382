/** What only Spirecrest says: on discoveries, tiles and weather, in prompts, options, reasons and the log. */
import { count, select } from '@evervale/kernel/text';
import { color, points, season, verb } from '../../words/en/grammar.ts';

const cards = count('card', 'cards');
const kinds = select('kind', { critter: 'Critters', other: 'Constructions' });
const aKind = select('kind', { critter: 'a Critter', other: 'a Construction' });
const section = select('where', {
  foothills: 'the foothills',
  peaks: 'the peaks',
  ridges: 'the ridges',
  other: 'the Everdell tile',
});

export const en = {
  // On discoveries.
  'v.tuckBeside': verb(
    'tuck',
    `up to {n} ${kinds} from your hand and/or the Meadow under this card`,
  ),
  'find.playTucked': 'You may play cards from under it for {what}',
  'v.fillHand': verb(
    'draw',
    'cards from the Meadow and/or the discard pile until your hand is full; you may stop earlier',
  ),
  'v.dig': verb('reveal', 'cards from the deck one at a time, as many as fit into your hand'),
  'find.dig':
    'You may stop at any time: take these cards into your hand and gain 1 point token for each. But if one of them also lies in the Meadow, discard them all',
  'v.brew': verb('discard', 'any number of cards from your hand'),
  'v.brewPlay': verb('play', '1 card for 1 fewer resource of your choice for each card discarded'),
  'v.searchDeck': verb('name', `${aKind} and search the deck for it`),
  'find.searched': 'If it is there, take it, even beyond your hand limit, then discard down to it',
  'v.dance': verb('reveal', `${cards} from the deck`),
  'find.danceAll': 'For each card revealed, gain something by its type: {list}',
  'find.danceItem': `${color} {what}`,
  'find.danceKeep': 'Keep any number of them and discard the rest',
  'each.caravan': 'for each worker on this card',
  'find.forager': 'On your turn, draw 1 card for each berry you gain',
  'find.mountaineer':
    'You ignore the spring weather. When you explore the peaks, you may make 2 discoveries, paying for each',
  'find.prospector':
    'On your turn, for each point token you gain, you may discard 1 card and/or draw 1 card',
  'find.stormvale':
    'Lay 3 cards from the deck face up beside this card and refill them at once. Every player may play them; whenever an opponent does, you gain 1 point token',
  'find.stubblehoof':
    'When you prepare for a season, {me} may stay where it is: use that location again, draw 1 card and gain 1 resource of your choice',
  'find.truffle':
    'Place {me} on a Production card in any city (but not {cards}) and use it as if it were yours. Then gain 1 resource of your choice and draw 1 card',
  'find.corliander': 'Placed on an Event, {me} needs only half of the required cards, rounded up',
  'find.firebeak':
    'Place {me} on the discard pile and draw 3 cards from there. While it stands there, after each opponent’s turn, look at the cards discarded during it and take any number of them',
  'find.grey-cloaks-hideout':
    'As an action, move 1 of your deployed workers here and use the location it left again',
  'find.honeypaw':
    'If the location {me} visits gives you no berries, gain 1 berry for each other resource it gave you, up to 3',
  'find.king-rhun':
    'Place {me} on a Prosperity card in your city and gain as many resources of your choice as its base points',
  'find.whisper': 'May be placed on a location that is already occupied, but not on an Event',
  'find.windlore':
    'Place {me} on the deck and draw 3 cards. While it stands there, after each turn in which an opponent drew from the deck, draw 2 cards, even beyond your hand limit, then discard down to it',
  'find.tile': `Becomes the ${select('place', { first: 'first', other: 'last' })} tile of your expedition. Cost: {what}. Worth ${points}`,
  'if.lastTile': 'if your hare has reached the last tile of your expedition',
  'score.journeyAgain': 'worth as many points as your Journey, up to {n}',
  'score.rarest': `worth ${points}, plus 1 point for each card of the type you have the fewest of in your city`,

  // On tiles and weather.
  'tile.text': `Cost: {what}. Worth ${points}`,
  'weather.closes': `you cannot place workers on ${select('what', {
    forest: 'Forest locations',
    cityCards: 'locations in cities, discoveries included',
    events: 'Events',
    other: 'basic locations for any number of workers',
  })}`,
  'weather.dearer': `each ${select('cards', {
    critter: 'Critter',
    construction: 'Construction',
    production: 'Production card',
    other: 'Unique card',
  })} you play costs {what} more`,
  'weather.discard': `at the end of each turn in which you placed a worker${select('after', { forest: ' on a Forest location', other: '' })}, discard ${cards}`,
  'weather.downTo': `at the end of each of your turns, discard down to ${cards}`,
  'weather.less': 'each basic location gives you 1 fewer resource',

  // Places.
  'spot.discardPile': 'discard pile',
  'spot.drawPile': 'deck',

  // Prompts.
  'prompt.mapTile': 'Which map tile do you take?',
  'prompt.mapTileOf': 'Which map tile does {player} get?',
  'prompt.discover': 'Which discovery do you make?',
  'prompt.discoverMore': 'Do you make another discovery?',
  'prompt.payTravel': `{me}: pay ${select('what', {
    either: count('card or resource', 'cards and/or resources'),
    resource: count('resource', 'resources'),
    other: cards,
  })}`,
  'prompt.travel': `Does your hare travel to {tile}? (${points})`,
  'prompt.prospect': `{me}: discard up to ${cards}?`,
  'prompt.prospectDraw': '{me}: how many cards do you draw?',
  'prompt.mount': 'Which worker does {critter} replace?',
  'prompt.stayPut': 'Does {me} stay and use its location again? ({place})',
  'prompt.tuckBeside': `Which ${kinds} do you tuck? (up to {n})`,
  'prompt.fillHand': `Draw from the Meadow and the discard pile (up to {n})`,
  'prompt.dig': `{me}: ${cards} so far. Do you go on?`,
  'prompt.brew':
    '{me}: discard cards from your hand; the card you then play costs 1 fewer resource for each',
  'prompt.brewPlay': `Play a card for ${count('fewer resource', 'fewer resources')}`,
  'prompt.searchDeck': `Name ${aKind}`,
  'prompt.keepRevealed': 'Which cards do you keep?',
  'prompt.weatherTakes': `The weather: discard ${cards}`,
  'prompt.firebeak': '{me}: which of the discarded cards do you take?',

  // Options.
  'option.mapTile': `{tile} (${points})`,
  'option.discover': `{find}${select('n', { 0: '', 1: ' (for 1 card or resource)', other: ' (for {n} cards and/or resources)' })}`,
  'option.travel': 'Travel on for {what}',
  'option.travelStop': 'End the expedition',
  'option.readyWorker': 'A worker from your supply',
  'option.stayPut': 'It stays',
  'option.hide': '{me}: move a worker there ({place})',
  'option.playStorm': 'Play {card} from {me}',
  'option.playTucked': 'Play {card} {less}',
  'option.brewNone': 'Discard none',
  'option.dig': 'Reveal another card',
  'option.digStop': `Stop: take ${cards} and as many point tokens`,

  // Reasons.
  'reason.weather': 'The weather forbids it: {weather}',

  // Log.
  'log.mapTile': '{player} takes the map tile {tile}',
  'log.finds': '{player} explores: {finds}',
  'log.discover': '{player} discovers {find}',
  'log.hare': `{player}’s hare moves on to ${section}`,
  'log.tilesShown': `Map tiles of ${section}: {tiles}`,
  'log.weather': 'The weather turns: {weather}',
  'log.bigCritter': '{critter} joins {player}',
  'log.travel': '{player}’s hare travels to {tile}',
  'log.stormFill': '{me}: {card}',
  'log.tuckBeside': '{player} tucks {card} under a discovery',
  'log.caveIn': '{card} lies in the Meadow: {player} loses everything from {me}',
  'log.fromDiscard': `{player} draws ${cards} from the discard pile`,
  'log.fromDiscardSeen': '{player} draws {cards} from the discard pile',

  // Clauses.
  't.taken': 'When taken',
  't.inSeason': `In ${season}`,

  // Rules on cards.
  'score.minus': `worth ${points}, minus {less} {each}`,

  // The form of a new table.
  'form.box.spirecrest':
    'Mountains to explore: map tiles for an expedition, discoveries, big critters, and weather.',
};
