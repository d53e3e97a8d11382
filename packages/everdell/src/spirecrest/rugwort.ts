/** Spirecrest against Rugwort (20.7, 24.8-24.11). */
import type { Options, State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import { TILES_EACH } from './room.ts';
import { takeTile, tileAt, tileOf } from './tiles.ts';

/** 20.7: two big critters that wait for what others do are left out. */
export const NOT_AGAINST_RUGWORT: readonly string[] = ['firebeak', 'windlore'];

/** 24.9: of the tiles the player did not take those worth most, as picks. */
export function bestTiles(s: State, section: number, out: Options): void {
  let best = 0;
  for (let i = 0; i < TILES_EACH; i++) best = Math.max(best, worth(s, section, i));
  for (let i = 0; i < TILES_EACH; i++) {
    if (best > 0 && worth(s, section, i) === best) out.add(i + 1);
  }
}

function worth(s: State, section: number, i: number): number {
  const number = tileAt(s, section, i);
  return number === 0 ? 0 : tileOf(number).points;
}

export function giveRugwort(s: State, section: number, i: number): void {
  takeTile(s, s[PLAYERS], section, i);
}

/** 24.10: 3, 2 or 1 point tokens for the discovery on the left, in the middle, on the right. */
export function rewardRugwort(s: State, position: number): void {
  const seat = automatSeat(s, 'rugwort');
  if (seat >= 0) gainPoints(s, seat, 3 - position);
}
