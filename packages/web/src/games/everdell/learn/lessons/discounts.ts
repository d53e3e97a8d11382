/** Ways to pay less: Crane, Innkeeper, Inn. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

export const discounts: Lesson = {
  id: 'discounts',
  minutes: 3,
  position: {
    ...TABLE,
    options: { players: 2 },
    meadow: [
      'chapel',
      'castle',
      'wife',
      'twig-barge',
      'general-store',
      'teacher',
      'ruins',
      'lookout',
    ],
    players: [
      {
        season: 'summer',
        workers: 4,
        hand: ['mine', 'historian', 'queen'],
        city: ['crane', 'innkeeper', 'inn'],
        resources: { twig: 1, resin: 1, pebble: 1, berry: 3 },
      },
      { season: 'summer', workers: 4, hand: ['school', 'theater'], city: ['resin-refinery'] },
    ],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1], 'basic-one-pebble': [2] },
  },
  steps: [
    { text: 'discounts.intro', rules: ['6.32', '6.33'] },
    { text: 'discounts.mine', expect: ['play:mine@hand'] },
    {
      text: 'discounts.crane',
      expect: ['use:crane'],
      reply: ['place:basic-one-berry'],
      rules: ['CRANE.1'],
    },
    { text: 'discounts.historian', expect: ['play:historian@hand'] },
    {
      text: 'discounts.innkeeper',
      expect: ['use:innkeeper'],
      reply: ['place:forest-three-berries'],
      rules: ['INNKEEPER.1'],
    },
    { text: 'discounts.inn', expect: ['place:inn@city1-3'], rules: ['INN.1'] },
    { text: 'discounts.lookout', expect: ['play:lookout@meadow-8'] },
    { text: 'discounts.end', rules: ['6.33', '6.38'] },
  ],
};
