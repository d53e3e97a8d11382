import { describe, expect, it } from 'vitest';
import { BASIC_LOCATIONS, FORESTS } from '../src/content/board.ts';
import type { PositionPlayer } from '../src/index.ts';
import { table } from './table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const deck = ['king', 'queen', 'bard', 'judge'];

/** Place, whether several workers may stand there, what it brings: resources, cards, point tokens. */
const basics = [
  ['basic-three-twigs', false, { twig: 3 }, 0, 0],
  ['basic-two-twigs-one-card', true, { twig: 2 }, 1, 0],
  ['basic-two-resin', false, { resin: 2 }, 0, 0],
  ['basic-one-resin-one-card', true, { resin: 1 }, 1, 0],
  ['basic-two-cards-one-point', true, {}, 2, 1],
  ['basic-one-pebble', false, { pebble: 1 }, 0, 0],
  ['basic-one-berry-one-card', false, { berry: 1 }, 1, 0],
  ['basic-one-berry', true, { berry: 1 }, 0, 0],
] as const;

describe('the eight basic locations', () => {
  it('are these', () => {
    expect(BASIC_LOCATIONS.map((location) => location.id)).toEqual(basics.map(([id]) => id));
  });

  it.each(basics)('%s (5.14, 5.15)', (id, _shared, resources, cards, points) => {
    const game = table({ players: [{}, {}], deck }).pick(`place:${id}`);
    expect(game.player(1)).toMatchObject({ points, resources: { ...nothing, ...resources } });
    expect(game.hand(1)).toEqual(deck.slice(0, cards));
    expect(game.decides).toBe(2);
  });

  it.each(basics)('%s is shared: %j (5.4, 5.5, 5.16)', (id, shared) => {
    for (const seat of [1, 2]) {
      const game = table({ players: [{}, { season: 'spring' }], workers: { [id]: [seat] }, deck });
      expect(game.offers(`place:${id}`)).toBe(shared);
      expect(game.why(`place:${id}`)).toBe(shared ? undefined : 'occupied');
    }
  });
});

/** A player in front of one Forest card. */
function inTheForest(id: string, player: PositionPlayer = {}, meadow: string[] = []) {
  return table({ players: [player, {}], forest: [id], deck, meadow });
}

describe('the eleven Forest cards', () => {
  it('are these', () => {
    expect(
      FORESTS.list.filter((forest) => forest.box === 'base').map((forest) => forest.id),
    ).toEqual([
      'forest-two-berries-one-card',
      'forest-two-any',
      'forest-discard-any-draw-double',
      'forest-copy-basic-plus-card',
      'forest-three-cards-one-pebble',
      'forest-twig-resin-berry',
      'forest-three-berries',
      'forest-two-resin-one-twig',
      'forest-two-cards-one-any',
      'forest-discard-three-for-any',
      'forest-two-meadow-play-one',
    ]);
  });

  it.each([
    ['forest-two-berries-one-card', { berry: 2 }, 1],
    ['forest-three-cards-one-pebble', { pebble: 1 }, 3],
    ['forest-twig-resin-berry', { twig: 1, resin: 1, berry: 1 }, 0],
    ['forest-three-berries', { berry: 3 }, 0],
    ['forest-two-resin-one-twig', { resin: 2, twig: 1 }, 0],
  ])('%s (5.17)', (id, resources, cards) => {
    const game = inTheForest(id).pick(`place:${id}`);
    expect(game.player(1)).toMatchObject({ points: 0, resources: { ...nothing, ...resources } });
    expect(game.hand(1)).toEqual(deck.slice(0, cards));
  });

  it('two resources of any kind, which may differ (5.17)', () => {
    const game = inTheForest('forest-two-any').pick('place:forest-two-any');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
    game.pick('gain:pebble', 'gain:twig');
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 1, pebble: 1 });
  });

  it('two cards and a resource of any kind (5.17)', () => {
    const game = inTheForest('forest-two-cards-one-any').pick(
      'place:forest-two-cards-one-any',
      'gain:resin',
    );
    expect(game.hand(1)).toEqual(['king', 'queen']);
    expect(game.player(1).resources).toEqual({ ...nothing, resin: 1 });
  });

  it('discard any number of cards and draw twice as many (5.17)', () => {
    const id = 'forest-discard-any-draw-double';
    const game = inTheForest(id, { hand: ['farm', 'mine', 'inn'] }).pick(`place:${id}`);
    expect([...game.options].sort()).toEqual(['discard:farm', 'discard:inn', 'discard:mine']);
    game.pick('discard:mine', 'discard:farm', 'done');
    expect(game.hand(1)).toEqual(['inn', ...deck]);

    // One card has to go; of the two that come only one fits.
    const full = inTheForest(id, { hand: Array<string>(8).fill('farm') }).pick(
      `place:${id}`,
      'done',
    );
    expect(full.hand(1)).toEqual([...Array<string>(7).fill('farm'), 'king']);
    expect(inTheForest(id).why(`place:${id}`)).toBe('hand-empty');
  });

  it('discard up to three cards for a resource of any kind each (5.17)', () => {
    const id = 'forest-discard-three-for-any';
    const hand = ['farm', 'mine', 'inn', 'wife'];
    const game = inTheForest(id, { hand }).pick(
      `place:${id}`,
      'discard:wife',
      'discard:farm',
      'discard:inn',
    );
    game.pick('gain:pebble', 'gain:berry', 'gain:pebble');
    expect(game.hand(1)).toEqual(['mine']);
    expect(game.player(1).resources).toEqual({ ...nothing, pebble: 2, berry: 1 });

    const one = inTheForest(id, { hand }).pick(`place:${id}`, 'discard:wife', 'done', 'gain:twig');
    expect(one.player(1).resources).toEqual({ ...nothing, twig: 1 });
    expect(inTheForest(id).why(`place:${id}`)).toBe('hand-empty');
  });

  it('copy a basic location, occupied or not, and draw a card (5.17)', () => {
    const id = 'forest-copy-basic-plus-card';
    const game = table({
      players: [{ hand: ['farm'] }, { season: 'spring' }],
      forest: [id, 'forest-three-berries'],
      deck,
      workers: { 'basic-three-twigs': [2], 'basic-one-pebble': [1] },
    });
    game.pick(`place:${id}`);
    expect(game.options).toEqual(basics.map(([basic]) => `use:${basic}`));
    game.pick('use:basic-three-twigs');
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 3 });
    expect(game.hand(1)).toEqual(['farm', 'king']);
    expect(game.view.basic[0].workers).toEqual([1]);
  });
});

describe('two Meadow cards, one of which may be played for one less', () => {
  const id = 'forest-two-meadow-play-one';
  const meadow = ['farm', 'wife', 'mine', 'king', 'inn', 'chapel', 'castle', 'bard'];

  it('offers just these two cards for one resource less (5.17, 5.21)', () => {
    const player = { hand: ['crane'], resources: { twig: 1, resin: 1, pebble: 1 } };
    const game = inTheForest(id, player, meadow).pick(`place:${id}`, 'take:mine', 'take:farm');
    expect(game.hand(1)).toEqual(['crane', 'mine', 'farm']);
    // Both positions are filled before anything is played (7.5).
    expect([game.view.meadow[0], game.view.meadow[2]]).toEqual(['king', 'queen']);
    expect([...game.options].sort()).toEqual(['done', 'play:farm@hand', 'play:mine@hand']);
    game.pick('play:mine', 'pay:twig', 'pay:pebble');
    expect(game.city(1)).toEqual(['mine']);
    expect([...game.hand(1)].sort()).toEqual(['crane', 'farm']);
    expect(game.player(1).resources).toEqual({ ...nothing, resin: 1, pebble: 1 });
  });

  it('does not make the player play (5.17)', () => {
    const game = inTheForest(id, { resources: { berry: 9 } }, meadow);
    game.pick(`place:${id}`, 'take:wife', 'take:king', 'done');
    expect([...game.hand(1)].sort()).toEqual(['king', 'wife']);
    expect(game.city(1)).toEqual([]);
  });

  it('takes one card into a hand of seven, which may be played, and is closed to a full hand (5.8, 7.2)', () => {
    const farms = (n: number) => [...Array<string>(6).fill('farm'), 'inn', 'inn'].slice(0, n);
    const seven = inTheForest(id, { hand: farms(7), resources: { berry: 1 } }, meadow).pick(
      `place:${id}`,
      'take:wife',
    );
    expect(seven.options).toEqual(['done', 'play:wife@hand']);
    seven.pick('play:wife');
    expect(seven.city(1)).toEqual(['wife']);
    expect(inTheForest(id, { hand: farms(8) }, meadow).why(`place:${id}`)).toBe('hand-full');
  });

  it('is an advantage: no second one joins it (5.21, 6.33)', () => {
    const player = { city: ['innkeeper', 'judge'], resources: { berry: 2, twig: 5 } };
    const game = inTheForest(id, player, meadow).pick(`place:${id}`, 'take:king', 'take:wife');
    expect([...game.options].sort()).toEqual(['done', 'play:wife@hand']);
    game.pick('play:wife');
    expect(game.player(1).resources).toEqual({ ...nothing, berry: 1, twig: 5 });
    expect(game.city(1)).toEqual(['innkeeper', 'judge', 'wife']);
  });
});
