import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };

describe('Courthouse', () => {
  it('gives a twig, resin or pebble after a Construction, never a berry (COURTHOUSE.1, COURTHOUSE.3)', () => {
    const game = table({
      players: [
        { city: ['courthouse'], hand: ['mine'], resources: { twig: 1, resin: 1, pebble: 1 } },
        {},
      ],
    });
    game.pick('play:mine@hand');
    expect(game.decides).toBe(1);
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble']);
    game.pick('gain:resin');
    // The pebble is the Mine's.
    expect(game.player(1).resources).toEqual({ ...nothing, resin: 1, pebble: 1 });
    expect(game.decides).toBe(2);
  });

  it('gives nothing for a Critter (COURTHOUSE.1)', () => {
    const game = table({
      players: [{ city: ['courthouse'], hand: ['wife'], resources: { berry: 2 } }, {}],
    });
    game.pick('play:wife@hand');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual(nothing);
  });

  it('gives nothing for its own playing (COURTHOUSE.2)', () => {
    const game = table({
      players: [{ hand: ['courthouse'], resources: { twig: 1, resin: 1, pebble: 2 } }, {}],
    });
    game.pick('play:courthouse@hand');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual(nothing);
  });

  it('gives nothing for the Ruins that replace it (COURTHOUSE.4)', () => {
    const game = table({ players: [{ city: ['courthouse', 'farm'], hand: ['ruins'] }, {}] });
    game.pick('play:ruins@hand', 'replace:courthouse');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 1, resin: 1, pebble: 2 });
  });
});
