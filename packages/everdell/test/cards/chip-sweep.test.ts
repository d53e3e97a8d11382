import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { production } from './production.ts';
import { printed } from './printed.ts';

/** A table where the first player has just played a Chip Sweep into this city. */
const sweep = (city: string[], opponent: string[] = []) =>
  table({
    players: [{ hand: ['chip-sweep'], city, resources: { berry: 3 } }, { city: opponent }],
  }).pick('play:chip-sweep');

describe('Chip Sweep', () => {
  it('is a common Production Critter for 3 berries, worth 2 points, three times in the deck, living in the Resin Refinery (34.1)', () => {
    expect(printed('chip-sweep')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 3 },
      points: 2,
      copies: 3,
      livesIn: ['resin-refinery'],
      space: 'own',
    });
  });

  it('activates one Production card of the own city when played (CHIPSWEEP.1)', () => {
    const game = sweep(['mine', 'inn', 'farm', 'wanderer'], ['twig-barge']);
    expect(game.options).toEqual(['activate:mine@city1-1', 'activate:farm@city1-3']);
    game.pick('activate:mine');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 0 });
  });

  it('activates a card in production, also one that has produced already (CHIPSWEEP.1, CHIPSWEEP.2)', () => {
    const game = production({ city: ['chip-sweep', 'mine', 'farm'] }).pick('activate:mine');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 2, berry: 1 });
  });

  it('activates neither itself nor, through another Chip Sweep, itself again (CHIPSWEEP.3)', () => {
    const game = sweep(['chip-sweep', 'mine', 'farm']);
    expect(game.options).toEqual([
      'activate:chip-sweep@city1-1',
      'activate:mine@city1-2',
      'activate:farm@city1-3',
    ]);
    game.pick('activate:chip-sweep');
    expect(game.options).toEqual(['activate:mine@city1-2', 'activate:farm@city1-3']);
  });

  it('may activate another Chip Sweep, and that one a third, each of them once (CHIPSWEEP.4)', () => {
    const game = sweep(['chip-sweep', 'chip-sweep', 'mine', 'farm']);
    game.pick('activate:chip-sweep');
    expect(game.options).toEqual([
      'activate:chip-sweep@city1-2',
      'activate:mine@city1-3',
      'activate:farm@city1-4',
    ]);
    game.pick('activate:chip-sweep');
    expect(game.options).toEqual(['activate:mine@city1-3', 'activate:farm@city1-4']);
    game.pick('activate:mine');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources.pebble).toBe(1);
  });

  it('may activate an own Miner Mole, which then copies (CHIPSWEEP.5)', () => {
    const game = sweep(['miner-mole'], ['mine']);
    game.pick('copy:mine');
    expect(game.player(1).resources.pebble).toBe(1);
  });

  it('may activate an own Storehouse, which receives resources (CHIPSWEEP.5)', () => {
    const game = sweep(['storehouse']);
    game.pick('store:2-resin');
    expect(game.player(1).city[0].resources).toEqual({ resin: 2 });
    expect(game.player(1).resources.resin).toBe(0);
  });

  it('may activate a Husband, who gains only if his own condition holds (CHIPSWEEP.5)', () => {
    const home = sweep(['husband', 'wife', 'farm']).pick('activate:husband', 'gain:pebble');
    expect(home.player(1).resources.pebble).toBe(1);
    const noFarm = sweep(['husband', 'wife']);
    expect(noFarm.decides).toBe(2);
    // The Farm is all it can activate then.
    const noWife = sweep(['husband', 'farm']);
    expect(noWife.decides).toBe(2);
    expect(noWife.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 1 });
  });

  it('may be played without another Production card and does nothing then (CHIPSWEEP.6)', () => {
    const game = sweep(['inn'], ['mine']);
    expect(game.decides).toBe(2);
    expect(game.city(1)).toEqual(['inn', 'chip-sweep']);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });
});
