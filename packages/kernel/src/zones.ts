/**
 * Zones: every place where cards or other things lie, declared once. Dealing anew what a seat cannot
 * see, counting all things, and the tests of secrecy go through the zones; nobody lists piles again.
 */
import { shuffleBytes, type Stream } from './rng.ts';
import type { State } from './state.ts';

export interface Zone {
  readonly id: string;
  /** Every seat has one of its own; else it is one for the table. */
  readonly of?: 'seat';
  /** Things of one stock are the same kind of thing: a hidden one could be any other hidden one. */
  readonly stock: string;
  /** Where its bytes begin, and how many there are: a number each, 0 = nothing lies there. */
  from(s: State, seat: number): number;
  size(s: State, seat: number): number;
  /** From one byte to the next, if they do not lie side by side. */
  readonly step?: number;
  /** Is the byte at this address one of its things? Always, if not said otherwise. */
  holds?(s: State, seat: number, at: number): boolean;
  readonly seen: 'all' | 'owner' | 'nobody';
  /** Things that everybody sees all the same, at this place of the zone: turned up, just drawn. */
  open?(s: State, viewer: number, seat: number, i: number): boolean;
}

/** Things that could lie in hidden zones. */
export interface Stock {
  readonly id: string;
  /**
   * All there are in this game, those included that were left in the box; a hidden one may be any of
   * them that the viewer sees nowhere. Without it the things that lie hidden are mixed.
   */
  readonly all?: (s: State) => readonly number[];
  /** Things of different sorts are not exchanged with those left in the box. */
  readonly sort?: (thing: number) => number;
}

/** Is the `i`-th thing of the zone hidden from `viewer` (-1 or a seat where nobody sits: a spectator)? */
export function isHidden(s: State, zone: Zone, viewer: number, seat: number, i: number): boolean {
  if (zone.seen === 'all' || (zone.seen === 'owner' && viewer === seat)) return false;
  return zone.open === undefined || !zone.open(s, viewer, seat, i);
}

/** The things that lie in a zone: at which address, and at which place of the zone. */
export function thingsOf(s: State, zone: Zone, seat: number): { at: number; i: number }[] {
  const from = zone.from(s, seat);
  const found: { at: number; i: number }[] = [];
  for (let i = 0; i < zone.size(s, seat); i++) {
    const at = from + i * (zone.step ?? 1);
    const holds = zone.holds === undefined || zone.holds(s, seat, at);
    if (holds && s[at] !== 0) found.push({ at, i });
  }
  return found;
}

/** A stock with the zones in which some of it is hidden from somebody. */
export interface StockWithZones {
  readonly stock: Stock;
  readonly zones: readonly Zone[];
}

/** The stocks of which something is hidden; `stockOf` gives those that need more than being mixed. */
export function hiddenStocks(
  zones: readonly Zone[],
  stockOf: (id: string) => Stock = (id) => ({ id }),
): readonly StockWithZones[] {
  const secret = zones.filter(({ seen }) => seen !== 'all');
  const ids = [...new Set(secret.map(({ stock }) => stock))];
  return ids.map((id) => ({
    stock: stockOf(id),
    zones: secret.filter(({ stock }) => stock === id),
  }));
}

/** Things of a stock to be dealt, how many there are of each, and where they go. */
const pool = new Uint8Array(1024);
const copies = new Uint16Array(256);
const places = new Uint16Array(1024);
let hidden = 0;

/** Deals anew everything that `viewer` cannot see; `seats` is how many have zones of their own. */
export function dealHidden(
  s: State,
  stocks: readonly StockWithZones[],
  seats: number,
  viewer: number,
  rng: Stream,
): void {
  for (let i = 0; i < stocks.length; i++) dealStock(s, stocks[i], seats, viewer, rng);
}

/**
 * Gathers what is hidden from `viewer`, by number: where things really lie must not have any
 * influence on how the same stream deals them.
 */
function dealStock(
  s: State,
  { stock, zones }: StockWithZones,
  seats: number,
  viewer: number,
  rng: Stream,
): void {
  hidden = 0;
  copies.fill(0);
  for (let i = 0; i < zones.length; i++) {
    const owners = zones[i].of === 'seat' ? seats : 1;
    for (let seat = 0; seat < owners; seat++) gather(s, zones[i], viewer, seat);
  }
  if (hidden === 0) return;
  if (stock.all !== undefined) exchange(s, stock, zones, seats, viewer, rng);
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
  seats: number,
  viewer: number,
  rng: Stream,
): void {
  const wanted = new Map<number, number>();
  const sortOf = (thing: number): number => stock.sort?.(thing) ?? 0;
  for (let i = 0; i < hidden; i++) {
    const sort = sortOf(s[places[i]]);
    wanted.set(sort, (wanted.get(sort) ?? 0) + 1);
  }
  const seen = seenBy(s, zones, seats, viewer);
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
function seenBy(s: State, zones: readonly Zone[], seats: number, viewer: number): Set<number> {
  const seen = new Set<number>();
  for (const zone of zones) {
    for (let seat = 0; seat < (zone.of === 'seat' ? seats : 1); seat++) {
      const from = zone.from(s, seat);
      for (let i = 0; i < zone.size(s, seat); i++) {
        if (!isHidden(s, zone, viewer, seat, i)) seen.add(s[from + i]);
      }
    }
  }
  return seen;
}
