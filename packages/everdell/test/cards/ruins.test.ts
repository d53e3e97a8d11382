import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/index.ts';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const alone = { finished: true };
const ruins = (player: PositionPlayer, opponent: PositionPlayer = {}) =>
  table({ players: [{ hand: ['ruins'], ...player }, opponent], deck: ['king', 'queen', 'bard'] });

describe('Ruins', () => {
  it('replace a Construction, give back its cost and draw two cards (RUINS.1)', () => {
    const game = ruins({ city: ['farm', 'wife', 'castle'] }).pick('play:ruins@hand');
    expect([...game.options].sort()).toEqual(['replace:castle@city1-3', 'replace:farm@city1-1']);
    game.pick('replace:castle');
    expect(game.city(1)).toEqual(['farm', 'wife', 'ruins']);
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 2, resin: 3, pebble: 3 });
    expect(game.hand(1)).toEqual(['king', 'queen']);
    expect(game.position.discard).toEqual(['castle']);
  });

  it('may be played into a full city (RUINS.2)', () => {
    const game = ruins({
      city: [...spaces(14), 'chapel'],
      hand: ['ruins', 'crane'],
      resources: { pebble: 1 },
    });
    expect(game.why('play:crane@hand')).toBe('city-full');
    game.pick('play:ruins@hand', 'replace:chapel');
    expect(game.city(1)).toHaveLength(15);
    expect(game.city(1)).toContain('ruins');
  });

  it('give back the listed cost, whatever was paid (RUINS.3)', () => {
    // Bought with the Inn for nothing, given back for its price.
    const bought = table({
      players: [{ city: ['inn'], hand: ['ruins'] }, alone],
      meadow: ['mine'],
    });
    bought.pick('place:inn');
    expect(bought.player(1).resources).toEqual({ ...nothing, pebble: 1 });
    bought.pick('play:ruins@hand', 'replace:mine');
    expect(bought.player(1).resources).toEqual({ ...nothing, twig: 1, resin: 1, pebble: 2 });
  });

  it('lose tokens and resources lying on the removed card (RUINS.4)', () => {
    const tokens = ruins({ city: [{ card: 'chapel', tokens: 3 }] }).pick(
      'play:ruins@hand',
      'replace:chapel@city1-1',
    );
    expect(tokens.player(1).points).toBe(0);
    expect(tokens.score(1)).toBe(0);
    const goods = ruins({ city: [{ card: 'storehouse', resources: { berry: 4 } }] }).pick(
      'play:ruins@hand',
      'replace:storehouse@city1-1',
    );
    expect(goods.player(1).resources).toEqual({ ...nothing, twig: 1, resin: 1, pebble: 1 });
    expect(goods.player(1).city[0].resources).toEqual({});
  });

  it('set a worker on the removed card beside the board until the next preparation (RUINS.5)', () => {
    const game = ruins(
      { city: [{ card: 'chapel', workers: [1] }], hand: ['ruins', 'ruins'], workers: 1 },
      alone,
    );
    game.pick('play:ruins@hand', 'replace:chapel@city1-1');
    expect(game.player(1).workers).toEqual([{ at: 'beside' }]);
    expect(game.player(1).city[0].workers).toEqual([]);
    game.pick('prepare');
    expect(game.player(1).ready).toBe(2);
  });

  it("do the same with an opponent's worker (RUINS.5)", () => {
    const game = table({
      players: [{ city: [{ card: 'inn', workers: [2] }], hand: ['ruins'] }, {}],
    });
    game.pick('play:ruins@hand', 'replace:inn@city1-1');
    expect(game.player(2).workers).toEqual([{ at: 'beside' }, { at: 'ready' }]);
  });

  it('take a permanent worker out of the game (RUINS.6, R-05)', () => {
    const game = ruins({ city: [{ card: 'cemetery', workers: [1] }] }).pick(
      'play:ruins@hand',
      'replace:cemetery@city1-1',
    );
    expect(game.player(1).workers).toEqual([{ at: 'ready' }]);
  });

  it('take an occupied token along; the Critter stays (RUINS.7)', () => {
    const game = ruins({ city: [{ card: 'farm', occupied: true }, 'wife'] }).pick(
      'play:ruins@hand',
      'replace:farm@city1-1',
    );
    expect(game.city(1)).toEqual(['ruins', 'wife']);
    expect(game.player(1).city[0].occupied).toBe(false);
  });

  it('cannot be played without a Construction in the city (RUINS.8)', () => {
    const game = ruins({ city: ['wife', 'bard'], resources: { twig: 9, resin: 9, pebble: 9 } });
    expect(game.why('play:ruins@hand')).toBe('no-construction');
    expect(ruins({}, { city: ['farm'] }).why('play:ruins@hand')).toBe('no-construction');
  });

  it('may replace other Ruins (RUINS.9)', () => {
    const game = ruins({ city: ['ruins'] }).pick('play:ruins@hand', 'replace:ruins@city1-1');
    expect(game.city(1)).toEqual(['ruins']);
    expect(game.position.discard).toEqual(['ruins']);
    expect(game.hand(1)).toHaveLength(2);
  });

  it('are a Construction being played: Courthouse and Historian react (RUINS.10)', () => {
    const game = ruins({ city: ['farm', 'courthouse', 'historian'] }).pick(
      'play:ruins@hand',
      'replace:farm',
    );
    expect([...game.options].sort()).toEqual(['trigger:courthouse', 'trigger:historian']);
    game.pick('trigger:historian', 'gain:pebble');
    expect(game.hand(1)).toEqual(['king', 'queen', 'bard']);
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 2, resin: 1, pebble: 1 });
  });
});
