import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const fourteen = spaces(14);

describe('Crane', () => {
  it('is discarded to play a Construction for three resources less (CRANE.1)', () => {
    const game = table({
      players: [
        { city: ['crane'], hand: ['castle'], resources: { twig: 2, resin: 2, pebble: 1 } },
        {},
      ],
    });
    game.pick('play:castle@hand', 'use:crane', 'pay:pebble', 'pay:resin', 'pay:resin');
    expect(game.city(1)).toEqual(['castle']);
    expect(game.player(1).resources).toEqual(nothing);
    expect(game.position.discard).toEqual(['crane']);

    const four = { twig: 1, resin: 2, pebble: 1, berry: 9 };
    const poor = table({ players: [{ city: ['crane'], hand: ['castle'], resources: four }, {}] });
    expect(poor.why('play:castle@hand')).toBe('resources-short');
  });

  it('leaves the choice which three are left out, and whether it is used at all (CRANE.1)', () => {
    const game = table({
      players: [
        { city: ['crane'], hand: ['castle'], resources: { twig: 2, resin: 3, pebble: 3 } },
        {},
      ],
    });
    game.pick('play:castle@hand');
    expect(game.options).toEqual(['pay', 'use:crane']);
    game.pick('use:crane', 'pay:resin', 'pay:resin', 'pay:resin', 'pay:pebble', 'pay:pebble');
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 2, pebble: 1 });
  });

  it('gives nothing for what is left of the reduction (CRANE.2)', () => {
    const game = table({
      players: [
        {
          city: ['crane'],
          hand: ['lookout', 'cemetery'],
          resources: { twig: 1, resin: 1, berry: 1 },
        },
        {},
      ],
    });
    game.pick('play:cemetery@hand', 'use:crane');
    expect(game.city(1)).toEqual(['cemetery']);
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 1, resin: 1, berry: 1 });
  });

  it.each([
    // Three pebbles less, and a twig for a resin: one unit would need the Judge.
    ['Judge', 'judge', { twig: 3, resin: 2 }],
    ['Dungeon', 'dungeon', { twig: 1, resin: 1 }],
  ])('cannot be combined with the %s (CRANE.3)', (_name, other, resources) => {
    const game = table({
      players: [{ city: ['crane', other, 'wife'], hand: ['castle'], resources }, {}],
    });
    expect(game.why('play:castle@hand')).toBe('resources-short');
  });

  it('cannot be combined with Inn or Forest (CRANE.3)', () => {
    const inn = table({
      players: [{ city: ['crane', 'inn'], resources: { twig: 1, resin: 1 } }, {}],
      meadow: ['castle'],
    });
    expect(inn.why('place:inn')).toBe('no-card-to-play');

    const forest = table({
      players: [{ city: ['crane'], resources: { twig: 2, resin: 2 } }, {}],
      meadow: ['castle', 'palace'],
      forest: ['forest-two-meadow-play-one'],
    });
    forest.pick('place:forest-two-meadow-play-one', 'take:castle');
    expect(forest.hand(1)).toEqual(['castle', 'palace']);
    expect(forest.city(1)).toEqual(['crane']);
    expect(forest.decides).toBe(2);
  });

  it('makes room for the new Construction (CRANE.4)', () => {
    const resources = { twig: 2, resin: 1 };
    const game = table({
      players: [{ city: [...fourteen, 'crane'], hand: ['farm'], resources }, {}],
    });
    // There is room only if the Crane goes, so there is nothing to choose; the berry is the Farm's.
    game.pick('play:farm@hand', 'use:crane');
    expect(game.city(1)).toEqual([...fourteen, 'farm']);
    expect(game.player(1).resources).toEqual({ ...nothing, ...resources, berry: 1 });

    const without = table({
      players: [{ city: [...fourteen, 'courthouse'], hand: ['farm'], resources }, {}],
    });
    expect(without.why('play:farm@hand')).toBe('city-full');
  });

  it('takes its occupied token along; the Critter stays (CRANE.5)', () => {
    const game = table({
      players: [
        {
          city: [{ card: 'crane', occupied: true }, 'architect'],
          hand: ['lookout', 'crane'],
          resources: { pebble: 1 },
        },
        { finished: true },
      ],
    });
    game.pick('play:lookout@hand', 'use:crane', 'play:crane@hand');
    expect(game.city(1).sort()).toEqual(['architect', 'crane', 'lookout']);
    expect(game.player(1).city.find((c) => c.card === 'crane')!.occupied).toBe(false);
  });

  it('helps neither with Critters nor with itself (CRANE.6)', () => {
    const game = table({
      players: [{ city: ['crane'], hand: ['wife', 'crane'], resources: { pebble: 1 } }, {}],
    });
    expect(game.why('play:wife@hand')).toBe('resources-short');
    expect(game.offers('play:crane@hand')).toBe(false);
  });
});
