/** Powers one by one: the other eight, hand limits and positions. */
import { describe, expect, it } from 'vitest';
import { everdell } from '../../src/index.ts';
import { dealt, having, powers } from '../powers.ts';
import { table, type Table } from '../table.ts';

describe('bats', () => {
  it('put a Meadow card aside after playing one, for all to see (R-55)', () => {
    const game = having(
      'bats',
      { hand: ['farm'], resources: { twig: 2, resin: 1 } },
      { meadow: ['king', 'queen'], deck: ['wife'] },
    ).pick('play:farm', 'aside:king');
    expect(game.player(1).power!.cards).toEqual(['king']);
    expect(game.view.meadow[0]).toBe('wife');
    expect(game.player(1).handCount).toBe(0);
  });

  it('play cards put aside like hand or Meadow cards', () => {
    const power = { power: 'bats', cards: ['mine', 'farm'] };
    const game = having(power, { resources: { twig: 2, resin: 1 } });
    game.pick('play:farm@archive');
    expect(game.city(1)).toEqual(['farm']);
    expect(game.player(1).power!.cards).toEqual(['mine']);
    const inn = having(power, { city: ['inn'] });
    inn.pick('place:inn');
    expect(inn.options).toEqual(['play:mine@archive', 'play:farm@archive']);
    // Copies are the same choice.
    const copies = having({ power: 'bats', cards: ['mine', 'farm', 'farm'] }, { city: ['inn'] });
    expect(copies.pick('place:inn').options).toEqual(['play:mine@archive', 'play:farm@archive']);
  });

  it('play them with the Locomotive, too, as cards of the station; there is no train car beside them', () => {
    const game = table({
      options: { players: 2, boxes: ['powers', 'newleaf'] },
      players: [{ power: { power: 'bats', cards: ['farm'] }, city: ['locomotive'] }, {}],
      station: ['castle', 'palace', 'ever-wall'],
      cars: ['train-car-berry', 'train-car-resin', 'train-car-pebble'],
      rest: true,
    }).pick('place:locomotive', 'play:farm@archive');
    expect(game.city(1)).toEqual(['locomotive', 'farm']);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 1 });
    expect(game.view.station!.places.map(({ card }) => card)).toEqual([
      'castle',
      'palace',
      'ever-wall',
    ]);
  });

  it('hear why a card put aside cannot be played', () => {
    const game = having({ power: 'bats', cards: ['castle'] });
    expect(game.why('play:castle@archive')).toBe('resources-short');
  });
});

describe('cats', () => {
  it('go where opponents stand: basic and Forest locations', () => {
    const game = having(
      'cats',
      {},
      {
        forest: ['forest-three-berries'],
        workers: { 'basic-three-twigs': [2], 'forest-three-berries': [2] },
      },
    );
    game.pick('place:basic-three-twigs', 'prepare', 'place:forest-three-berries');
    expect(game.player(1).resources).toMatchObject({ twig: 3, berry: 3 });
  });

  it('but not where they stand themselves', () => {
    const game = having('cats', {}, { workers: { 'basic-three-twigs': [1] } });
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
  });

  it('join others on a Destination card and take the spot when it is free (R-58)', () => {
    const game = powers({
      players: [
        { power: 'cats', hand: ['farm'], resources: { twig: 2, resin: 1 } },
        { city: [{ card: 'inn', workers: [2] }], workers: 2 },
      ],
      meadow: ['farm', 'mine'],
      workers: { 'basic-two-resin': [2] },
    }).pick('place:inn', 'play:farm', 'prepare');
    while (game.decides === 1) game.pick(game.options[0]);
    expect(game.player(2).points).toBe(1);
    // The other one prepared and left: the spot is the cat's now.
    expect(game.player(2).city[0]).toMatchObject({ workers: [0], joining: [] });
  });

  it('stay where they joined while a Ranger looks for workers to move (RANGER.1)', () => {
    const game = powers({
      turn: 2,
      players: [
        { power: 'cats' },
        {
          city: [{ card: 'inn', workers: [2], joining: [1] }],
          hand: ['ranger'],
          resources: { berry: 2 },
        },
      ],
    }).pick('play:ranger', 'place:basic-three-twigs');
    expect(game.player(2).city[0]).toMatchObject({ workers: [0], joining: [] });
  });

  it('leave alone a Chapel, and a Pirate Ship that came with a worker (R-58)', () => {
    const game = having('cats', { city: [{ card: 'chapel', workers: [1] }] });
    expect(game.why('place:chapel')).toBe('occupied');
    const ship = { city: [{ card: 'pirate-ship', workers: [2] }] };
    const harbour = powers({ players: [{ power: 'cats', ...ship }, {}] }, ['pearlbrook']);
    expect(harbour.why('place:pirate-ship')).toBe('occupied');
    const inn = { city: [{ card: 'inn', workers: [2] }], hand: [], resources: { berry: 9 } };
    const guests = powers({ players: [{ power: 'cats', ...inn }, {}], meadow: ['wanderer'] });
    expect(guests.offers('place:inn')).toBe(true);
  });
});

describe('honey bees', () => {
  const bees = (rest: object): Table =>
    having('honey-bees', { city: ['farm'], resources: { berry: 9, twig: 9, resin: 9 }, ...rest });

  it('discard a card after playing one that produces nothing to activate one that does', () => {
    const game = bees({ hand: ['inn', 'mine'] }).pick('play:inn', 'do', 'activate:farm');
    expect(game.player(1).resources.berry).toBe(10);
    expect(game.hand(1)).toEqual([]);
  });

  it('not after a Production card, and not in autumn', () => {
    expect(bees({ hand: ['farm', 'mine'] }).pick('play:farm').decides).toBe(2);
    const autumn = bees({ hand: ['inn', 'mine'], season: 'autumn' });
    expect(autumn.pick('play:inn').decides).toBe(2);
  });
});

describe('snails', () => {
  const snails = (card: string): Table =>
    powers({
      turn: 2,
      players: [
        { power: { power: 'snails', pile: ['wife', 'monk'] } },
        { hand: [card], resources: { twig: 9, resin: 9, pebble: 9, berry: 9 } },
      ],
    }).pick(`play:${card}`);

  it('use a Production card that an opponent plays, for a card of their pile', () => {
    const game = snails('farm');
    expect(game.decides).toBe(1);
    game.pick('do');
    expect(game.player(1).resources.berry).toBe(1);
    expect(game.hand(2)).toEqual(['wife']);
    expect(game.player(1).power!.pile).toBe(1);
  });

  it('or not, and never a Storehouse or another type of card', () => {
    expect(snails('farm').pick('none').player(1).resources.berry).toBe(0);
    expect(snails('inn').decides).toBe(1);
    expect(snails('inn').offers('do')).toBe(false);
    const store = snails('storehouse').pick('store:1-pebble');
    expect(store.offers('do')).toBe(false);
  });

  it('draw seven cards that nobody sees', () => {
    const game = dealt(['snails']);
    while (game.player(1).power!.pile === 0) game.pick(game.options[0]);
    expect(game.player(1).power!.pile).toBe(7);
    expect(JSON.stringify(everdell.view(game.state, 0).players[0].power)).toContain('"cards":[]');
  });
});

describe('butterflies', () => {
  it('begin with twelve cards and play first', () => {
    const game = dealt(['otters', 'butterflies']);
    expect(game.player(2).handCount).toBe(12);
    expect(game.player(2).handLimit).toBe(12);
    expect(game.decides).toBe(2);
    expect(game.player(1).handCount).toBe(6);
  });
});

describe('hand limits that differ', () => {
  it('a swapped hand is cut to the limit of its new owner, who chooses (7.2, R-59)', () => {
    const hand = ['farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'king', 'wife', 'monk'];
    const game = powers(
      {
        players: [
          { hand: ['rugwort-the-robber'], resources: { berry: 2 } },
          { power: 'butterflies', hand },
        ],
      },
      ['rugwort-cards'],
    ).pick('play:rugwort-the-robber', 'discard:monk');
    expect(game.hand(1)).toEqual(hand.slice(0, 8));
    expect(game.hand(2)).toEqual([]);
  });
});

describe('pigs', () => {
  it('have all Farms in a pile and may put one into play at the start', () => {
    const game = dealt(['pigs']);
    while (!game.offers('play:farm@pile')) game.pick(game.options[0]);
    expect(game.player(1).power!.cards).toEqual(Array(8).fill('farm'));
    expect(game.view.meadow).not.toContain('farm');
    game.pick('play:farm@pile');
    expect(game.city(1)).toEqual(['farm']);
    expect(game.player(1).spaces.used).toBe(0);
  });

  it('get two point tokens when somebody else plays a Farm from it (R-56)', () => {
    const game = powers({
      turn: 2,
      players: [
        { power: { power: 'pigs', cards: ['farm', 'farm'] } },
        { resources: { twig: 2, resin: 1 } },
      ],
    }).pick('play:farm@pile');
    expect(game.city(2)).toEqual(['farm']);
    expect(game.player(2).spaces.used).toBe(1);
    expect(game.player(1).points).toBe(2);
    expect(game.player(1).power!.cards).toEqual(['farm']);
  });

  it('may put one into play each season', () => {
    const power = { power: 'pigs', cards: ['farm'] };
    const game = having(power, { workers: 0 }).pick('prepare');
    expect(game.options).toEqual(['none', 'play:farm@pile']);
    game.pick('play:farm@pile');
    expect(game.player(1).resources.berry).toBe(1);
  });
});

describe('spiders', () => {
  it('gain something they lack and a card when anybody comes to their token', () => {
    const game = powers({
      turn: 2,
      players: [{ power: { power: 'spiders', place: 'basic-one-pebble' } }, {}],
      deck: ['wife', 'monk'],
    }).pick('place:basic-one-pebble');
    expect(game.decides).toBe(1);
    game.pick('gain:berry', 'token:haven');
    expect(game.player(1).power!.place).toBe('haven');
    expect(game.hand(1)).toEqual(['wife']);
    expect(game.player(2).resources.pebble).toBe(1);
  });

  it('gain nothing more when they have finished, nor do rats (9.6)', () => {
    const finished = { season: 'autumn', finished: true } as const;
    const game = powers({
      turn: 2,
      players: [{ ...finished, power: { power: 'spiders', place: 'basic-one-pebble' } }, {}],
    }).pick('place:basic-one-pebble');
    expect(game.decides).toBe(2);
    expect(game.player(1)).toMatchObject({ handCount: 0, power: { place: 'basic-one-pebble' } });
    const rats = powers({
      turn: 2,
      players: [
        { ...finished, power: { power: 'rats', meadow: 1 } },
        { resources: { twig: 2, resin: 1 } },
      ],
      meadow: ['farm', 'mine'],
    }).pick('play:farm@meadow-1');
    expect(rats.decides).toBe(2);
    expect(rats.player(1).resources.twig).toBe(0);
  });

  it('are the last player', () => {
    const game = dealt(['spiders', 'otters', 'cats'], 3);
    while (game.options[0].startsWith('token:')) game.pick(game.options[0]);
    expect(game.decides).toBe(2);
    expect(game.player(1).handCount).toBe(7);
  });
});

describe('stoats', () => {
  const stoats = (hand: string[]): Table =>
    having('stoats', { hand: ['inn', ...hand], resources: { twig: 2, resin: 1 } }).pick('play:inn');

  it('discard two cards for a twig, resin or berry, or three for a pebble', () => {
    const two = stoats(['wife', 'monk', 'king']).pick('do', 'choose:1');
    two.pick('discard:wife', 'discard:monk', 'gain:berry');
    expect(two.player(1).resources.berry).toBe(1);
    // All three must go, so nothing is asked.
    const three = stoats(['wife', 'monk', 'king']).pick('do', 'choose:2');
    expect(three.player(1).resources.pebble).toBe(1);
    expect(three.hand(1)).toEqual([]);
  });

  it('need the cards for it', () => {
    expect(stoats(['wife']).decides).toBe(2);
  });
});

describe('positions with powers', () => {
  it.each<[string, unknown]>([
    ['an unknown power', 'badgers'],
    ['tokens of another power', { power: 'otters', tokens: 3 }],
    ['no Farms in the pile', { power: 'pigs', cards: ['mine'] }],
    ['a place that is none', { power: 'spiders', place: 'city-monument' }],
    ['a Forest card twice', { power: 'lizards', forest: ['forest-two-any', 'forest-two-any'] }],
  ])('refuse %s', (_what, power) => {
    expect(() => having(power)).toThrow(/power/);
  });

  it('refuse a power twice, and any without the box', () => {
    expect(() => powers({ players: [{ power: 'otters' }, { power: 'otters' }] })).toThrow(/power/);
    expect(() => table({ players: [{ power: 'otters' }, {}] })).toThrow(/power/);
  });
});
