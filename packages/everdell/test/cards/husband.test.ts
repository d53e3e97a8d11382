import { describe, expect, it } from 'vitest';
import { table, type Table } from '../table.ts';
import { spaces } from './fullCity.ts';
import { printed } from './printed.ts';
import { production } from './production.ts';

const GAINS = ['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry'];

/** A table where a Husband in hand can be paid for. */
const suitor = (city: (string | null)[]) =>
  table({ players: [{ hand: ['husband'], city, resources: { berry: 3 } }, {}] });

/** Slots of the Husbands and Wives that share a space. */
const paired = (game: Table) =>
  game.player(1).city.flatMap((card) => (card.paired ? [card.slot + 1] : []));

describe('Husband', () => {
  it('is a common Production Critter for 3 berries, worth 2 points, four times in the deck, living in the Farm (34.1)', () => {
    expect(printed('husband')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 3 },
      points: 2,
      copies: 4,
      livesIn: ['farm'],
      space: 'husband',
    });
  });

  it('shares one space with a Wife (HUSBAND.1)', () => {
    const game = suitor(['wife', 'mine']);
    expect(game.player(1).spaces.used).toBe(2);
    game.pick('play:husband');
    expect(game.city(1)).toEqual(['wife', 'mine', 'husband']);
    expect(game.player(1).spaces.used).toBe(2);
  });

  it('shares with one Wife at most, and she with one Husband (HUSBAND.2)', () => {
    const husbands = table({ players: [{ city: ['husband', 'wife', 'husband'] }, {}] });
    expect(husbands.player(1).spaces.used).toBe(2);
    expect(paired(husbands)).toHaveLength(2);
    const wives = table({ players: [{ city: ['wife', 'husband', 'wife', 'wife'] }, {}] });
    expect(wives.player(1).spaces.used).toBe(3);
    expect(paired(wives)).toHaveLength(2);
  });

  it('gains one resource of any kind when played beside a Wife and a Farm (HUSBAND.3)', () => {
    const game = table({
      players: [
        {
          hand: ['husband'],
          city: ['wife', { card: 'farm', occupied: true }],
          resources: { berry: 3 },
        },
        {},
      ],
    });
    game.pick('play:husband');
    expect(game.options).toEqual(GAINS);
    game.pick('gain:pebble');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 0 });
  });

  it('gains nothing without a Farm, or without a Wife of his own (HUSBAND.3)', () => {
    expect(suitor(['wife']).pick('play:husband').decides).toBe(2);
    expect(suitor(['farm']).pick('play:husband', 'pay').decides).toBe(2);
    expect(suitor(['farm', 'husband', 'wife']).pick('play:husband', 'pay').decides).toBe(2);
  });

  it('gains in production as well, if both are there (HUSBAND.3)', () => {
    const game = production({ city: ['husband', 'wife', 'farm'] });
    expect(game.options).toEqual(GAINS);
    game.pick('gain:resin');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 1, pebble: 0, berry: 1 });
    expect(production({ city: ['husband', 'wife'] }).decides).toBe(2);
    expect(production({ city: ['husband', 'farm'] }).decides).toBe(2);
  });

  it('does not take the Wife of another Husband, wherever there is a gap in the city (HUSBAND.2, HUSBAND.3)', () => {
    const game = suitor([null, 'husband', 'wife', 'farm']).pick('play:husband', 'pay');
    expect(game.decides).toBe(2);
    expect(game.player(1).spaces.used).toBe(3);
    expect(paired(game)).toEqual([2, 3]);
  });

  it('needs no Farm of his own: one serves any number of couples (HUSBAND.4)', () => {
    const game = production({ city: ['husband', 'wife', 'husband', 'wife', 'farm'] });
    game.pick('gain:twig', 'gain:pebble');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 1, berry: 1 });
  });

  it('may be played into a full city with an unpaired Wife, and into no other (HUSBAND.5)', () => {
    const game = suitor([...spaces(14), 'wife']).pick('play:husband');
    expect(game.city(1)).toContain('husband');
    expect(game.player(1).spaces.used).toBe(15);
    expect(suitor(spaces(15)).why('play:husband')).toBe('city-full');
    expect(suitor([...spaces(14), 'wife', 'husband']).why('play:husband')).toBe('city-full');
  });

  it('forms as many couples as possible without being asked (HUSBAND.6)', () => {
    const game = table({
      players: [{ city: ['wife', 'wife', 'husband', 'husband', 'husband'] }, {}],
    });
    expect(paired(game)).toHaveLength(4);
    expect(game.player(1).spaces.used).toBe(3);
  });

  it('keeps the space when the Wife leaves (HUSBAND.6)', () => {
    const game = table({ players: [{ city: ['university', 'husband', 'wife', 'farm'] }, {}] });
    expect(game.player(1).spaces.used).toBe(3);
    game.pick('place:university', 'discard:wife', 'gain:twig');
    expect(game.city(1)).toEqual(['university', 'husband', 'farm']);
    expect(game.player(1).spaces.used).toBe(3);
    expect(paired(game)).toEqual([]);
  });

  it('pairs with a Wife whose Husband has left (HUSBAND.6)', () => {
    const game = table({ players: [{ city: ['university', 'husband', 'wife', 'husband'] }, {}] });
    expect(game.player(1).spaces.used).toBe(3);
    game.pick('place:university', 'discard:husband@city1-2', 'gain:twig');
    expect(paired(game)).toEqual([3, 4]);
    expect(game.player(1).spaces.used).toBe(2);
  });

  it('is paired when his effect is resolved, if a Wife was unpaired (HUSBAND.7)', () => {
    const game = suitor(['farm', 'husband', 'wife', 'wife']).pick('play:husband', 'pay');
    expect(paired(game)).toEqual([2, 3, 4, 5]);
    expect(game.options).toEqual(GAINS);
  });
});
