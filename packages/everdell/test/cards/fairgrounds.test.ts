import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const alone = { finished: true };

describe('Fair Grounds', () => {
  it('draw two cards when played and in the production of spring and autumn (FAIRGROUNDS.1)', () => {
    const cost = { twig: 1, resin: 2, pebble: 1 };
    const game = table({
      players: [{ hand: ['fairgrounds', 'ruins'], resources: cost, workers: 0 }, alone],
      rest: true,
    });
    game.pick('play:fairgrounds@hand');
    expect(game.hand(1)).toHaveLength(3);
    game.pick('prepare');
    expect(game.hand(1)).toHaveLength(5);
    game.pick('place:basic-one-berry', 'prepare');
    expect(game.player(1).season).toBe('summer');
    expect(game.hand(1)).toHaveLength(5);
    game.pick('place:basic-one-berry', 'place:basic-one-berry', 'prepare');
    expect(game.hand(1)).toHaveLength(7);
  });
});
