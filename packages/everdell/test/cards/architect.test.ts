import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const bonus = (resources: Record<string, number>) =>
  table({ players: [{ city: ['architect'], resources }, {}] }).scorePart(1, 'prosperity');

describe('Architect', () => {
  it('is a unique Prosperity Critter for 4 berries, worth 2 points, twice in the deck, living in the Crane (34.1)', () => {
    expect(printed('architect')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 4 },
      points: 2,
      copies: 2,
      livesIn: ['crane'],
      space: 'own',
    });
  });

  it('scores a point for each leftover resin and pebble, together at most six (ARCHITECT.1)', () => {
    expect(bonus({})).toBe(0);
    expect(bonus({ resin: 2 })).toBe(2);
    expect(bonus({ pebble: 3 })).toBe(3);
    expect(bonus({ resin: 2, pebble: 3 })).toBe(5);
    expect(bonus({ resin: 3, pebble: 3 })).toBe(6);
    expect(bonus({ resin: 4, pebble: 4 })).toBe(6);
    expect(bonus({ resin: 9 })).toBe(6);
  });

  it('scores nothing for twigs and berries (ARCHITECT.2)', () => {
    expect(bonus({ twig: 5, berry: 5 })).toBe(0);
    expect(bonus({ twig: 5, berry: 5, resin: 1 })).toBe(1);
  });

  it('scores nothing for resources lying on a Storehouse (ARCHITECT.3)', () => {
    const game = table({
      players: [
        {
          city: ['architect', { card: 'storehouse', resources: { resin: 2, pebble: 1 } }],
          resources: { pebble: 1 },
        },
        {},
      ],
    });
    expect(game.scorePart(1, 'prosperity')).toBe(1);
    game.pick('place:storehouse');
    expect(game.scorePart(1, 'prosperity')).toBe(4);
  });
});
