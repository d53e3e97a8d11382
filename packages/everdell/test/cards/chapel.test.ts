import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const eight = Array<string>(8).fill('farm');

describe('Chapel', () => {
  it.each([
    [0, 2],
    [1, 4],
    [2, 6],
  ])(
    'with %i tokens it takes one more and draws %i cards (CHAPEL.1, CHAPEL.2)',
    (tokens, cards) => {
      const game = table({ players: [{ city: [{ card: 'chapel', tokens }] }, {}], rest: true });
      game.pick('place:chapel');
      expect(game.player(1).city[0].tokens).toBe(tokens + 1);
      expect(game.player(1).points).toBe(0);
      expect(game.hand(1)).toHaveLength(cards);
    },
  );

  it('draws within the hand limit (CHAPEL.2)', () => {
    const game = table({
      players: [{ city: [{ card: 'chapel', tokens: 2 }], hand: eight.slice(0, 5) }, {}],
      rest: true,
    });
    game.pick('place:chapel');
    expect(game.hand(1)).toHaveLength(8);
  });

  it('may be used with a full hand, for the token (CHAPEL.3)', () => {
    const game = table({ players: [{ city: ['chapel'], hand: eight }, {}], rest: true });
    game.pick('place:chapel');
    expect(game.player(1).city[0].tokens).toBe(1);
    expect(game.hand(1)).toHaveLength(8);
  });

  it('scores its tokens, which are lost when it leaves the city (CHAPEL.4)', () => {
    const game = table({ players: [{ city: [{ card: 'chapel', tokens: 3 }, 'university'] }, {}] });
    expect(game.scorePart(1, 'tokens')).toBe(3);
    game.pick('place:university', 'discard:chapel', 'gain:berry');
    // The one token is the University's.
    expect(game.scorePart(1, 'tokens')).toBe(1);
    expect(game.player(1).points).toBe(1);
  });

  it('does nothing when it is played', () => {
    const game = table({
      players: [{ hand: ['chapel'], resources: { twig: 2, resin: 1, pebble: 1 } }, {}],
      rest: true,
    });
    game.pick('play:chapel@hand');
    expect(game.player(1).city[0]).toMatchObject({ card: 'chapel', tokens: 0 });
    expect(game.hand(1)).toEqual([]);
  });
});
