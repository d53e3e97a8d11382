/** Chapter 5, places of the board (5.14-5.30): basic and Forest locations, Haven, Journey. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { newTable, table } from '../table.ts';

const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const HAND = ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'mine'];

describe('basic locations', () => {
  /** Place, what it brings, cards drawn, points, and whether the ring is open. */
  const BASIC = [
    ['basic-three-twigs', { twig: 3 }, 0, 0, 'exclusive'],
    ['basic-two-twigs-one-card', { twig: 2 }, 1, 0, 'shared'],
    ['basic-two-resin', { resin: 2 }, 0, 0, 'exclusive'],
    ['basic-one-resin-one-card', { resin: 1 }, 1, 0, 'shared'],
    ['basic-two-cards-one-point', {}, 2, 1, 'shared'],
    ['basic-one-pebble', { pebble: 1 }, 0, 0, 'exclusive'],
    ['basic-one-berry-one-card', { berry: 1 }, 1, 0, 'exclusive'],
    ['basic-one-berry', { berry: 1 }, 0, 0, 'shared'],
  ] as const;

  it.each(BASIC)('%s brings what it shows (5.14, 5.15)', (place, resources, cards, points) => {
    const game = table({ deck: ['king', 'queen', 'bard'] }).pick(`place:${place}`);
    expect(game.player(1).resources).toEqual({ ...NOTHING, ...resources });
    expect(game.player(1).points).toBe(points);
    expect(game.hand(1)).toEqual(['king', 'queen', 'bard'].slice(0, cards));
    expect(game.view.deck).toBe(3 - cards);
    expect(game.decides).toBe(2);
  });

  it.each(BASIC.filter((row) => row[4] === 'exclusive'))('%s has a closed ring (5.15)', (place) => {
    const game = table({}).pick(`place:${place}`);
    expect(game.offers(`place:${place}`)).toBe(false);
    expect(game.why(`place:${place}`)).toBe('occupied');
  });

  it.each(BASIC.filter((row) => row[4] === 'shared'))('%s has an open ring (5.16)', (place) => {
    const game = table({}).pick(`place:${place}`, `place:${place}`);
    expect(game.decides).toBe(1);
    expect(game.offers(`place:${place}`)).toBe(true);
  });
});

describe('Forest locations', () => {
  const forest = ['forest-two-any', 'forest-three-berries', null, 'forest-twig-resin-berry'];

  it('carry out the printed effect (5.17)', () => {
    const game = table({ forest }).pick('place:forest-twig-resin-berry');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 0, berry: 1 });
  });

  it.each([2, 3])('take one worker each with %i players (5.18)', (players) => {
    const game = table({ options: { players }, forest }).pick('place:forest-three-berries');
    expect(game.offers('place:forest-three-berries')).toBe(false);
    expect(game.why('place:forest-three-berries')).toBe('occupied');
    expect(game.offers('place:forest-twig-resin-berry')).toBe(true);
  });

  it('take one worker each against Rugwort (5.18)', () => {
    // His first worker stands on the card at the upper left.
    const game = newTable({ players: 1 }, 1);
    const [first] = game.view.forest;
    expect(first!.workers).toEqual([1]);
    expect(game.why(`place:${first!.id}`)).toBe('occupied');
  });

  it.each([4, 5, 6])('take two workers each with %i players (5.19)', (players) => {
    const game = table({ options: { players }, forest });
    game.pick('place:forest-three-berries', 'place:forest-three-berries');
    expect([1, 2].map((seat) => game.player(seat).resources.berry)).toEqual([3, 3]);
    expect(game.decides).toBe(3);
    expect(game.offers('place:forest-three-berries')).toBe(false);
    expect(game.why('place:forest-three-berries')).toBe('occupied');
  });

  it('never take two workers of the same player (5.20)', () => {
    const game = table({ options: { players: 4 }, forest });
    game.pick('place:forest-three-berries');
    for (let i = 0; i < 3; i++) game.pick('place:basic-one-berry');
    expect(game.decides).toBe(1);
    expect(game.offers('place:forest-three-berries')).toBe(false);
    expect(game.why('place:forest-three-berries')).toBe('already-there');
    // The second spot is free for the others.
    game.pick('place:basic-one-berry');
    expect(game.offers('place:forest-three-berries')).toBe(true);
  });

  it('that make a card cheaper leave no room for another advantage (5.21)', () => {
    const start = (hand: string[]): Position => ({
      players: [
        { city: ['innkeeper', 'judge', 'crane'], resources: { twig: 4, resin: 4, berry: 4 }, hand },
      ],
      forest: ['forest-two-meadow-play-one'],
      meadow: ['wife', 'farm'],
    });
    // In a usual turn Innkeeper and Judge offer themselves for a Wife …
    const usual = table(start(['wife'])).pick('play:wife@hand');
    expect(usual.options).toEqual(expect.arrayContaining(['pay', 'use:innkeeper', 'use:judge']));
    // … with a card of the Forest there is its reduction, and nothing else to choose.
    const game = table(start([])).pick('place:forest-two-meadow-play-one', 'take:wife');
    game.pick('play:wife@hand');
    expect(game.options.some((key) => key.startsWith('use:'))).toBe(false);
    expect(game.city(1)).toEqual(['innkeeper', 'judge', 'crane', 'wife']);
    expect(game.player(1).resources.berry).toBe(3);
  });

  it('that make a card cheaper do not help a player who would need the Judge besides (5.21)', () => {
    const take = (resources: object) =>
      table({
        players: [{ city: ['judge'], resources }, {}],
        forest: ['forest-two-meadow-play-one'],
        meadow: ['wife', 'king'],
      }).pick('place:forest-two-meadow-play-one', 'take:wife');
    // A Wife for one berry less costs one berry, and a twig does not stand in for it here.
    expect(take({ twig: 2 }).decides).toBe(2);
    expect(take({ berry: 1 }).options).toEqual(['done', 'play:wife@hand']);
  });
});

describe('the Haven', () => {
  it('takes any number of workers, several of one player too (5.22)', () => {
    const game = table({
      players: [
        { hand: HAND, workers: 4 },
        { hand: ['inn', 'inn', 'king'], workers: 4 },
      ],
    });
    for (let i = 0; i < 2; i++) {
      game.pick('place:haven', 'discard:farm', 'done');
      game.pick('place:haven', 'discard:inn', 'done');
    }
    expect(game.view.haven.workers).toEqual([0, 0, 1, 1]);
    expect(game.decides).toBe(1);
    expect(game.offers('place:haven')).toBe(true);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('gives for %i cards %i resources of any kind (5.23)', (cards, resources) => {
    const game = table({ players: [{ hand: HAND }, {}] }).pick('place:haven');
    for (let i = 0; i < cards; i++) game.pick('discard:farm');
    game.pick('done');
    for (let i = 0; i < resources; i++) {
      expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
      game.pick('gain:twig');
    }
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ ...NOTHING, twig: resources });
    expect(game.hand(1)).toHaveLength(HAND.length - cards);
    expect(game.view.discard).toBe(cards);
  });

  it('lets the player choose which cards go, up to the whole hand (5.23)', () => {
    const game = table({ players: [{ hand: ['king', 'farm', 'mine', 'inn'] }, {}] });
    game.pick('place:haven');
    for (const card of ['king', 'farm', 'inn', 'mine']) game.pick(`discard:${card}`);
    expect(game.hand(1)).toEqual([]);
    game.pick('gain:twig', 'gain:berry');
    expect(game.player(1).resources).toEqual({ ...NOTHING, twig: 1, berry: 1 });
  });

  it('is closed to an empty hand (5.24)', () => {
    const game = table({});
    expect(game.offers('place:haven')).toBe(false);
    expect(game.why('place:haven')).toBe('hand-empty');
  });

  it('asks for one card at least (5.24)', () => {
    const game = table({ players: [{ hand: ['farm', 'mine'] }] }).pick('place:haven');
    expect([...game.options].sort()).toEqual(['discard:farm', 'discard:mine']);
    game.pick('discard:farm');
    expect(game.options).toContain('done');
  });
});

describe('the Journey', () => {
  const JOURNEYS = ['place:journey-2', 'place:journey-3', 'place:journey-4', 'place:journey-5'];
  const EIGHT = [...HAND, 'inn'];
  const open = (keys: string[]) => keys.filter((key) => JOURNEYS.includes(key));

  it.each(['winter', 'spring', 'summer'] as const)('is closed in %s (5.25)', (season) => {
    const game = table({ players: [{ season, hand: EIGHT }] });
    expect(open(game.options)).toEqual([]);
    expect(game.why('place:journey-2')).toBe('only-in-autumn');
  });

  it('is open in autumn (5.25)', () => {
    expect(open(table({ players: [{ season: 'autumn', hand: EIGHT }] }).options)).toEqual(JOURNEYS);
  });

  it('has one place each for 5, 4 and 3 points, and room for all at 2 (5.26)', () => {
    const game = table({
      players: [{ season: 'autumn', hand: EIGHT }, { season: 'autumn' }],
      workers: { 'journey-2': [2, 2], 'journey-3': [2], 'journey-4': [2], 'journey-5': [2] },
    });
    expect(open(game.options)).toEqual(['place:journey-2']);
    for (const n of [3, 4, 5]) expect(game.why(`place:journey-${n}`)).toBe('occupied');
  });

  it.each([2, 3, 4, 5])('place for %i points takes that many cards (5.27)', (n) => {
    const few = table({ players: [{ season: 'autumn', hand: EIGHT.slice(0, n - 1) }] });
    expect(few.offers(`place:journey-${n}`)).toBe(false);
    expect(few.why(`place:journey-${n}`)).toBe('hand-short');
    const game = table({ players: [{ season: 'autumn', hand: HAND }, { season: 'autumn' }] });
    game.pick(`place:journey-${n}`);
    for (let i = 0; i < n; i++) {
      expect(game.decides).toBe(1);
      expect(game.options).not.toContain('done');
      game.pick('discard:farm');
    }
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toHaveLength(HAND.length - n);
    expect(game.view.discard).toBe(n);
  });

  it('may be made by several workers of a player, several at the shared place too (5.28)', () => {
    const game = table({
      players: [
        { season: 'autumn', hand: HAND, workers: 3 },
        { season: 'autumn', finished: true },
      ],
    });
    game.pick('place:journey-2', 'discard:farm', 'discard:farm');
    game.pick('place:journey-2', 'discard:farm', 'discard:farm');
    game.pick('place:journey-3');
    expect(game.scorePart(1, 'journey')).toBe(7);
    expect(game.view.journey[0].workers).toEqual([0, 0]);
    expect(game.view.journey[1].workers).toEqual([0]);
  });

  it('scores the points of the place for every worker (5.29)', () => {
    const game = table({
      players: [
        { season: 'autumn', workers: 4 },
        { season: 'autumn', workers: 2 },
      ],
      workers: { 'journey-2': [1, 1, 2], 'journey-3': [2], 'journey-5': [1] },
    });
    expect(game.scorePart(1, 'journey')).toBe(9);
    expect(game.score(1)).toBe(9);
    expect(game.score(2)).toBe(5);
  });

  it('keeps its workers: neither Ranger nor a well run city brings them back (5.30)', () => {
    const ranger = table({
      players: [{ season: 'autumn', workers: 2, hand: ['ranger'], resources: { berry: 2 } }, {}],
      workers: { 'journey-2': [1], 'journey-3': [1] },
    });
    ranger.pick('play:ranger@hand');
    expect(ranger.decides).toBe(2);
    expect(ranger.scorePart(1, 'journey')).toBe(5);
    const city = ['chip-sweep', 'clock-tower'];
    const back = table({
      players: [{ season: 'autumn', workers: 4, city }, { season: 'autumn' }],
      workers: { 'journey-2': [1], 'journey-3': [1], 'basic-one-berry': [1] },
      events: ['a-well-run-city'],
    });
    back.pick('place:a-well-run-city');
    expect(back.options.some((key) => key.includes('journey'))).toBe(false);
    expect(back.options).toContain('recall:basic-one-berry');
  });
});
