import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

describe('Shopkeeper', () => {
  it('is a unique Governance Critter for 2 berries, worth 1 point, three times in the deck, living in the General Store (34.1)', () => {
    expect(printed('shopkeeper')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      livesIn: ['general-store'],
      space: 'own',
    });
  });

  it('gains a berry after a Critter played into the own city (SHOPKEEPER.1)', () => {
    const game = table({
      players: [{ hand: ['wife'], city: ['shopkeeper'], resources: { berry: 2 } }, {}],
    }).pick('play:wife');
    expect(game.player(1).resources.berry).toBe(1);
  });

  it("gains nothing for a Construction, nor for an opponent's Critter (SHOPKEEPER.1)", () => {
    const mine = table({
      players: [
        { hand: ['mine'], city: ['shopkeeper'], resources: { twig: 1, resin: 1, pebble: 1 } },
        {},
      ],
    });
    expect(mine.pick('play:mine').player(1).resources.berry).toBe(0);
    const other = table({
      players: [{ hand: ['wife'], resources: { berry: 2 } }, { city: ['shopkeeper'] }],
    });
    expect(other.pick('play:wife').player(2).resources.berry).toBe(0);
  });

  it('gains nothing for its own playing, but for the next Critter (SHOPKEEPER.2, 35.8)', () => {
    const game = table({
      players: [{ hand: ['shopkeeper', 'wife'], resources: { berry: 4 } }, { finished: true }],
    });
    game.pick('play:shopkeeper');
    expect(game.player(1).resources.berry).toBe(2);
    game.pick('play:wife');
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('gains nothing for a Fool, neither played nor received (SHOPKEEPER.3)', () => {
    const game = table({
      players: [
        { hand: ['fool'], city: ['shopkeeper'], resources: { berry: 3 } },
        { city: ['shopkeeper'] },
      ],
    }).pick('play:fool');
    expect(game.city(2)).toEqual(['shopkeeper', 'fool']);
    expect([game.player(1).resources.berry, game.player(2).resources.berry]).toEqual([0, 0]);
  });

  it('gains nothing for a Fool received from Rugwort (SHOPKEEPER.3)', () => {
    const games = Array.from({ length: 60 }, (_, seed) =>
      table({
        options: { players: 1, rugwort: { year: 1 } },
        players: [
          { hand: ['mine'], city: ['shopkeeper'], resources: { twig: 1, resin: 1, pebble: 1 } },
        ],
        meadow: ['fool', 'fool'],
        seed,
      }).pick('play:mine'),
    );
    const received = games.filter((game) => game.city(1).includes('fool'));
    expect(received.length).toBeGreaterThan(0);
    for (const game of received) expect(game.player(1).resources.berry).toBe(0);
  });
});
