import { describe, expect, it } from 'vitest';
import { everdell } from '../../src/index.ts';
import { RUGWORT, toNextSeason, whereHeStands } from '../solo.ts';
import { newTable } from '../table.ts';

const game = (year = 1, seed = 1) => newTable({ players: 1, rugwort: { year } }, seed);
const seeds = [1, 2, 3, 4, 5];

describe('setup against Rugwort', () => {
  it('is that of two players: three Forest cards with one spot, four special Events, hand limit 8 (20.1)', () => {
    for (const seed of seeds) {
      const { view } = game(1, seed);
      expect(view.forest.map((card) => card !== null)).toEqual([true, true, false, true]);
      expect(view.forestSpots).toBe(1);
      expect(view.specialEvents).toHaveLength(4);
      expect(view.basicEvents).toHaveLength(4);
      expect(view.meadow.every((card) => card !== null)).toBe(true);
      expect(view.players[0].handLimit).toBe(8);
      expect(view.deck).toBe(128 - 8 - 5);
    }
  });

  it('deals the player five cards and Rugwort none, then or later (20.2)', () => {
    const start = game();
    expect(start.hand(1)).toHaveLength(5);
    for (let season = 0; season < 3; season++) {
      expect(start.player(RUGWORT)).toMatchObject({ handCount: 0, automatic: true });
      toNextSeason(start);
    }
    expect(start.player(RUGWORT).handCount).toBe(0);
  });

  it('gives him six workers: two at the start, one in spring, one in summer, two in autumn (20.3)', () => {
    const start = game();
    const counts = [start.player(RUGWORT).workers.length];
    for (let season = 0; season < 3; season++) {
      counts.push(toNextSeason(start).player(RUGWORT).workers.length);
    }
    expect(counts).toEqual([2, 3, 4, 6]);
  });

  it('puts his workers on the upper left Forest card and on three twigs, which are taken (20.4)', () => {
    for (const seed of seeds) {
      const start = game(1, seed);
      const upperLeft = start.view.forest[0]!.id;
      expect([...whereHeStands(start)].sort()).toEqual([upperLeft, 'basic-three-twigs'].sort());
      expect(start.view.forest[0]!.workers).toEqual([1]);
      expect(start.why(`place:${upperLeft}`)).toBe('occupied');
      expect(start.why('place:basic-three-twigs')).toBe('occupied');
      expect(start.offers('place:basic-two-resin')).toBe(true);
    }
  });

  it('knows the years 1, 2 and 3 and no other (20.5)', () => {
    for (const year of [1, 2, 3]) expect(game(year).view.rugwort!.year).toBe(year);
    for (const year of [0, 4, '2', 1.5]) {
      expect(() => everdell.readOptions({ players: 1, rugwort: { year } })).toThrow('year');
    }
  });

  it('starts every year from scratch (20.5)', () => {
    const players = [1, 2, 3].map((year) => game(year).player(1));
    for (const player of players) {
      expect(player).toMatchObject({
        season: 'winter',
        points: 0,
        city: [],
        handCount: 5,
        ready: 2,
      });
    }
  });
});
