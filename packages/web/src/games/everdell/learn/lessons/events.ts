/** Events: a special one with an effect, then a basic one. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

export const events: Lesson = {
  id: 'events',
  minutes: 3,
  position: {
    ...TABLE,
    options: { players: 2 },
    players: [
      {
        season: 'summer',
        workers: 4,
        hand: ['chip-sweep', 'king'],
        city: ['clock-tower', 'mine', 'farm', 'twig-barge'],
        resources: { berry: 3, twig: 1 },
      },
      { season: 'summer', workers: 4, city: ['resin-refinery'] },
    ],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
  },
  steps: [
    { text: 'events.intro', rules: ['5.40', '5.41'] },
    { text: 'events.chipSweep', expect: ['play:chip-sweep@hand'] },
    {
      text: 'events.activate',
      expect: ['activate:mine@city1-2'],
      reply: ['place:basic-one-berry'],
      rules: ['CHIPSWEEP.1'],
    },
    { text: 'events.wellRun', expect: ['place:a-well-run-city'], rules: ['5.42', '5.43'] },
    {
      text: 'events.recall',
      expect: ['recall:basic-three-twigs', 'recall:basic-two-resin', 'recall:a-well-run-city'],
      reply: ['place:basic-one-pebble'],
    },
    { text: 'events.festival', expect: ['place:harvest-festival'], rules: ['5.44'] },
    { text: 'events.end', rules: ['5.45', '5.46', '5.47'] },
  ],
};
