import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Twig Barge', () => {
  it('gains two twigs when played and in the production of spring and autumn (TWIGBARGE.1)', () => {
    // With the Ruins in hand there is always something else to do than to prepare.
    const game = table({
      players: [
        { hand: ['twig-barge', 'ruins'], resources: { twig: 1, pebble: 1 }, workers: 0 },
        { finished: true },
      ],
    });
    const amount = () => game.player(1).resources.twig;
    game.pick('play:twig-barge@hand');
    expect(amount()).toBe(2);
    game.pick('prepare');
    expect(amount()).toBe(4);
    game.pick('place:basic-one-berry', 'prepare');
    expect(amount()).toBe(4);
    game.pick('place:basic-one-berry', 'place:basic-one-berry', 'prepare');
    expect(amount()).toBe(6);
    expect(game.player(1).resources).toEqual({ twig: 6, resin: 0, pebble: 0, berry: 3 });
  });
});
