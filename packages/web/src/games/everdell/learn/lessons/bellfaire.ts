/** Bellfaire: the Market, the Flower Festival and the royal award. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

export const bellfaire: Lesson = {
  id: 'bellfaire',
  minutes: 4,
  position: {
    ...TABLE,
    options: { players: 2, boxes: ['flower-festival', 'royal-award', 'market'] },
    award: 'agriculture',
    selling: ['market-good-4'],
    players: [
      {
        season: 'summer',
        workers: 4,
        hand: ['judge', 'queen', 'doctor'],
        city: ['farm', 'inn', 'wanderer', 'courthouse', 'palace'],
        resources: { berry: 2 },
      },
      { season: 'summer', workers: 4, city: ['resin-refinery', 'mine'] },
    ],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
  },
  steps: [
    { text: 'bellfaire.intro', rules: ['16.1', '16.11'] },
    { text: 'bellfaire.market', expect: ['place:market'], rules: ['16.12'] },
    { text: 'bellfaire.sell', expect: ['sell:market-good-4'], rules: ['16.14'] },
    { text: 'bellfaire.discard', expect: ['discard:*'] },
    {
      text: 'bellfaire.gain',
      expect: ['gain:*'],
      whole: true,
      reply: ['place:basic-one-berry'],
      rules: ['2.7'],
    },
    { text: 'bellfaire.moved', rules: ['16.13', '16.15'] },
    {
      text: 'bellfaire.festival',
      expect: ['place:flower-festival'],
      reply: ['place:basic-one-pebble'],
      rules: ['16.6'],
    },
    { text: 'bellfaire.award', rules: ['16.7', '16.8', '16.9'] },
  ],
};
