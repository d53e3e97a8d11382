/** A full state that agrees with everything a seat knows; what it can't see is dealt anew. */
import {
  RNG,
  SEAT,
  isOver,
  next32,
  seedWords,
  shuffleBytes,
  top,
  type State,
  type Stream,
} from '@evervale/kernel';
import { isHidden, stockOf, zonesOf, type Stock, type Zone } from './content/zones.ts';
import { theMachine } from './effects/machine.ts';
import { SEATS } from './state/layout.ts';

/** Things of a stock to be dealt, how many there are of each, and where they go. */
const pool = new Uint8Array(1024);
const copies = new Uint16Array(256);
const places = new Uint16Array(1024);
let hidden = 0;

export function determinize(s: State, seat: number, rng: Stream): State {
  return determinizeInto(new Uint8Array(s.length), s, seat, rng);
}

/** The same into a buffer of the same size, for search that does this thousands of times. */
export function determinizeInto(target: State, s: State, seat: number, rng: Stream): State {
  target.set(s);
  const stocks = stocksOf(zonesOf(s));
  for (let i = 0; i < stocks.length; i++) dealStock(target, stocks[i], seat, rng);
  // The dice of the future are not known either.
  seedWords(target, RNG, next32(rng.bytes, rng.at));
  if (!isOver(target) && target[top(target) + SEAT] !== seat) theMachine().forget(target);
  theMachine().touched();
  return target;
}

interface StockWithZones {
  readonly stock: Stock;
  readonly zones: readonly Zone[];
}

/** By the list of zones, of which there is one for every choice of boxes. */
const known = new Map<readonly Zone[], readonly StockWithZones[]>();

/** The stocks of which something is hidden from somebody. */
function stocksOf(zones: readonly Zone[]): readonly StockWithZones[] {
  let found = known.get(zones);
  if (found === undefined) {
    const secret = zones.filter(({ seen }) => seen !== 'all');
    const ids = [...new Set(secret.map(({ stock }) => stock))];
    found = ids.map((id) => ({
      stock: stockOf(id),
      zones: secret.filter(({ stock }) => stock === id),
    }));
    known.set(zones, found);
  }
  return found;
}

/**
 * Gathers what is hidden from `viewer`, by number: where things really lie must not have any
 * influence on how the same stream deals them.
 */
function dealStock(s: State, { stock, zones }: StockWithZones, viewer: number, rng: Stream): void {
  hidden = 0;
  copies.fill(0);
  for (let i = 0; i < zones.length; i++) {
    const seats = zones[i].of === 'seat' ? s[SEATS] : 1;
    for (let seat = 0; seat < seats; seat++) gather(s, zones[i], viewer, seat);
  }
  if (hidden === 0) return;
  if (stock.all !== undefined) exchange(s, stock, zones, viewer, rng);
  let n = 0;
  for (let thing = 1; thing < 256; thing++) {
    for (let i = copies[thing]; i > 0; i--) pool[n++] = thing;
  }
  shuffleBytes(pool, 0, n, rng.bytes, rng.at);
  for (let i = 0; i < hidden; i++) s[places[i]] = pool[i];
}

/** Writes down what of a zone the viewer cannot see. */
function gather(s: State, zone: Zone, viewer: number, seat: number): void {
  if (zone.seen === 'owner' && viewer === seat) return;
  const from = zone.from(s, seat);
  const n = zone.size(s, seat);
  for (let i = 0; i < n; i++) {
    const at = from + i;
    if (s[at] === 0) continue;
    if (zone.open !== undefined && !isHidden(s, zone, viewer, seat, i)) continue;
    copies[s[at]]++;
    places[hidden++] = at;
  }
}

/** What lies hidden may also be something that was left in the box, of the same sort. */
function exchange(
  s: State,
  stock: Stock,
  zones: readonly Zone[],
  viewer: number,
  rng: Stream,
): void {
  const wanted = new Map<number, number>();
  const sortOf = (thing: number): number => stock.sort?.(thing) ?? 0;
  for (let i = 0; i < hidden; i++) {
    const sort = sortOf(s[places[i]]);
    wanted.set(sort, (wanted.get(sort) ?? 0) + 1);
  }
  const seen = seenBy(s, zones, viewer);
  const unseen = Uint8Array.from(stock.all!(s).filter((thing) => !seen.has(thing)));
  shuffleBytes(unseen, 0, unseen.length, rng.bytes, rng.at);
  copies.fill(0);
  for (const thing of unseen) {
    const left = wanted.get(sortOf(thing)) ?? 0;
    if (left === 0) continue;
    wanted.set(sortOf(thing), left - 1);
    copies[thing]++;
  }
}

/** The things of these zones that the viewer sees. */
function seenBy(s: State, zones: readonly Zone[], viewer: number): Set<number> {
  const seen = new Set<number>();
  for (const zone of zones) {
    for (let seat = 0; seat < (zone.of === 'seat' ? s[SEATS] : 1); seat++) {
      const from = zone.from(s, seat);
      for (let i = 0; i < zone.size(s, seat); i++) {
        if (!isHidden(s, zone, viewer, seat, i)) seen.add(s[from + i]);
      }
    }
  }
  return seen;
}
