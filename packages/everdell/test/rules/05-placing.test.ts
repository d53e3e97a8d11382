/** Chapter 5, general part (5.1-5.13): where workers go and what happens there. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/tables.ts';
import type { Position } from '../../src/index.ts';
import { machine } from '../../src/rules.ts';
import { table } from '../table.ts';

const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const EIGHT = ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'];
const OK = 0;

/** A city that offers no play and keeps a turn from having one single option. */
const WITH_A_FARM = { hand: ['farm'], resources: { twig: 2, resin: 1 } };

const places = (keys: readonly string[]) => keys.filter((key) => key.startsWith('place:')).sort();

describe('placing a worker', () => {
  it('moves one worker to the place and carries out its action once (5.1)', () => {
    const game = table({ players: [{}, {}] });
    game.pick('place:basic-three-twigs');
    expect(game.player(1).resources).toEqual({ ...NOTHING, twig: 3 });
    expect(game.player(1).workers).toEqual([
      { at: 'place', place: 'basic-three-twigs' },
      { at: 'ready' },
    ]);
    expect(game.decides).toBe(2);
  });

  it('leaves the worker there until its owner prepares, and nothing is repeated (5.2)', () => {
    const game = table({
      players: [
        { hand: ['farm', 'farm', 'farm'], resources: { twig: 6, resin: 3 }, workers: 1 },
        { hand: ['mine', 'mine'], resources: { twig: 2, resin: 2, pebble: 2 }, workers: 1 },
      ],
    });
    const standing = () => game.view.basic.filter((p) => p.workers.length > 0).map((p) => p.id);
    game.pick('place:basic-three-twigs', 'place:basic-two-resin');
    expect(game.player(1).resources.twig).toBe(9);
    game.pick('play:farm@hand', 'prepare');
    // The preparation of player 2 brings back the worker of player 2 only.
    expect(standing()).toEqual(['basic-three-twigs']);
    expect(game.player(1).resources.twig).toBe(7);
    game.pick('play:farm@hand', 'play:mine@hand');
    expect(standing()).toEqual(['basic-three-twigs']);
    expect(game.player(1).resources.twig).toBe(5);
    game.pick('prepare');
    expect(standing()).toEqual([]);
    expect(game.player(1).resources.twig).toBe(5);
  });

  it('is possible at every kind of place, and nowhere else (5.3)', () => {
    const game = table({
      players: [
        {
          season: 'autumn',
          city: ['lookout', 'chapel', 'university', 'farm', 'woodcarver', 'king'],
          hand: ['mine', 'mine', 'mine', 'king', 'queen'],
          resources: { twig: 2 },
        },
        {
          city: ['post-office', 'lookout', { card: 'storehouse', resources: { twig: 3 } }, 'farm'],
        },
      ],
      forest: ['forest-two-any', 'forest-three-berries', null, 'forest-twig-resin-berry'],
      events: ['pristine-chapel-ceiling', 'tax-relief'],
    });
    expect(places(game.options)).toEqual(
      [
        'place:basic-three-twigs',
        'place:basic-two-twigs-one-card',
        'place:basic-two-resin',
        'place:basic-one-resin-one-card',
        'place:basic-two-cards-one-point',
        'place:basic-one-pebble',
        'place:basic-one-berry-one-card',
        'place:basic-one-berry',
        'place:haven',
        'place:journey-2',
        'place:journey-3',
        'place:journey-4',
        'place:journey-5',
        'place:forest-two-any',
        'place:forest-three-berries',
        'place:forest-twig-resin-berry',
        'place:grand-tour',
        'place:pristine-chapel-ceiling',
        'place:lookout@city1-1',
        'place:chapel@city1-2',
        'place:university@city1-3',
        'place:post-office@city2-1',
      ].sort(),
    );
  });

  it('on an exclusive place is for one worker, whoever owns it (5.4)', () => {
    const game = table({ players: [{ workers: 2 }, { workers: 2 }] });
    game.pick('place:basic-three-twigs');
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
    game.pick('place:basic-one-berry');
    // Not even its own owner finds room for a second one.
    expect(game.decides).toBe(1);
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
  });

  it('on a shared place is for any number of workers, several of one player included (5.5)', () => {
    const game = table({ players: [{ workers: 4 }, { workers: 4 }], rest: true });
    for (let i = 0; i < 7; i++) game.pick('place:basic-two-twigs-one-card');
    expect(game.offers('place:basic-two-twigs-one-card')).toBe(true);
    const shared = game.view.basic.find((place) => place.id === 'basic-two-twigs-one-card')!;
    expect(shared.workers).toEqual([0, 0, 0, 0, 1, 1, 1]);
    expect(game.player(1).resources.twig).toBe(8);
  });

  it('is not possible without an undeployed worker (5.11)', () => {
    const game = table({
      players: [{ ...WITH_A_FARM, workers: 2, city: ['lookout'] }],
      workers: { 'basic-one-berry': [1, 1] },
      forest: ['forest-two-any'],
    });
    expect(places(game.options)).toEqual([]);
    expect(game.why('place:basic-three-twigs')).toBe('no-worker');
    expect(game.why('place:lookout')).toBe('no-worker');
    expect(game.why('place:forest-two-any')).toBe('no-worker');
  });
});

describe('a place takes a worker only if something of it can be done', () => {
  /** Each place, a position in which nothing can be done there, and one in which something can. */
  const CASES: [string, Position, Position][] = [
    ['haven', {}, { players: [{ hand: ['farm'] }] }],
    [
      'storehouse',
      { players: [{ city: ['storehouse'] }] },
      { players: [{ city: [{ card: 'storehouse', resources: { pebble: 1 } }] }] },
    ],
    [
      'forest-discard-any-draw-double',
      { forest: ['forest-discard-any-draw-double'] },
      { forest: ['forest-discard-any-draw-double'], players: [{ hand: ['farm'] }] },
    ],
    [
      'forest-discard-three-for-any',
      { forest: ['forest-discard-three-for-any'] },
      { forest: ['forest-discard-three-for-any'], players: [{ hand: ['farm'] }] },
    ],
    [
      'forest-two-meadow-play-one',
      { forest: ['forest-two-meadow-play-one'], meadow: ['mine'], players: [{ hand: EIGHT }] },
      { forest: ['forest-two-meadow-play-one'], meadow: ['mine'] },
    ],
    [
      'cemetery',
      { players: [{ city: ['cemetery'] }] },
      { players: [{ city: ['cemetery'] }], discard: ['farm'] },
    ],
  ];

  it.each(CASES)('so it is with %s (5.6, R-03)', (place, closed, open) => {
    expect(table(closed).offers(`place:${place}`)).toBe(false);
    expect(table(closed).why(`place:${place}`)).toBeTypeOf('string');
    expect(table(open).offers(`place:${place}`)).toBe(true);
  });

  it('one instruction that changes something is enough (5.7)', () => {
    // A full hand: nothing can be drawn, but the token is put on the Chapel all the same.
    const game = table({ players: [{ city: ['chapel'], hand: EIGHT }, {}], deck: ['king'] });
    game.pick('place:chapel');
    expect(game.player(1).city[0].tokens).toBe(1);
    expect(game.hand(1)).toHaveLength(8);
    // One card at the Haven brings nothing, but it is discarded.
    const haven = table({ players: [{ hand: ['farm'] }, {}] }).pick('place:haven');
    expect(haven.hand(1)).toEqual([]);
    expect(haven.player(1).resources).toEqual(NOTHING);
  });

  it('a fixed price must be met whatever else would happen (5.7)', () => {
    // Post Office: with one card in hand seven could be drawn, but two must be given first.
    const one = table({ players: [{ city: ['post-office'], hand: ['farm'] }, {}], rest: true });
    expect(one.offers('place:post-office')).toBe(false);
    expect(one.why('place:post-office')).toBe('hand-short');
    // Monastery: four points wait for two resources.
    const monastery = table({ players: [{ city: ['monastery'], resources: { twig: 1 } }, {}] });
    expect(monastery.offers('place:monastery')).toBe(false);
    expect(monastery.why('place:monastery')).toBe('resources-short');
    // An Event: its cards must lie in the city, and its price must be paid.
    const cure = (city: string[], berry: number) =>
      table({ players: [{ city, resources: { berry } }], events: ['croak-wart-cure'] });
    expect(cure(['undertaker', 'barge-toad'], 1).offers('place:croak-wart-cure')).toBe(false);
    expect(cure(['undertaker', 'farm'], 2).offers('place:croak-wart-cure')).toBe(false);
    expect(cure(['undertaker', 'barge-toad'], 2).offers('place:croak-wart-cure')).toBe(true);
  });

  it('resources and points can always be gained, with a full hand and no cards too (5.8)', () => {
    const game = table({
      players: [{ hand: EIGHT }],
      forest: [
        'forest-two-berries-one-card',
        'forest-three-cards-one-pebble',
        'forest-two-cards-one-any',
      ],
    });
    expect(places(game.options)).toHaveLength(8 + 1 + 3);
    game.pick('place:basic-two-cards-one-point');
    expect(game.player(1).points).toBe(1);
    expect(game.hand(1)).toHaveLength(8);
  });

  it('a card can be drawn only if hand and piles allow one (5.8)', () => {
    const draw = CARDS.list.find((card) => card.id === 'fairgrounds')!.production!;
    const possible = (position: Position) =>
      machine.can(table(position).state, 0, 0, 0, draw) === OK;
    expect(possible({ deck: ['farm'] })).toBe(true);
    expect(possible({ discard: ['farm'] })).toBe(true);
    expect(possible({})).toBe(false);
    expect(possible({ players: [{ hand: EIGHT.slice(1) }], deck: ['king'] })).toBe(true);
    expect(possible({ players: [{ hand: EIGHT }], deck: ['king'] })).toBe(false);
  });

  it('where a card is played, the player must really be able to play one (5.9)', () => {
    const full = [...EIGHT, 'mine', 'mine', 'mine', 'school', 'castle', 'palace', 'inn'];
    const inn = (twig: number, city: string[], meadow: string[]) =>
      table({ players: [{ city, resources: { twig } }], meadow }).offers('place:inn');
    // The Theater costs 3 twigs, 1 resin and 1 pebble: 3 less leave two to pay.
    expect(inn(1, ['inn'], ['theater'])).toBe(false);
    expect(inn(2, ['inn'], ['theater'])).toBe(true);
    // No Meadow card, a unique card of the city, a full city.
    expect(inn(9, ['inn'], [])).toBe(false);
    expect(inn(9, ['inn', 'theater'], ['theater'])).toBe(false);
    expect(inn(9, full, ['theater'])).toBe(false);
    expect(inn(9, full.slice(1), ['theater'])).toBe(true);
  });

  it('the Queen receives nobody who has no card of up to 3 points to play (5.9)', () => {
    const queen = (hand: string[], meadow: string[]) =>
      table({ players: [{ city: ['queen'], hand }], meadow }).offers('place:queen');
    expect(queen(['king'], ['castle'])).toBe(false);
    expect(queen(['school'], ['castle'])).toBe(true);
    expect(queen(['king'], ['school'])).toBe(true);
  });

  it('no worker is placed where nothing would happen, so placing is no way to pass (R-03)', () => {
    // Winter, an empty hand, empty piles: all that is offered changes something.
    const game = table({
      players: [{ city: ['inn', 'queen', 'storehouse', 'post-office', 'monastery', 'cemetery'] }],
      forest: ['forest-discard-any-draw-double', 'forest-two-meadow-play-one'],
    });
    for (const key of game.options.filter((k) => k !== 'place:grand-tour')) {
      expect(key).toMatch(/^place:basic-/);
    }
  });
});

describe('after placing', () => {
  it('everything the place asks for must be done (5.10)', () => {
    const haven = table({ players: [{ hand: ['farm', 'mine'] }] }).pick('place:haven');
    expect(haven.options).not.toContain('done');
    expect(haven.prompt).toContain('1 or more cards');
    expect(haven.pick('discard:farm').prompt).toContain('as many cards from your hand as you like');
    const any = table({ forest: ['forest-two-any'] }).pick('place:forest-two-any', 'gain:twig');
    expect(any.options.every((key) => key.startsWith('gain:'))).toBe(true);
    const lookout = table({ players: [{ city: ['lookout'] }] }).pick('place:lookout');
    expect(lookout.options.every((key) => key.startsWith('use:basic-'))).toBe(true);
    const queen = table({ players: [{ city: ['queen'], hand: ['school', 'mine'] }] });
    queen.pick('place:queen');
    expect([...queen.options].sort()).toEqual(['play:mine@hand', 'play:school@hand']);
    const inn = table({ players: [{ city: ['inn'] }], meadow: ['mine', 'farm'] }).pick('place:inn');
    expect([...inn.options].sort()).toEqual(['play:farm@meadow-2', 'play:mine@meadow-1']);
  });

  it('every part of it must be done, as far as it is possible (5.10)', () => {
    const game = table({
      players: [{ city: ['university', 'farm'] }, {}],
    });
    game.pick('place:university', 'discard:farm');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
    game.pick('gain:berry');
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 1, pebble: 0, berry: 1 });
    expect(game.player(1).points).toBe(1);
    expect(game.decides).toBe(2);
  });

  it('what is optional by its words may be left out (5.10)', () => {
    const start: Position = {
      players: [{ resources: { twig: 9, resin: 9, pebble: 9 } }, {}],
      forest: ['forest-two-meadow-play-one'],
      meadow: ['farm', 'mine', 'school'],
    };
    const game = table(start).pick('place:forest-two-meadow-play-one', 'take:farm', 'take:mine');
    expect([...game.options].sort()).toEqual(['done', 'play:farm@hand', 'play:mine@hand']);
    game.pick('done');
    expect(game.hand(1)).toEqual(['farm', 'mine']);
    expect(game.decides).toBe(2);
  });
});

describe('moving a deployed worker', () => {
  const ranger = { hand: ['ranger'], resources: { berry: 2 } };

  it('frees the old place and triggers the new one (5.12)', () => {
    const game = table({
      players: [{ ...ranger, workers: 1 }, {}],
      workers: { 'basic-three-twigs': [1] },
    });
    game.pick('play:ranger@hand', 'place:basic-two-resin');
    expect(game.player(1).resources).toEqual({ ...NOTHING, resin: 2 });
    expect(game.player(1).workers).toEqual([{ at: 'place', place: 'basic-two-resin' }]);
    expect(game.decides).toBe(2);
    expect(game.offers('place:basic-three-twigs')).toBe(true);
    expect(game.offers('place:basic-two-resin')).toBe(false);
  });

  it('obeys all rules for placing (5.12)', () => {
    const game = table({
      players: [
        { ...ranger, workers: 1, city: ['inn', 'monastery', 'post-office', 'lookout'] },
        { city: ['inn', 'chapel'], workers: 2 },
      ],
      workers: { 'basic-three-twigs': [1], 'basic-two-resin': [2], 'forest-two-any': [2] },
      forest: ['forest-two-any', 'forest-three-berries'],
      events: ['tax-relief'],
    });
    game.pick('play:ranger@hand');
    // Closed: where it came from, occupied places, an empty hand's Haven, winter's Journey, and
    // cards that cannot be used. Open: the rest, an Event included.
    expect(places(game.options)).toEqual(
      [
        'place:basic-two-twigs-one-card',
        'place:basic-one-resin-one-card',
        'place:basic-two-cards-one-point',
        'place:basic-one-pebble',
        'place:basic-one-berry-one-card',
        'place:basic-one-berry',
        'place:forest-three-berries',
        'place:grand-tour',
        'place:lookout@city1-4',
      ].sort(),
    );
  });

  it('pays the owner of an open card like any visit (5.12)', () => {
    const game = table({
      players: [{ ...ranger, workers: 1 }, { city: ['inn'] }],
      workers: { 'basic-three-twigs': [1] },
      meadow: ['ruins', 'farm'],
    });
    game.pick('play:ranger@hand', 'place:inn@city2-1');
    expect(game.player(2).points).toBe(1);
    expect(game.city(1)).toEqual(['ranger', 'farm']);
  });

  it('is never possible for a permanent worker (5.13)', () => {
    const game = table({
      players: [
        {
          ...ranger,
          season: 'autumn',
          workers: 5,
          city: [
            { card: 'monastery', workers: [1] },
            { card: 'cemetery', workers: [1] },
          ],
        },
        {},
      ],
      workers: { 'journey-2': [1], 'basic-one-berry': [1], haven: [1] },
    });
    game.pick('play:ranger@hand');
    expect([...game.options].sort()).toEqual(['move:basic-one-berry', 'move:haven']);
  });

  it('does not happen if all workers out there are permanent (5.13)', () => {
    const game = table({
      players: [
        {
          ...ranger,
          workers: 2,
          city: [
            { card: 'monastery', workers: [1] },
            { card: 'cemetery', workers: [1] },
          ],
        },
        {},
      ],
    });
    game.pick('play:ranger@hand');
    expect(game.decides).toBe(2);
    expect(game.player(1).workers.map((worker) => worker.slot)).toEqual([0, 1]);
  });
});
