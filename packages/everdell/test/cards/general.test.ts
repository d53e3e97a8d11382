import { describe, expect, it } from 'vitest';
import type { Position, PositionPlayer as Player } from '../../src/index.ts';
import { table, type Table } from '../table.ts';
import { production } from './production.ts';

const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const SOLO = { players: 1, rugwort: { year: 1 } };
const farms = (n: number) => Array<string>(n).fill('farm');

/** Prepares for spring, summer and autumn and tells after each of them what `look` sees. */
function seasons<T>(game: Table, look: () => T): T[] {
  const seen: T[] = [];
  for (const places of [[], ['basic-one-pebble'], ['basic-one-pebble', 'basic-two-resin']]) {
    for (const place of places) game.pick(`place:${place}`);
    game.pick('prepare');
    seen.push(look());
  }
  return seen;
}

/** The other card in hand, Ruins, can be played all the time, so preparing is never forced. */
const alone = (card: string, resources: Record<string, number>) =>
  table({
    players: [{ hand: [card, 'ruins'], city: ['inn'], resources, workers: 0 }, { finished: true }],
  });

describe('when effects apply', () => {
  it('a Production card works when played, in spring and in autumn, and not in summer (GEN.1)', () => {
    const game = alone('farm', { twig: 2, resin: 1 }).pick('play:farm');
    const berries = () => game.player(1).resources.berry;
    expect(berries()).toBe(1);
    expect(seasons(game, berries)).toEqual([2, 2, 3]);
    expect(game.offers('prepare')).toBe(false);
  });

  it('a Traveler works once when played and never again (GEN.2)', () => {
    const game = alone('shepherd', { berry: 3 }).pick('play:shepherd');
    const berries = () => game.player(1).resources.berry;
    expect(berries()).toBe(3);
    expect(seasons(game, berries)).toEqual([3, 3, 3]);
  });

  it('no Traveler takes part in production (GEN.2)', () => {
    const city = ['wanderer', 'shepherd', 'bard', 'postal-pigeon', 'ranger', 'undertaker', 'ruins'];
    const game = table({ players: [{ city, hand: ['king'], workers: 0 }, {}], rest: true }).pick(
      'prepare',
    );
    expect(game.player(1).season).toBe('spring');
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toEqual(['king']);
    expect(game.player(1).resources).toEqual(NOTHING);
    expect(game.city(1)).toEqual(city);
  });

  const prosperous: [string, string[], number, number][] = [
    ['an Architect with four pebbles', ['architect'], 2, 4],
    ['a King with a basic Event', ['king'], 4, 1],
    ['a couple', ['wife', 'husband'], 4, 3],
    ['a School with a common Critter', ['school', 'teacher'], 4, 1],
  ];
  it.each(prosperous)(
    '%s scores the bonus on top of the printed points (GEN.3)',
    (_what, city, cards, bonus) => {
      const game = table({
        players: [{ city, resources: { pebble: 4 }, events: ['grand-tour'] }, {}],
      });
      expect([game.scorePart(1, 'cards'), game.scorePart(1, 'prosperity')]).toEqual([cards, bonus]);
      // The Grand Tour is worth three.
      expect(game.score(1)).toBe(cards + bonus + 3);
    },
  );
});

describe('the hand limit', () => {
  const draws: [string, Position, string[]][] = [
    [
      'a Wanderer',
      { players: [{ hand: [...farms(6), 'wanderer'], resources: { berry: 2 } }, {}] },
      ['play:wanderer'],
    ],
    [
      'a Historian',
      {
        players: [{ hand: farms(8), city: ['historian'], resources: { berry: 2 } }, {}],
        meadow: ['wife'],
      },
      ['play:wife@meadow'],
    ],
    [
      'the Fairgrounds',
      {
        players: [
          { hand: [...farms(7), 'fairgrounds'], resources: { twig: 1, resin: 2, pebble: 1 } },
          {},
        ],
      },
      ['play:fairgrounds'],
    ],
    [
      'the Ruins',
      { players: [{ hand: [...farms(7), 'ruins'], city: ['mine'] }, {}] },
      ['play:ruins', 'replace:mine'],
    ],
    [
      'a Chapel',
      { players: [{ hand: farms(7), city: [{ card: 'chapel', tokens: 2 }] }, {}] },
      ['place:chapel'],
    ],
  ];
  it.each(draws)('holds for the cards drawn by %s (GEN.4)', (_by, position, picks) => {
    const game = table({ ...position, rest: true }).pick(...picks);
    expect(game.decides).toBe(2);
    expect(game.player(1).handCount).toBe(8);
  });

  it('is seven with five players (GEN.4)', () => {
    const players = [{ hand: [...farms(5), 'wanderer'], resources: { berry: 2 } }, {}, {}, {}, {}];
    const game = table({ players, rest: true }).pick('play:wanderer');
    expect(game.player(1).handCount).toBe(7);
  });
});

describe('prisoners', () => {
  const prison = (...prisoners: string[]) => ({ card: 'dungeon', prisoners });

  it('score nothing, take no space and are counted by no card (GEN.5)', () => {
    const game = table({
      players: [{ city: [prison('doctor', 'husband'), 'school', 'theater', 'wife'] }, {}],
    });
    // School 2, Theater 3, Wife 2; the Wife is the only Critter, a common one, and has no Husband.
    expect(game.scorePart(1, 'cards')).toBe(7);
    expect(game.scorePart(1, 'prosperity')).toBe(1);
    expect(game.player(1).spaces.used).toBe(4);
  });

  it('do not help to achieve an Event (GEN.5)', () => {
    const inside = table({ players: [{ city: [prison('innkeeper'), 'historian'] }, {}] });
    expect(inside.why('place:city-monument')).toBe('requirement');
    const outside = table({ players: [{ city: ['dungeon', 'innkeeper', 'historian'] }, {}] });
    expect(outside.offers('place:city-monument')).toBe(true);
  });

  it('have no effect, neither after a play nor in production, and cannot be copied (GEN.5)', () => {
    const played = table({
      players: [
        { hand: ['wife'], city: [prison('historian', 'shopkeeper')], resources: { berry: 2 } },
        {},
      ],
      deck: ['king'],
    }).pick('play:wife');
    expect([played.hand(1), played.player(1).resources.berry]).toEqual([[], 0]);
    const spring = production({ city: [prison('doctor', 'monk')], resources: { berry: 3 } });
    expect([spring.player(1).season, spring.decides]).toEqual(['spring', 2]);
    const copied = table({
      players: [
        { hand: ['miner-mole'], resources: { berry: 3 } },
        { city: [prison('barge-toad'), 'farm'] },
      ],
    }).pick('play:miner-mole');
    expect(copied.options.toSorted()).toEqual(['copy:farm@city2-2', 'none']);
  });
});

describe('chains of copying and activating', () => {
  it('hold every card once at most (GEN.6)', () => {
    const game = table({
      players: [
        { hand: ['chip-sweep'], city: ['miner-mole', 'farm'], resources: { berry: 3 } },
        { city: ['miner-mole'] },
      ],
    });
    game.pick('play:chip-sweep', 'activate:miner-mole', 'copy:miner-mole');
    // Back in the own city, Chip Sweep and Miner Mole are active already.
    expect(game.options.toSorted()).toEqual(['copy:farm@city1-2', 'none']);
    game.pick('copy:farm');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('may hold the same card as an earlier chain of the same production (GEN.6)', () => {
    const game = production({ city: ['chip-sweep', 'chip-sweep', 'mine'] });
    game.pick('activate:mine', 'activate:mine');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources.pebble).toBe(3);
  });
});

describe('counting cards', () => {
  it('counts those that share a space and those that take none (GEN.7)', () => {
    const school = table({
      players: [{ city: ['school', 'husband', 'wife', 'wanderer', 'judge'] }, {}],
    });
    const line = (game: Table, rest: number) => game.scorePart(1, 'prosperity') - rest;
    expect(line(school, 3)).toBe(3);
    const everTree = table({ players: [{ city: ['ever-tree', 'husband', 'wife'] }, {}] });
    expect(line(everTree, 3)).toBe(2);
    const harvest = (city: string[]) =>
      table({ players: [{ city }, {}] }).offers('place:harvest-festival');
    expect(harvest(['husband', 'wife', 'husband', 'wife', 'farm', 'farm'])).toBe(true);
    expect(harvest(['husband', 'wife', 'farm', 'farm'])).toBe(false);
  });
});

describe('giving', () => {
  const gifts: [string, Player, string[], { berry: number; points: number }][] = [
    [
      "a Monk's berries",
      { hand: ['monk'], resources: { berry: 3 } },
      ['play:monk', 'give:2'],
      { berry: 0, points: 4 },
    ],
    [
      "a Monastery's resources",
      { city: ['monastery'], resources: { berry: 3 } },
      ['place:monastery'],
      { berry: 1, points: 4 },
    ],
    [
      "a Shepherd's price",
      { hand: ['shepherd'], resources: { berry: 3 } },
      ['play:shepherd'],
      { berry: 3, points: 0 },
    ],
  ];
  it.each(gifts)(
    '%s may go to any opponent who has not finished (GEN.8)',
    (_what, giver, picks, after) => {
      const game = table({ players: [giver, { hand: farms(8) }, { finished: true }, {}] }).pick(
        ...picks,
      );
      expect(game.options).toEqual(['player:2', 'player:4']);
      game.pick('player:4');
      expect([2, 3, 4].map((seat) => game.player(seat).resources.berry > 0)).toEqual([
        false,
        false,
        true,
      ]);
      expect(game.player(1)).toMatchObject({
        points: after.points,
        resources: { berry: after.berry },
      });
    },
  );

  it.each(gifts)(
    '%s go nowhere if all others have finished (GEN.8)',
    (_what, giver, picks, after) => {
      const game = table({ players: [giver, { finished: true }, { finished: true }] }).pick(
        ...picks,
      );
      expect([2, 3].map((seat) => game.player(seat).resources)).toEqual([NOTHING, NOTHING]);
      expect(game.player(1)).toMatchObject({
        points: after.points,
        resources: { berry: after.berry },
      });
    },
  );

  it.each(gifts)('%s are discarded against Rugwort (GEN.8)', (_what, giver, picks, after) => {
    const game = table({ options: SOLO, players: [giver] }).pick(...picks);
    expect(game.player(2).resources).toEqual(NOTHING);
    expect(game.player(1)).toMatchObject({
      points: after.points,
      resources: { berry: after.berry },
    });
  });

  it('cards go to an opponent with room in hand (GEN.8)', () => {
    const players = [
      { hand: farms(2), city: ['post-office'] },
      { hand: [...farms(6), 'mine', 'mine'] },
      {},
      { finished: true },
    ];
    const game = table({ players, rest: true }).pick('place:post-office');
    expect(game.player(3).handCount).toBe(2);
    expect([game.player(2).handCount, game.player(4).handCount]).toEqual([8, 0]);
  });

  it('cards are discarded against Rugwort (GEN.8)', () => {
    const game = table({
      options: SOLO,
      players: [{ hand: farms(2), city: ['post-office'] }],
      rest: true,
    }).pick('place:post-office');
    expect(game.position.discard).toEqual(['farm', 'farm']);
    expect([game.player(1).handCount, game.player(2).handCount]).toEqual([8, 0]);
  });
});

describe('homes', () => {
  const homes: [string, string][] = [
    ['architect', 'crane'],
    ['bard', 'theater'],
    ['barge-toad', 'twig-barge'],
    ['chip-sweep', 'resin-refinery'],
    ['doctor', 'university'],
    ['fool', 'fairgrounds'],
    ['historian', 'clock-tower'],
    ['husband', 'farm'],
    ['innkeeper', 'inn'],
    ['judge', 'courthouse'],
    ['king', 'castle'],
    ['miner-mole', 'mine'],
    ['monk', 'monastery'],
    ['peddler', 'ruins'],
    ['postal-pigeon', 'post-office'],
    ['queen', 'palace'],
    ['ranger', 'dungeon'],
    ['shepherd', 'chapel'],
    ['shopkeeper', 'general-store'],
    ['teacher', 'school'],
    ['undertaker', 'cemetery'],
    ['wanderer', 'lookout'],
    ['wife', 'farm'],
    ['woodcarver', 'storehouse'],
  ];
  it.each(homes)(
    'the %s is played without berries by occupying the %s, and nothing else (6.14)',
    (critter, home) => {
      const others = [...new Set(homes.map(([, construction]) => construction))].filter(
        (id) => id !== home,
      );
      for (const city of [others.slice(0, 11), others.slice(11)]) {
        expect(table({ players: [{ hand: [critter], city }, {}] }).why(`play:${critter}`)).toBe(
          'resources-short',
        );
      }
      const game = table({ players: [{ hand: [critter], city: [home] }, {}] }).pick(
        `play:${critter}`,
      );
      expect(game.player(1).city[0]).toMatchObject({ card: home, occupied: true });
      expect(game.city(critter === 'fool' ? 2 : 1)).toContain(critter);
    },
  );
});
