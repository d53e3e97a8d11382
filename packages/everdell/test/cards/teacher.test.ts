import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const TEACHER = { hand: ['teacher'], resources: { berry: 2 } };
const DECK = ['king', 'queen', 'inn'];
const farms = (n: number) => Array<string>(n).fill('farm');

/** A Teacher in the production of spring: there is nothing to do but prepare. */
const producing = (hand: string[]) =>
  table({ players: [{ hand, city: ['teacher'], workers: 0 }, {}], deck: DECK }).pick('prepare');

describe('Teacher', () => {
  it('is a common Production Critter for 2 berries, worth 2 points, three times in the deck, living in the School (34.1)', () => {
    expect(printed('teacher')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 2 },
      points: 2,
      copies: 3,
      livesIn: ['school'],
      space: 'own',
    });
  });

  it('asks nothing when both cards are alike and one opponent is there (TEACHER.1)', () => {
    const game = table({ players: [TEACHER, {}], deck: ['farm', 'farm', 'inn'] });
    game.pick('play:teacher');
    expect([game.hand(1), game.hand(2), game.decides]).toEqual([['farm'], ['farm'], 2]);
  });

  it('draws two cards, keeps one and gives the other to an opponent (TEACHER.1)', () => {
    const game = table({
      players: [{ ...TEACHER, hand: ['teacher', 'mine'] }, {}, {}],
      deck: DECK,
    }).pick('play:teacher');
    expect(game.options).toEqual(['keep:king', 'keep:queen']);
    game.pick('keep:queen');
    expect(game.options).toEqual(['player:2', 'player:3']);
    game.pick('player:3');
    expect([1, 2, 3].map((seat) => game.hand(seat))).toEqual([['mine', 'queen'], [], ['king']]);
    expect(game.view.deck).toBe(1);
  });

  it('does so in production as well (TEACHER.1)', () => {
    const game = producing([]).pick('keep:king');
    expect([game.hand(1), game.hand(2)]).toEqual([['king'], ['queen']]);
  });

  it('gives to an opponent with room in hand who has not finished, if there is one (TEACHER.2)', () => {
    const game = table({
      players: [TEACHER, { hand: farms(8) }, {}, { finished: true }],
      deck: DECK,
    });
    game.pick('play:teacher', 'keep:king');
    expect(game.decides).toBe(2);
    expect([1, 2, 3, 4].map((seat) => game.player(seat).handCount)).toEqual([1, 8, 1, 0]);
  });

  it('discards the other card if nobody has room (TEACHER.2)', () => {
    const game = table({ players: [TEACHER, { hand: farms(8) }], deck: DECK }).pick(
      'play:teacher',
      'keep:king',
    );
    expect([game.hand(1), game.hand(2)]).toEqual([['king'], farms(8)]);
    expect(game.position.discard).toEqual(['queen']);
  });

  it('keeps the only card drawn when there is room for one (TEACHER.3)', () => {
    const game = producing(farms(7));
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toEqual([...farms(7), 'king']);
    expect(game.hand(2)).toEqual([]);
    expect(game.view.deck).toBe(2);
  });

  it('does nothing with a full hand (TEACHER.3)', () => {
    const game = producing(farms(8));
    expect(game.player(1).season).toBe('spring');
    expect(game.hand(1)).toEqual(farms(8));
    expect(game.view.deck).toBe(3);
  });

  it('discards the other card in a game against Rugwort (TEACHER.4)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [TEACHER],
      deck: DECK,
    });
    game.pick('play:teacher', 'keep:queen');
    expect(game.hand(1)).toEqual(['queen']);
    expect(game.position.discard).toEqual(['king']);
    expect(game.player(2).handCount).toBe(0);
  });
});
