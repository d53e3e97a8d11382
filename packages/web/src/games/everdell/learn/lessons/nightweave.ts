/** Nightweave the spider: her cards, what she tries, her figure, her seasons, and one of her modules. */
import { ACTION_CARDS, SEASON_NAMES, type Season } from '@evervale/everdell';
import type { Lesson } from '../lesson.ts';
import { FOREST, TABLE } from './table.ts';

const OPTIONS = { players: 1, nightweave: { difficulty: 0 } };
const MEADOW = [null, 'mine', 'wife', 'twig-barge', 'general-store', 'teacher', 'ruins', 'lookout'];

/** Only this card is left in her stack. */
function next(card: string, season: Season): object {
  const last = SEASON_NAMES.indexOf(season);
  const seen = ACTION_CARDS.filter((one) => one.season <= last && !one.pearlbrook);
  const ids = seen.map(({ id }) => id);
  return { seen: ids, played: ids.filter((id) => id !== card) };
}

const EVERYWHERE = ['place:basic-one-berry'];

export const nightweave: Lesson = {
  id: 'nightweave',
  minutes: 5,
  position: {
    ...TABLE,
    options: OPTIONS,
    forest: FOREST,
    events: [],
    players: [{ season: 'winter', workers: 2, hand: ['farm', 'king'] }],
    lair: next('winter-01', 'winter'),
  },
  steps: [
    { text: 'nightweave.intro', rules: ['25.1', '26.1'] },
    { text: 'nightweave.twigs', expect: ['place:basic-three-twigs'] },
    { text: 'nightweave.card', rules: ['27.1', '27.3', '26.17'] },
    {
      text: 'nightweave.berry',
      expect: EVERYWHERE,
      position: {
        ...TABLE,
        options: OPTIONS,
        forest: FOREST,
        events: [],
        players: [{ season: 'spring', workers: 3, city: ['farm'] }],
        nightweave: { season: 'spring', city: ['mine'] },
        workers: {
          'basic-three-twigs': [1],
          'basic-two-resin': [2],
          'basic-one-pebble': [1],
          'basic-one-berry-one-card': [2],
        },
        lair: next('winter-01', 'spring'),
      },
    },
    { text: 'nightweave.second', rules: ['27.4', '27.5', '27.6'] },
    {
      text: 'nightweave.figure',
      expect: EVERYWHERE,
      position: {
        ...TABLE,
        options: OPTIONS,
        forest: FOREST,
        events: [],
        seed: 4,
        players: [{ season: 'winter', workers: 2 }],
        lair: next('winter-06', 'winter'),
      },
    },
    { text: 'nightweave.gap', rules: ['28.17', '28.18'] },
    {
      text: 'nightweave.season',
      expect: EVERYWHERE,
      position: {
        ...TABLE,
        options: OPTIONS,
        forest: FOREST,
        events: [],
        seed: 4,
        meadow: MEADOW,
        players: [{ season: 'winter', workers: 2 }],
        workers: { haven: [2], 'basic-two-resin': [2] },
        lair: { ...next('winter-02', 'winter'), figure: 1 },
      },
    },
    { text: 'nightweave.spring', rules: ['27.2', '29.2', '29.5'] },
    {
      text: 'nightweave.toll',
      expect: ['play:mine@meadow-2'],
      rules: ['32.4', '32.6'],
      position: {
        ...TABLE,
        options: { players: 1, nightweave: { difficulty: 0, character: 'character-1' } },
        forest: FOREST,
        events: [],
        meadow: MEADOW,
        players: [
          {
            season: 'winter',
            workers: 2,
            resources: { twig: 1, resin: 1, pebble: 1, berry: 1 },
          },
        ],
        lair: { ...next('winter-08', 'winter'), figure: 1, card: 'winter-06', part: 1 },
      },
    },
    { text: 'nightweave.pay', expect: ['pay:berry'] },
    { text: 'nightweave.end', rules: ['30.6', '30.7', '30.9'] },
  ],
};
