/** Things a sentence talks about: articles, counted things, amounts and places. */
import { count, plural, select } from '@evervale/kernel/text';
import { aNoun, points } from './grammar.ts';

const rarity = select('rarity', { common: 'Common ', unique: 'Unique ', other: '' });

const kinds = select('kind', {
  either: plural('Critter or Construction', 'Critters and/or Constructions'),
  critter: plural('Critter', 'Critters'),
  construction: plural('Construction', 'Constructions'),
  other: plural('card', 'cards'),
});

const whoHas = select('who', {
  own: 'you have',
  opponent: 'an opponent has',
  other: 'any player has',
});

export const things = {
  // Articles.
  'art.a': aNoun,
  'art.the': 'the {noun}',
  'art.your': 'your {noun}',
  // Where something lies: on a card of one’s own.
  'on.your': 'on your {noun}',
  every: 'each {noun}',

  // Counted things: digit plus noun.
  'n.twig': count('twig', 'twigs'),
  'n.resin': count('resin', 'resin'),
  'n.pebble': count('pebble', 'pebbles'),
  'n.berry': count('berry', 'berries'),
  'n.pearl': count('pearl', 'pearls'),
  'n.resource': count('resource', 'resources'),
  'n.any': count('resource of your choice', 'resources of your choice'),
  // So much less to pay.
  'less.twig': count('fewer twig', 'fewer twigs'),
  'less.resin': count('fewer resin', 'fewer resin'),
  'less.pebble': count('fewer pebble', 'fewer pebbles'),
  'less.berry': count('fewer berry', 'fewer berries'),
  'less.any': count('fewer resource of your choice', 'fewer resources of your choice'),
  'n.token': count('point token', 'point tokens'),
  'n.point': points,
  'n.card': count('card', 'cards'),
  'n.handCard': count('card from your hand', 'cards from your hand'),
  'n.item': count('card from your hand or resource', 'cards from your hand and/or resources'),
  'n.anyHandCards': 'any number of cards from your hand',
  'n.meadowCard': count('Meadow card', 'Meadow cards'),
  'n.critter': count('Critter', 'Critters'),
  'n.construction': count('Construction', 'Constructions'),
  'n.either': count('Critter or Construction', 'Critters and/or Constructions'),
  // color: traveler, production, destination, governance, prosperity.
  'n.colorCard': select('color', {
    traveler: count('Traveler card', 'Traveler cards'),
    production: count('Production card', 'Production cards'),
    destination: count('Destination card', 'Destination cards'),
    governance: count('Governance card', 'Governance cards'),
    prosperity: count('Prosperity card', 'Prosperity cards'),
    other: count('card', 'cards'),
  }),
  'n.differentColorCard': `{n} different ${select('color', {
    traveler: plural('Traveler card', 'Traveler cards'),
    production: plural('Production card', 'Production cards'),
    destination: plural('Destination card', 'Destination cards'),
    governance: plural('Governance card', 'Governance cards'),
    other: plural('Prosperity card', 'Prosperity cards'),
  })}`,
  'n.otherColorCard': `{n} other ${select('color', {
    traveler: plural('Traveler card', 'Traveler cards'),
    production: plural('Production card', 'Production cards'),
    destination: plural('Destination card', 'Destination cards'),
    governance: plural('Governance card', 'Governance cards'),
    other: plural('Prosperity card', 'Prosperity cards'),
  })}`,
  // rarity: common, unique, none; kind: critter, construction, card.
  'n.rarityKind': `{n} ${rarity}${kinds}`,
  'n.other': `{n} other ${kinds}`,
  // A card by name. A name in the plural is no counted noun: “1 carte Ruines”.
  'n.named': count('{noun}', '{many}'),
  'n.ownWorker': '{n} of your deployed workers',
  'n.event': count('Event', 'Events'),
  // loc: basic, forest, either, any. The German form is the accusative, also below.
  'n.location': select('loc', {
    basic: count('basic location', 'basic locations'),
    forest: count('Forest location', 'Forest locations'),
    either: count('basic or Forest location', 'basic and/or Forest locations'),
    other: count('location', 'locations'),
  }),
  'n.color': count('card type', 'different card types'),
  'n.adornment': count('adornment', 'adornments'),
  'n.wonder': count('wonder', 'wonders'),
  'n.mapTile': count('map tile', 'map tiles'),
  'n.discovery': count('discovery', 'discoveries'),
  'n.visitor': count('visitor', 'visitors'),
  'n.trainCar': count('train car', 'train cars'),

  // Amounts and places around a counted thing.
  'q.upTo': 'up to {what}',
  'q.atLeast': 'at least {what}',
  'q.anyNumber': 'any number of {many}',
  'q.all': 'all {many}',
  // `what` is counted by the upper end.
  'q.range': '{min} to {what}',
  // `each` is one of the `each` phrases.
  'q.per': '{what} {each}',
  // `cond` is one of the `if` phrases.
  'q.instead': '{what} (or {alt} {cond})',
  // Base points only.
  'q.worth': `{what} worth up to ${points}`,
  'q.ofNamedType': '{what} of the named type',
  'q.ofOpponent': '{what} of an opponent',
  // Of locations; who: own, opponent, any.
  'q.withWorker': `{what} where ${whoHas} a worker`,
  // A fixed amount and one that is counted by something.
  'q.plus': '{a}, plus {b}',
  'q.in': '{what} {place}',
  'q.aside': '{what} ({note})',
  place: select('where', {
    city: 'in your city',
    opponentCity: 'in an opponent’s city',
    opponentCities: 'in all opponents’ cities',
    allCities: 'in all cities',
    thatCity: 'in their city',
    theirCity: 'in their city',
    hand: 'in your hand',
    here: 'on this card',
    under: 'under this card',
    own: 'you have',
    supply: 'in your supply',
    journey: 'on the Journey',
    other: '',
  }),
  // Follows a counted thing as the `place` of `q.in`.
  from: select('src', {
    hand: 'from your hand',
    meadow: 'from the Meadow',
    station: 'from the Station',
    deck: 'from the deck',
    discard: 'from the discard pile',
    deckOrDiscard: 'from the deck or the discard pile',
    city: 'from your city',
    handOrMeadow: 'from your hand or the Meadow',
    meadowOrStation: 'from the Meadow or the Station',
    deckOrMeadow: 'from the deck or the Meadow',
    deckMeadowStation: 'from the deck, the Meadow or the Station',
    supply: 'from the supply',
    other: '',
  }),
};
