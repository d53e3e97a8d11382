/** Chapter 13: setup, exploration and the kinds of discoveries. */
import { describe, expect, it } from 'vitest';
import { DISCOVERIES, MAP_TILES, WEATHERS, position, writePosition } from '../../src/index.ts';
import { FIND_IDS } from '../../src/spirecrest/finds.ts';
import {
  OUT,
  OUT_IN_SPRING,
  OUT_IN_SUMMER,
  PEAKS,
  PILES,
  having,
  mountain,
} from '../spirecrest-table.ts';
import { newTable, type Table } from '../table.ts';

const board = (game: Table) => game.view.mountain!;
const travel = (game: Table, seat = 1) => game.player(seat).travel!;
const tilesOf = (game: Table, seat = 1) => travel(game, seat).expedition.map(({ tile }) => tile);
const findsOf = (game: Table, seat = 1) => travel(game, seat).discoveries.map(({ id }) => id);
const fresh = (players: number, seed = 3): Table =>
  newTable({ players, boxes: ['spirecrest'] }, seed);

describe('the mountain board', () => {
  it('is laid beside the complete setup of the base game (13.1)', () => {
    const { view } = fresh(3);
    expect(view.meadow).toHaveLength(8);
    expect(view.basicEvents).toHaveLength(4);
    expect(view.players.map(({ handCount }) => handCount)).toEqual([5, 6, 7]);
    expect(view.mountain!.sections).toHaveLength(3);
  });

  it('has every hare at the start, and no tile in any expedition but the own one (13.2)', () => {
    const game = fresh(3);
    expect(board(game).sections.map(({ hares }) => hares)).toEqual([[0, 1, 2], [], []]);
    expect(tilesOf(game)).toEqual([]);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ])(
    'of %i players has %i tiles on each section; those of the foothills are turned up (13.3)',
    (players, tiles) => {
      const sections = board(fresh(players)).sections;
      expect(sections.map(({ count }) => count)).toEqual([tiles, tiles, tiles]);
      expect(sections.map(({ shown }) => shown)).toEqual([true, false, false]);
      expect(sections[0].tiles.filter((id) => id !== null)).toHaveLength(tiles);
      expect(sections[1].tiles.every((id) => id === null)).toBe(true);
    },
  );

  it('has 9 tiles for two players and 21 for six (35.20)', () => {
    const all = (players: number): number =>
      board(fresh(players)).sections.reduce((sum, { count }) => sum + count, 0);
    expect([all(2), all(6)]).toEqual([9, 21]);
  });

  it('has other tiles in other games (13.3)', () => {
    const laid = new Set(
      [1, 2, 3, 4].map((seed) => board(fresh(2, seed)).sections[0].tiles.join()),
    );
    expect(laid.size).toBeGreaterThan(1);
  });

  it('has one weather effect for each season, that of winter turned up (13.4)', () => {
    const weather = board(fresh(2)).weather;
    expect(weather.map(({ season }) => season)).toEqual(['winter', 'spring', 'summer', 'autumn']);
    expect(weather.map(({ weather: id }) => id !== null)).toEqual([true, false, false, false]);
    expect(weather[0].weather).toMatch(/^winter-/);
    const winters = new Set(
      Array.from({ length: 20 }, (_, i) => board(fresh(2, i)).weather[0].weather),
    );
    expect(winters.size).toBe(3);
  });

  it('has three piles of fourteen discoveries, shuffled (13.5)', () => {
    expect(board(fresh(2)).sections.map(({ discoveries }) => discoveries)).toEqual([14, 14, 14]);
    const first = (seed: number): string => {
      const game = fresh(2, seed);
      return JSON.stringify(game.position.mountain!.discoveries);
    };
    expect(first(1)).not.toBe(first(2));
  });

  it('has all 42 discoveries, 24 tiles, 12 weather effects and 8 big critters (34.6)', () => {
    expect(DISCOVERIES).toHaveLength(42);
    expect(new Set(FIND_IDS).size).toBe(42);
    expect(MAP_TILES.slice(0, 24).map(({ points }) => points)).toEqual([
      ...Array<number>(6).fill(2),
      ...Array<number>(6).fill(3),
      ...Array<number>(6).fill(4),
      ...Array<number>(3).fill(5),
      ...Array<number>(3).fill(6),
    ]);
    expect(WEATHERS.filter(({ season }) => season === 'spring')).toHaveLength(3);
    expect(WEATHERS).toHaveLength(12);
    expect(DISCOVERIES.filter(({ type }) => type === 'big-critter')).toHaveLength(8);
  });
});

describe('an exploration', () => {
  it('leads from the foothills over the peaks to the ridges, season by season (13.7, 13.8)', () => {
    const spring = mountain({}, { workers: OUT }).pick('prepare');
    expect(spring.options).toContain('tile:meeks-crossing');
    const summer = mountain({ season: 'spring' }, { workers: OUT_IN_SPRING });
    summer.pick('prepare', 'done');
    expect(summer.options).toContain('tile:badgers-teeth');
    const autumn = mountain({ season: 'summer' }, { workers: OUT_IN_SUMMER }).pick('prepare');
    expect(autumn.options).toContain('tile:mirror-lake');
    expect(board(autumn).sections.map(({ id }) => id)).toEqual(['foothills', 'peaks', 'ridges']);
  });

  it('follows the whole preparation: a tile, a discovery, then the hare (13.9)', () => {
    const game = mountain({ city: ['farm'] }, { workers: OUT }).pick('prepare');
    expect(game.player(1)).toMatchObject({ season: 'spring', ready: 3 });
    expect(game.player(1).resources.berry).toBe(1);
    expect(travel(game).hare).toBe('foothills');
    game.pick('tile:lily-ponds', 'discover:forager');
    expect(travel(game).hare).toBe('peaks');
    expect(game.decides).toBe(2);
  });

  it('comes after a reserved card was looked at (13.9)', () => {
    const game = mountain(
      { reserved: 'farm' },
      { boxes: ['spirecrest', 'reservation'], workers: OUT },
    ).pick('prepare');
    expect(game.options).toEqual(['keep', 'discard']);
    game.pick('keep');
    expect(game.options).toContain('tile:lily-ponds');
  });

  it('adds a tile of the section to the right end of the expedition (13.10)', () => {
    const game = mountain(
      { season: 'spring', expedition: ['yaras-patch'] },
      { workers: OUT_IN_SPRING },
    ).pick('prepare', 'done');
    expect(game.options).toEqual(PEAKS.map((id) => `tile:${id}`));
    game.pick('tile:the-bog');
    expect(tilesOf(game)).toEqual(['yaras-patch', 'the-bog']);
    expect(board(game).sections[1].tiles).not.toContain('the-bog');
  });

  it('never changes the order of tiles; a discovery that is a tile goes where it says (13.11)', () => {
    const explored = (find: string): string[] => {
      const game = mountain(
        { season: 'summer', expedition: ['yaras-patch', 'the-bog'], resources: { twig: 9 } },
        { workers: OUT_IN_SUMMER, mountain: { peaks: ['littledell'], discoveries: [find] } },
      );
      game.pick('prepare', 'tile:burrowdale', `discover:${find}`);
      return tilesOf(game);
    };
    expect(explored('the-distant-shore')).toEqual([
      'yaras-patch',
      'the-bog',
      'burrowdale',
      'the-distant-shore',
    ]);
    expect(explored('serpents-pass')).toEqual([
      'serpents-pass',
      'yaras-patch',
      'the-bog',
      'burrowdale',
    ]);
  });

  it('turns up three discoveries, of which exactly one is chosen (13.12)', () => {
    const game = mountain({ resources: { twig: 5 } }, { workers: OUT });
    game.pick('prepare', 'tile:lily-ponds');
    expect(board(game).offer).toEqual(['forager', 'everblossom-trail', 'archeologist']);
    expect(game.options).toEqual([
      'discover:forager',
      'discover:everblossom-trail',
      'discover:archeologist',
    ]);
    game.pick('discover:forager');
    expect(findsOf(game)).toEqual(['forager']);
  });

  it('costs nothing on the left, a card or resource in the middle, two of them on the right (13.13)', () => {
    const begin = (): Table =>
      mountain({ resources: { twig: 1 }, hand: ['farm'] }, { workers: OUT }).pick(
        'prepare',
        'tile:lily-ponds',
      );
    const left = begin().pick('discover:forager');
    expect(left.player(1)).toMatchObject({ handCount: 1, resources: { twig: 1 } });
    const middle = begin().pick('discover:everblossom-trail');
    expect(middle.options).toEqual(['discard:farm', 'pay:twig']);
    middle.pick('pay:twig');
    expect(middle.player(1)).toMatchObject({ handCount: 1, resources: { twig: 0 } });
    const right = begin().pick('discover:archeologist', 'discard:farm', 'pay:twig', 'done');
    expect(right.player(1)).toMatchObject({ handCount: 0, resources: { twig: 0 } });
    expect(findsOf(right)).toEqual(['archeologist']);
  });

  it('offers only what can be paid for (13.13)', () => {
    const poor = mountain({}, { workers: OUT }).pick('prepare', 'tile:lily-ponds');
    // What can be paid is taken by itself.
    expect(findsOf(poor)).toEqual(['forager']);
    const one = mountain({ resources: { berry: 1 } }, { workers: OUT });
    one.pick('prepare', 'tile:lily-ponds');
    expect(one.options).toEqual(['discover:forager', 'discover:everblossom-trail']);
  });

  it('lays the discovery beside the city, where it takes no space; the others go under the pile (13.14)', () => {
    const game = mountain({ resources: { twig: 1 }, city: ['farm'] }, { workers: OUT });
    game.pick('prepare', 'tile:lily-ponds', 'discover:everblossom-trail', 'pay:twig');
    expect(game.player(1).spaces.used).toBe(1);
    const pile = game.position.mountain!.discoveries!.slice(0, 4);
    expect(pile).toEqual(['stubblehoof', 'truffle', 'forager', 'archeologist']);
    expect(board(game).offer).toEqual([null, null, null]);
  });

  it('goes on where the pile has no discovery at all (13.15)', () => {
    const game = mountain({}, { workers: OUT, mountain: { discoveries: [] } });
    const { events } = position(writePosition(game.state), {
      picks: ['prepare', 'tile:lily-ponds'],
    });
    expect(events.map(({ type }) => type)).not.toContain('finds');
    expect(events.map(({ type }) => type)).toContain('hare');
  });

  it('turns up as many discoveries as there are (13.15)', () => {
    const game = mountain(
      { resources: { twig: 5 } },
      { workers: OUT, mountain: { discoveries: ['forager', 'prospector'] } },
    ).pick('prepare', 'tile:lily-ponds');
    expect(game.options).toEqual(['discover:forager', 'discover:prospector']);
    const none = mountain({}, { workers: OUT, mountain: { discoveries: [] } });
    none.pick('prepare', 'tile:lily-ponds');
    expect(none.decides).toBe(2);
  });

  it('ends with the hare in the next section, after the ridges on the Everdell tile (13.16)', () => {
    const game = mountain(
      { season: 'summer' },
      { workers: OUT_IN_SUMMER, mountain: { discoveries: ['gatherwind-trail'] } },
    );
    expect(travel(game).hare).toBe('ridges');
    game.pick('prepare', 'tile:burrowdale');
    expect(travel(game).hare).toBe('home');
    expect(board(game).sections.flatMap(({ hares }) => hares)).toEqual([1]);
  });

  it('is the first to turn up the tiles of the next section and the weather of the season (13.17)', () => {
    const game = mountain(
      {},
      { workers: { ...OUT, 'basic-two-twigs-one-card': [2, 2] }, players: [{}] },
    );
    game.pick('prepare', 'tile:lily-ponds');
    expect(board(game).sections.map(({ shown }) => shown)).toEqual([true, true, false]);
    expect(board(game).weather[1].weather).toBe('spring-2');
    game.pick('prepare', 'tile:amber-caves');
    const turned = game.events.filter(({ type }) => type === 'tilesShown' || type === 'weather');
    expect(turned).toHaveLength(2);
  });

  it('after the ridges turns up the weather of autumn alone (13.17)', () => {
    const game = mountain(
      { season: 'summer' },
      { workers: OUT_IN_SUMMER, mountain: { discoveries: ['gatherwind-trail'], covered: [] } },
    ).pick('prepare', 'tile:burrowdale');
    expect(game.events.some(({ type }) => type === 'tilesShown')).toBe(false);
    expect(board(game).weather[3].weather).toBe('autumn-2');
  });
});

describe('discoveries', () => {
  it('are carried out at once, or are locations, big critters, lasting or worth points (13.18)', () => {
    const types = new Set(DISCOVERIES.map(({ type }) => type));
    expect(types).toEqual(
      new Set([
        'ongoing',
        'location',
        'trail',
        'big-critter',
        'city',
        'instant',
        'expedition-tile',
      ]),
    );
    expect(PILES.every((id) => DISCOVERIES.some((find) => find.id === id))).toBe(true);
  });

  it('that are open bring their owner a point token for a visitor, who places by the usual rules (13.18)', () => {
    const game = mountain(
      {},
      {
        players: [{ discoveries: ['cartographers-caravan'] }, { discoveries: ['ancient-orchard'] }],
      },
    );
    expect(game.options).toContain('place:cartographers-caravan');
    expect(game.why('place:ancient-orchard')).toBe('not-open');
    game.pick('place:cartographers-caravan', 'gain:twig');
    expect(game.player(1)).toMatchObject({ handCount: 3, points: 0 });
    expect(game.player(2).points).toBe(1);
    expect(travel(game, 2).discoveries[0].workers).toEqual([0]);
  });

  it('that make cards cheaper are card-playing advantages (13.19, 6.35)', () => {
    const game = having('trail-guide', {
      trailGuide: ['wanderer'],
      city: ['crane', 'innkeeper'],
      resources: { berry: 2 },
    });
    game.pick('play:wanderer');
    expect(game.options).toEqual(['pay', 'use:innkeeper']);
    game.pick('pay');
    expect(game.player(1).resources.berry).toBe(2);
    expect(game.city(1)).toContain('innkeeper');
  });
});
