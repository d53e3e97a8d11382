import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';
import { printed } from './printed.ts';

const bonus = (...city: string[]) =>
  table({ players: [{ city }, { city: ['husband'] }] }).scorePart(1, 'prosperity');
const bride = (city: string[]) =>
  table({ players: [{ hand: ['wife'], city, resources: { berry: 2 } }, {}] });

describe('Wife', () => {
  it('is a common Prosperity Critter for 2 berries, worth 2 points, four times in the deck, living in the Farm (34.1)', () => {
    expect(printed('wife')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'prosperity',
      cost: { berry: 2 },
      points: 2,
      copies: 4,
      livesIn: ['farm'],
      space: 'wife',
    });
  });

  it('shares one space with a Husband (WIFE.1)', () => {
    const game = bride(['husband', 'mine']).pick('play:wife');
    expect(game.city(1)).toEqual(['husband', 'mine', 'wife']);
    expect(game.player(1).spaces.used).toBe(2);
    expect(bride(['mine']).pick('play:wife').player(1).spaces.used).toBe(2);
  });

  it('scores three points with a Husband and none alone (WIFE.2)', () => {
    expect(bonus('wife', 'husband', 'farm')).toBe(3);
    expect(bonus('wife', 'farm')).toBe(0);
  });

  it('needs a Husband of her own (WIFE.3)', () => {
    expect(bonus('wife', 'husband', 'wife')).toBe(3);
    expect(bonus('wife', 'husband', 'wife', 'husband')).toBe(6);
    expect(bonus('wife', 'husband', 'husband')).toBe(3);
  });

  it('needs no Farm for her points (WIFE.4)', () => {
    expect(bonus('wife', 'husband')).toBe(3);
  });

  it('may be played into a full city with an unpaired Husband, and into no other (WIFE.5)', () => {
    const game = bride([...spaces(14), 'husband']).pick('play:wife');
    expect(game.city(1)).toContain('wife');
    expect(game.player(1).spaces.used).toBe(15);
    expect(bride(spaces(15)).why('play:wife')).toBe('city-full');
    expect(bride([...spaces(14), 'husband', 'wife']).why('play:wife')).toBe('city-full');
  });
});
