/** Alone against Rugwort. */
import type { Lesson } from '../lesson.ts';
import { FOREST, TABLE } from './table.ts';

export const solo: Lesson = {
  id: 'solo',
  minutes: 4,
  position: {
    ...TABLE,
    options: { players: 1, rugwort: { year: 1 } },
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
    forest: [...FOREST, 'forest-two-berries-one-card'],
    players: [
      {
        season: 'winter',
        workers: 2,
        hand: ['farm', 'mine', 'king'],
        resources: { twig: 2, resin: 1 },
      },
    ],
    deck: ['clock-tower', 'monk', 'mine', 'school'],
  },
  steps: [
    { text: 'solo.intro', rules: ['21.3'] },
    { text: 'solo.place', expect: ['place:basic-one-pebble'] },
    { text: 'solo.farm', expect: ['play:farm@hand'], rules: ['21.4'] },
    { text: 'solo.die', rules: ['21.7', '21.8'] },
    { text: 'solo.wife', expect: ['play:wife@meadow-3'], rules: ['21.4'] },
    { text: 'solo.forest', expect: ['place:forest-two-any'] },
    { text: 'solo.gain', expect: ['gain:*'], whole: true },
    { text: 'solo.prepare', expect: ['prepare'], rules: ['21.16', '21.18'] },
    { text: 'solo.moved', rules: ['21.14', '21.17', '21.19'] },
    { text: 'solo.end', rules: ['22.3', '22.4'] },
  ],
};
