/** Playing a card: where it comes from, what forbids it, and what its type does (6.A, 6.B). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table, type Table } from '../table.ts';

/** An opponent who has finished: player 1 takes turn after turn. */
const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const FULL = [
  ...Array<string>(8).fill('farm'),
  'mine',
  'mine',
  'mine',
  'inn',
  'inn',
  'inn',
  'twig-barge',
];

function plays(game: Table): string[] {
  return game.options.filter((key) => key.startsWith('play:')).sort();
}

describe('where a card comes from and goes to', () => {
  it.each([127, 128, 256])('who has %i resources pays like anybody else (1.9, 6.27)', (berry) => {
    const game = table({ players: [{ hand: ['king'], resources: { berry } }, {}] });
    expect(game.pick('play:king').player(1).resources.berry).toBe(berry - 6);
  });

  it('an action plays one card, from the hand or from the Meadow and from nowhere else (6.1)', () => {
    const game = table({
      players: [{ resources: RICH, hand: ['farm', 'castle'] }, {}],
      meadow: ['mine', null, 'crane'],
      deck: ['theater', 'school', 'wife', 'wife', 'wife', 'wife', 'husband'],
      discard: ['king'],
    });
    expect(plays(game)).toEqual([
      'play:castle@hand',
      'play:crane@meadow-3',
      'play:farm@hand',
      'play:mine@meadow-1',
    ]);
    game.pick('play:mine@meadow');
    expect(game.city(1)).toEqual(['mine']);
    expect(game.hand(1)).toEqual(['farm', 'castle']);
    expect(game.decides).toBe(2);
  });

  it('a card is laid into the own city, but a Fool into another one (6.2)', () => {
    const game = table({
      players: [{ resources: { berry: 5 }, hand: ['wife', 'fool'] }, AWAY, AWAY],
    });
    game.pick('play:wife@hand');
    expect([game.city(1), game.city(2), game.city(3)]).toEqual([['wife'], [], []]);
    game.pick('play:fool@hand');
    expect([...game.options].sort()).toEqual(['city:2', 'city:3']);
    game.pick('city:3');
    expect([game.city(1), game.city(2), game.city(3)]).toEqual([['wife'], [], ['fool']]);
  });

  it('a Construction costs the resources listed on it (6.3)', () => {
    const resources = { twig: 2, resin: 1, pebble: 1, berry: 9 };
    const game = table({
      players: [{ resources, hand: ['mine', 'farm', 'twig-barge', 'school'] }, AWAY],
    });
    expect(plays(game)).toEqual(['play:farm@hand', 'play:mine@hand', 'play:twig-barge@hand']);
    expect(game.why('play:school@hand')).toBe('resources-short');
    game.pick('play:farm@hand');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 10 });
    expect(plays(game)).toEqual([]);
  });

  it('a Critter costs its berries, or else the Construction it names is occupied (6.4)', () => {
    const position = (berry: number, city: string[]) =>
      table({ players: [{ resources: { ...RICH, berry }, hand: ['teacher'], city }, AWAY] });
    const game = position(2, ['school']).pick('play:teacher@hand');
    expect([...game.options].sort()).toEqual(['occupy:school', 'pay']);
    game.pick('pay');
    expect(game.player(1).resources.berry).toBe(0);
    expect(game.player(1).city[0].occupied).toBe(false);

    const housed = position(1, ['school']).pick('play:teacher@hand');
    expect(housed.player(1).resources).toEqual({ ...RICH, berry: 1 });
    expect(housed.player(1).city.map((c) => [c.card, c.occupied])).toEqual([
      ['school', true],
      ['teacher', false],
    ]);

    expect(position(1, ['theater']).offers('play:teacher@hand')).toBe(false);
  });
});

describe('what forbids a card', () => {
  it('a city may hold several copies of a common card, but one of each unique card (6.5)', () => {
    const game = table({
      players: [
        {
          resources: RICH,
          hand: ['farm', 'crane', 'crane', 'historian'],
          city: ['farm', 'farm', 'historian'],
        },
        AWAY,
      ],
    });
    expect(plays(game)).toEqual(['play:crane@hand', 'play:farm@hand']);
    expect(game.why('play:historian@hand')).toBe('unique-in-city');
    game.pick('play:farm@hand', 'play:crane@hand');
    expect(game.city(1)).toEqual(['farm', 'farm', 'historian', 'farm', 'crane']);
    expect(game.offers('play:crane@hand')).toBe(false);
  });

  it('no effect plays a unique card into a city with a copy of it (6.6)', () => {
    const queen = table({
      players: [{ hand: ['crane'], city: ['queen', 'crane'] }, AWAY],
      meadow: ['crane'],
    });
    expect(queen.why('place:queen')).toBe('no-card-to-play');

    const inn = table({
      players: [{ resources: RICH, city: ['inn', 'crane'] }, AWAY],
      meadow: ['crane'],
    });
    expect(inn.why('place:inn')).toBe('no-card-to-play');

    const pigeon = table({
      players: [{ resources: { berry: 2 }, hand: ['postal-pigeon'], city: ['crane'] }, AWAY],
      deck: ['crane', 'theater'],
    });
    pigeon.pick('play:postal-pigeon@hand');
    expect([...pigeon.options].sort()).toEqual(['done', 'play:theater']);

    const cemetery = table({
      players: [{ city: ['cemetery', 'crane'] }, AWAY],
      deck: ['crane', 'theater', 'cemetery', 'school'],
      discard: ['farm'],
    });
    cemetery.pick('place:cemetery', 'pile:deck');
    expect([...cemetery.options].sort()).toEqual(['play:school', 'play:theater']);

    const fool = table({
      players: [
        { resources: RICH, hand: ['fool'] },
        { ...AWAY, city: ['fool'] },
      ],
    });
    expect(fool.why('play:fool@hand')).toBe('no-city-for-it');
  });

  it('a card needs a free space at the moment it is laid down (6.7)', () => {
    const hand = ['general-store', 'ruins', 'teacher'];
    const full = table({ players: [{ resources: RICH, hand, city: FULL }, AWAY] });
    expect(plays(full)).toEqual(['play:ruins@hand']);
    expect(full.why('play:general-store@hand')).toBe('city-full');
    expect(full.why('play:teacher@hand')).toBe('city-full');

    const oneFree = table({ players: [{ resources: RICH, hand, city: FULL.slice(1) }, AWAY] });
    expect(plays(oneFree)).toEqual([
      'play:general-store@hand',
      'play:ruins@hand',
      'play:teacher@hand',
    ]);
  });

  it('playing for free spares the payment only, not space, uniqueness or other limits (6.8)', () => {
    const city = ['queen', ...FULL.slice(1)];
    const full = table({ players: [{ hand: ['general-store'], city }, AWAY], meadow: ['teacher'] });
    expect(full.why('place:queen')).toBe('no-card-to-play');

    const wanderer = table({
      players: [{ hand: ['general-store', 'wanderer'], city }, AWAY],
      meadow: ['teacher'],
    });
    wanderer.pick('place:queen');
    expect(wanderer.city(1)).toContain('wanderer');

    // Ruins need a Construction to replace, a Fool a city that takes it.
    const hand = ['ruins', 'fool', 'crane', 'historian', 'mine'];
    const other = table({
      players: [
        { hand, city: ['queen', 'historian'] },
        { ...AWAY, city: ['fool'] },
      ],
    });
    other.pick('place:queen');
    expect([...other.options].sort()).toEqual(['play:crane@hand', 'play:mine@hand']);
    other.pick('play:mine@hand');
    expect(other.city(1)).toEqual(['queen', 'historian', 'mine']);
    expect(other.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 0 });
  });

  it('a card brought into play by an effect counts as played, with its effect and all triggers (6.9)', () => {
    const city = ['historian', 'shopkeeper', 'courthouse'];
    const resources = { twig: 1, resin: 2, berry: 2 };
    const deck = ['mine', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'];
    const cases = [
      table({
        players: [{ resources, city: [...city, 'inn'] }, AWAY],
        meadow: ['farm'],
        deck,
      }).pick('place:inn'),
      table({
        players: [{ resources, city: [...city, 'queen'] }, AWAY],
        meadow: ['farm'],
        deck,
      }).pick('place:queen'),
      table({
        players: [{ resources, city: [...city, 'cemetery'] }, AWAY],
        deck: ['farm', 'king', 'king', 'castle', ...deck.slice(0, 1)],
        discard: ['mine'],
      }).pick('place:cemetery', 'pile:deck', 'play:farm'),
      table({
        players: [{ resources, city }, AWAY],
        forest: ['forest-two-meadow-play-one'],
        meadow: ['farm', 'mine'],
        deck,
      }).pick('place:forest-two-meadow-play-one', 'take:farm@meadow', 'play:farm@hand'),
    ];
    for (const game of cases) {
      // The Farm's berry, then a card of the Historian and a resource of the Courthouse.
      while (game.options.every((key) => key.startsWith('pay:'))) game.pick(game.options[0]);
      game.pick('trigger:historian', 'gain:pebble');
      expect(game.city(1)).toContain('farm');
      expect(game.player(1).resources.berry).toBe(3);
      expect(game.player(1).resources.pebble).toBe(1);
      expect(game.events.filter((e) => e.type === 'trigger')).toHaveLength(2);
    }
  });

  it('a limit in points looks at the printed points and not at bonus points (6.10)', () => {
    const game = table({
      players: [
        {
          hand: ['theater', 'wife', 'king', 'palace'],
          city: ['queen', 'husband', 'historian', 'shopkeeper', 'judge'],
        },
        AWAY,
      ],
    });
    game.pick('place:queen');
    expect([...game.options].sort()).toEqual(['play:theater@hand', 'play:wife@hand']);
    game.pick('play:theater@hand');
    // 3 printed points and 4 for unique Critters.
    expect(game.scorePart(1, 'prosperity')).toBe(4);
  });
});

describe('the five types of cards', () => {
  it('a Traveler works once when it is played and never again (6.11)', () => {
    const game = table({
      players: [{ resources: { berry: 4 }, hand: ['wanderer', 'wife'], workers: 1 }, AWAY],
      workers: { 'basic-one-berry': [1] },
      deck: ['farm', 'farm', 'farm', 'farm', 'farm', 'farm'],
    });
    game.pick('play:wanderer@hand');
    expect(game.hand(1)).toHaveLength(4);
    game.pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.hand(1)).toHaveLength(4);
  });

  it('a Production card works when it is played and in spring and autumn, not in summer (6.11)', () => {
    const game = table({
      players: [{ resources: { twig: 2, resin: 1, pebble: 9 }, hand: ['farm', 'crane'] }, AWAY],
    });
    const berries = () => game.player(1).resources.berry;
    game.pick('play:farm@hand');
    expect(berries()).toBe(1);
    const toNextSeason = () => {
      while (!game.offers('prepare')) game.pick('place:basic-two-twigs-one-card');
      game.pick('prepare');
    };
    toNextSeason();
    expect([game.player(1).season, berries()]).toEqual(['spring', 2]);
    toNextSeason();
    expect([game.player(1).season, berries()]).toEqual(['summer', 2]);
    toNextSeason();
    expect([game.player(1).season, berries()]).toEqual(['autumn', 3]);
  });

  it('a Destination works when a worker comes to it, not when it is played (6.11)', () => {
    const game = table({
      players: [{ resources: { twig: 2, resin: 1, pebble: 1 }, hand: ['chapel'] }, AWAY],
      deck: ['farm', 'farm', 'farm'],
    });
    game.pick('play:chapel@hand');
    expect(game.player(1).city[0].tokens).toBe(0);
    expect(game.hand(1)).toEqual([]);
    game.pick('place:chapel');
    expect(game.player(1).city[0].tokens).toBe(1);
    expect(game.hand(1)).toHaveLength(2);
  });

  it('a Governance card works around the playing of other cards (6.11)', () => {
    const game = table({
      players: [{ resources: { berry: 6 }, hand: ['shopkeeper', 'wife', 'husband'] }, AWAY],
    });
    game.pick('play:shopkeeper@hand');
    expect(game.player(1).resources.berry).toBe(4);
    game.pick('play:wife@hand');
    expect(game.player(1).resources.berry).toBe(3);
    game.pick('place:basic-one-berry');
    expect(game.player(1).resources.berry).toBe(4);
  });

  it('a Prosperity card adds its bonus points to its printed points at scoring (6.11)', () => {
    const game = table({ players: [{ city: ['school', 'wife', 'teacher', 'historian'] }, {}] });
    expect(game.scorePart(1, 'cards')).toBe(2 + 2 + 2 + 1);
    expect(game.scorePart(1, 'prosperity')).toBe(2);
  });

  it('a Governance card neither helps in nor reacts to its own playing (6.12)', () => {
    const deck = ['farm', 'farm', 'farm'];
    const played = (card: string, resources: object) => {
      const game = table({ players: [{ resources, hand: [card] }, AWAY], deck });
      return game.pick(`play:${card}@hand`).player(1);
    };
    expect(played('historian', { berry: 2 }).handCount).toBe(0);
    expect(played('shopkeeper', { berry: 2 }).resources.berry).toBe(0);
    expect(played('courthouse', { twig: 1, resin: 1, pebble: 2 }).resources).toEqual({
      twig: 0,
      resin: 0,
      pebble: 0,
      berry: 0,
    });

    // Neither the Judge's swap nor a reduction pays for the card itself.
    const short = (card: string, resources: object, city: string[] = []) =>
      table({ players: [{ resources, hand: [card], city }, AWAY] }).why(`play:${card}@hand`);
    expect(short('judge', { berry: 2, twig: 1 })).toBe('resources-short');
    expect(short('crane', { twig: 9 })).toBe('resources-short');
    expect(short('innkeeper', { twig: 9 })).toBe('resources-short');
    expect(short('dungeon', { pebble: 1 }, ['wife'])).toBe('resources-short');
  });

  it('a Production card played in summer works at once (6.13)', () => {
    const game = table({
      players: [{ season: 'summer', resources: { twig: 2, resin: 1 }, hand: ['farm'] }, AWAY],
    });
    game.pick('play:farm@hand');
    expect(game.player(1).resources.berry).toBe(1);
  });
});
