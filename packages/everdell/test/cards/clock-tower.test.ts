import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// A finished opponent takes no turns; the Ruins in hand leave another choice than to prepare.
const alone = { finished: true };
const tower = (tokens: number) => ({ card: 'clock-tower', tokens });

describe('Clock Tower', () => {
  it('comes with three point tokens on it (CLOCKTOWER.1)', () => {
    const game = table({
      players: [{ hand: ['clock-tower'], resources: { twig: 3, pebble: 1 } }, {}],
    });
    game.pick('play:clock-tower@hand');
    expect(game.player(1).city[0].tokens).toBe(3);
    expect(game.player(1).points).toBe(0);
  });

  it('repeats a basic or Forest location under an own worker before the workers return (CLOCKTOWER.2)', () => {
    const game = table({
      players: [{ city: [tower(3)], hand: ['ruins'] }, alone],
      forest: ['forest-three-berries', 'forest-two-any'],
      workers: { 'basic-three-twigs': [1], 'forest-three-berries': [1], 'basic-one-pebble': [2] },
    });
    game.pick('prepare');
    expect(game.options).toEqual(['none', 'use:basic-three-twigs', 'use:forest-three-berries']);
    expect(game.player(1)).toMatchObject({ season: 'winter', ready: 0 });
    game.pick('use:forest-three-berries');
    expect(game.player(1)).toMatchObject({ season: 'spring', ready: 3 });
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 3 });
  });

  it('is used only if its owner wants to (CLOCKTOWER.2, R-06)', () => {
    const game = table({
      players: [{ city: [tower(3)], hand: ['ruins'], workers: 1 }, alone],
      workers: { 'basic-three-twigs': [1] },
    });
    game.pick('prepare', 'none');
    expect(game.player(1)).toMatchObject({ season: 'spring', resources: { twig: 0 } });
    expect(game.player(1).city[0].tokens).toBe(3);
  });

  it('gives up one token in a preparation, to the supply (CLOCKTOWER.3, CLOCKTOWER.4)', () => {
    const game = table({
      players: [{ city: [tower(3)], hand: ['ruins'] }, alone],
      workers: { 'basic-three-twigs': [1], 'basic-one-pebble': [1] },
    });
    game.pick('prepare', 'use:basic-three-twigs');
    expect(game.offers('use:basic-one-pebble')).toBe(false);
    expect(game.player(1)).toMatchObject({ season: 'spring', points: 0 });
    expect(game.player(1).city[0].tokens).toBe(2);
  });

  it('scores the tokens left on it (CLOCKTOWER.5)', () => {
    expect(table({ players: [{ city: [tower(2)] }, {}] }).score(1)).toBe(2);
  });

  it('asks nothing for workers on Haven, Event or a card of a city (CLOCKTOWER.6)', () => {
    const game = table({
      players: [
        {
          season: 'summer',
          city: [tower(3), { card: 'inn', workers: [1] }],
          events: ['grand-tour'],
          hand: ['ruins'],
        },
        alone,
      ],
      workers: { haven: [1, 1], 'grand-tour': [1] },
    });
    game.pick('prepare');
    expect(game.player(1).season).toBe('autumn');
    expect(game.player(1).city[0].tokens).toBe(3);
  });

  it('does not mind how the worker came to the location (CLOCKTOWER.6)', () => {
    const game = table({
      players: [{ city: [tower(3)], hand: ['ranger', 'ruins'], resources: { berry: 2 } }, alone],
      forest: ['forest-two-resin-one-twig'],
      workers: { haven: [1, 1] },
    });
    game.pick(
      'play:ranger@hand',
      'place:forest-two-resin-one-twig',
      'prepare',
      'use:forest-two-resin-one-twig',
    );
    expect(game.player(1).resources).toMatchObject({ twig: 2, resin: 4 });
  });

  it('repeats a Forest location that plays a card, and Rugwort then plays one too (CLOCKTOWER.7)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ city: [tower(3)], hand: ['ruins'], workers: 1, resources: { twig: 2 } }],
      meadow: ['farm', 'mine', 'inn', 'wife', 'husband', 'school', 'theater', 'crane'],
      forest: ['forest-three-berries', 'forest-two-meadow-play-one', null, 'forest-two-any'],
      workers: {
        'forest-three-berries': [2],
        'basic-three-twigs': [2],
        'forest-two-meadow-play-one': [1],
      },
      rest: true,
    });
    game.pick('prepare', 'use:forest-two-meadow-play-one', 'take:farm', 'take:wife', 'play:farm');
    expect(game.city(1)).toEqual(['clock-tower', 'farm']);
    expect(game.hand(1)).toEqual(['ruins', 'wife']);
    expect(game.city(2)).toHaveLength(1);
    expect(game.player(1).season).toBe('spring');
  });

  it('works three times in a game (CLOCKTOWER.9)', () => {
    const game = table({ players: [{ city: [tower(3)], hand: ['ruins'] }, alone] });
    for (const workers of [2, 3, 4]) {
      for (let i = 0; i < workers; i++) game.pick('place:basic-one-berry');
      game.pick('prepare', 'use:basic-one-berry');
    }
    expect(game.player(1)).toMatchObject({ season: 'autumn', resources: { berry: 2 + 3 + 4 + 3 } });
    expect(game.player(1).city[0].tokens).toBe(0);
    expect(game.why('prepare')).toBe('not-in-autumn');

    const empty = table({
      players: [{ city: [tower(0)], hand: ['ruins'], workers: 1 }, alone],
      workers: { 'basic-three-twigs': [1] },
    });
    expect(empty.pick('prepare').player(1).season).toBe('spring');
  });
});
