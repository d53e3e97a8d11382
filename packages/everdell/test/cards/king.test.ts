import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const bonus = (events: string[], others: string[] = []) =>
  table({ players: [{ city: ['king'], events }, { events: others }] }).scorePart(1, 'prosperity');

describe('King', () => {
  it('is a unique Prosperity Critter for 6 berries, worth 4 points, twice in the deck, living in the Castle (34.1)', () => {
    expect(printed('king')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 6 },
      points: 4,
      copies: 2,
      livesIn: ['castle'],
      space: 'own',
    });
  });

  it('scores a point for each basic and two for each special Event of the player (KING.1)', () => {
    expect(bonus([])).toBe(0);
    expect(bonus(['grand-tour'])).toBe(1);
    expect(bonus(['grand-tour', 'city-monument', 'harvest-festival'])).toBe(3);
    expect(bonus(['tax-relief'])).toBe(2);
    expect(bonus(['grand-tour', 'performer-in-residence', 'ministering-to-miscreants'])).toBe(5);
    expect(bonus(['grand-tour'], ['city-monument', 'tax-relief'])).toBe(1);
  });

  it("scores Events that still hold the player's worker (KING.4)", () => {
    const game = table({
      players: [{ city: ['king', 'inn', 'lookout', 'chapel', 'monk', 'dungeon'] }, {}],
      events: ['ministering-to-miscreants'],
    });
    game.pick('place:grand-tour', 'place:basic-one-berry');
    expect(game.scorePart(1, 'prosperity')).toBe(1);
    game.pick('place:ministering-to-miscreants');
    expect(game.player(1).workers.map((worker) => worker.place)).toEqual([
      'grand-tour',
      'ministering-to-miscreants',
    ]);
    expect(game.scorePart(1, 'prosperity')).toBe(3);
  });
});
