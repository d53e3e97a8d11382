/** Worked examples of the rulebooks (chapter 35). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { newTable, table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };

describe('the examples of the rulebooks', () => {
  it('a city with three Events and a Journey makes 62 points (35.1, 35.2)', () => {
    const game = table({
      players: [
        {
          season: 'autumn',
          points: 11,
          resources: { resin: 1, pebble: 1, twig: 4 },
          city: [
            'wife',
            'husband',
            'architect',
            'king',
            'inn',
            'post-office',
            'university',
            'lookout',
            'fairgrounds',
            'bard',
            'monk',
            { card: 'dungeon', prisoners: ['ranger'] },
            { card: 'clock-tower', tokens: 3 },
          ],
          events: [
            'grand-tour',
            { event: 'performer-in-residence', resources: { berry: 3 } },
            'ministering-to-miscreants',
          ],
        },
        AWAY,
      ],
      workers: { 'journey-4': [1] },
    });
    game.pick('pass');
    const part = (name: string) => game.scorePart(1, name);
    expect(part('cards')).toBe(22);
    expect(part('tokens')).toBe(14);
    expect(part('prosperity')).toBe(10);
    expect(part('journey')).toBe(4);
    expect(part('basicEvents') + part('specialEvents')).toBe(12);
    expect(game.score(1)).toBe(62);
  });

  it('a King has five points for one basic and two special Events (35.2)', () => {
    const events = ['grand-tour', 'performer-in-residence', 'ministering-to-miscreants'];
    const bonus = (n: number) =>
      table({ players: [{ city: ['king'], events: events.slice(0, n) }, {}] }).scorePart(
        1,
        'prosperity',
      );
    expect([0, 1, 2, 3].map(bonus)).toEqual([0, 1, 3, 5]);
  });

  it('the opening with Farm and Barge Toad goes as in the rulebooks (35.3, 35.4)', () => {
    const game = table({
      players: [{ hand: ['farm'] }, {}],
      meadow: ['barge-toad'],
      forest: ['forest-twig-resin-berry'],
    });
    const resources = () => game.player(1).resources;
    game.pick('place:basic-three-twigs', 'place:basic-one-berry');
    expect(resources()).toEqual({ twig: 3, resin: 0, pebble: 0, berry: 0 });
    game.pick('place:forest-twig-resin-berry', 'place:basic-one-berry');
    expect(resources()).toEqual({ twig: 4, resin: 1, pebble: 0, berry: 1 });
    game.pick('play:farm@hand');
    expect(resources()).toEqual({ twig: 2, resin: 0, pebble: 0, berry: 2 });
    game.pick('prepare', 'play:barge-toad@meadow');
    expect(resources()).toEqual({ twig: 4, resin: 0, pebble: 0, berry: 0 });
    // Both workers are placed and nothing can be paid: spring follows as soon as player 2 has acted.
    expect(game.decides).toBe(2);
    game.pick('place:basic-one-berry', 'prepare');
    expect(game.player(1).season).toBe('spring');
    expect(resources()).toEqual({ twig: 6, resin: 0, pebble: 0, berry: 1 });
    expect([game.player(1).workers.length, game.player(1).ready]).toEqual([3, 3]);
  });

  it('with a Judge two berries may be paid as a berry and a twig (35.5)', () => {
    const game = table({
      players: [{ hand: ['barge-toad'], city: ['judge'], resources: { berry: 1, twig: 1 } }, AWAY],
    });
    game.pick('play:barge-toad@hand');
    while (game.options.every((key) => key.startsWith('pay:'))) game.pick(game.options[0]);
    expect(game.city(1)).toEqual(['judge', 'barge-toad']);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    // One unit only.
    const twigs = table({
      players: [{ hand: ['barge-toad'], city: ['judge'], resources: { twig: 2 } }, AWAY],
    });
    expect(twigs.offers('play:barge-toad@hand')).toBe(false);
  });

  it('a Critter reduced by an Innkeeper cannot use the Judge as well (35.6)', () => {
    const city = ['innkeeper', 'judge'];
    const short = table({ players: [{ hand: ['doctor'], city, resources: { twig: 1 } }, AWAY] });
    expect(short.offers('play:doctor@hand')).toBe(false);
    const game = table({
      players: [{ hand: ['doctor'], city, resources: { twig: 1, berry: 1 } }, AWAY],
    });
    game.pick('play:doctor@hand', 'use:innkeeper');
    expect(game.city(1).sort()).toEqual(['doctor', 'judge']);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 0 });
  });

  it('a General Store copied from an opponent with a Farm gives two berries (35.7)', () => {
    const berries = (own: string[], others: string[]) => {
      const game = table({
        players: [
          { hand: ['miner-mole'], resources: { berry: 3 }, city: own },
          { ...AWAY, city: others },
        ],
      });
      return game.pick('play:miner-mole@hand', 'copy:general-store').player(1).resources.berry;
    };
    expect(berries([], ['general-store', 'farm'])).toBe(2);
    expect(berries(['farm'], ['general-store'])).toBe(1);
  });

  it('a Shopkeeper gives no berry for itself and one for a later Critter (35.8)', () => {
    const game = table({
      players: [
        { hand: ['shopkeeper', 'wife', 'farm'], resources: { berry: 4, twig: 2, resin: 1 } },
        AWAY,
      ],
    });
    game.pick('play:shopkeeper@hand');
    expect(game.player(1).resources.berry).toBe(2);
    game.pick('play:wife@hand');
    expect(game.player(1).resources.berry).toBe(1);
    // The Farm's own berry, nothing for a Construction.
    game.pick('play:farm@hand');
    expect(game.player(1).resources.berry).toBe(2);
  });

  it('a visitor to the Post Office brings its owner one point token, the owner none (35.9)', () => {
    const position = (own: string[], others: string[]) => ({
      players: [{ city: own, hand: ['farm', 'farm'] }, { city: others }],
      deck: Array<string>(6).fill('farm'),
    });
    const visitor = table(position([], ['post-office'])).pick('place:post-office');
    expect([visitor.player(1).points, visitor.player(2).points]).toEqual([0, 1]);
    const owner = table(position(['post-office'], [])).pick('place:post-office');
    expect([owner.player(1).points, owner.player(2).points]).toEqual([0, 0]);
  });

  it('in year 1 Rugwort goes round the Forest and four basic locations, and the Meadow fills up (35.17)', () => {
    const game = newTable({ players: 1, rugwort: { year: 1 } }, 1);
    const forest = () => game.view.forest.map((card) => card?.workers.includes(1) ?? null);
    const basic = () =>
      game.view.basic.filter((place) => place.workers.includes(1)).map((place) => place.id);
    const meadow = () => game.view.meadowBlocked.flatMap((blocked, i) => (blocked ? [i + 1] : []));
    const nextSeason = () => {
      const before = game.player(1).season;
      const waiting = () => game.player(1).season === before;
      while (waiting() && !game.offers('prepare')) game.pick('place:basic-one-berry');
      if (waiting()) game.pick('prepare');
      while (game.offers('done')) game.pick('done');
    };

    // Clearings clockwise from the upper left; the lower right one is empty.
    expect([forest(), basic(), meadow()]).toEqual([
      [true, false, null, false],
      ['basic-three-twigs'],
      [],
    ]);
    nextSeason();
    expect([forest(), basic(), meadow()]).toEqual([
      [false, false, null, true],
      ['basic-two-resin'],
      [1],
    ]);
    nextSeason();
    expect([forest(), basic(), meadow()]).toEqual([
      [false, true, null, false],
      ['basic-one-pebble'],
      [1, 2],
    ]);
    nextSeason();
    expect([forest(), basic(), meadow()]).toEqual([
      [false, false, null, false],
      ['basic-one-berry-one-card'],
      [1, 2, 3, 4],
    ]);
    expect(
      game.view.journey.filter((place) => place.workers.includes(1)).map((place) => place.points),
    ).toEqual([3]);
  });

  it('five cards discarded at the Haven give two resources (35.18)', () => {
    const game = table({
      players: [{ hand: ['farm', 'farm', 'farm', 'farm', 'farm', 'mine'] }, {}],
    });
    game.pick(
      'place:haven',
      ...Array<string>(5).fill('discard:farm'),
      'done',
      'gain:pebble',
      'gain:berry',
    );
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 1 });
    expect(game.hand(1)).toEqual(['mine']);
    expect(game.decides).toBe(2);
  });

  it('a player with seven cards who draws three gets one (35.19)', () => {
    const hand = Array<string>(7).fill('farm');
    const game = table({
      players: [{ hand: [...hand, 'wanderer'], resources: { berry: 2 } }, AWAY],
      deck: ['king', 'queen', 'judge'],
    });
    game.pick('play:wanderer@hand');
    expect(game.hand(1)).toEqual([...hand, 'king']);
    expect(game.position.deck).toEqual(['queen', 'judge']);
  });
});
