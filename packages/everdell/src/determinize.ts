/** A full state that agrees with everything a seat knows; what it can't see is dealt anew. */
import {
  RNG,
  SEAT,
  dealHidden,
  hiddenStocks,
  isOver,
  next32,
  seedWords,
  top,
  type State,
  type StockWithZones,
  type Stream,
  type Zone,
} from '@evervale/kernel';
import { stockOf, zonesOf } from './content/zones.ts';
import { theMachine } from './effects/machine.ts';
import { SEATS } from './state/layout.ts';

export function determinize(s: State, seat: number, rng: Stream): State {
  return determinizeInto(new Uint8Array(s.length), s, seat, rng);
}

/** The same into a buffer of the same size, for search that does this thousands of times. */
export function determinizeInto(target: State, s: State, seat: number, rng: Stream): State {
  target.set(s);
  dealHidden(target, stocksOf(zonesOf(s)), s[SEATS], seat, rng);
  // The dice of the future are not known either.
  seedWords(target, RNG, next32(rng.bytes, rng.at));
  if (!isOver(target) && target[top(target) + SEAT] !== seat) theMachine().forget(target);
  theMachine().touched();
  return target;
}

/** By the list of zones, of which there is one for every choice of boxes. */
const known = new Map<readonly Zone[], readonly StockWithZones[]>();

function stocksOf(zones: readonly Zone[]): readonly StockWithZones[] {
  let found = known.get(zones);
  if (found === undefined) {
    found = hiddenStocks(zones, stockOf);
    known.set(zones, found);
  }
  return found;
}
