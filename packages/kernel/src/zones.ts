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

/** A stock with the zones that count when what is hidden of it is dealt anew. */
export interface StockWithZones {
  readonly stock: Stock;
  readonly zones: readonly Zone[];
}

/** The stocks of which something is hidden; `stockOf` gives those that need more than being mixed. */
export function hiddenStocks(
  zones: readonly Zone[],
  stockOf: (id: string) => Stock = (id) => ({ id }),
): readonly StockWithZones[] {
  const secret = zones.filter((zone) => zone.seen !== 'all');
  const ids = [...new Set(secret.map(({ stock }) => stock))];
  return ids.map((id) => {
    const stock = stockOf(id);
    // What lies open is asked for only where it could else be dealt a second time.
    const those = stock.all === undefined ? secret : zones;
    return { stock, zones: those.filter((zone) => zone.stock === id) };
  });
}

/** Things of a stock to be dealt, where they go, and how many there are. */
const pool = new Uint8Array(1024);
const places = new Uint16Array(1024);
let hidden = 0;
/** How many there are of each thing, or of each sort. */
const copies = new Uint16Array(256);
/** Things that the viewer sees, by a mark of their own for every deal, so that none has to be wiped. */
const seen = new Uint32Array(256);
let mark = 0;

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
  mark++;
  for (let i = 0; i < zones.length; i++) {
    const owners = zones[i].of === 'seat' ? seats : 1;
    for (let seat = 0; seat < owners; seat++) gather(s, zones[i], viewer, seat);
  }
  if (hidden === 0) return;
  if (stock.all === undefined) sortHidden(s);
  else exchange(s, stock, stock.all(s), rng);
  shuffleBytes(pool, 0, hidden, rng.bytes, rng.at);
  for (let i = 0; i < hidden; i++) s[places[i]] = pool[i];
}

/** Writes down what of a zone the viewer cannot see, and marks what is seen. */
function gather(s: State, zone: Zone, viewer: number, seat: number): void {
  const from = zone.from(s, seat);
  const n = zone.size(s, seat);
  const step = zone.step ?? 1;
  const known = zone.seen === 'all' || (zone.seen === 'owner' && viewer === seat);
  const plain = zone.open === undefined && zone.holds === undefined && step === 1;
  if (!known && plain) {
    return gatherAll(s, from, n);
  }
  for (let i = 0; i < n; i++) {
    const at = from + i * step;
    if (s[at] === 0 || zone.holds?.(s, seat, at) === false) continue;
    if (known || zone.open?.(s, viewer, seat, i) === true) seen[s[at]] = mark;
    else places[hidden++] = at;
  }
}

function gatherAll(s: State, from: number, n: number): void {
  for (let at = from; at < from + n; at++) {
    if (s[at] !== 0) places[hidden++] = at;
  }
}

/** Up to so many things one by one, more by counting. */
const FEW = 16;

/** What lies hidden, in the order of its numbers. */
function sortHidden(s: State): void {
  if (hidden <= FEW) {
    for (let i = 0; i < hidden; i++) putInOrder(i, s[places[i]]);
    return;
  }
  let highest = 0;
  for (let i = 0; i < hidden; i++) {
    const thing = s[places[i]];
    copies[thing]++;
    if (thing > highest) highest = thing;
  }
  let n = 0;
  for (let thing = 1; thing <= highest; thing++) {
    for (; copies[thing] > 0; copies[thing]--) pool[n++] = thing;
  }
}

/** Adds a thing to the first `n` of the pool, which are in order. */
function putInOrder(n: number, thing: number): void {
  let i = n;
  for (; i > 0 && pool[i - 1] > thing; i--) pool[i] = pool[i - 1];
  pool[i] = thing;
}

const unseen = new Uint8Array(256);

/** What lies hidden may also be something that was left in the box, of the same sort. */
function exchange(s: State, stock: Stock, all: readonly number[], rng: Stream): void {
  let left = 0;
  for (let i = 0; i < all.length; i++) if (seen[all[i]] !== mark) unseen[left++] = all[i];
  shuffleBytes(unseen, 0, left, rng.bytes, rng.at);
  const { sort } = stock;
  for (let i = 0; i < hidden; i++) copies[sort === undefined ? 0 : sort(s[places[i]])]++;
  let n = 0;
  for (let i = 0; i < left; i++) {
    const wanted = sort === undefined ? 0 : sort(unseen[i]);
    if (copies[wanted] === 0) continue;
    copies[wanted]--;
    putInOrder(n++, unseen[i]);
  }
  if (n === hidden) return;
  // The counts of a deal that went wrong must not go into the next one.
  copies.fill(0);
  throw new Error(`${stock.id}: more lie hidden than there are`);
}
