/**
 * Zones: every place where cards or other things lie, declared once. Dealing anew what a seat cannot
 * see, counting all cards, and the tests of secrecy go through the zones; nobody lists piles again.
 */
import type { State } from '@evervale/kernel';
import { SEATS } from '../state/layout.ts';
import { boxesOf } from './boxes.ts';

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

interface ZoneOfBox extends Zone {
  readonly bit: number;
}

/** Zones of the base game and of all boxes, and the stocks that need more than being mixed. */
const zones: ZoneOfBox[] = [];
const stocks = new Map<string, Stock>();
const inGame = new Map<number, readonly Zone[]>();

/** `bit` 0 = the base game. */
export function addZones(bit: number, some: readonly Zone[], more: readonly Stock[]): void {
  for (const zone of some) {
    if (zones.some(({ id }) => id === zone.id)) throw new Error(`zone ${zone.id} exists twice`);
    zones.push({ ...zone, bit });
  }
  for (const stock of more) stocks.set(stock.id, stock);
}

/** The zones of this game. */
export function zonesOf(s: State): readonly Zone[] {
  const bits = boxesOf(s);
  let found = inGame.get(bits);
  if (found === undefined) {
    found = zones.filter(({ bit }) => bit === 0 || (bits & bit) !== 0);
    inGame.set(bits, found);
  }
  return found;
}

export function stockOf(id: string): Stock {
  return stocks.get(id) ?? { id };
}

/** Is the `i`-th thing of the zone hidden from `viewer` (-1 or a seat where nobody sits: a spectator)? */
export function isHidden(s: State, zone: Zone, viewer: number, seat: number, i: number): boolean {
  if (zone.seen === 'all' || (zone.seen === 'owner' && viewer === seat)) return false;
  return zone.open === undefined || !zone.open(s, viewer, seat, i);
}

/** Everything of one stock that a viewer cannot see: where it lies, and what else could lie there. */
export interface HiddenThings {
  readonly at: number[];
  readonly others: readonly number[];
  readonly sort?: (thing: number) => number;
}

/** What is hidden from `viewer` (-1: a spectator), stock by stock. Tests of secrecy go by this. */
export function hiddenFrom(s: State, viewer: number): HiddenThings[] {
  const byStock = new Map<string, { at: number[]; seen: Set<number> }>();
  for (const zone of zonesOf(s)) {
    const stock = byStock.get(zone.stock) ?? { at: [], seen: new Set() };
    byStock.set(zone.stock, stock);
    for (let seat = 0; seat < (zone.of === 'seat' ? s[SEATS] : 1); seat++) {
      thingsOf(s, zone, seat).forEach(({ at, i }) => {
        if (isHidden(s, zone, viewer, seat, i)) stock.at.push(at);
        else stock.seen.add(s[at]);
      });
    }
  }
  return [...byStock].map(([id, { at, seen }]) => {
    const { all, sort } = stockOf(id);
    const known = new Set([...seen, ...at.map((address) => s[address])]);
    const others = all?.(s).filter((thing) => !known.has(thing)) ?? [];
    return sort === undefined ? { at, others } : { at, others, sort };
  });
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
