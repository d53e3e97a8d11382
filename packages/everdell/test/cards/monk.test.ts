import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';
import { production } from './production.ts';

const MONK_AND_THREE = { hand: ['monk'], resources: { berry: 4 } };

describe('Monk', () => {
  it('is a unique Production Critter for 1 berry, worth nothing, twice in the deck, living in the Monastery (34.1)', () => {
    expect(printed('monk')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'production',
      cost: { berry: 1 },
      points: 0,
      copies: 2,
      livesIn: ['monastery'],
      space: 'own',
    });
  });

  it('gives up to two berries to one opponent for two point tokens each (MONK.1)', () => {
    const game = table({ players: [MONK_AND_THREE, {}, {}] }).pick('play:monk');
    expect(game.options).toEqual(['give:0', 'give:1', 'give:2']);
    game.pick('give:2');
    expect(game.options).toEqual(['player:2', 'player:3']);
    game.pick('player:3');
    expect([1, 2, 3].map((seat) => game.player(seat).resources.berry)).toEqual([1, 0, 2]);
    expect([1, 2, 3].map((seat) => game.player(seat).points)).toEqual([4, 0, 0]);
  });

  it('may give one berry, or none (MONK.1)', () => {
    const one = table({ players: [MONK_AND_THREE, {}] }).pick('play:monk', 'give:1');
    expect([
      one.player(1).points,
      one.player(1).resources.berry,
      one.player(2).resources.berry,
    ]).toEqual([2, 2, 1]);
    const none = table({ players: [MONK_AND_THREE, {}] }).pick('play:monk', 'give:0');
    expect([none.player(1).points, none.player(1).resources.berry]).toEqual([0, 3]);
  });

  it('gives in production as well (MONK.1)', () => {
    const game = production({ city: ['monk'], resources: { berry: 2 } }).pick('give:2');
    expect([game.player(1).points, game.player(2).resources.berry]).toEqual([4, 2]);
  });

  it('opens the second room of the Monastery while in the city (MONK.2)', () => {
    const monastery = (...more: string[]) =>
      table({
        players: [
          { city: [{ card: 'monastery', workers: [1] }, ...more], resources: { twig: 2 } },
          {},
        ],
      });
    expect(monastery('monk').offers('place:monastery')).toBe(true);
    expect(monastery().why('place:monastery')).toBe('second-spot');
    const elsewhere = table({
      players: [
        { city: [{ card: 'monastery', workers: [1] }], resources: { twig: 2 } },
        { city: ['monk'] },
      ],
    });
    expect(elsewhere.why('place:monastery')).toBe('second-spot');
  });

  it('gives nothing to those who have finished, and still takes the tokens if all have (MONK.3)', () => {
    const one = table({ players: [MONK_AND_THREE, { finished: true }, {}] }).pick(
      'play:monk',
      'give:2',
    );
    expect([2, 3].map((seat) => one.player(seat).resources.berry)).toEqual([0, 2]);
    const all = table({ players: [MONK_AND_THREE, { finished: true }] }).pick(
      'play:monk',
      'give:2',
    );
    expect([
      all.player(1).points,
      all.player(1).resources.berry,
      all.player(2).resources.berry,
    ]).toEqual([4, 1, 0]);
  });

  it('discards the berries in a game against Rugwort and takes the tokens (MONK.4)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [MONK_AND_THREE],
    }).pick('play:monk', 'give:2');
    expect([game.player(1).points, game.player(1).resources.berry]).toEqual([4, 1]);
    expect(game.player(2).resources.berry).toBe(0);
  });
});
