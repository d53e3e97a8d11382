/** Occupied tokens: Critters that come for the Construction they live in (6.C). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table, type Table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };

function occupied(game: Table): boolean[] {
  return game.player(1).city.map((card) => card.occupied);
}

describe('occupied tokens', () => {
  it('a Critter is free if its Construction lies unoccupied in the own city (6.14)', () => {
    const game = table({ players: [{ hand: ['husband'], city: ['farm'] }, AWAY] });
    game.pick('play:husband@hand');
    expect(game.city(1)).toEqual(['farm', 'husband']);
    expect(occupied(game)).toEqual([true, false]);

    // Another player's Construction, or one in the Meadow or hand, does not help.
    const elsewhere = table({
      players: [{ hand: ['husband', 'farm'] }, { ...AWAY, city: ['farm'] }],
      meadow: ['farm'],
    });
    expect(elsewhere.why('play:husband@hand')).toBe('resources-short');
  });

  it('a Construction is occupied only once (6.15)', () => {
    const game = table({
      players: [{ hand: ['husband', 'wife', 'husband'], city: ['farm'] }, AWAY],
    });
    game.pick('play:husband@hand');
    expect(game.offers('play:wife@hand')).toBe(false);
    expect(game.offers('play:husband@hand')).toBe(false);
  });

  it('the token stays when the Critter has left the city (6.16)', () => {
    const game = table({
      players: [{ hand: ['husband', 'wife'], city: ['farm', 'university'] }, AWAY],
    });
    game.pick('play:husband@hand', 'place:university', 'discard:husband', 'gain:twig');
    expect(game.city(1)).toEqual(['farm', 'university']);
    expect(occupied(game)).toEqual([true, false]);
    // The 3 berries of the Husband pay for the Wife; the Farm cannot be occupied again.
    game.pick('play:wife@hand');
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('of several copies of a Construction each is occupied once (6.17)', () => {
    const game = table({
      players: [{ hand: ['husband', 'wife', 'wife'], city: ['farm', { card: 'farm' }] }, AWAY],
    });
    game.pick('play:husband@hand');
    expect(occupied(game).filter(Boolean)).toHaveLength(1);
    game.pick('play:wife@hand');
    expect(occupied(game).filter(Boolean)).toHaveLength(2);
    expect(game.offers('play:wife@hand')).toBe(false);
  });

  it('the Ever Tree is occupied for any one Critter (6.18)', () => {
    const hand = ['king', 'teacher', 'bard', 'wanderer', 'historian', 'postal-pigeon'];
    for (const card of hand) {
      const game = table({ players: [{ hand: [card, 'shepherd'], city: ['ever-tree'] }, AWAY] });
      expect(game.offers(`play:${card}@hand`)).toBe(true);
      game.pick(`play:${card}@hand`);
      while (game.offers('done')) game.pick('done');
      expect(game.city(1)).toEqual(['ever-tree', card]);
      expect(occupied(game)[0]).toBe(true);
      expect(game.offers('play:shepherd@hand')).toBe(false);
    }
    const construction = table({ players: [{ hand: ['farm'], city: ['ever-tree'] }, AWAY] });
    expect(construction.offers('play:farm@hand')).toBe(false);
  });

  it('a token is lost with its Construction, and the Critter stays (6.19)', () => {
    const game = table({
      players: [
        { hand: ['ruins', 'farm', 'wife'], city: [{ card: 'farm', occupied: true }, 'husband'] },
        AWAY,
      ],
    });
    game.pick('play:ruins@hand', 'replace:farm@city1-1');
    expect(game.city(1).sort()).toEqual(['husband', 'ruins']);
    expect(game.player(1).city.some((card) => card.occupied)).toBe(false);
    // The cost of the old Farm builds another one, which is free to occupy.
    game.pick('place:basic-one-berry', 'play:farm@hand', 'play:wife@hand');
    expect([...game.options].sort()).toEqual(['occupy:farm', 'pay']);
  });

  it('with an occupied token no cost is left, so nothing is discarded or imprisoned for it (6.20)', () => {
    const city = ['school', 'innkeeper', 'dungeon', 'wife', 'judge'];
    const game = table({ players: [{ resources: { berry: 2 }, hand: ['teacher'], city }, AWAY] });
    game.pick('play:teacher@hand', 'occupy:school');
    expect(game.city(1)).toEqual([...city, 'teacher']);
    expect(game.player(1).resources.berry).toBe(2);
    expect(game.player(1).city[2].prisoners).toEqual([]);
    expect(occupied(game)[0]).toBe(true);

    // And a reduction does not take the token.
    const reduced = table({ players: [{ hand: ['teacher'], city }, AWAY] });
    reduced.pick('play:teacher@hand', 'use:innkeeper');
    expect(reduced.player(1).city.find((card) => card.card === 'school')!.occupied).toBe(false);
    expect(reduced.city(1)).not.toContain('innkeeper');
  });
});
