/** A place on the board as everybody sees it. */
import type { State } from '@evervale/kernel';
import { countWorkers } from './state/workers.ts';
import { placeId } from './say.ts';
import { SEATS } from './state/layout.ts';

/** Most places are empty; one list for all of them, and one view for each. */
export const NOBODY: readonly number[] = [];

export interface PlaceView {
  readonly id: string;
  readonly workers: readonly number[];
}

const emptyPlaces = new Map<string, PlaceView>();

function emptyPlace(id: string): PlaceView {
  let empty = emptyPlaces.get(id);
  if (empty === undefined) {
    empty = Object.freeze({ id, workers: NOBODY });
    emptyPlaces.set(id, empty);
  }
  return empty;
}

export function placeView(s: State, place: number): PlaceView {
  let workers: number[] | null = null;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let n = countWorkers(s, seat, place); n > 0; n--) (workers ??= []).push(seat);
  }
  const id = placeId(s, place);
  return workers === null ? emptyPlace(id) : { id, workers };
}
