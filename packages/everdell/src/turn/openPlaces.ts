/**
 * Where a worker may be placed once boxes have had their say: weather, for example, closes places
 * that could be used otherwise.
 */
import { Options, type State } from '@evervale/kernel';
import { BASIC_COUNT } from '../state/place.ts';
import { forbidden } from './boxesSay.ts';
import { courseOf } from './course.ts';
import type { Ban } from './joints.ts';
import { canPlaceBasic, offerPlaces } from './placing.ts';
import { OK } from './reason.ts';

/** Writes down every place where a worker of the kind `by` may go, but for `except`. */
export function offerOpen(s: State, seat: number, except: number, by: number, out: Options): void {
  const before = out.count;
  offerPlaces(s, seat, except, out, by);
  const { bans } = courseOf(s);
  for (let i = 0; i < bans.length; i++) {
    const ban = bans[i](s, seat);
    if (ban !== undefined) dropForbidden(s, ban, before, out);
  }
}

function dropForbidden(s: State, ban: Ban, from: number, out: Options): void {
  let kept = from;
  for (let i = from; i < out.count; i++) {
    if (ban(s, out.codes[i]) === OK) out.codes[kept++] = out.codes[i];
  }
  out.count = kept;
}

const scratch = new Options();

/** Is there one at all? Mostly a basic location is, so the others are looked at last. */
export function anyOpen(s: State, seat: number, except: number, by: number): boolean {
  for (let place = 0; place < BASIC_COUNT; place++) {
    if (place === except || canPlaceBasic(s, seat, place, by) !== OK) continue;
    if (forbidden(s, seat, place) === OK) return true;
  }
  scratch.clear();
  offerOpen(s, seat, except, by, scratch);
  return scratch.count > 0;
}
