/** Features of the table: places that are free, and how far the others are. */
import {
  CLEARINGS,
  FINISHED,
  FOREST,
  FORESTS,
  FOREST_PLACE,
  FOREST_SPOTS,
  JOURNEY,
  PLAYERS,
  SEASON,
  SEATS,
  STANDING,
  TURN,
  playerAt,
} from '@evervale/everdell/insides';
import type { FeatureGroup } from '../net/features.ts';
import { readyCount } from './supplies.ts';

const SHARED_FROM = [0, 2, 5, 6];

/** Places a ready worker would find: Forest cards, basic locations for one, the Journey's spots. */
export const places: FeatureGroup = {
  name: 'places',
  reason: () => ({ key: 'hint.table' }),
  features: () => [
    ...FORESTS.list.map(({ id }) => id),
    ...SHARED_FROM.map((i) => `basic${i}`),
    'journey3',
    'journey4',
    'journey5',
  ],
  fill(s, seat, out) {
    if (readyCount(s, seat) === 0) return;
    for (let i = 0; i < CLEARINGS; i++) {
      if (s[FOREST + i] !== 0 && s[STANDING + FOREST_PLACE + i] < s[FOREST_SPOTS]) {
        out.add(s[FOREST + i] - 1, 1);
      }
    }
    const basic = FORESTS.list.length;
    for (let i = 0; i < 4; i++) if (s[STANDING + SHARED_FROM[i]] === 0) out.add(basic + i, 1);
    for (let i = 1; i < 4; i++) if (s[STANDING + JOURNEY + i] === 0) out.add(basic + 3 + i, 1);
  },
};

/** Who else is there, whose turn it is, and how the others stand in the year. */
export const others: FeatureGroup = {
  name: 'others',
  features: () => ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'myTurn', 'season', 'workers', 'finished'],
  fill(s, seat, out) {
    const players = s[PLAYERS];
    out.add(players - 1, 1);
    if (s[TURN] === seat) out.add(6, 1);
    let season = 0;
    let workers = 0;
    let finished = 0;
    for (let i = 0; i < s[SEATS]; i++) {
      if (i === seat || i >= players) continue;
      season += s[playerAt(i) + SEASON];
      workers += readyCount(s, i);
      finished += s[playerAt(i) + FINISHED];
    }
    const n = Math.max(1, players - 1);
    out.add(7, season / n);
    out.add(8, workers / (2 * n));
    out.add(9, finished / n);
  },
};
