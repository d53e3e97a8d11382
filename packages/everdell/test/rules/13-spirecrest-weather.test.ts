/** Chapter 13: big critters as workers, weather, expedition and scoring. */
import { describe, expect, it } from 'vitest';
import { everdell, type PositionPlayer } from '../../src/index.ts';
import { name } from '../../src/words/index.ts';
import { having, mountain, OUT, OUT_IN_SPRING } from '../spirecrest-table.ts';
import type { Table } from '../table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const FOREST = ['forest-three-berries', 'forest-two-any', null, 'forest-twig-resin-berry'];

/** Somebody in a season whose weather is this one. */
function under(weather: string, player: PositionPlayer = {}, rest = {}): Table {
  const season = weather.split('-')[0] as 'winter' | 'spring' | 'summer' | 'autumn';
  return mountain(
    { season, ...player },
    { forest: FOREST, mountain: { weather: [weather], coveredWeather: [] }, ...rest },
  );
}

describe('a big critter', () => {
  it('replaces a worker and is one in every respect (13.20)', () => {
    const game = mountain({}, { workers: OUT, mountain: { discoveries: ['stubblehoof'] } }).pick(
      'prepare',
      'tile:lily-ponds',
    );
    expect(game.player(1).workers).toHaveLength(3);
    expect(game.player(1).workers.filter(({ kind }) => kind === 'stubblehoof')).toHaveLength(1);
    expect(game.player(1).ready).toBe(3);
  });

  it('must be placed before its player can prepare, like any worker (13.20, R-203)', () => {
    const game = having(
      'whisper',
      { kinds: { whisper: 'ready' }, workers: 4 },
      { workers: { 'basic-one-berry': [1, 1, 1] } },
    );
    expect(game.options).toContain('worker:whisper');
    expect(game.options.some((key) => key.startsWith('place:'))).toBe(false);
    expect(game.why('prepare')).toBe('workers-left');
  });

  it('may be placed as an ordinary worker, without its effect (13.21)', () => {
    const game = having('truffle', { kinds: { truffle: 'ready' }, city: ['farm'] });
    game.pick('worker:truffle');
    expect(game.options).toContain('place:farm@city1-1');
    expect(game.options).toContain('place:basic-three-twigs');
    game.pick('place:basic-three-twigs');
    expect(game.player(1).resources).toEqual({ twig: 3, resin: 0, pebble: 0, berry: 0 });
  });

  it('is moved by a Ranger, but not by a ticket (13.22, RANGER.8, R-202)', () => {
    const player = { kinds: { whisper: 'basic-three-twigs' }, ticket: 'outbound', workers: 4 };
    const there = { 'basic-three-twigs': [1], 'basic-one-berry': [1], 'basic-one-pebble': [2] };
    const ride = having('whisper', player, { boxes: ['spirecrest', 'tickets'], workers: there });
    ride.pick('ticket:outbound');
    expect(ride.options.some((key) => key.includes('three-twigs'))).toBe(false);
    const ranger = having(
      'whisper',
      { ...player, ticket: undefined, hand: ['ranger'], resources: RICH },
      { workers: there },
    );
    ranger.pick('play:ranger');
    expect(ranger.options).toEqual(['move:whisper@basic-three-twigs', 'move:basic-one-berry']);
    ranger.pick('move:whisper');
    // Whisper goes where others stand.
    expect(ranger.options).toContain('place:basic-one-pebble');
    ranger.pick('place:basic-two-resin');
    expect(ranger.player(1).resources.resin).toBe(11);
  });

  it('does not bring what a power brings (13.22, 17.6, 11.11)', () => {
    const boxes = ['spirecrest', 'powers'] as const;
    const player = { power: 'moles', kinds: { corliander: 'ready' } };
    const critter = having('corliander', player, { boxes: [...boxes] });
    critter.pick('worker:corliander', 'place:basic-two-resin');
    const worker = having('corliander', player, { boxes: [...boxes] });
    worker.pick('place:basic-two-resin');
    const events = (game: Table): number =>
      game.events.filter(({ type }) => type === 'gain').length;
    expect(critter.decides).toBe(2);
    expect(events(critter)).toBe(1);
    expect(worker.decides === 1 || events(worker) > 1).toBe(true);
  });

  it('replaces the worker that its player chooses, also one that must stay (13.23)', () => {
    const game = mountain(
      { city: [{ card: 'monastery', workers: [1] }] },
      { workers: { 'basic-one-berry': [1] }, mountain: { discoveries: ['truffle'] } },
    ).pick('prepare', 'tile:lily-ponds');
    expect(game.options).toEqual(['ready', 'mount:monastery@city1-1']);
    game.pick('mount:monastery');
    expect(game.player(1).workers.find(({ kind }) => kind === 'truffle')).toMatchObject({
      at: 'city',
      slot: 0,
    });
  });
});

describe('the weather', () => {
  it('binds each player by the own season, from the moment it is entered (13.24)', () => {
    const game = mountain(
      {},
      {
        forest: FOREST,
        workers: OUT,
        players: [{}],
        mountain: { weather: ['winter-1', 'spring-2'], coveredWeather: [] },
      },
    );
    expect(game.player(1).travel!.weather).toBe('winter-1');
    game.pick('prepare', 'tile:lily-ponds');
    expect(game.player(1).travel!.weather).toBe('spring-2');
    expect(game.player(2).travel!.weather).toBe('winter-1');
    expect(game.view.mountain!.weather.map(({ binds }) => binds)).toEqual([[1], [0], [], []]);
    expect(game.why('place:forest-two-any')).toBe('weather');
  });

  it('closes Forest locations to placing, and to a worker that is moved (5.12, 13.24, R-200)', () => {
    const placed = under('winter-1');
    expect(placed.options.some((key) => key.startsWith('place:forest'))).toBe(false);
    const moved = under(
      'winter-1',
      { hand: ['ranger'], resources: RICH },
      { workers: { 'basic-one-berry': [1] } },
    ).pick('play:ranger');
    expect(moved.options).toContain('place:basic-two-resin');
    expect(moved.options.some((key) => key.startsWith('place:forest'))).toBe(false);
  });

  it('does not hinder copying a location (13.25, CLOCKTOWER.8, LOOKOUT.5)', () => {
    const lookout = under('winter-1', { city: ['lookout'] }).pick('place:lookout');
    expect(lookout.options).toContain('use:forest-two-any');
    const mud = under('spring-1', { city: ['lookout'] }).pick('place:lookout');
    mud.pick('use:basic-three-twigs');
    expect(mud.player(1).resources.twig).toBe(3);
    const clock = under(
      'winter-1',
      { city: [{ card: 'clock-tower', tokens: 1 }] },
      { workers: { 'forest-two-any': [1], 'basic-one-berry': [1] } },
    ).pick('prepare');
    expect(clock.options).toContain('use:forest-two-any');
  });

  it.each([
    ['winter-2', 'construction', 'farm', { twig: 3, resin: 1 }],
    ['summer-1', 'critter', 'wanderer', { berry: 3 }],
    ['spring-3', 'Production card', 'farm', { twig: 2, resin: 1, any: 1 }],
    ['autumn-2', 'Unique card', 'king', { berry: 6, any: 1 }],
  ])('%s makes each %s dearer (13.24)', (weather, _kind, card, price) => {
    const game = under(weather, { hand: [card], resources: RICH }).pick(`play:${card}@hand`);
    if ('any' in price) game.pick('pay:pebble');
    const { twig = 0, resin = 0, berry = 0, any = 0 } = price as Record<string, number>;
    const city = game.player(1);
    expect(city.resources).toMatchObject({
      twig: 9 - twig,
      resin: 9 - resin,
      pebble: 9 - any,
    });
    expect(city.resources.berry).toBe(9 - berry + (card === 'farm' ? 1 : 0));
  });

  it('does not make a card dearer that is played for free (13.27)', () => {
    const game = under('summer-1', { hand: ['husband'], city: ['farm'] });
    game.pick('play:husband');
    expect(game.city(1)).toContain('husband');
    const ruins = under('winter-2', { hand: ['ruins'], city: ['farm'] }).pick(
      'play:ruins',
      'replace:farm',
    );
    expect(ruins.city(1)).toEqual(['ruins']);
  });

  it('makes a card dearer before something is left out of its price (6.38, 13.24)', () => {
    const player = { hand: ['farm'], city: ['crane'], resources: { twig: 3, resin: 1 } };
    const game = under('winter-2', player).pick('play:farm', 'use:crane');
    // The Farm costs three and one more, of which the Crane saves three.
    game.pick('pay:twig');
    expect(game.player(1).resources).toMatchObject({ twig: 2, resin: 1, berry: 1 });
  });

  it('asks for a resource that may be a berry, so berries that are left out cover it, too (13.24, CB-1, R-215)', () => {
    const bard = { hand: ['bard'], city: ['innkeeper'] };
    // Three berries and one of any kind, of which the Innkeeper saves three.
    const game = under('autumn-2', { ...bard, resources: { twig: 1 } });
    game.pick('play:bard', 'use:innkeeper', 'pay:twig');
    expect(game.player(1).resources).toMatchObject({ twig: 0, berry: 0 });
    const ranger = under('autumn-2', { hand: ['ranger'], city: ['innkeeper'] });
    ranger.pick('play:ranger', 'use:innkeeper');
    expect(ranger.city(1)).toEqual(['ranger']);
  });

  it('is paid for a card under the Trail Guide, too (13.19, 13.24, R-215)', () => {
    const guided = (resources: object) =>
      under('autumn-2', { discoveries: ['trail-guide'], trailGuide: ['bard'], resources });
    // Four in all, two of them left out.
    const game = guided({ berry: 3 }).pick('play:bard@trail-guide', 'pay');
    expect(game.player(1).resources.berry).toBe(1);
    const mixed = guided({ berry: 1, pebble: 1 }).pick('play:bard@trail-guide', 'pay');
    expect(mixed.player(1).resources).toMatchObject({ berry: 0, pebble: 0 });
    expect(guided({ pebble: 2 }).offers('play:bard@trail-guide')).toBe(false);
  });

  it('takes its cards at the end of the turn, after everything else (13.26)', () => {
    const game = under('winter-3', { hand: ['farm'] });
    game.pick('place:basic-two-cards-one-point');
    expect(game.player(1)).toMatchObject({ handCount: 3, points: 1 });
    expect(game.options).toHaveLength(3);
    game.pick('discard:farm');
    expect(game.player(1).handCount).toBe(2);
    expect(game.decides).toBe(2);
  });

  it('takes two cards for a worker in the Forest, none for one elsewhere (13.26)', () => {
    const hand = ['farm', 'mine', 'inn'];
    const forest = under('summer-2', { hand }).pick('place:forest-three-berries');
    forest.pick('discard:farm', 'discard:mine');
    expect(forest.hand(1)).toEqual(['inn']);
    const other = under('summer-2', { hand }).pick('place:basic-one-berry');
    expect(other.hand(1)).toEqual(hand);
  });

  it('leaves no more than five cards, also in the turn in which autumn began (13.26, 13.24, R-201)', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'queen', 'judge', 'monk'];
    const game = under('autumn-1', { hand }).pick('place:basic-one-berry');
    expect(game.prompt).toContain('discard 2 cards');
    game.pick('discard:farm', 'discard:mine');
    expect(game.player(1).handCount).toBe(5);
    const begun = mountain(
      { season: 'summer', hand },
      {
        workers: { 'basic-one-berry': [1, 1, 1, 1] },
        mountain: { coveredWeather: ['autumn-1'], discoveries: ['gatherwind-trail'] },
      },
    ).pick('prepare', 'tile:burrowdale');
    expect(begun.options).toContain('discard:farm');
  });

  it('lets basic locations give one resource less, and closes those that would give nothing (13.24)', () => {
    const game = under('spring-1');
    expect(game.why('place:basic-one-pebble')).toBeDefined();
    expect(game.why('place:basic-one-berry')).toBeDefined();
    expect(game.options).toContain('place:basic-two-cards-one-point');
    game.pick('place:basic-three-twigs');
    expect(game.player(1).resources.twig).toBe(2);
    const full = under('spring-1', { hand: Array<string>(8).fill('farm') });
    expect(full.options).not.toContain('place:basic-one-resin-one-card');
  });

  it.each([
    ['spring-2', 'place:inn@city1-1', 'place:haven'],
    ['summer-3', 'place:grand-tour', 'place:haven'],
    ['autumn-3', 'place:basic-one-berry', 'place:basic-three-twigs'],
  ])('%s closes %s, but not %s (13.24)', (weather, closed, open) => {
    const game = under(weather, {
      hand: ['farm'],
      resources: RICH,
      city: ['inn', 'lookout', 'queen', 'post-office', 'university'].slice(0, 4),
    });
    expect(game.options).not.toContain(closed);
    expect(game.why(closed)).toBe('weather');
    expect(game.options).toContain(open);
  });

  it('says which weather it is that closes a place (13.24)', () => {
    const game = under('winter-1');
    const blocked = everdell.blocked(game.state).find(({ key }) => key === 'place:forest-two-any')!;
    expect(everdell.print(blocked.text, 'en')).toContain(everdell.print(name('winter-1'), 'en'));
  });

  const FULL = {
    'basic-three-twigs': [2],
    'basic-two-resin': [2],
    'basic-one-pebble': [2],
    'basic-one-berry-one-card': [2],
  };
  const inStorm = (player: PositionPlayer, taken: object): Table =>
    under('autumn-3', player, { forest: [], workers: taken, players: [{ season: 'autumn' }] });
  const corliander = (player: PositionPlayer, taken: object): Table =>
    inStorm(
      { discoveries: ['corliander'], kinds: { corliander: 'ready' }, workers: 6, ...player },
      taken,
    );

  it('leaves a big critter at home when all that is open is full (13.21, 13.24)', () => {
    // Somebody has a place for it just before.
    expect(corliander({ hand: ['farm'] }, FULL).options).toContain('worker:corliander');
    expect(corliander({}, FULL).options).not.toContain('worker:corliander');
    const { 'basic-one-pebble': _free, ...others } = FULL;
    const one = corliander({}, others).pick('worker:corliander');
    expect(one.player(1).resources.pebble).toBe(1);
  });

  it('keeps a worker where it is when a Ranger finds no other place for it (5.12, RANGER.1)', () => {
    const ranger = { hand: ['ranger'], resources: RICH };
    const taken = { ...FULL, 'basic-one-pebble': [1] };
    const game = inStorm(ranger, taken);
    game.pick('play:ranger');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources.pebble).toBe(9);
  });
});

describe('the expedition', () => {
  const tiles = ['amber-caves', 'badgers-teeth', 'coldblooded-desert'];
  const ready = (player: PositionPlayer): Table =>
    mountain(
      { season: 'autumn', expedition: tiles, ...player },
      { mountain: { foothills: [], peaks: [] } },
    );

  it('begins when its player has finished and goes on tile by tile (13.28)', () => {
    const game = ready({ resources: { resin: 3, pebble: 3 } }).pick('pass');
    expect(game.options).toEqual(['travel:amber-caves', 'stop']);
    game.pick('travel:amber-caves');
    expect(game.player(1).resources).toMatchObject({ resin: 0, pebble: 3 });
    expect(game.options).toEqual(['travel:badgers-teeth', 'stop']);
  });

  it('ends at the first tile that is not paid (13.29)', () => {
    const stopped = ready({ resources: { resin: 3, pebble: 3 } }).pick('pass', 'stop');
    expect(stopped.decides).toBe(2);
    expect(stopped.player(1).travel!.expedition.map(({ reached }) => reached)).toEqual([
      false,
      false,
      false,
    ]);
    const unable = ready({ resources: { pebble: 3 } }).pick('pass');
    expect(unable.decides).toBe(2);
  });

  it('of three resin and three pebbles brings nine points, the third tile none (13.30, 35.12)', () => {
    const game = ready({ resources: { resin: 3, pebble: 3 } });
    game.pick('pass', 'travel:amber-caves', 'travel:badgers-teeth');
    expect(game.decides).toBe(2);
    expect(game.scorePart(1, 'expedition')).toBe(9);
  });

  it('is paid with hand cards, resources of any kind and point tokens where a tile says so (13.28, R-204)', () => {
    const game = mountain(
      {
        season: 'autumn',
        expedition: ['mirror-lake', 'lily-ponds', 'kibblerill-ferry'],
        resources: { berry: 2, twig: 1 },
        points: 2,
        hand: ['farm', 'mine', 'inn'],
      },
      { mountain: { foothills: [], ridges: [] } },
    );
    game.pick('pass', 'travel:mirror-lake', 'discard:farm', 'discard:inn');
    game.pick('travel:lily-ponds', 'pay:twig', 'pay:berry', 'travel:kibblerill-ferry');
    expect(game.player(1)).toMatchObject({ points: 0, handCount: 1 });
    expect(game.scorePart(1, 'expedition')).toBe(9);
  });

  it('asks in no order for what must go altogether, and says what is paid for (13.28)', () => {
    const journey = (hand: string[]) =>
      mountain(
        { season: 'autumn', expedition: ['mirror-lake'], resources: { berry: 1 }, hand },
        { mountain: { ridges: [] } },
      ).pick('pass', 'travel:mirror-lake');
    expect(journey(['farm', 'mine']).player(1).handCount).toBe(0);
    expect(journey(['farm', 'mine', 'inn']).prompt).toBe('Mirror Lake: pay 2 cards');
  });

  it('comes before points for leftover resources (13.31, ARCHITECT.4)', () => {
    const game = ready({ city: ['architect'], resources: { resin: 3, pebble: 3 } });
    expect(game.scorePart(1, 'prosperity')).toBe(6);
    game.pick('pass', 'travel:amber-caves', 'stop');
    expect(game.scorePart(1, 'prosperity')).toBe(3);
  });

  it('comes before five players discard their hands (13.32)', () => {
    const game = mountain(
      { season: 'autumn', expedition: ['meerkat-canyon'], hand: ['farm', 'mine', 'inn'] },
      { players: [{}, {}, {}, {}] },
    );
    game.pick('pass', 'travel:meerkat-canyon', 'discard:farm', 'discard:mine');
    expect(game.player(1).handCount).toBe(0);
    expect(game.scorePart(1, 'expedition')).toBe(2);
  });

  it('adds its points and those of discoveries to the score (10.2, 13.33)', () => {
    const game = ready({
      discoveries: ['everblossom-trail'],
      city: ['castle', 'palace', 'school'],
      reached: 1,
    });
    expect(game.scorePart(1, 'expedition')).toBe(4);
    expect(game.scorePart(1, 'discoveries')).toBe(4);
    expect(game.score(1)).toBe(
      ['cards', 'prosperity', 'expedition', 'discoveries'].reduce(
        (sum, part) => sum + game.scorePart(1, part),
        0,
      ),
    );
  });

  it('decides by them who wins (10.2, 10.6, 13.33)', () => {
    const city = ['castle', 'palace', 'school'];
    const without = mountain({ season: 'autumn', city }).score(1);
    // The rival is ahead, but for the four points of the trail.
    const rest = { players: [{ season: 'autumn', points: without + 3 }] } as const;
    expect(mountain({ season: 'autumn', city }, rest).winners()).toEqual([2]);
    const trail = { season: 'autumn', city, discoveries: ['everblossom-trail'] } as const;
    expect(mountain(trail, rest).winners()).toEqual([1]);
  });
});

describe('a worker', () => {
  it('that is placed in spring under closed doors still has the board (13.24)', () => {
    const game = under('spring-2', {}, { workers: OUT_IN_SPRING });
    expect(game.options).toContain('prepare');
  });
});
