/** Autumn: the Haven, the Journey and the end. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

export const journey: Lesson = {
  id: 'journey',
  minutes: 3,
  position: {
    ...TABLE,
    options: { players: 2 },
    players: [
      {
        season: 'autumn',
        workers: 6,
        hand: ['king', 'historian', 'castle', 'palace', 'queen', 'monk', 'university', 'bard'],
        city: ['clock-tower', 'mine', { card: 'farm', occupied: true }],
        resources: { resin: 1 },
      },
      { season: 'autumn', city: ['resin-refinery', 'school'], finished: true },
    ],
    workers: {
      'basic-three-twigs': [1],
      'basic-two-resin': [1],
      'basic-one-pebble': [1],
      'forest-three-berries': [1],
    },
  },
  steps: [
    { text: 'journey.intro', rules: ['5.23', '5.24'] },
    { text: 'journey.haven', expect: ['place:haven'] },
    { text: 'journey.two', expect: ['discard:palace', 'discard:king'], whole: true },
    { text: 'journey.enough', expect: ['done'] },
    { text: 'journey.gain', expect: ['gain:*'] },
    { text: 'journey.five', expect: ['place:journey-5'], rules: ['5.25', '5.26', '5.27'] },
    { text: 'journey.discard', expect: ['discard:*'], whole: true },
    { text: 'journey.end', rules: ['5.29', '5.30', '9.1'] },
  ],
};
