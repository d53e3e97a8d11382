/** The test vectors of chapter 31 that need no play: setup, paying, power, scoring, dice. */
import { machine, newGame, readOptions } from '../src/index.ts';
import { isOver, set16 } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { DICE, compareSides, faceAt } from '../src/battle/block.ts';
import { DEN, IS_LAIR, cardNumber, isElemental, isRuin, priceOf } from '../src/content/tables.ts';
import { givePower } from '../src/effects/points.ts';
import { dwellingPoints } from '../src/effects/build.ts';
import { layTile } from '../src/map/realms.ts';
import * as at from '../src/state/layout.ts';
import { orbAt, slotAt } from '../src/state/tableau.ts';
import { READY, countAt } from '../src/state/units.ts';
import { canPay } from '../src/tableau/paying.ts';
import { reductionOf } from '../src/tableau/reductions.ts';
import { isSoleLeader, powerOf } from '../src/tracks/power.ts';
import { dwellingValue, powerPoints, tableauPoints, winners } from '../src/turn/scoring.ts';

const AIR = 0;
const FIRE = 2;
const WATER = 3;
const LIGHT = 4;
const ORDER = 6;
const options = (more: object) => readOptions({ factions: 'randomFaction', ...more });
const fresh = (more: object = { players: 2 }, seed = 1) => newGame(options(more), seed);

/** A player with exactly these goods: Gem, Potion, Scroll, Tool, Sword, Gold. */
function goods(s: Uint8Array, seat: number, ...amounts: number[]): void {
  const p = at.playerAt(seat);
  amounts.forEach((n, r) => (s[p + at.RES + r] = n));
  s[p + at.HAND_COUNT] = 0;
}

function power(s: Uint8Array, seat: number, spaces: Record<number, number>): void {
  const p = at.playerAt(seat) + at.POWER;
  s.fill(0, p, p + 8);
  s[at.IN_PLAY] = 255;
  for (const [element, space] of Object.entries(spaces)) s[p + Number(element)] = space;
}

function dice(s: Uint8Array, side: number, ...faces: number[]): void {
  s[DICE + side] = faces.length;
  faces.forEach((face, i) => (s[faceAt(side, i)] = face));
}

const tiles = (s: Uint8Array): number[] =>
  Array.from(s.subarray(at.TILE, at.TILE + s[at.REALM_COUNT]));

describe('setup', () => {
  it('3 players: 5 elements, 7 Realms and 5 Ruins on the map, stack 8, Orbs 7, VP 1, 2, 3 (E31.1)', () => {
    const s = fresh({ players: 3 });
    expect(tiles(s).filter(isElemental).length).toBe(7);
    expect(tiles(s).filter(isRuin).length).toBe(5);
    expect(s[at.STACK_COUNT]).toBe(8);
    const seats = [0, 1, 2].map((seat) => at.playerAt(seat));
    expect(seats.map((p) => s[p + at.VP]).sort((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(seats.map((p) => s[p + at.HAND_COUNT])).toEqual([5, 5, 5]);
    expect([0, 1, 2].map((seat) => countAt(s, seat, READY))).toEqual([3, 3, 3]);
  });

  it('2 players with Oracle and Den: 4 Realms and 6 Ruins, stack 9, the Den among the top 5 (E31.2)', () => {
    for (let seed = 1; seed < 30; seed++) {
      const s = fresh({ players: 2, modules: ['oracle', 'motherOfDragons'] }, seed);
      expect(tiles(s).filter(isElemental).length).toBe(4);
      expect(tiles(s).filter(isRuin).length).toBe(6);
      expect(s[at.STACK_COUNT]).toBe(9);
      expect(Array.from(s.subarray(at.STACK + 4, at.STACK + 9))).toContain(DEN);
    }
  });

  it('at most one Lair lies on the starting map, the stack of 13 has the rest (E31.3)', () => {
    for (let seed = 1; seed < 30; seed++) {
      const s = fresh({ players: 5 }, seed);
      expect(tiles(s).filter((tile) => IS_LAIR[tile] === 1).length).toBeLessThanOrEqual(1);
      expect(tiles(s).filter(isElemental).length).toBe(8);
      expect(s[at.STACK_COUNT]).toBe(13);
    }
  });

  it('teams: the first player and the fourth are partners, VP 1 + 4 against 2 + 3 (E31.55)', () => {
    for (let seed = 1; seed < 20; seed++) {
      const s = fresh({ players: 4, modules: ['teams'] }, seed);
      const vp = (seat: number): number => s[at.playerAt(seat) + at.VP];
      expect([vp(0) + vp(3), vp(1) + vp(2)]).toEqual([5, 5]);
    }
  });
});

describe('paying', () => {
  it('Gold stands in for what is missing, another basic resource does not (E31.10)', () => {
    const s = fresh();
    const price = priceOf({ tool: 2, gem: 1 });
    goods(s, 0, 0, 0, 0, 1, 0, 2);
    expect(canPay(s, 0, price)).toBe(true);
    goods(s, 0, 0, 0, 0, 1, 1, 1);
    expect(canPay(s, 0, price)).toBe(false);
  });

  it('Masons’ Guildhall and Burrow Warrens together make 2 to 0, alone 2 to 1 (E31.11)', () => {
    const s = fresh();
    s[at.CARD_OWNER + cardNumber('earth-04')] = 1;
    expect(reductionOf(s, 0, 'dwelling', 2, 1)).toBe(2);
    expect(reductionOf(s, 0, 'dwelling', 2)).toBe(1);
  });
});

describe('power', () => {
  it('an unused marker goes to the first space of a new track (E31.19)', () => {
    const s = fresh();
    power(s, 0, { [FIRE]: 1 });
    givePower(s, 0, AIR, 1);
    expect([powerOf(s, 0, AIR), powerOf(s, 0, FIRE)]).toEqual([1, 1]);
  });

  it('Order 4 and a two-sigil Dwelling: Order 5, one power lost, the Orb taken (E31.21)', () => {
    const s = fresh();
    power(s, 0, { [ORDER]: 4 });
    s[at.TRACK_ORBS] = 255;
    givePower(s, 0, ORDER, 2);
    expect(powerOf(s, 0, ORDER)).toBe(5);
    expect(s[at.playerAt(0) + at.ORBS]).toBe(1);
  });

  it('the sole leader has a marker, and nobody stands as high (E13.10)', () => {
    const s = fresh();
    power(s, 0, { [LIGHT]: 2 });
    power(s, 1, { [LIGHT]: 1 });
    expect(isSoleLeader(s, 0, LIGHT)).toBe(true);
    power(s, 1, { [LIGHT]: 2 });
    expect(isSoleLeader(s, 0, LIGHT)).toBe(false);
  });
});

describe('Dwellings', () => {
  it('score 2 VP for each Ruin and each Dwelling next to them (E31.23)', () => {
    const s = fresh();
    s.fill(0, at.REALM_COUNT, at.STACK_COUNT);
    const here = layTile(s, 7, 128, 128);
    [25, 26, 27].forEach((ruin, i) => layTile(s, ruin, 128 + [1, 1, 0][i], 128 + [0, -1, -1][i]));
    const home = layTile(s, 8, 127, 128);
    at.putSet(s, at.playerAt(1) + at.DWELLINGS, 1 << home);
    expect(dwellingPoints(s, here)).toBe(8);
  });
});

describe('end scoring', () => {
  it('markers, Dwellings and Tableau by the spaces on the tracks (E31.40)', () => {
    const s = fresh();
    power(s, 0, { [FIRE]: 5, [ORDER]: 3, [AIR]: 1, [LIGHT]: 2 });
    const p = at.playerAt(0);
    s[p + at.ELEMENT] = FIRE + 1;
    s[p + at.DWELLING_COUNT] = 4;
    const cards = ['fire-01', 'fire-02', 'fire-03', 'order-01', 'order-02', 'air-01', 'light-01'];
    for (const id of cards) s[at.CARD_OWNER + cardNumber(id)] = 1;
    expect(powerPoints(s, 0)).toBe(12);
    expect(tableauPoints(s, 0)).toBe(30);
  });

  it('without a Dwelling only the Starter card scores (E31.42)', () => {
    const s = fresh();
    power(s, 0, { [WATER]: 2, [FIRE]: 2, [AIR]: 1 });
    s[at.playerAt(0) + at.ELEMENT] = WATER + 1;
    s[at.CARD_OWNER + cardNumber('fire-01')] = 1;
    expect([powerPoints(s, 0), dwellingValue(s, 0), tableauPoints(s, 0)]).toEqual([6, 0, 2]);
  });

  it('a marker moved away from the own element: the Starter card scores 0 (E31.43)', () => {
    const s = fresh();
    power(s, 0, { [AIR]: 3 });
    s[at.playerAt(0) + at.ELEMENT] = FIRE + 1;
    expect(tableauPoints(s, 0)).toBe(0);
  });

  it('on a tie the most resources win, Magic cards included (E31.44)', () => {
    const s = fresh();
    for (const seat of [0, 1]) set16(s, at.playerAt(seat) + at.VP, 72);
    goods(s, 0, 2, 0, 0, 0, 0, 3);
    goods(s, 1, 3, 3, 0, 0, 0, 0);
    s[at.playerAt(0) + at.HAND_COUNT] = 4;
    s[at.playerAt(1) + at.HAND_COUNT] = 1;
    expect(winners(s)).toEqual([0]);
  });
});

describe('dice', () => {
  it('equal dice are passed over until one decides (E31.28)', () => {
    const s = fresh();
    dice(s, 0, 6, 5, 4, 3, 1, 1);
    dice(s, 1, 6, 5, 4, 2, 1);
    expect(compareSides(s, 0, 1)).toBeGreaterThan(0);
  });

  it('a missing die is 0 (E31.31)', () => {
    const s = fresh();
    dice(s, 0, 6, 5);
    dice(s, 1, 6, 5, 1);
    expect(compareSides(s, 0, 1)).toBeLessThan(0);
  });
});

describe('Deeproot Cavern', () => {
  it('has room for three tokens and an Orb (E31.45)', () => {
    const cavern = cardNumber('earth-01');
    const s = fresh();
    expect(slotAt(cavern, 2) - orbAt(cavern)).toBe(3);
    expect(isOver(s)).toBe(false);
    expect(machine.legal(s).count).toBeGreaterThan(0);
  });
});
