import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Mine', () => {
  it('gains a pebble when played and in the production of spring and autumn (MINE.1)', () => {
    // With the Ruins in hand there is always something else to do than to prepare.
    const game = table({
      players: [
        { hand: ['mine', 'ruins'], resources: { twig: 1, resin: 1, pebble: 1 }, workers: 0 },
        { finished: true },
      ],
    });
    const amount = () => game.player(1).resources.pebble;
    game.pick('play:mine@hand');
    expect(amount()).toBe(1);
    game.pick('prepare');
    expect(amount()).toBe(2);
    game.pick('place:basic-one-berry', 'prepare');
    expect(amount()).toBe(2);
    game.pick('place:basic-one-berry', 'place:basic-one-berry', 'prepare');
    expect(amount()).toBe(3);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 3, berry: 3 });
  });
});
