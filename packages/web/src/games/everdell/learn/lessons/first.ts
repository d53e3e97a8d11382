/** The first lesson: a year in ten minutes. */
import type { Lesson } from '../lesson.ts';
import { MEADOW, TABLE } from './table.ts';

export const first: Lesson = {
  id: 'first',
  minutes: 10,
  position: {
    ...TABLE,
    options: { players: 2 },
    players: [
      { hand: ['farm', 'inn', 'miner-mole', 'chapel', 'shopkeeper'] },
      { hand: ['mine', 'resin-refinery', 'king', 'school', 'twig-barge', 'queen'] },
    ],
    deck: ['resin-refinery', 'woodcarver', 'dungeon', 'monk'],
  },
  steps: [
    { text: 'first.welcome' },
    { text: 'first.turn', rules: ['4.2'] },
    {
      text: 'first.twigs',
      expect: ['place:basic-three-twigs'],
      reply: ['place:basic-two-resin'],
      rules: ['5.1', '5.4'],
    },
    {
      text: 'first.forest',
      expect: ['place:forest-twig-resin-berry'],
      reply: ['place:basic-one-pebble'],
      rules: ['5.17'],
    },
    {
      text: 'first.farm',
      expect: ['play:farm@hand'],
      reply: ['play:resin-refinery@hand'],
      rules: ['6.3', 'FARM.1'],
    },
    { text: 'first.wife', expect: ['play:wife@meadow-3'], rules: ['6.1'] },
    {
      text: 'first.occupy',
      expect: ['occupy:farm'],
      reply: ['prepare'],
      rules: ['6.14', '6.15'],
    },
    {
      text: 'first.prepare',
      expect: ['prepare'],
      reply: ['place:basic-two-resin'],
      rules: ['8.1', '8.6'],
    },
    { text: 'first.spring', rules: ['8.6', '4.6'] },
    { text: 'first.any', expect: ['place:forest-two-any'], rules: ['5.17'] },
    {
      text: 'first.gain',
      expect: ['gain:resin'],
      whole: true,
      reply: ['place:basic-one-pebble'],
      rules: ['2.7'],
    },
    {
      text: 'first.inn',
      expect: ['play:inn@hand'],
      reply: ['place:basic-one-berry-one-card'],
      rules: ['5.39'],
    },
    { text: 'first.visit', expect: ['place:inn@city1-3'], rules: ['5.31', 'INN.1'] },
    { text: 'first.mine', expect: ['play:mine@meadow-1'], rules: ['6.38'] },
    {
      text: 'first.event',
      expect: ['place:harvest-festival'],
      rules: ['5.40', '5.41'],
      position: {
        ...TABLE,
        options: { players: 2 },
        meadow: MEADOW,
        players: [
          {
            season: 'autumn',
            workers: 6,
            city: [
              { card: 'farm', occupied: true },
              'wife',
              'inn',
              'mine',
              'twig-barge',
              'general-store',
              'ruins',
            ],
            hand: ['king', 'monk', 'dungeon'],
            points: 2,
          },
          {
            season: 'autumn',
            finished: true,
            city: ['resin-refinery', 'mine', 'school', 'teacher'],
            points: 1,
          },
        ],
        workers: {
          'basic-three-twigs': [1],
          'basic-one-pebble': [1],
          'forest-three-berries': [1],
          haven: [1],
        },
      },
    },
    { text: 'first.journey', expect: ['place:journey-3'], rules: ['5.25', '5.27', '5.29'] },
    { text: 'first.score', expect: ['pass'], rules: ['9.1'] },
    { text: 'first.end', rules: ['10.1', '10.5'] },
  ],
};
