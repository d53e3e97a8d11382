/** Chapter 5, location cards in cities (5.31-5.39). */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/tables.ts';
import { table } from '../table.ts';

/** Everything that makes every location card usable. */
const READY = {
  hand: ['farm', 'mine', 'wife'],
  resources: { twig: 3, resin: 3, pebble: 3, berry: 3 },
};
const LOCATIONS = [
  'cemetery',
  'chapel',
  'inn',
  'lookout',
  'monastery',
  'post-office',
  'queen',
  'university',
];
const visits = (keys: readonly string[]) => keys.filter((key) => key.includes('@city'));

describe('location cards', () => {
  it('of the own city take workers of their owner (5.31)', () => {
    const game = table({
      players: [{ ...READY, city: LOCATIONS }],
      meadow: ['school'],
      rest: true,
    });
    expect(visits(game.options)).toEqual(
      LOCATIONS.map((card, i) => `place:${card}@city1-${i + 1}`),
    );
    game.pick('place:chapel');
    expect(game.player(1).city[1].workers).toEqual([0]);
    expect(game.player(1).hand).toHaveLength(5);
  });

  it('are exactly the Destination cards and the Storehouse (5.31)', () => {
    const located = CARDS.list.filter((card) => card.box === 'base' && card.visit !== undefined);
    expect(located.map((card) => card.id).sort()).toEqual([...LOCATIONS, 'storehouse'].sort());
    // No worker goes to a card without a location.
    const game = table({ players: [{ ...READY, city: ['farm', 'king', 'crane', 'ruins'] }] });
    expect(visits(game.options)).toEqual([]);
  });

  it('of another city are for visitors only if they are open: Inn and Post Office (5.32)', () => {
    const game = table({ players: [READY, { city: LOCATIONS }], meadow: ['school'], rest: true });
    expect(visits(game.options)).toEqual(['place:inn@city2-3', 'place:post-office@city2-6']);
    expect(game.why('place:lookout')).toBe('not-open');
    expect(game.why('place:queen')).toBe('not-open');
  });

  it('bring the owner one point token from the supply when another player visits (5.33)', () => {
    const game = table({
      players: [{ ...READY, points: 3 }, { city: ['inn'], points: 2 }, { city: ['inn'] }],
      meadow: ['school'],
    });
    game.pick('place:inn@city2-1');
    expect([1, 2, 3].map((seat) => game.player(seat).points)).toEqual([3, 3, 0]);
    expect(game.events).toContainEqual({ type: 'visited', owner: 1, seat: 0 });
  });

  it('bring their owner nothing for an own visit (5.34)', () => {
    const game = table({ players: [{ ...READY, city: ['inn'] }, {}], meadow: ['school'] });
    game.pick('place:inn');
    expect([1, 2].map((seat) => game.player(seat).points)).toEqual([0, 0]);
    expect(game.events.some((event) => event.type === 'visited')).toBe(false);
  });

  it('bring the token to an owner who has finished, too (5.35)', () => {
    const game = table({
      players: [READY, { season: 'autumn', finished: true, city: ['inn'] }],
      meadow: ['school'],
    });
    game.pick('place:inn');
    expect(game.player(2).points).toBe(1);
  });

  it('work for the visitor, not for the owner (5.36)', () => {
    const inn = table({ players: [READY, { city: ['inn'] }], meadow: ['school'] });
    inn.pick('place:inn', 'pay:twig');
    expect(inn.city(1)).toEqual(['school']);
    expect(inn.city(2)).toEqual(['inn']);
    expect(inn.player(1).resources).toEqual({ twig: 2, resin: 3, pebble: 3, berry: 3 });
    const post = table({
      players: [{ hand: ['farm', 'mine', 'wife'] }, { city: ['post-office'] }],
      deck: ['king', 'queen', 'bard', 'fool', 'judge', 'monk', 'doctor', 'teacher'],
    });
    post.pick('place:post-office', 'give:farm', 'give:mine', 'done');
    expect(post.hand(1)).toHaveLength(8);
    expect([...post.hand(2)].sort()).toEqual(['farm', 'mine']);
  });

  it('hold one worker (5.37)', () => {
    const game = table({
      players: [
        { ...READY, city: ['lookout', 'chapel', { card: 'inn', workers: [2] }] },
        { workers: 3 },
      ],
      meadow: ['school'],
      rest: true,
    });
    expect(game.why('place:inn')).toBe('occupied');
    game.pick('place:lookout', 'use:basic-one-berry', 'place:basic-one-berry');
    expect(game.decides).toBe(1);
    expect(game.offers('place:chapel')).toBe(true);
    expect(game.why('place:lookout')).toBe('occupied');
  });

  it.each([
    ['monastery', 'monk'],
    ['cemetery', 'undertaker'],
  ])('hold a second worker only where their text offers it: %s with %s (5.37)', (card, friend) => {
    const place = (city: string[], workers: number[]) =>
      table({
        players: [{ resources: { twig: 4 }, workers: 4, city: [{ card, workers }, ...city] }],
        deck: ['farm', 'mine', 'school', 'wife'],
      });
    expect(place([], []).offers(`place:${card}`)).toBe(true);
    expect(place([], [1]).offers(`place:${card}`)).toBe(false);
    expect(place([], [1]).why(`place:${card}`)).toBe('second-spot');
    expect(place([friend], [1]).offers(`place:${card}`)).toBe(true);
    expect(place([friend], [1, 1]).offers(`place:${card}`)).toBe(false);
    expect(place([friend], [1, 1]).why(`place:${card}`)).toBe('occupied');
  });
});

describe('the Storehouse', () => {
  const stocked = { card: 'storehouse', resources: { twig: 3, berry: 2 } };

  it('is a Production card whose location only its owner may visit (5.38)', () => {
    const game = table({ players: [{ city: [stocked] }, { city: ['storehouse'], workers: 3 }] });
    expect(CARDS.of(CARDS.kindOf('storehouse')).color).toBe('production');
    game.pick('place:basic-one-berry');
    // Player 2 can go neither to the full one of player 1 nor to the own empty one.
    expect(visits(game.options)).toEqual([]);
    game.pick('place:basic-one-berry', 'place:storehouse');
    expect(game.player(1).resources).toEqual({ twig: 3, resin: 0, pebble: 0, berry: 3 });
    expect(game.player(1).city[0].resources).toEqual({});
    expect(game.player(2).points).toBe(0);
  });

  it('receives resources in production like the other Production cards (5.38)', () => {
    const game = table({
      players: [{ hand: ['storehouse'], resources: { twig: 1, resin: 1, pebble: 1 } }],
    });
    game.pick('play:storehouse@hand');
    expect(game.options).toEqual([
      'store:3-twig',
      'store:2-resin',
      'store:1-pebble',
      'store:2-berry',
    ]);
  });
});

describe('a Destination card', () => {
  const DESTINATIONS = CARDS.list.filter((c) => c.box === 'base' && c.color === 'destination');

  it.each(DESTINATIONS.map((card) => card.id))('does nothing when played: %s (5.39)', (id) => {
    const game = table({
      players: [
        { hand: [id, 'farm', 'mine'], resources: { twig: 9, resin: 9, pebble: 9, berry: 9 } },
        {},
      ],
      meadow: ['school', 'wife'],
      rest: true,
    });
    const { deck } = game.view;
    game.pick(`play:${id}@hand`);
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toEqual(['farm', 'mine']);
    expect(game.view.deck).toBe(deck);
    expect(game.player(1).points).toBe(0);
    expect(game.player(1).city).toHaveLength(1);
    expect(game.player(1).city[0]).toMatchObject({ tokens: 0, workers: [] });
    const cost = Object.values(CARDS.of(CARDS.kindOf(id)).cost).reduce((a, b) => a + b, 0);
    const left = Object.values(game.player(1).resources).reduce((a, b) => a + b, 0);
    expect(left).toBe(36 - cost);
    expect(game.player(1).ready).toBe(2);
    // It works when a worker is placed on it in a later turn.
    game.pick('place:basic-one-berry');
    expect(game.offers(`place:${id}`)).toBe(true);
  });
});
