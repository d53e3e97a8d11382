import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('the table for tests', () => {
  it('plays the opening of the rulebooks (35.3, 35.4)', () => {
    const game = table({
      players: [{ hand: ['farm'] }, {}],
      meadow: ['barge-toad'],
      forest: ['forest-twig-resin-berry'],
      turn: 1,
    });
    game.pick('place:basic-three-twigs', 'place:basic-one-berry');
    game.pick('place:forest-twig-resin-berry', 'place:basic-one-berry');
    game.pick('play:farm@hand');
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 0, pebble: 0, berry: 2 });
    game.pick('prepare');
    game.pick('play:barge-toad@meadow');
    expect(game.player(1).resources).toEqual({ twig: 4, resin: 0, pebble: 0, berry: 0 });
  });
});
