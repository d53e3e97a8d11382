/** Setting up against Rugwort (chapter 20). */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../content/board.ts';
import { CITY_SIZE, FINISHED, playerAt } from '../state/layout.ts';
import { FOREST_PLACE } from '../state/place.ts';
import { putWorker } from '../state/workers.ts';
import { rugwortSeat } from './room.ts';

/** 21.9: his city has no size. */
const NO_LIMIT = 255;
export const FOREST_WORKER = 0;
export const BASIC_WORKER = 1;

export function basicPlace(id: string): number {
  return BASIC_LOCATIONS.findIndex((location) => location.id === id);
}

/**
 * 20.4: one worker on the Forest card at the upper left, one on 3 twigs. He counts as having
 * finished from the start: he takes no turns, nothing can be given to him (21.2), and he still
 * gets point tokens for visits (21.12).
 */
export function setupRugwort(s: State): void {
  const seat = rugwortSeat(s);
  const p = playerAt(seat);
  s[p + FINISHED] = 1;
  s[p + CITY_SIZE] = NO_LIMIT;
  putWorker(s, seat, FOREST_WORKER, FOREST_PLACE, 0);
  putWorker(s, seat, BASIC_WORKER, basicPlace('basic-three-twigs'), 0);
}
