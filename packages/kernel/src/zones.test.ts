import { describe, expect, it } from 'vitest';
import { stream } from './rng.ts';
import { dealHidden, hiddenStocks, type Stock, type Zone } from './zones.ts';

/** Two hands of three, a row that lies open, and a pile whose things lie two bytes apart. */
const HANDS = 0;
const ROW = 6;
const PILE = 8;
const SIZE = 16;

const hand: Zone = {
  id: 'hand',
  of: 'seat',
  stock: 'cards',
  from: (_s, seat) => HANDS + 3 * seat,
  size: () => 3,
  seen: 'owner',
};
const row: Zone = { id: 'row', stock: 'cards', from: () => ROW, size: () => 2, seen: 'all' };
const pile: Zone = {
  id: 'pile',
  stock: 'cards',
  from: () => PILE,
  size: () => 4,
  step: 2,
  seen: 'nobody',
};

function table(): Uint8Array {
  const s = new Uint8Array(SIZE);
  s.set([1, 2, 3, 4, 5, 6, 7, 8, 9, 77, 10, 77, 11, 77, 12, 77]);
  return s;
}

function deal(zones: readonly Zone[], seed: number, stock?: Stock): Uint8Array {
  const s = table();
  const stocks = hiddenStocks(zones, (id) => (stock?.id === id ? stock : { id }));
  dealHidden(s, stocks, 2, 0, stream(seed));
  return s;
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i);

describe('dealing anew', () => {
  it('leaves what the viewer sees, and mixes the rest across zones', () => {
    const met = new Set<number>();
    for (const seed of SEEDS) {
      const s = deal([hand, row, pile], seed);
      expect([...s.subarray(0, 3), ...s.subarray(ROW, ROW + 2)]).toEqual([1, 2, 3, 7, 8]);
      const hidden = [3, 4, 5, 8, 10, 12, 14].map((at) => s[at]);
      expect(hidden.toSorted((a, b) => a - b)).toEqual([4, 5, 6, 9, 10, 11, 12]);
      met.add(s[3]);
    }
    expect([...met].toSorted((a, b) => a - b)).toEqual([4, 5, 6, 9, 10, 11, 12]);
  });

  it('goes by the steps of a zone and leaves bytes alone that are none of its things', () => {
    const tops: Zone = { ...pile, holds: (_s, _seat, at) => at < PILE + 4 };
    for (const seed of SEEDS) {
      const s = deal([hand, tops], seed);
      expect([9, 11, 13, 15].map((at) => s[at])).toEqual([77, 77, 77, 77]);
      expect([s[12], s[14]]).toEqual([11, 12]);
    }
  });

  it('deals the same whatever really lies where', () => {
    const stocks = hiddenStocks([hand, pile]);
    const [a, b] = [table(), table()];
    [b[3], b[8]] = [b[8], b[3]];
    dealHidden(a, stocks, 2, 0, stream(5));
    dealHidden(b, stocks, 2, 0, stream(5));
    expect(b).toEqual(a);
  });

  it('may bring what was left in the box, but nothing that lies open, and sort for sort', () => {
    const all = Array.from({ length: 20 }, (_, i) => i + 1);
    const odd = (thing: number): number => thing % 2;
    const met = new Set<number>();
    for (const seed of SEEDS) {
      const s = deal([hand, row, pile], seed, { id: 'cards', all: () => all, sort: odd });
      const hidden = [3, 4, 5, 8, 10, 12, 14].map((at) => s[at]);
      expect(new Set(hidden).size).toBe(7);
      expect(hidden.filter((thing) => odd(thing) === 1)).toHaveLength(3);
      for (const thing of hidden) met.add(thing);
    }
    expect([...met].toSorted((a, b) => a - b)).toEqual([4, 5, 6, ...all.slice(8)]);
  });

  it('says which stock is too small for what lies hidden', () => {
    const few: Stock = { id: 'cards', all: () => [4, 5] };
    expect(() => deal([hand, row, pile], 1, few)).toThrow('cards: more lie hidden than there are');
  });
});
