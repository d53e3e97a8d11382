import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { production } from './production.ts';
import { printed } from './printed.ts';

describe('Barge Toad', () => {
  it('is a common Production Critter, worth 1 point, three times in the deck, living in the Twig Barge (34.1)', () => {
    expect(printed('barge-toad')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      livesIn: ['twig-barge'],
      space: 'own',
    });
  });

  it('gains two twigs for each Farm when played and in production (BARGETOAD.1)', () => {
    const played = table({
      players: [
        { hand: ['barge-toad'], city: ['farm', 'farm', 'farm'], resources: { berry: 2 } },
        {},
      ],
    });
    expect(played.pick('play:barge-toad').player(1).resources.twig).toBe(6);
    const spring = production({ city: ['barge-toad', 'farm', 'farm'] });
    expect(spring.player(1).resources).toEqual({ twig: 4, resin: 0, pebble: 0, berry: 2 });
  });

  it('may be played without a Farm and gains nothing then (BARGETOAD.2)', () => {
    const game = table({
      players: [{ hand: ['barge-toad'], resources: { berry: 2 } }, { city: ['farm'] }],
    });
    game.pick('play:barge-toad');
    expect(game.city(1)).toEqual(['barge-toad']);
    expect(game.player(1).resources.twig).toBe(0);
  });

  it('costs two berries (BARGETOAD.3)', () => {
    const rich = table({ players: [{ hand: ['barge-toad'], resources: { berry: 3 } }, {}] }).pick(
      'play:barge-toad',
    );
    expect(rich.player(1).resources.berry).toBe(1);
    const poor = table({
      players: [{ hand: ['barge-toad'], resources: { berry: 1, twig: 9 } }, {}],
    });
    expect(poor.why('play:barge-toad')).toBe('resources-short');
  });

  it('counts the Farms of its own city when a Miner Mole copies it (BARGETOAD.5)', () => {
    const game = table({
      players: [
        { hand: ['miner-mole'], city: ['farm'], resources: { berry: 3 } },
        { city: ['barge-toad', 'farm', 'farm', 'farm'] },
      ],
    });
    game.pick('play:miner-mole', 'copy:barge-toad');
    expect(game.player(1).resources.twig).toBe(6);
  });
});
