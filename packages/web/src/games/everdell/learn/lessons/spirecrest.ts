/** Spirecrest: an exploration, a big critter, the weather, and the expedition at the end. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

const OPTIONS = { players: 2, boxes: ['spirecrest'] };

const MOUNTAIN = {
  foothills: ['cuddlers-cove', 'littledell', 'meeks-crossing'],
  peaks: ['burrowdale', 'twin-bridges', 'mirror-lake'],
  ridges: ['badgers-teeth', 'amber-caves', 'mistfire-falls'],
  covered: ['peaks', 'ridges'],
  weather: ['winter-1'],
  coveredWeather: ['spring-1', 'summer-1', 'autumn-1'],
  discoveries: [
    'stubblehoof',
    'forager',
    'greensprout-trail',
    'ancient-orchard',
    'whisper',
    'honeypaw',
    'bellsong-city',
    'cloudsong',
    'star-weavers',
  ],
};

export const spirecrest: Lesson = {
  id: 'spirecrest',
  minutes: 5,
  position: {
    ...TABLE,
    options: OPTIONS,
    mountain: MOUNTAIN,
    players: [
      { season: 'winter', workers: 2, hand: ['king', 'queen'], city: ['farm'] },
      { season: 'winter', workers: 2, city: ['mine'] },
    ],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
  },
  steps: [
    { text: 'spirecrest.intro' },
    { text: 'spirecrest.weather' },
    { text: 'spirecrest.prepare', expect: ['prepare'] },
    { text: 'spirecrest.tile', expect: ['tile:littledell'] },
    {
      text: 'spirecrest.discover',
      expect: ['discover:stubblehoof'],
      reply: ['place:basic-one-berry'],
    },
    { text: 'spirecrest.mount' },
    { text: 'spirecrest.mud' },
    { text: 'spirecrest.send', expect: ['worker:stubblehoof'] },
    { text: 'spirecrest.forest', expect: ['place:forest-three-berries'] },
    {
      text: 'spirecrest.pass',
      expect: ['pass'],
      position: {
        ...TABLE,
        options: OPTIONS,
        mountain: { weather: ['autumn-1'] },
        players: [
          {
            season: 'autumn',
            workers: 2,
            city: ['farm', 'inn', 'wanderer'],
            resources: { twig: 2, pebble: 2, berry: 1 },
            discoveries: ['stubblehoof', 'bellsong-city'],
            expedition: ['littledell', 'burrowdale', 'badgers-teeth'],
          },
          { season: 'autumn', workers: 2, city: ['mine'] },
        ],
        workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
      },
    },
    { text: 'spirecrest.first', expect: ['travel:littledell'] },
    { text: 'spirecrest.second', expect: ['travel:burrowdale'] },
    { text: 'spirecrest.end' },
  ],
};
