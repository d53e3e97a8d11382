/** Pearlbrook: a frog to the river, an adornment, a wonder. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

export const pearlbrook: Lesson = {
  id: 'pearlbrook',
  minutes: 4,
  position: {
    ...TABLE,
    options: { players: 2, boxes: ['pearlbrook'] },
    river: [
      { covered: 'watermill' },
      { covered: 'snout-the-explorer' },
      { covered: 'great-hall' },
      { covered: 'iluminor-the-inventor' },
    ],
    players: [
      {
        season: 'summer',
        workers: 4,
        hand: ['king', 'judge', 'queen'],
        city: ['farm', 'mine', 'twig-barge'],
        resources: { twig: 2, resin: 1, pebble: 1 },
        points: 1,
        pearls: 1,
        adornments: ['seaglass-amulet', 'bell'],
      },
      {
        season: 'summer',
        workers: 4,
        city: ['resin-refinery'],
        adornments: ['hourglass', 'spyglass'],
      },
    ],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
  },
  steps: [
    { text: 'pearlbrook.intro', rules: ['12.2', '12.7', '12.8'] },
    {
      text: 'pearlbrook.frog',
      expect: ['frog:river-spot-production'],
      rules: ['12.12', '12.13'],
    },
    {
      text: 'pearlbrook.use',
      expect: ['use:watermill'],
      reply: ['place:basic-one-berry'],
      rules: ['12.15'],
    },
    { text: 'pearlbrook.adorn', expect: ['adorn:seaglass-amulet'], rules: ['12.18', '12.19'] },
    {
      text: 'pearlbrook.gain',
      expect: ['gain:*'],
      whole: true,
      reply: ['place:basic-one-pebble'],
      rules: ['2.7'],
    },
    { text: 'pearlbrook.wonder', expect: ['place:hopewatch-gate'], rules: ['12.24', '12.25'] },
    { text: 'pearlbrook.discard', expect: ['discard:*'], whole: true },
    { text: 'pearlbrook.end', rules: ['12.10', '12.30'] },
  ],
};
