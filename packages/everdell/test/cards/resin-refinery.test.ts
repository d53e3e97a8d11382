import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Resin Refinery', () => {
  it('gains a resin when played and in the production of spring and autumn (RESINREFINERY.1)', () => {
    // With the Ruins in hand there is always something else to do than to prepare.
    const game = table({
      players: [
        { hand: ['resin-refinery', 'ruins'], resources: { resin: 1, pebble: 1 }, workers: 0 },
        { finished: true },
      ],
    });
    const amount = () => game.player(1).resources.resin;
    game.pick('play:resin-refinery@hand');
    expect(amount()).toBe(1);
    game.pick('prepare');
    expect(amount()).toBe(2);
    game.pick('place:basic-one-berry', 'prepare');
    expect(amount()).toBe(2);
    game.pick('place:basic-one-berry', 'place:basic-one-berry', 'prepare');
    expect(amount()).toBe(3);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 3, pebble: 0, berry: 3 });
  });
});
