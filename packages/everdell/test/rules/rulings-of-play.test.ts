import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('our rulings on what the sources leave open', () => {
  it.each(['haven', 'forest-discard-any-draw-double', 'forest-discard-three-for-any'])(
    '%s takes at least one card (5.6, R-70)',
    (place) => {
      const game = table({
        players: [{ hand: ['farm', 'mine'] }, {}],
        forest: ['forest-discard-any-draw-double', 'forest-discard-three-for-any'],
        rest: true,
      });
      game.pick(`place:${place}`);
      expect(game.options).toEqual(['discard:farm', 'discard:mine']);
      game.pick('discard:farm');
      expect(game.offers('done')).toBe(true);
    },
  );

  it('a worker beside the board can be moved, and taken back (6.44, RANGER.1, R-71)', () => {
    const ranger = table({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}],
      workers: { beside: [1], 'basic-one-berry': [1] },
    });
    ranger.pick('play:ranger');
    expect(ranger.options).toEqual(['move:beside-the-board', 'move:basic-one-berry']);

    const city = table({
      players: [{ city: ['chip-sweep', 'clock-tower'], season: 'spring' }, {}],
      events: ['a-well-run-city'],
      workers: { beside: [1], haven: [1] },
    });
    city.pick('place:a-well-run-city');
    expect(city.offers('recall:beside-the-board')).toBe(true);
  });

  it('a worker is not moved to where it comes from (RANGER.1, R-72)', () => {
    const game = table({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}, {}, {}],
      forest: ['forest-two-any'],
      workers: { 'forest-two-any': [1], 'basic-one-berry': [1] },
    });
    game.pick('play:ranger', 'move:forest-two-any');
    expect(game.offers('place:forest-two-any')).toBe(false);
    const berry = table({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}],
      workers: { 'basic-one-berry': [1] },
    });
    berry.pick('play:ranger');
    expect(berry.offers('place:basic-one-berry')).toBe(false);
  });

  it('at the Inn no other advantage takes the place of its reduction (6.37, INN.3, R-73)', () => {
    const game = table({
      players: [
        {
          city: ['inn', 'crane', 'judge', 'dungeon', 'wanderer', 'castle'],
          resources: { twig: 1, resin: 1, pebble: 1, berry: 9 },
        },
        {},
      ],
      meadow: ['king', 'palace'],
    });
    game.pick('place:inn');
    expect(game.options).toEqual(['pay', 'occupy:castle']);
  });

  it('a Fool can be played though the city of Rugwort is empty (21.11, FOOL.9, R-74)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ hand: ['fool'], resources: { berry: 3 } }],
      meadow: ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'],
      rest: true,
    });
    game.pick('play:fool@hand');
    expect(game.position.discard).toEqual(['fool']);
    expect(game.position.rugwort?.city).toEqual(['farm']);
  });

  it('with both piles empty the Meadow may be left alone (7.8, R-75)', () => {
    const game = table({ players: [{}, {}, {}, {}, {}], meadow: ['farm', 'mine'] });
    game.pick('place:basic-two-cards-one-point', 'take:farm', 'done');
    expect(game.hand(1)).toEqual(['farm']);
    expect(game.decides).toBe(2);
  });

  it('of two Storehouses the empty one is occupied (6.17, R-76)', () => {
    const game = table({
      players: [
        {
          hand: ['woodcarver'],
          city: [{ card: 'storehouse', resources: { twig: 3 } }, 'storehouse'],
        },
        {},
      ],
    });
    game.pick('play:woodcarver');
    expect(game.position.players?.[0].city).toEqual([
      { card: 'storehouse', resources: { twig: 3 } },
      { card: 'storehouse', occupied: true },
      'woodcarver',
    ]);
  });
});
