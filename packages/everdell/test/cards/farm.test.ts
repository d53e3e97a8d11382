import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const cost = { twig: 2, resin: 1 };

describe('Farm', () => {
  it('gains a berry when played and in the production of spring and autumn (FARM.1)', () => {
    // With the Ruins in hand there is always something else to do than to prepare.
    const game = table({
      players: [{ hand: ['farm', 'ruins'], resources: cost, workers: 0 }, { finished: true }],
    });
    const berries = () => game.player(1).resources.berry;
    game.pick('play:farm@hand');
    expect(berries()).toBe(1);
    game.pick('prepare');
    expect(berries()).toBe(2);
    game.pick('place:basic-one-pebble', 'prepare');
    expect(berries()).toBe(2);
    game.pick('place:basic-one-pebble', 'place:basic-two-resin', 'prepare');
    expect(berries()).toBe(3);
  });

  it('costs two twigs and a resin (FARM.2)', () => {
    const game = table({
      players: [{ hand: ['farm'], resources: { twig: 3, resin: 2, pebble: 1 } }, {}],
    });
    game.pick('play:farm@hand');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });
    for (const resources of [{ twig: 1, resin: 9 }, { twig: 9 }]) {
      const poor = table({ players: [{ hand: ['farm'], resources }, {}] });
      expect(poor.why('play:farm@hand')).toBe('resources-short');
    }
  });
});
