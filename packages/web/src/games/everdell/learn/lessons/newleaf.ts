/** Newleaf: a card from the train, a golden token, a visitor, the Knoll. */
import type { Lesson } from '../lesson.ts';
import { TABLE } from './table.ts';

export const newleaf: Lesson = {
  id: 'newleaf',
  minutes: 5,
  position: {
    ...TABLE,
    options: { players: 2, boxes: ['newleaf'] },
    station: ['resin-refinery', 'undertaker', 'storehouse'],
    cars: ['train-car-any', 'train-car-berry', 'train-car-point'],
    visitors: [
      ['dune-tarrington', 'plum-shortclaw', 'ruby-dew'],
      ['mossy-steptoe', 'bim-little', 'iggy-silverscale'],
    ],
    players: [
      {
        season: 'summer',
        workers: 4,
        hand: ['inventor', 'queen'],
        city: ['farm', 'mine', 'twig-barge', 'general-store', 'clock-tower'],
        resources: { resin: 1, pebble: 1 },
      },
      { season: 'summer', workers: 4, city: ['resin-refinery'] },
    ],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
  },
  steps: [
    { text: 'newleaf.intro', rules: ['14.2', '14.4', '14.12'] },
    { text: 'newleaf.play', expect: ['play:resin-refinery@station-1'], rules: ['14.14'] },
    {
      text: 'newleaf.gain',
      expect: ['gain:*'],
      reply: ['place:basic-one-berry'],
      rules: ['14.14'],
    },
    { text: 'newleaf.golden', expect: ['play:inventor@hand'], rules: ['14.6', '14.7'] },
    {
      text: 'newleaf.token',
      expect: ['golden:*'],
      reply: ['place:basic-one-pebble'],
      rules: ['14.8', '14.10'],
    },
    { text: 'newleaf.platform', expect: ['place:station-platform'], rules: ['14.18', '14.19'] },
    { text: 'newleaf.away', expect: ['discard:dune-tarrington'], rules: ['14.19'] },
    { text: 'newleaf.stay', expect: ['keep:mossy-steptoe'], rules: ['14.21', '14.22'] },
    { text: 'newleaf.car', expect: ['car:*'] },
    { text: 'newleaf.end', rules: ['14.16', '14.17', '14.22'] },
  ],
};
