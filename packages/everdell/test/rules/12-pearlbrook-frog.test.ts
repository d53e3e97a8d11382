/** Chapter 12: frog ambassadors, the river and the Shoal. */
import { describe, expect, it } from 'vitest';
import { position } from '../../src/index.ts';
import {
  DESTINATION_SPOT,
  GOVERNANCE_SPOT,
  PRODUCTION_SPOT,
  THREE_PRODUCTION,
  TRAVELER_SPOT,
  TWO_DESTINATION,
  TWO_GOVERNANCE,
  TWO_TRAVELER,
  brook,
  pearlsOf,
} from '../pearlbrook-table.ts';

const covered = (id: string) => ({ covered: id });
const RIVER = [
  covered('ballroom'),
  covered('gus-the-gardener'),
  covered('gardens'),
  covered('omicron-the-elder'),
];
/** Everything that can be picked for the frog. */
const frogs = (options: readonly string[]): string[] =>
  options.filter((key) => key.startsWith('frog:'));

describe('pearls', () => {
  it('are no resources: neither to pay with nor to gain as one of any kind (12.2)', () => {
    const game = brook(
      { pearls: 5, hand: ['farm'], resources: { twig: 1 } },
      { forest: ['forest-two-any'] },
    );
    expect(game.why('play:farm')).toBe('resources-short');
    game.pick('place:forest-two-any');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
  });

  it('do not break a tie as leftover resources (10.9, 12.2)', () => {
    const over = { season: 'autumn', finished: true } as const;
    const game = brook(
      { ...over, pearls: 1 },
      { players: [{ ...over, points: 2, resources: { twig: 1 } }], turn: 1 },
    );
    expect([game.score(1), game.score(2), game.winners()]).toEqual([2, 2, [2]]);
  });
});

describe('the frog ambassador', () => {
  it('is sent to the river, the Shoal or the Ferry as the action of a turn (4.3, 12.7)', () => {
    const game = brook(
      {
        city: [...THREE_PRODUCTION, 'ferry'],
        resources: { twig: 2, resin: 1 },
        points: 1,
        hand: ['king', 'queen'],
      },
      { river: ['ballroom'] },
    );
    expect(frogs(game.options)).toEqual([
      `frog:${PRODUCTION_SPOT}`,
      'frog:shoal',
      'frog:ferry@city1-4',
    ]);
    game.pick('frog:shoal', 'pay:twig', 'pay:twig', 'discard:king');
    expect(game.decides).toBe(2);
    expect(pearlsOf(game, 1)).toMatchObject({ pearls: 1, frog: { at: 'place', place: 'shoal' } });
    expect(game.player(1).ready).toBe(2);
  });

  it('goes nowhere else, and workers do not go where it goes (12.8)', () => {
    const game = brook(
      { city: [...THREE_PRODUCTION, 'ferry', 'inn'], resources: { resin: 1 }, points: 1 },
      { river: ['ballroom'], meadow: ['farm'] },
    );
    expect(frogs(game.options)).toEqual([`frog:${PRODUCTION_SPOT}`, 'frog:ferry@city1-4']);
    const places = game.options.filter((key) => key.startsWith('place:'));
    expect(places).toContain('place:basic-one-berry');
    expect(places.filter((key) => /river|shoal|ferry/.test(key))).toEqual([]);
  });

  it('is no worker: a Ranger does not move it, preparing does not wait for it (12.9, RANGER.8)', () => {
    const game = brook(
      { hand: ['ranger'], resources: { berry: 2 }, frog: 'shoal', workers: 2 },
      { workers: { 'basic-one-pebble': [1], haven: [1] } },
    ).pick('play:ranger');
    expect(game.options).toEqual(['move:basic-one-pebble', 'move:haven']);
    const ready = brook(
      { hand: ['ruins'], city: ['farm'] },
      { workers: { 'basic-one-berry': [1, 1] } },
    );
    expect(ready.offers('prepare')).toBe(true);
    expect(pearlsOf(ready, 1).frog.at).toBe('ready');
  });

  it('comes back with the workers of its owner, and only then (8.4, 12.10)', () => {
    const game = brook(
      { frog: 'shoal', hand: ['ruins'], city: ['farm'] },
      { players: [{ frog: 'shoal' }], workers: { haven: [1, 1] } },
    );
    expect(game.why('frog:shoal')).toBe('no-frog');
    game.pick('prepare');
    expect(pearlsOf(game, 1).frog).toEqual({ at: 'ready' });
    expect(pearlsOf(game, 2).frog).toEqual({ at: 'place', place: 'shoal' });
  });

  it('finds a river location occupied by another one (12.11)', () => {
    const game = brook(
      { city: THREE_PRODUCTION },
      { river: RIVER, players: [{ frog: PRODUCTION_SPOT }] },
    );
    expect(game.why(`frog:${PRODUCTION_SPOT}`)).toBe('occupied');
  });
});

describe('the river', () => {
  it.each([
    [PRODUCTION_SPOT, THREE_PRODUCTION, { production: 1 }],
    [DESTINATION_SPOT, TWO_DESTINATION, { destination: 1 }],
    [GOVERNANCE_SPOT, TWO_GOVERNANCE, { governance: 1 }],
    [TRAVELER_SPOT, TWO_TRAVELER, { traveler: 1 }],
  ])('asks for cards in the city at %s, covered or not (12.12)', (spot, city, missing) => {
    const rich = {
      resources: { resin: 1, berry: 1 },
      points: 1,
      hand: ['palace', ...THREE_PRODUCTION],
    };
    for (const river of [RIVER, ['ballroom', 'gus-the-gardener', 'gardens', 'omicron-the-elder']]) {
      expect(brook({ ...rich, city }, { river }).offers(`frog:${spot}`)).toBe(true);
      const poor = brook({ ...rich, city: city.slice(1) }, { river });
      expect(poor.why(`frog:${spot}`)).toBe('requirement');
      expect(poor.whyNumbers(`frog:${spot}`)).toEqual(missing);
    }
  });

  it('gives the pearl of a covered card, which is turned up and may be used at once (12.13)', () => {
    const game = brook(
      { city: THREE_PRODUCTION, resources: { resin: 1 }, points: 1 },
      { river: RIVER, deck: ['king', 'queen', 'fool'] },
    ).pick(`frog:${PRODUCTION_SPOT}`);
    expect(pearlsOf(game, 1).pearls).toBe(1);
    expect(game.view.pearlbrook!.river[0]).toMatchObject({
      covered: false,
      card: 'ballroom',
      frog: 0,
    });
    expect(game.options).toEqual(['none', 'use:ballroom']);
    game.pick('use:ballroom');
    expect(pearlsOf(game, 1).pearls).toBe(2);
    expect(game.hand(1)).toEqual(['king', 'queen', 'fool']);
    expect([game.player(1).points, game.player(1).resources.resin]).toEqual([0, 0]);
  });

  it('gives the pearl also to a player who will not or cannot use the card (12.13)', () => {
    const unable = brook({ city: THREE_PRODUCTION }, { river: RIVER });
    unable.pick(`frog:${PRODUCTION_SPOT}`);
    expect([pearlsOf(unable, 1).pearls, unable.decides]).toEqual([1, 2]);
    const unwilling = brook(
      { city: THREE_PRODUCTION, resources: { resin: 1 }, points: 1 },
      { river: RIVER },
    ).pick(`frog:${PRODUCTION_SPOT}`, 'none');
    expect([pearlsOf(unwilling, 1).pearls, unwilling.player(1).points]).toEqual([1, 1]);
  });

  it('shows what was turned up to everybody: there is no way back (R-14)', () => {
    const game = brook({ city: THREE_PRODUCTION }, { river: RIVER }).pick(
      `frog:${PRODUCTION_SPOT}`,
    );
    expect(game.undoable(1)).toBe(0);
  });

  it('is used like any place where the card lies face up: only if it can be carried out (12.14)', () => {
    const player = { city: THREE_PRODUCTION, points: 1 };
    const poor = brook(player, { river: ['ballroom'] });
    expect(poor.why(`frog:${PRODUCTION_SPOT}`)).toBe('resources-short');
    expect(poor.whyNumbers(`frog:${PRODUCTION_SPOT}`)).toEqual({ resin: 1 });
    const pointless = brook(
      { ...player, points: 0, resources: { resin: 1 } },
      { river: ['ballroom'] },
    );
    expect(pointless.why(`frog:${PRODUCTION_SPOT}`)).toBe('points-short');
    const game = brook({ ...player, resources: { resin: 1 } }, { river: ['ballroom'] });
    game.pick(`frog:${PRODUCTION_SPOT}`);
    expect(pearlsOf(game, 1).pearls).toBe(1);
    expect([game.player(1).handCount, game.decides]).toEqual([3, 2]);
  });

  it('does not take point tokens that lie on cards (2.9, 12.15)', () => {
    const city = [...THREE_PRODUCTION, { card: 'clock-tower', tokens: 3 }];
    const game = brook({ city, resources: { resin: 1 } }, { river: ['ballroom'] });
    expect(game.why(`frog:${PRODUCTION_SPOT}`)).toBe('points-short');
  });

  it('has frogs of players who have finished stay in the way (9.5)', () => {
    const game = brook(
      { city: THREE_PRODUCTION },
      { river: RIVER, players: [{ season: 'autumn', finished: true, frog: PRODUCTION_SPOT }] },
    );
    expect(game.why(`frog:${PRODUCTION_SPOT}`)).toBe('occupied');
  });
});

describe('the cards of the river', () => {
  const CITY = THREE_PRODUCTION;

  it.each([
    ['gus-the-gardener', ['farm', 'mine', 'farm'], ['king']],
    ['bosley-the-artist', ['farm', 'king', 'inn'], []],
    ['crustina-the-constable', ['judge', 'historian'], ['king']],
    ['iluminor-the-inventor', ['wanderer', 'ranger'], ['king']],
    ['snout-the-explorer', ['inn', 'lookout'], ['king']],
    ['omicron-the-elder', ['king'], ['farm']],
  ])(
    '%s takes hand cards of the stated kind for a point and a pearl (12.15, 12.17)',
    (card, given, kept) => {
      const game = brook({ city: CITY, hand: [...given, ...kept] }, { river: [card], rest: false });
      game.pick(`frog:${PRODUCTION_SPOT}`);
      while (game.decides === 1) game.pick(game.options[0]);
      expect(game.hand(1)).toEqual(kept);
      expect([game.player(1).points, pearlsOf(game, 1).pearls]).toEqual([1, 1]);
      expect(game.view.discard).toBe(given.length);
      // everybody sees what is discarded.
      const shown = game.events.filter((event) => event.type === 'reveal');
      expect(shown.flatMap(({ cards }) => cards)).toHaveLength(given.length);
      const short = brook({ city: CITY, hand: [...given.slice(1), ...kept] }, { river: [card] });
      expect(short.why(`frog:${PRODUCTION_SPOT}`)).toBe('hand-kind-short');
      expect(short.whyNumbers(`frog:${PRODUCTION_SPOT}`)).toEqual({ cards: 1 });
    },
  );

  it('Bosley takes three cards of three types, two of a type count once (12.15, R-33)', () => {
    const game = brook(
      { city: CITY, hand: ['farm', 'mine', 'king', 'inn'] },
      { river: ['bosley-the-artist'] },
    ).pick(`frog:${PRODUCTION_SPOT}`);
    expect(game.options).toEqual(['discard:farm', 'discard:mine', 'discard:king', 'discard:inn']);
    game.pick('discard:mine');
    expect(game.options).toEqual(['discard:king', 'discard:inn']);
    game.pick('discard:king');
    expect(game.hand(1)).toEqual(['farm']);
  });

  it.each([
    [['farm', 'king'], 'Missing in your hand: 1 card of another type'],
    [['farm', 'mine'], 'Missing in your hand: 2 cards of different types'],
  ])('Bosley says what is missing beside %o (12.15)', (hand, text) => {
    const { blocked } = position({
      options: { players: 2, boxes: ['pearlbrook'] },
      players: [{ city: CITY, hand }, {}],
      river: ['bosley-the-artist'],
    });
    expect(blocked.find(({ key }) => key === `frog:${PRODUCTION_SPOT}`)?.text).toBe(text);
  });

  it('the River Market is not called like the Market of Bellfaire', () => {
    const { options } = position({
      options: { players: 2, boxes: ['pearlbrook', 'market'] },
      players: [{ city: CITY, points: 1, resources: { twig: 1 } }, {}],
      river: ['river-market'],
    });
    const texts = options.filter(({ text }) => text.includes('Market')).map(({ text }) => text);
    expect(texts).toEqual([
      'Place a worker: Market',
      'Send your frog ambassador: River Market (3 Production)',
    ]);
  });

  it.each([
    ['ballroom', { resin: 1 }, 3],
    ['watermill', { twig: 1 }, 2],
    ['river-market', { berry: 1 }, 3],
    ['great-hall', { pebble: 1 }, 4],
    ['gardens', { berry: 1 }, 3],
  ])('%s takes a point and a resource for cards and a pearl (12.15)', (card, resources, drawn) => {
    const game = brook({ city: CITY, resources, points: 1 }, { river: [card] });
    game.pick(`frog:${PRODUCTION_SPOT}`);
    expect(game.player(1)).toMatchObject({ points: 0, handCount: drawn });
    expect(Object.values(game.player(1).resources)).toEqual([0, 0, 0, 0]);
    expect(pearlsOf(game, 1).pearls).toBe(1);
  });

  it('the Market and the Observatory take a resource of any kind (12.15)', () => {
    const player = { city: CITY, resources: { twig: 1, berry: 1 }, points: 1 };
    const market = brook(player, { river: ['river-market'] }).pick(`frog:${PRODUCTION_SPOT}`);
    expect(market.options).toEqual(['pay:twig', 'pay:berry']);
    const tower = brook(player, { river: ['observatory'], meadow: ['king', 'queen', 'fool'] });
    tower.pick(`frog:${PRODUCTION_SPOT}`, 'pay:twig', 'take:queen', 'take:fool');
    expect(tower.hand(1)).toEqual(['queen', 'fool']);
    expect([tower.player(1).points, pearlsOf(tower, 1).pearls]).toEqual([0, 1]);
  });
});

describe('the Shoal', () => {
  const player = { resources: { twig: 1, berry: 1 }, hand: ['king', 'queen', 'fool'] };

  it('gives a pearl for two resources and two hand cards, to any number of frogs (12.16, 12.17)', () => {
    const game = brook(player, { players: [{ ...player, hand: ['inn', 'mine'], frog: 'shoal' }] });
    game.pick('frog:shoal', 'pay:berry');
    expect(game.options).toEqual(['discard:king', 'discard:queen', 'discard:fool']);
    game.pick('discard:king', 'discard:fool');
    expect(game.hand(1)).toEqual(['queen']);
    expect(pearlsOf(game, 1).pearls).toBe(1);
    expect(game.view.pearlbrook!.shoal.frogs).toEqual([0, 1]);
  });

  it('asks for all of it (2.14)', () => {
    const poor = brook({ ...player, resources: { twig: 1 } });
    expect([poor.why('frog:shoal'), poor.whyNumbers('frog:shoal')]).toEqual([
      'resources-short',
      { any: 1 },
    ]);
    const few = brook({ ...player, hand: ['king'] });
    expect([few.why('frog:shoal'), few.whyNumbers('frog:shoal')]).toEqual([
      'hand-short',
      { cards: 1 },
    ]);
  });
});
