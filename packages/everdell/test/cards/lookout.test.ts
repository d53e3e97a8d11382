import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const basics = [
  'use:basic-three-twigs',
  'use:basic-two-twigs-one-card',
  'use:basic-two-resin',
  'use:basic-one-resin-one-card',
  'use:basic-two-cards-one-point',
  'use:basic-one-pebble',
  'use:basic-one-berry-one-card',
  'use:basic-one-berry',
];

describe('Lookout', () => {
  it('carries out the action of a basic location or of a Forest card in play (LOOKOUT.1, LOOKOUT.4)', () => {
    const position = {
      players: [{ city: ['lookout'] }, {}],
      forest: ['forest-three-berries', 'forest-two-resin-one-twig'],
      deck: ['farm'],
    };
    const game = table(position).pick('place:lookout');
    expect(game.options).toEqual([
      ...basics,
      'use:forest-three-berries',
      'use:forest-two-resin-one-twig',
    ]);
    game.pick('use:forest-two-resin-one-twig');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 2, pebble: 0, berry: 0 });
    const basic = table(position).pick('place:lookout', 'use:basic-one-berry-one-card');
    expect(basic.player(1)).toMatchObject({ resources: { berry: 1 }, hand: ['farm'] });
  });

  it('may copy what is occupied, by oneself or by somebody else (LOOKOUT.2)', () => {
    const game = table({
      players: [{ city: ['lookout'] }, { season: 'spring' }],
      forest: ['forest-three-berries'],
      workers: { 'basic-three-twigs': [1], 'basic-two-resin': [2], 'forest-three-berries': [2] },
    });
    game.pick('place:lookout');
    expect(game.options).toEqual([...basics, 'use:forest-three-berries']);
    game.pick('use:forest-three-berries');
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.view.forest[0]!.workers).toEqual([1]);
  });

  it('copies neither Haven nor Journey nor Events nor cards of a city (LOOKOUT.3)', () => {
    const game = table({
      players: [
        {
          season: 'autumn',
          city: ['lookout', 'inn', 'chapel', 'university'],
          hand: Array<string>(5).fill('farm'),
        },
        { city: ['inn'] },
      ],
    });
    expect(
      game.offers('place:haven') &&
        game.offers('place:journey-5') &&
        game.offers('place:grand-tour'),
    ).toBe(true);
    game.pick('place:lookout');
    expect(game.options).toEqual(basics);
  });

  it('does not care for the spots of a Forest card (LOOKOUT.4)', () => {
    const game = table({
      options: { players: 4 },
      players: [{ city: ['lookout'] }, {}, {}, {}],
      forest: ['forest-three-berries'],
      workers: { 'forest-three-berries': [2, 3] },
    });
    expect(game.why('place:forest-three-berries')).toBe('occupied');
    game.pick('place:lookout', 'use:forest-three-berries');
    expect(game.player(1).resources.berry).toBe(3);
  });

  it('copies only an action that can be carried out at least in part (LOOKOUT.6)', () => {
    const look = (hand: string[]) =>
      table({
        players: [{ city: ['lookout'], hand }, {}],
        forest: ['forest-discard-any-draw-double', 'forest-two-meadow-play-one'],
        meadow: ['farm', 'mine'],
        deck: ['inn', 'inn'],
      }).pick('place:lookout').options;
    expect(look([])).toEqual([...basics, 'use:forest-two-meadow-play-one']);
    expect(look(Array<string>(7).fill('farm'))).toEqual([
      ...basics,
      'use:forest-discard-any-draw-double',
      'use:forest-two-meadow-play-one',
    ]);
    expect(look([...Array<string>(7).fill('farm'), 'inn'])).toEqual([
      ...basics,
      'use:forest-discard-any-draw-double',
    ]);
  });

  it('keeps the worker, so that the Clock Tower cannot repeat the location (LOOKOUT.7)', () => {
    const game = table({
      players: [
        { city: ['lookout', { card: 'clock-tower', tokens: 3 }], hand: ['ruins'], workers: 1 },
        { finished: true },
      ],
    });
    game.pick('place:lookout', 'use:basic-three-twigs');
    expect(game.player(1).city[0].workers).toEqual([0]);
    expect(game.view.basic[0].workers).toEqual([]);
    game.pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.player(1).city[1].tokens).toBe(3);
  });

  it('copies locations on which Rugwort stands (LOOKOUT.8)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ city: ['lookout'] }],
      forest: ['forest-three-berries', 'forest-two-any', null, 'forest-twig-resin-berry'],
      workers: { 'forest-three-berries': [2], 'basic-three-twigs': [2] },
    });
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
    expect(game.why('place:forest-three-berries')).toBe('occupied');
    game.pick('place:lookout');
    expect(game.offers('use:forest-three-berries')).toBe(true);
    game.pick('use:basic-three-twigs');
    expect(game.player(1).resources.twig).toBe(3);
  });
});
