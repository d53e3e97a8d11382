/** The game on one page, in our words. */
import type { Guide } from '../../../common/guide.ts';

export const en: Guide = [
  {
    title: 'What you are up to',
    text: [
      'You found a city in a wooded valley and have one year for it, from the end of winter to the last leaf of autumn. A city has room for 15 cards. Whoever has the most points in the end wins.',
    ],
    rules: ['10.1', '10.5'],
  },
  {
    title: 'Your turn: one of three things',
    text: [
      'Place a worker, play a card, or prepare for the next season. Then it is the next player’s turn. Seasons belong to each player alone: one may still have winter while another enjoys summer.',
    ],
    rules: ['4.2', '4.6'],
  },
  {
    title: 'Workers bring in resources',
    text: [
      'A worker goes to a free location and does at once what it says there: gather twigs, resin, pebbles or berries, draw cards, and more. A closed ring takes a single worker, an open ring any number. At the Haven two cards from your hand become one resource of your choice.',
    ],
    rules: ['5.1', '5.4', '5.5', '5.23'],
  },
  {
    title: 'Cards become your city',
    text: [
      'Pay the cost and play a card from your hand or from the eight of the Meadow, which all players share. Critters cost berries, Constructions twigs, resin and pebbles. Most cards take one space; of a unique card you may have only one.',
      'Five colors: brown Travelers act once, when played. Green Production works when played and again in spring and autumn. Red Destinations are places for your workers. Blue Governance helps you from then on. Purple Prosperity brings extra points at the end.',
    ],
    rules: ['6.1', '6.3'],
  },
  {
    title: 'Friends move in for free',
    text: [
      'Every Critter has a home. If that Construction stands in your city and nobody lives there yet, you may play the Critter without paying: the house is then occupied for good.',
    ],
    rules: ['6.14', '6.15'],
  },
  {
    title: 'Events',
    text: [
      'Up in the tree hang Events. Whoever first has the right cards and sends a worker keeps the Event with its points. Nobody else can have it then.',
    ],
    rules: ['5.40', '5.41'],
  },
  {
    title: 'The seasons',
    text: [
      'When all your workers are out, prepare: they come home and new ones join. Spring and autumn make all your green cards produce once more; in summer you take two cards from the Meadow.',
    ],
    rules: ['8.1', '8.6', '8.7', '8.8'],
  },
  {
    title: 'Autumn and the end',
    text: [
      'In autumn workers may set out on the Journey: discard as many cards as the stage is worth points. When nothing is left to do, pass. When all have passed, count: points on cards, point tokens, purple bonuses, Journey and Events.',
    ],
    rules: ['5.25', '9.1', '10.1'],
  },
  {
    title: 'Alone against Rugwort',
    text: [
      'The old rat gets a card from the Meadow for each one you play, blocks places and cards, and takes Events you are too slow for. Beat his score in three years, each harder than the one before.',
    ],
    rules: ['21.4', '21.17', '22.3'],
  },
];
