import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const pairwise = { players: 2, house: { 'advantage.limit': 'pairwise' } };

describe('Inn', () => {
  it('plays a Critter or Construction of the Meadow for three resources less (INN.1)', () => {
    const game = table({
      players: [
        { city: ['inn'], hand: ['mine'], resources: { twig: 2, resin: 3, pebble: 1, berry: 2 } },
        {},
      ],
      meadow: ['castle', 'king', 'queen'],
    });
    game.pick('place:inn');
    // The King is too dear even so, and the Mine is in hand.
    expect(game.options).toEqual(['play:castle@meadow-1', 'play:queen@meadow-3']);
    game.pick(
      'play:castle@meadow-1',
      'pay:resin',
      'pay:resin',
      'pay:resin',
      'pay:twig',
      'pay:pebble',
    );
    expect(game.city(1)).toEqual(['inn', 'castle']);
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 1, berry: 2 });
    expect(game.view.meadow[0]).toBeNull();
  });

  it('is open if just one card of the Meadow can be played so, wherever it lies (INN.1, 5.7)', () => {
    const dear = ['king', 'queen', 'castle', 'palace', 'ever-tree', 'theater', 'school'];
    const inn = (meadow: string[]) => table({ players: [{ city: ['inn'] }, {}], meadow });
    expect(inn(dear).offers('place:inn')).toBe(false);
    expect(inn([...dear, 'farm']).offers('place:inn')).toBe(true);
    expect(inn(['farm', ...dear]).offers('place:inn')).toBe(true);
  });

  it('gives nothing for what is left of the reduction (INN.2)', () => {
    const game = table({
      players: [{ city: ['inn'], resources: { pebble: 1 } }, {}],
      meadow: ['crane'],
    });
    game.pick('place:inn');
    expect(game.city(1)).toEqual(['inn', 'crane']);
    expect(game.player(1).resources).toEqual({ ...nothing, pebble: 1 });
  });

  const withAnother = [
    ['Judge', 'judge', 'castle', { twig: 3, resin: 2 }],
    ['Crane', 'crane', 'castle', { twig: 1, resin: 1 }],
    ['Dungeon', 'dungeon', 'castle', { twig: 1, resin: 1 }],
    ['Innkeeper', 'innkeeper', 'king', {}],
  ] as const;

  it.each(withAnother)(
    'cannot be combined with the %s (INN.3, R-02)',
    (_name, other, card, resources) => {
      const game = table({
        players: [{ city: ['inn', other, 'wife'], resources }, {}],
        meadow: [card],
      });
      expect(game.why('place:inn')).toBe('no-card-to-play');
    },
  );

  it('goes together with the Judge in the older reading, and with nothing else (INN.3)', () => {
    for (const [name, other, card, resources] of withAnother) {
      const players = [{ city: ['inn', other, 'wife'], resources }, {}];
      const game = table({ options: pairwise, players, meadow: [card] });
      expect(game.offers('place:inn')).toBe(name === 'Judge');
    }
    const game = table({
      options: pairwise,
      players: [{ city: ['inn', 'judge'], resources: { twig: 3, resin: 2 } }, {}],
      meadow: ['castle'],
    });
    game.pick('place:inn', 'pay:twig', 'pay:twig', 'pay:twig');
    expect(game.city(1)).toEqual(['inn', 'judge', 'castle']);
    expect(game.player(1).resources).toEqual(nothing);
  });

  it('brings its owner a token for a visit of somebody else, who gets and pays for the card (INN.4, INN.5)', () => {
    const game = table({
      players: [{ resources: { berry: 3 } }, { city: ['inn'], resources: { berry: 9 } }],
      meadow: ['king'],
    });
    game.pick('place:inn');
    expect(game.player(2)).toMatchObject({ points: 1, resources: { berry: 9 } });
    expect(game.city(1)).toEqual(['king']);
    expect(game.city(2)).toEqual(['inn']);
    expect(game.player(1).resources.berry).toBe(0);
    expect(game.player(2).city[0].workers).toEqual([0]);

    const own = table({
      players: [{ city: ['inn'], resources: { berry: 3 } }, {}],
      meadow: ['king'],
    });
    expect(own.pick('place:inn').player(1).points).toBe(0);
  });

  it('is closed to who cannot play a Meadow card by it (INN.6)', () => {
    const poor = table({
      players: [{ city: ['inn'], resources: { berry: 2 }, hand: ['crane'] }, {}],
      meadow: ['king'],
    });
    expect(poor.why('place:inn')).toBe('no-card-to-play');
    const full = table({ players: [{ city: spaces(15) }, {}], meadow: ['crane', 'wife'] });
    expect(full.why('place:inn')).toBe('no-card-to-play');
    const unique = table({ players: [{ city: ['inn', 'crane'] }, {}], meadow: ['crane'] });
    expect(unique.why('place:inn')).toBe('no-card-to-play');
    const bare = table({ players: [{ city: ['inn'], resources: { berry: 9 } }, {}] });
    expect(bare.why('place:inn')).toBe('no-card-to-play');
  });

  it('lets a Construction be occupied instead, without any reduction (INN.8)', () => {
    const game = table({
      players: [{ city: ['inn', 'farm'], resources: { berry: 1 } }, {}],
      meadow: ['wife'],
    });
    game.pick('place:inn');
    expect(game.options).toEqual(['pay', 'occupy:farm']);
    game.pick('occupy:farm');
    expect(game.player(1).city[1].occupied).toBe(true);
    expect(game.player(1).resources).toEqual({ ...nothing, berry: 1 });

    const dear = table({ players: [{ city: ['inn', 'castle'] }, {}], meadow: ['king'] }).pick(
      'place:inn',
    );
    expect(dear.city(1)).toEqual(['inn', 'castle', 'king']);
  });

  it("may be visited in Rugwort's city: he gets a token, and plays a card after the player (INN.9)", () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{}],
      rugwort: { city: ['inn'] },
      meadow: ['crane', ...Array<string>(7).fill('farm')],
      deck: Array<string>(3).fill('mine'),
    });
    game.pick('place:inn@city2-1', 'play:crane@meadow');
    expect(game.city(1)).toEqual(['crane']);
    expect(game.player(2).points).toBe(1);
    expect(game.city(2)).toHaveLength(2);
    expect(game.player(2).city[0].workers).toEqual([0]);
  });
});
