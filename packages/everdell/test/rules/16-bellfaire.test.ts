/** Chapter 16: Bellfaire. */
import { describe, expect, it } from 'vitest';
import {
  AWARDS,
  BOX_IDS,
  FORESTS,
  GOODS,
  SPECIAL_EVENT_LIST,
  readOptions,
  type BoxId,
  type Position,
} from '../../src/index.ts';
import { RUGWORT, solo } from '../solo.ts';
import { newTable, table, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const withBoxes = (boxes: readonly BoxId[], position: Position, players = 2): Table =>
  table({ options: { players, boxes }, ...position });

describe('the modules of Bellfaire', () => {
  const MODULES = [
    'bellfaire-forest',
    'bellfaire-events',
    'flower-festival',
    'royal-award',
    'market',
  ];

  it('can be used in any selection (16.1)', () => {
    for (let bits = 0; bits < 32; bits++) {
      const boxes = BOX_IDS.filter(
        (box) => (bits >> MODULES.indexOf(box)) & 1 && MODULES.includes(box),
      );
      const { view } = newTable({ players: 3, boxes }, bits + 1);
      expect(view.boxes).toEqual(boxes);
      expect(view.award !== null).toBe(boxes.includes('royal-award'));
      expect(view.market !== null).toBe(boxes.includes('market'));
      expect(view.basicEvents).toHaveLength(boxes.includes('flower-festival') ? 5 : 4);
    }
  });
});

describe('its Forest cards', () => {
  const seen = (boxes: readonly BoxId[]): Set<string> =>
    new Set(
      SEEDS.flatMap((seed) => newTable({ players: 4, boxes }, seed).view.forest.map((f) => f!.id)),
    );

  it('are dealt together with those of the base game (16.4)', () => {
    const all = FORESTS.list.filter(({ box }) => ['base', 'bellfaire-forest'].includes(box));
    expect(seen(['bellfaire-forest'])).toEqual(new Set(all.map(({ id }) => id)));
    expect(seen(['market']).size).toBe(11);
  });

  const visit = (forest: string, player: object): Table =>
    withBoxes(['bellfaire-forest'], { players: [player, {}], forest: [forest] });

  it('three resin', () => {
    const game = visit('forest-three-resin', {}).pick('place:forest-three-resin');
    expect(game.player(1).resources.resin).toBe(3);
  });

  it('two resin or two berries', () => {
    const id = 'forest-two-resin-or-two-berries';
    expect(visit(id, {}).pick(`place:${id}`, 'choose:1').player(1).resources.resin).toBe(2);
    expect(visit(id, {}).pick(`place:${id}`, 'choose:2').player(1).resources.berry).toBe(2);
  });

  it('three twigs for three resources of any kind, all or nothing', () => {
    const id = 'forest-pay-three-twigs-gain-three-any';
    const game = visit(id, { resources: { twig: 4 } });
    game.pick(`place:${id}`, 'gain:pebble', 'gain:pebble', 'gain:berry');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 2, berry: 1 });
    const poor = visit(id, { resources: { twig: 2 } });
    expect([poor.why(`place:${id}`), poor.whyNumbers(`place:${id}`)]).toEqual([
      'resources-short',
      { twig: 1 },
    ]);
  });

  const ACTIVATE = 'forest-activate-two-production';

  it('up to two different Production cards act (R-23)', () => {
    const city = ['mine', 'farm', 'farm'];
    const game = visit(ACTIVATE, { city }).pick(`place:${ACTIVATE}`, 'activate:farm@city1-2');
    expect(game.options).toEqual(['done', 'activate:mine@city1-1', 'activate:farm@city1-3']);
    expect(game.pick('activate:farm@city1-3').player(1).resources.berry).toBe(2);
    expect(game.decides).toBe(2);
    const one = visit(ACTIVATE, { city }).pick(
      `place:${ACTIVATE}`,
      'activate:mine@city1-1',
      'done',
    );
    expect(one.player(1).resources.pebble).toBe(1);
  });

  it('need a Production card that can do something (5.7, R-23)', () => {
    const useless = [
      [],
      ['woodcarver'],
      ['barge-toad'],
      ['chip-sweep'],
      ['chip-sweep', 'chip-sweep', 'monk'],
      ['husband'],
      ['miner-mole'],
    ];
    for (const city of useless) {
      expect(visit(ACTIVATE, { city }).why(`place:${ACTIVATE}`)).toBe('nothing-to-activate');
    }
  });
});

describe('its special Events', () => {
  const boxes: readonly BoxId[] = ['bellfaire-events'];
  const isBellfaire = (id: string): boolean =>
    SPECIAL_EVENT_LIST.list.some((event) => event.id === id && event.box === 'bellfaire-events');
  const ofBox = (events: string, players: number, seed: number): [number, number] => {
    const { specialEvents } = newTable({ players, boxes, events }, seed).view;
    return [specialEvents.filter(({ id }) => isBellfaire(id)).length, specialEvents.length];
  };

  it('are nine', () => {
    expect(SPECIAL_EVENT_LIST.list.filter(({ id }) => isBellfaire(id))).toHaveLength(9);
  });

  it('are shuffled together with those of the base game, if nothing else is said (16.5)', () => {
    const dealt = SEEDS.map((seed) => ofBox('mixed', 2, seed)[0]);
    expect(new Set(dealt).size).toBeGreaterThan(2);
    expect(readOptions({ players: 2, boxes }).events).toBe('mixed');
  });

  it('or are half of the Events (16.5, R-22)', () => {
    for (const seed of SEEDS) {
      expect(ofBox('half', 2, seed)).toEqual([2, 4]);
      expect(ofBox('half', 5, seed)).toEqual([2, 5]);
      expect(ofBox('half', 6, seed)).toEqual([3, 6]);
    }
  });

  it('or all of them (16.5)', () => {
    for (const seed of SEEDS) expect(ofBox('only', 6, seed)).toEqual([6, 6]);
  });

  it('are mixed only where there are any (16.5)', () => {
    expect(() => readOptions({ players: 2, events: 'half' })).toThrow('options.events');
    expect(() => readOptions({ players: 2, boxes, events: 'some' })).toThrow('options.events');
  });

  const UNIQUE_HOUSES = ['castle', 'palace', 'school', 'theater'];
  const UNIQUE_CRITTERS = ['king', 'queen', 'judge', 'bard'];
  const COMMON_HOUSES = ['farm', 'farm', 'mine', 'inn', 'inn'];
  const COMMON_CRITTERS = ['husband', 'wife', 'teacher', 'peddler', 'wanderer'];

  it.each([
    ['architectural-renaissance', UNIQUE_HOUSES, {}, 5],
    ['bed-and-breakfast-guild', COMMON_HOUSES, {}, 5],
    ['city-holiday', COMMON_CRITTERS, {}, 5],
    ['gathering-of-elders', UNIQUE_CRITTERS, {}, 5],
    ['arts-and-music-festival', ['inn', 'inn', 'queen', 'lookout'], { resin: 2 }, 6],
    ['kings-road-established', ['bard', 'ranger', 'wanderer', 'shepherd'], { twig: 2 }, 6],
    ['pie-eating-contest', ['farm', 'farm', 'mine', 'mine', 'doctor'], { berry: 2 }, 6],
    ['statues-commissioned', ['judge', 'crane', 'historian', 'innkeeper'], { pebble: 1 }, 6],
  ])('%s asks for its cards and its price', (id, city, resources, points) => {
    const at = (cards: string[], goods: object): Table =>
      withBoxes(boxes, { players: [{ city: cards, resources: goods }, {}], events: [id] });
    const game = at(city, resources).pick(`place:${id}`);
    expect(game.scorePart(1, 'specialEvents')).toBe(points);
    expect(Object.values(game.player(1).resources)).toEqual([0, 0, 0, 0]);
    expect(at(city.slice(1), resources).why(`place:${id}`)).toBe('requirement');
    if (Object.keys(resources).length > 0) {
      // eslint-disable-next-line vitest/no-conditional-expect
      expect(at(city, {}).why(`place:${id}`)).toBe('resources-short');
    }
  });

  it('say how many cards of a sort are missing', () => {
    const game = withBoxes(boxes, {
      players: [{ city: ['castle'] }, {}],
      events: ['architectural-renaissance'],
    });
    expect(game.whyNumbers('place:architectural-renaissance')).toEqual({ cards: 3 });
  });

  it('the Royal Wedding takes three cards of the hand', () => {
    const wedding = (hand: string[]): Table =>
      withBoxes(boxes, {
        players: [{ city: ['castle', 'palace', 'king', 'wife'], hand }, {}],
        events: ['royal-wedding'],
      });
    const game = wedding(['farm', 'farm', 'farm', 'farm']).pick('place:royal-wedding');
    expect(game.hand(1)).toEqual(['farm']);
    expect(game.scorePart(1, 'specialEvents')).toBe(6);
    const poor = wedding(['farm']);
    expect(poor.why('place:royal-wedding')).toBe('hand-short');
    expect(poor.whyNumbers('place:royal-wedding')).toEqual({ cards: 2 });
  });
});

describe('the Flower Festival', () => {
  const city = ['bard', 'farm', 'inn', 'judge', 'wife'];

  it('is a basic Event for one card of each type, worth four points (16.6)', () => {
    const game = withBoxes(['flower-festival'], { players: [{ city }, {}] });
    expect(game.pick('place:flower-festival').scorePart(1, 'basicEvents')).toBe(4);
    const short = withBoxes(['flower-festival'], { players: [{ city: city.slice(1) }, {}] });
    expect(short.why('place:flower-festival')).toBe('requirement');
  });

  it('is not there unless it was chosen (16.6)', () => {
    const game = withBoxes(['market'], { players: [{ city }, {}] });
    expect(game.offers('place:flower-festival')).toBe(false);
    expect(game.why('place:flower-festival')).toBeUndefined();
    expect(() => withBoxes([], { players: [{ events: ['flower-festival'] }, {}] })).toThrow(
      'flower-festival',
    );
  });

  it('is looked at by Rugwort like the others and worth four points for him (24.18)', () => {
    const game = solo({
      boxes: ['flower-festival'],
      players: [{ workers: 0, city: ['farm'] }],
      rugwort: { city: ['bard', 'farm', 'inn', 'judge', 'wife'] },
    }).pick('prepare');
    expect(game.view.basicEvents.find(({ id }) => id === 'flower-festival')!.owner).toBe(1);
    expect(game.scorePart(RUGWORT, 'basicEvents')).toBe(4);
  });
});

describe('the royal award', () => {
  const award = (id: string, cities: string[][]): number[] => {
    const game = withBoxes(
      ['royal-award'],
      { award: id, players: cities.map((city) => ({ city })) },
      cities.length,
    );
    return cities.map((_, i) => game.scorePart(i + 1, 'award'));
  };

  it('is one of seven, drawn at random (16.7)', () => {
    const drawn = SEEDS.map(
      (seed) => newTable({ players: 2, boxes: ['royal-award'] }, seed).view.award,
    );
    expect(new Set(drawn)).toEqual(new Set(AWARDS.map(({ id }) => id)));
    expect(AWARDS).toHaveLength(7);
  });

  it.each([
    ['storytelling', 'bard'],
    ['tourism', 'inn'],
    ['beauty', 'wife'],
    ['peace', 'judge'],
    ['agriculture', 'farm'],
    ['architecture', 'mine'],
    ['community', 'teacher'],
  ])('%s is for the most cards of a sort (16.8)', (id, card) => {
    expect(award(id, [[card], []])).toEqual([6, 0]);
  });

  it('gives six points to the first and three to the second (16.8)', () => {
    expect(award('tourism', [['inn'], ['inn', 'queen'], ['farm']])).toEqual([3, 6, 0]);
    expect(award('beauty', [['wife', 'wife', 'king'], ['wife', 'wife'], ['castle']])).toEqual([
      6, 3, 0,
    ]);
  });

  it('gives all who are tied the points of their place (16.9)', () => {
    expect(award('tourism', [['inn'], ['inn'], []])).toEqual([6, 6, 0]);
    expect(award('tourism', [['inn', 'queen'], ['inn'], ['inn']])).toEqual([6, 3, 3]);
    expect(award('beauty', [['wife', 'king'], ['wife', 'castle'], ['wife']])).toEqual([6, 6, 0]);
  });

  it('needs one card at least (16.10)', () => {
    expect(award('tourism', [['farm'], ['mine']])).toEqual([0, 0]);
    expect(award('tourism', [['inn'], ['mine']])).toEqual([6, 0]);
  });

  it('is open to Rugwort by the usual rule (22.6)', () => {
    const game = solo({
      boxes: ['royal-award'],
      award: 'agriculture',
      players: [{ city: ['farm'] }],
      rugwort: { city: ['mine', 'farm'] },
    });
    expect([game.scorePart(1, 'award'), game.scorePart(RUGWORT, 'award')]).toEqual([3, 6]);
  });

  it('is written down in positions', () => {
    const game = withBoxes(['royal-award'], { award: 'peace', players: [{}, {}] });
    expect(table(game.position).view.award).toBe('peace');
    expect(() => withBoxes([], { award: 'peace' })).toThrow('award');
  });
});

describe('the Market', () => {
  const market = (position: Position, players = 2): Table =>
    withBoxes(['market'], position, players);
  const ALL = GOODS.map(({ id }) => id);

  it('starts with all four goods at the buying sign (16.11)', () => {
    const { view } = newTable({ players: 2, boxes: ['market'] }, 1);
    expect(view.market).toEqual({ id: 'market', workers: [], buying: ALL, selling: [] });
    expect(GOODS.every(({ original }) => original)).toBe(true);
  });

  it('is open to everybody, with one worker of each player (16.12)', () => {
    const game = market({ players: [{}, {}] }).pick('place:market', 'buy:market-good-1');
    game.pick('place:market', 'buy:market-good-4');
    expect(game.view.market!.workers).toEqual([0, 1]);
    expect(game.why('place:market')).toBe('already-there');
  });

  it('lets a worker either buy or sell (16.12)', () => {
    const game = market({
      selling: ['market-good-4'],
      players: [{ resources: { berry: 2 }, hand: ['king'] }, {}],
    }).pick('place:market');
    expect(game.options).toEqual([
      'buy:market-good-1',
      'buy:market-good-2',
      'buy:market-good-3',
      'sell:market-good-4',
    ]);
  });

  it.each([
    ['market-good-1', { twig: 2, resin: 1 }, 0],
    ['market-good-2', { resin: 2 }, 1],
    ['market-good-3', { pebble: 1 }, 2],
    ['market-good-4', { berry: 2 }, 1],
  ])(
    'sells %s with what it shows, and the token goes to the other sign (16.13)',
    (id, goods, n) => {
      const game = market({ players: [{}, {}], deck: ['king', 'queen'] });
      game.pick('place:market', `buy:${id}`);
      expect(game.player(1).resources).toMatchObject(goods);
      expect(game.hand(1)).toHaveLength(n);
      expect(game.view.market!.selling).toEqual([id]);
    },
  );

  it('buys goods for three point tokens and two resources of any kind (16.14)', () => {
    const game = market({
      selling: ['market-good-3'],
      players: [{ resources: { pebble: 1 }, hand: ['king', 'queen'] }, {}],
    }).pick('place:market', 'sell:market-good-3');
    game.pick(...(game.offers('discard:king') ? ['discard:king'] : []), 'gain:berry', 'gain:twig');
    expect(game.player(1).points).toBe(3);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 1 });
    expect(game.hand(1)).toEqual([]);
    expect(game.view.market!.buying).toEqual(ALL);
  });

  it('buys only what can be paid in full (16.14)', () => {
    const offers = (player: object): boolean =>
      market({ selling: ['market-good-2'], players: [player, {}] })
        .pick('place:market')
        .offers('sell:market-good-2');
    expect(offers({ resources: { resin: 2 }, hand: ['king'] })).toBe(true);
    expect(offers({ resources: { resin: 1 }, hand: ['king'] })).toBe(false);
    expect(offers({ resources: { resin: 2 } })).toBe(false);
  });

  it('has nothing for a worker if no token is on a side that can be used (16.15)', () => {
    const game = market({ selling: ALL, players: [{}, {}] });
    expect(game.why('place:market')).toBe('nothing-to-choose');
    const buyer = market({ selling: ALL, players: [{ resources: { twig: 2, resin: 1 } }, {}] });
    expect(buyer.pick('place:market').decides).toBe(1);
  });

  it('is written down in positions, workers and goods', () => {
    const game = market({ players: [{}, {}] }).pick('place:market', 'buy:market-good-1');
    expect(table(game.position).view.market).toEqual(game.view.market);
    expect(() => table({ players: [{}, {}], workers: { market: [1] } })).toThrow('market');
  });

  it('gives back its workers at the next season', () => {
    const game = market({ players: [{ workers: 1 }, {}], workers: { market: [1] } });
    game.pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.view.market!.workers).toEqual([]);
  });
});
