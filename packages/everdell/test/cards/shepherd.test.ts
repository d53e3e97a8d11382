import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const SHEPHERD = { hand: ['shepherd'], resources: { berry: 3 } };
const chapel = (tokens: number) => ({ card: 'chapel', tokens, occupied: true });

describe('Shepherd', () => {
  it('is a unique Traveler for 3 berries, worth 1 point, twice in the deck, living in the Chapel (34.1)', () => {
    expect(printed('shepherd')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 3 },
      points: 1,
      copies: 2,
      livesIn: ['chapel'],
      space: 'own',
    });
  });

  it('gains three berries, and a point token for each on the own Chapel (SHEPHERD.1)', () => {
    const game = table({ players: [{ ...SHEPHERD, city: [chapel(2)] }, {}] }).pick('play:shepherd');
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.player(1).points).toBe(2);
    const foreign = table({ players: [SHEPHERD, { city: [chapel(2)] }] }).pick('play:shepherd');
    expect(foreign.player(1).points).toBe(0);
  });

  it('leaves the tokens on the Chapel (SHEPHERD.2)', () => {
    const game = table({ players: [{ ...SHEPHERD, city: [chapel(2)] }, {}] }).pick('play:shepherd');
    expect(game.player(1).city[0].tokens).toBe(2);
    expect(game.scorePart(1, 'tokens')).toBe(4);
  });

  it('gains only the berries without a Chapel (SHEPHERD.3)', () => {
    const game = table({
      players: [{ ...SHEPHERD, city: [{ card: 'clock-tower', tokens: 3 }] }, {}],
    }).pick('play:shepherd');
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.player(1).points).toBe(0);
  });

  it('is paid to one opponent who has not finished (SHEPHERD.4)', () => {
    const game = table({ players: [SHEPHERD, {}, { finished: true }, {}] }).pick('play:shepherd');
    expect(game.options).toEqual(['player:2', 'player:4']);
    game.pick('player:4');
    expect([1, 2, 3, 4].map((seat) => game.player(seat).resources.berry)).toEqual([3, 0, 0, 3]);
  });

  it('brings the opponent what is paid instead with a Judge (SHEPHERD.4)', () => {
    const game = table({
      players: [{ hand: ['shepherd'], city: ['judge'], resources: { berry: 2, pebble: 1 } }, {}],
    });
    game.pick('play:shepherd', 'pay:berry', 'pay:berry');
    expect(game.player(2).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 2 });
  });

  it('tells to whom each unit is paid, and the sum with the last one (SHEPHERD.4)', () => {
    const game = table({
      players: [
        { hand: ['shepherd'], city: ['judge'], resources: { berry: 2, pebble: 1, twig: 1 } },
        {},
        {},
      ],
    });
    game.pick('play:shepherd', 'player:3', 'pay:pebble', 'pay:berry', 'pay:berry');
    expect(game.events.filter(({ type }) => type === 'pay')).toEqual([
      { type: 'pay', seat: 0, to: 2, amounts: [0, 0, 1, 0], unit: 'more' },
      { type: 'pay', seat: 0, to: 2, amounts: [0, 0, 0, 1], unit: 'more' },
      { type: 'pay', seat: 0, to: 2, amounts: [0, 0, 0, 1], unit: 'last', sum: [0, 0, 1, 2] },
    ]);
  });

  it('brings the opponent no more than is paid after a reduction (SHEPHERD.4)', () => {
    const game = table({
      players: [{ resources: { berry: 3 } }, {}],
      forest: ['forest-two-meadow-play-one'],
      meadow: ['shepherd', 'king'],
    });
    game.pick('place:forest-two-meadow-play-one', 'take:shepherd@meadow-1', 'play:shepherd');
    expect([game.player(1).resources.berry, game.player(2).resources.berry]).toEqual([4, 2]);
    const innkeeper = table({ players: [{ ...SHEPHERD, city: ['innkeeper'] }, {}] }).pick(
      'play:shepherd',
      'use:innkeeper',
    );
    expect([innkeeper.player(1).resources.berry, innkeeper.player(2).resources.berry]).toEqual([
      6, 0,
    ]);
  });

  it('is paid to the supply if all others have finished, and against Rugwort (SHEPHERD.5)', () => {
    const finished = table({ players: [SHEPHERD, { finished: true }] }).pick('play:shepherd');
    expect([finished.player(1).resources.berry, finished.player(2).resources.berry]).toEqual([
      3, 0,
    ]);
    const solo = table({ options: { players: 1, rugwort: { year: 1 } }, players: [SHEPHERD] }).pick(
      'play:shepherd',
    );
    expect([solo.player(1).resources.berry, solo.player(2).resources.berry]).toEqual([3, 0]);
  });

  it('gives nobody anything when played without paying (SHEPHERD.5)', () => {
    const occupied = table({ players: [{ ...SHEPHERD, city: ['chapel'] }, {}, {}] }).pick(
      'play:shepherd',
      'occupy:chapel',
    );
    expect([1, 2, 3].map((seat) => occupied.player(seat).resources.berry)).toEqual([6, 0, 0]);
    const queen = table({ players: [{ ...SHEPHERD, city: ['queen'] }, {}, {}] }).pick(
      'place:queen',
    );
    expect(queen.city(1)).toEqual(['queen', 'shepherd']);
    expect([1, 2, 3].map((seat) => queen.player(seat).resources.berry)).toEqual([6, 0, 0]);
  });
});
