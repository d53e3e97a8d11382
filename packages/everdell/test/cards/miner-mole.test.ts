import { describe, expect, it } from 'vitest';
import type { PositionCard } from '../../src/index.ts';
import { table } from '../table.ts';
import { printed } from './printed.ts';
import { production } from './production.ts';

type City = (string | PositionCard)[];
const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };

/** A table where the first player has just played a Miner Mole. */
const mole = (own: City, ...others: City[]) =>
  table({
    players: [
      { hand: ['miner-mole'], city: own, resources: { berry: 3 } },
      ...others.map((city) => ({ city })),
    ],
  }).pick('play:miner-mole');

describe('Miner Mole', () => {
  it('is a common Production Critter for 3 berries, worth 1 point, three times in the deck, living in the Mine (34.1)', () => {
    expect(printed('miner-mole')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 3 },
      points: 1,
      copies: 3,
      livesIn: ['mine'],
      space: 'own',
    });
  });

  it("may copy one Production card of an opponent's city, and no other card (MINERMOLE.1)", () => {
    const game = mole(['farm'], ['mine', 'inn', 'wanderer'], ['twig-barge', 'castle']);
    expect(game.options.toSorted()).toEqual([
      'copy:mine@city2-1',
      'copy:twig-barge@city3-1',
      'none',
    ]);
    game.pick('copy:twig-barge');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ ...NOTHING, twig: 2 });
  });

  it('says whose card it copies (MINERMOLE.1, MINERMOLE.5)', () => {
    expect(mole(['farm'], ['mine']).say('en').options[1]).toMatch(
      /^Copy .*Mine in Player 2’s city$/,
    );
  });

  it('may copy nothing (MINERMOLE.1)', () => {
    const game = mole([], ['mine']).pick('none');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual(NOTHING);
  });

  it('copies in production as well (MINERMOLE.1)', () => {
    const game = production({ city: ['miner-mole'] }, { city: ['mine'] }).pick('copy:mine');
    expect(game.player(1).resources.pebble).toBe(1);
  });

  it('brings gains to, and takes payments from, the player who copies (MINERMOLE.2)', () => {
    const game = table({
      players: [
        { hand: ['miner-mole'], resources: { berry: 5 } },
        { city: ['doctor'], resources: { berry: 7 } },
      ],
    });
    game.pick('play:miner-mole', 'copy:doctor');
    expect(game.options).toEqual(['pay:0', 'pay:1', 'pay:2']);
    game.pick('pay:2');
    expect([game.player(1).points, game.player(1).resources.berry]).toEqual([2, 0]);
    expect([game.player(2).points, game.player(2).resources.berry]).toEqual([0, 7]);
  });

  it('checks conditions in the city of the copied card (MINERMOLE.3, 35.7)', () => {
    const there = mole([], ['general-store', 'farm']).pick('copy:general-store');
    expect(there.player(1).resources.berry).toBe(2);
    const here = mole(['farm'], ['general-store']).pick('copy:general-store');
    expect(here.player(1).resources.berry).toBe(1);
  });

  it('cannot copy a Storehouse of another city (MINERMOLE.4)', () => {
    expect(mole([], ['storehouse']).decides).toBe(2);
    const game = mole([], ['storehouse', 'mine'], ['storehouse']);
    expect(game.options.toSorted()).toEqual(['copy:mine@city2-2', 'none']);
  });

  it("reaches every city foreign to an opponent's Miner Mole, the own one included (MINERMOLE.5)", () => {
    const game = mole(['farm'], ['miner-mole', 'twig-barge'], ['mine', 'storehouse']);
    game.pick('copy:miner-mole');
    expect(game.options.toSorted()).toEqual(['copy:farm@city1-1', 'copy:mine@city3-1', 'none']);
    game.pick('copy:farm');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ ...NOTHING, berry: 1 });
  });

  it("fills the own Storehouse by way of an opponent's Miner Mole (MINERMOLE.6)", () => {
    const game = mole(['storehouse'], ['miner-mole']);
    expect(game.offers('copy:storehouse')).toBe(false);
    game.pick('copy:miner-mole', 'copy:storehouse', 'store:3-twig');
    expect(game.player(1).city.map(({ card, resources }) => [card, resources])).toEqual([
      ['storehouse', { twig: 3 }],
      ['miner-mole', {}],
    ]);
    expect(game.player(1).resources).toEqual(NOTHING);
  });

  it("activates a card of the same city by way of an opponent's Chip Sweep, but no Storehouse (MINERMOLE.7)", () => {
    const game = mole(['twig-barge'], ['chip-sweep', 'storehouse', 'mine', 'farm']).pick(
      'copy:chip-sweep',
    );
    expect(game.options.toSorted()).toEqual(['activate:farm@city2-4', 'activate:mine@city2-3']);
    game.pick('activate:mine');
    expect(game.player(1).resources).toEqual({ ...NOTHING, pebble: 1 });
    expect(game.player(2).resources).toEqual(NOTHING);
    expect(mole([], ['chip-sweep', 'storehouse']).decides).toBe(2);
  });

  it('gains one resource from a copied Husband who is paired in a city with a Farm (MINERMOLE.8)', () => {
    const game = mole([], ['husband', 'wife', 'farm']).pick('copy:husband', 'gain:resin');
    expect(game.player(1).resources).toEqual({ ...NOTHING, resin: 1 });
    const unpaired = mole(['wife', 'farm'], ['husband', 'farm']);
    expect(unpaired.options).toEqual(['none', 'copy:farm@city2-2']);
    const noFarm = mole(['farm'], ['husband', 'wife']);
    expect(noFarm.decides).toBe(2);
    expect(noFarm.player(1).resources).toEqual(NOTHING);
  });

  it('tells Husbands apart, of whom only the paired ones can be copied; other copies are one choice (MINERMOLE.8)', () => {
    const city = ['husband', 'wife', 'husband', 'farm', 'farm'];
    expect(mole([], city).options).toEqual(['none', 'copy:husband@city2-1', 'copy:farm@city2-4']);
    expect(mole([], [...city, 'wife']).options).toEqual([
      'none',
      'copy:husband@city2-1',
      'copy:husband@city2-3',
      'copy:farm@city2-4',
    ]);
  });

  it('cannot become active again in the same chain (MINERMOLE.9)', () => {
    const game = mole(['miner-mole'], ['miner-mole', 'mine']).pick('copy:miner-mole');
    // The Mole just played is the second card of the own city and active already.
    expect(game.options.toSorted()).toEqual(['copy:miner-mole@city1-1', 'none']);
    game.pick('copy:miner-mole');
    expect(game.options.toSorted()).toEqual(['copy:mine@city2-2', 'none']);
  });

  it('gives the owner of the copied card nothing (MINERMOLE.10)', () => {
    const farm = mole([], ['farm', 'miner-mole']).pick('copy:farm');
    expect(farm.player(1).resources.berry).toBe(1);
    expect(farm.player(2).resources).toEqual(NOTHING);
    expect(farm.player(2).points).toBe(0);
  });

  it("copies Production cards of Rugwort's city, with conditions checked there (MINERMOLE.11)", () => {
    const solo = (own: City, his: string[]) =>
      table({
        options: { players: 1, rugwort: { year: 1 } },
        players: [{ hand: ['miner-mole'], city: own, resources: { berry: 3 } }],
        rugwort: { city: his },
      }).pick('play:miner-mole');
    const game = solo([], ['general-store', 'castle', 'farm', 'storehouse']);
    expect(game.options.toSorted()).toEqual([
      'copy:farm@city2-3',
      'copy:general-store@city2-1',
      'none',
    ]);
    game.pick('copy:general-store');
    expect(game.player(1).resources.berry).toBe(2);
    expect(
      solo(['farm'], ['general-store']).pick('copy:general-store').player(1).resources.berry,
    ).toBe(1);
  });
});
