/** Rugwort in positions: his city, points and Events, and his last roll. */
import { Refusal, type State } from '@evervale/kernel';
import { whole, type Json } from '@evervale/kernel/position';
import { SEASON_NAMES } from '../content/terms.ts';
import type { BoxPosition } from '../position/box.ts';
import { CITY_SIZE, MEADOW_BLOCKED, SEASON, playerAt } from '../state/layout.ts';
import { anyDeployed } from '../state/workers.ts';
import { MEADOW_PLACE, lastRoll, noteRoll, rugwortSeat } from './room.ts';
import { standBySeason } from './setup.ts';

declare module '../position/format.ts' {
  interface BoxPositionFields {
    /** Rugwort's city, points and Events, in a game against him. */
    readonly rugwort?: PositionPlayer;
    readonly lastRoll?: number;
  }
}

/** His city and tokens; his season is that of the player. */
function readRugwort(s: State, own: Json): Json {
  for (const field of ['hand', 'resources', 'finished']) {
    if (own[field] !== undefined) {
      throw new Refusal(`rugwort.${field}`, 'is nothing that Rugwort has');
    }
  }
  s[playerAt(rugwortSeat(s)) + CITY_SIZE] = 255;
  return { season: SEASON_NAMES[s[playerAt(0) + SEASON]], ...own };
}

export const rugwortPosition: BoxPosition = {
  fields: ['rugwort', 'lastRoll'],
  absent: 'is only in a game against Rugwort',
  readAutomat: readRugwort,
  finish: (s, json) => noteRoll(s, whole(json['lastRoll'], 'lastRoll', 0, 8, 0)),
  stand: (s, _seat, place) => void (s[MEADOW_BLOCKED] |= 1 << (place - MEADOW_PLACE)),
  // Unless his workers are named, they stand where his season puts them.
  settle(s) {
    if (!anyDeployed(s, rugwortSeat(s))) standBySeason(s);
  },
  write: (s) => ({ lastRoll: lastRoll(s) || undefined }),
};
