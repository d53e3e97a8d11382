/** Passing for the rest of the game (chapter 9). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table } from '../table.ts';

const AUTUMN: PositionPlayer = { season: 'autumn' };
const FINISHED: PositionPlayer = { season: 'autumn', finished: true };
const CARDS = ['farm', 'mine', 'inn', 'wife'];

describe('finishing', () => {
  it('a player in autumn may pass and then has no more turns (9.1)', () => {
    const game = table({ players: [AUTUMN, AUTUMN] });
    expect(game.offers('place:basic-one-berry')).toBe(true);
    game.pick('pass');
    expect(game.player(1).finished).toBe(true);
    expect(game.decides).toBe(2);
    game.pick('place:basic-one-berry', 'place:basic-one-berry', 'place:basic-one-berry');
    expect(game.decides).toBe(2);
    for (const season of ['winter', 'spring', 'summer'] as const) {
      const early = table({ players: [{ season, hand: ['ruins'] }, {}] });
      expect(early.why('pass')).toBe('only-in-autumn');
    }
  });

  it('a player in autumn who can do nothing more has finished (9.1)', () => {
    const game = table({
      players: [AUTUMN, { ...AUTUMN, workers: 1 }],
      workers: { 'basic-two-resin': [2] },
    });
    game.pick('pass', 'pass');
    // Player 2 has no worker and no card: there is nothing to choose.
    expect(game.player(2).finished).toBe(true);
    expect(game.over).toBe(true);
  });

  it('workers still to place do not prevent passing (9.2)', () => {
    const game = table({ players: [AUTUMN, AUTUMN] });
    expect(game.player(1).ready).toBe(6);
    game.pick('pass');
    expect([game.player(1).finished, game.player(1).ready]).toEqual([true, 6]);
  });

  it('with five or six players the hand is discarded at once, with fewer it is kept (9.3)', () => {
    const passed = (players: number) => {
      const game = table({
        options: { players },
        players: [{ ...AUTUMN, hand: CARDS }, AUTUMN],
      }).pick('pass');
      return [game.hand(1).length, game.view.discard];
    };
    expect([2, 3, 4, 5, 6].map(passed)).toEqual([
      [4, 0],
      [4, 0],
      [4, 0],
      [0, 4],
      [0, 4],
    ]);
  });

  it('workers of a player who has finished stay and keep blocking (9.5)', () => {
    const game = table({
      players: [
        {
          season: 'summer',
          workers: 1,
          hand: ['wife'],
          resources: { berry: 2 },
          city: [{ card: 'inn', workers: [2] }],
        },
        FINISHED,
      ],
      workers: { 'basic-three-twigs': [2], 'basic-one-berry': [1], 'journey-5': [2] },
    });
    game.pick('prepare');
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
    expect(game.why('place:inn')).toBe('occupied');
    expect(game.why('place:journey-5')).toBe('occupied');
    game.pick('place:basic-two-resin', 'pass');
    expect(game.over).toBe(true);
    expect(game.view.basic.find((place) => place.id === 'basic-three-twigs')!.workers).toEqual([1]);
  });

  it('who passes leaves the workers where they are (9.5)', () => {
    const game = table({ players: [{ ...AUTUMN, hand: ['farm'] }, AUTUMN] });
    game.pick('place:basic-three-twigs', 'place:basic-one-berry', 'pass');
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
  });

  it('who has finished receives no cards or resources, but point tokens for visits (9.6)', () => {
    const game = table({
      players: [
        { hand: CARDS, resources: { berry: 2 }, city: ['monastery'] },
        { ...FINISHED, city: ['post-office'] },
        {},
      ],
      deck: Array<string>(6).fill('farm'),
    });
    game.pick('place:post-office', 'give:mine', 'give:inn', 'done');
    expect(game.player(2).points).toBe(1);
    expect([game.player(2).handCount, game.player(3).handCount]).toEqual([0, 2]);
    game.pick('place:basic-one-berry', 'place:monastery');
    expect([game.player(2).resources.berry, game.player(3).resources.berry]).toEqual([0, 1 + 2]);
  });

  it('a Fool may be played into the city of a player who has finished (9.7)', () => {
    const game = table({ players: [{ hand: ['fool'], resources: { berry: 3 } }, FINISHED, {}] });
    game.pick('play:fool@hand');
    expect([...game.options].sort()).toEqual(['city:2', 'city:3']);
    game.pick('city:2');
    expect(game.city(2)).toEqual(['fool']);
    expect(game.score(2)).toBe(-2);
  });

  it('the others play on until all have finished, then the game is over (9.8)', () => {
    const game = table({ players: [AUTUMN, AUTUMN, { ...AUTUMN, points: 3 }] });
    game.pick('pass');
    expect([game.over, game.decides]).toEqual([false, 2]);
    game.pick('place:basic-one-berry');
    expect(game.decides).toBe(3);
    game.pick('pass', 'place:basic-one-berry');
    expect([game.over, game.decides]).toEqual([false, 2]);
    game.pick('pass');
    expect([game.over, game.decides]).toEqual([true, null]);
    expect(game.options).toEqual([]);
    expect(game.events.at(-1)).toEqual({ type: 'end' });
    expect(game.winners()).toEqual([3]);
  });
});
