import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { table } from '../table.ts';
import { otherSpaces, spaces } from './fullCity.ts';
import { printed } from './printed.ts';

const JESTER = { hand: ['fool'], resources: { berry: 3 } };
const SOLO = { options: { players: 1, rugwort: { year: 1 } } };

/** Plays on with the first seed whose die shows this value. */
function rolling(value: number, position: Position, pick: string) {
  for (let seed = 1; seed < 200; seed++) {
    const game = table({ ...position, seed }).pick(pick);
    const roll = game.events.find((event) => event.type === 'die');
    if (roll?.value === value) return game;
  }
  throw new Error(`no seed rolls ${value}`);
}

describe('Fool', () => {
  it('is a unique Traveler for 3 berries, worth 2 points less, twice in the deck, living in the Fairgrounds (34.1)', () => {
    expect(printed('fool')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 3 },
      points: -2,
      copies: 2,
      livesIn: ['fairgrounds'],
      space: 'own',
    });
  });

  it("goes into a free space of an opponent's city, never into the own one (FOOL.1)", () => {
    const game = table({ players: [JESTER, {}, {}] }).pick('play:fool');
    expect(game.options).toEqual(['city:2', 'city:3']);
    game.pick('city:3');
    expect([game.city(1), game.city(2), game.city(3)]).toEqual([[], [], ['fool']]);
  });

  it('may go to a player who has finished (FOOL.2)', () => {
    const game = table({ players: [JESTER, { finished: true }, {}] }).pick('play:fool', 'city:2');
    expect(game.city(2)).toEqual(['fool']);
  });

  it('cannot go into a full city or one with a Fool (FOOL.3)', () => {
    const full = table({ players: [JESTER, { city: spaces(15) }, {}, {}] }).pick('play:fool');
    expect(full.options).toEqual(['city:3', 'city:4']);
    const fooled = table({
      players: [JESTER, {}, { city: ['fool'] }, { city: otherSpaces(14) }],
    }).pick('play:fool');
    expect(fooled.options).toEqual(['city:2', 'city:4']);
  });

  it('may be played although a Fool lies in the own city (FOOL.3)', () => {
    const game = table({ players: [{ ...JESTER, city: ['fool'] }, {}] }).pick('play:fool');
    expect(game.city(2)).toEqual(['fool']);
  });

  it("cannot be played if no opponent's city can take it (FOOL.4)", () => {
    const full = table({ players: [JESTER, { city: spaces(15) }, { city: ['fool'] }] });
    expect(full.offers('play:fool')).toBe(false);
    expect(full.why('play:fool')).toBe('no-city-for-it');
  });

  it('triggers neither Historian nor Shopkeeper of the one who plays it (FOOL.5)', () => {
    const game = table({
      players: [{ ...JESTER, city: ['historian', 'shopkeeper'] }, {}],
      deck: ['farm'],
    }).pick('play:fool');
    expect(game.decides).toBe(2);
    expect(game.city(2)).toEqual(['fool']);
    expect(game.hand(1)).toEqual([]);
    expect(game.player(1).resources.berry).toBe(0);
  });

  it('is paid by the one who plays it, or brought by occupying a Construction of the own city (FOOL.6)', () => {
    const paid = table({ players: [JESTER, { resources: { berry: 5 } }] }).pick('play:fool');
    expect([paid.player(1).resources.berry, paid.player(2).resources.berry]).toEqual([0, 5]);
    const occupied = table({ players: [{ hand: ['fool'], city: ['fairgrounds'] }, {}] }).pick(
      'play:fool',
    );
    expect(occupied.player(1).city[0].occupied).toBe(true);
    expect(occupied.city(2)).toEqual(['fool']);
    const foreign = table({
      players: [{ hand: ['fool'] }, { city: ['fairgrounds'], resources: { berry: 9 } }],
    });
    expect(foreign.why('play:fool')).toBe('resources-short');
  });

  it('costs points, takes a space and is a Critter in the city it lies in (FOOL.7)', () => {
    const game = table({
      players: [{ ...JESTER, city: ['theater'] }, { city: ['school'] }, { city: ['theater'] }],
    });
    const before = [1, 2, 3].map((seat) => game.score(seat));
    game.pick('play:fool', 'city:3');
    // A unique Critter for the Theater of that city: 2 points less and 1 more.
    expect([1, 2, 3].map((seat) => game.score(seat) - before[seat - 1])).toEqual([0, 0, -1]);
    expect(game.scorePart(3, 'cards')).toBe(1);
    expect(game.scorePart(3, 'prosperity')).toBe(1);
    expect([game.player(1).spaces.used, game.player(3).spaces.used]).toEqual([1, 2]);
  });

  it('takes the last space of that city (FOOL.7)', () => {
    const game = table({
      players: [JESTER, { hand: ['farm'], city: spaces(14), resources: { twig: 2, resin: 1 } }],
    });
    game.pick('play:fool');
    expect(game.why('play:farm')).toBe('city-full');
  });

  it('may be discarded by the University of the city it lies in (FOOL.8)', () => {
    const game = table({ players: [{ city: ['university', 'fool'] }, {}] });
    game.pick('place:university', 'discard:fool', 'gain:twig');
    expect(game.city(1)).toEqual(['university']);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 3 });
  });

  it('may be imprisoned by the owner of the city it lies in (FOOL.8)', () => {
    const game = table({ players: [{ hand: ['farm'], city: ['dungeon', 'fool'] }, {}] }).pick(
      'play:farm',
      'imprison:fool',
    );
    expect(game.city(1)).toEqual(['dungeon', 'farm']);
    expect(game.player(1).city[0].prisoners).toEqual(['fool']);
  });

  it("rolled by Rugwort comes into the player's city (FOOL.9)", () => {
    const meadow = ['mine', 'mine', 'fool', 'mine', 'inn', 'inn', 'inn', 'king'];
    const game = rolling(
      3,
      { ...SOLO, players: [{ hand: ['wife'], resources: { berry: 2 } }], meadow, deck: ['farm'] },
      'play:wife',
    );
    expect(game.city(1)).toEqual(['wife', 'fool']);
    expect(game.city(2)).toEqual([]);
    expect(game.view.meadow[2]).toBe('farm');
  });

  it('played against Rugwort is discarded and removes any one of his cards (FOOL.9)', () => {
    const game = table({
      ...SOLO,
      players: [JESTER],
      rugwort: { city: ['farm', 'king', 'inn'] },
    }).pick('play:fool');
    expect(game.options.toSorted()).toEqual([
      'remove:farm@city2-1',
      'remove:inn@city2-3',
      'remove:king@city2-2',
    ]);
    game.pick('remove:king');
    expect(game.city(2)).toEqual(['farm', 'inn']);
    expect(game.city(1)).toEqual([]);
    expect(game.position.discard?.toSorted()).toEqual(['fool', 'king']);
  });

  it('played against Rugwort makes him play a card afterwards (FOOL.10)', () => {
    const game = table({
      ...SOLO,
      players: [JESTER],
      rugwort: { city: ['king', 'inn'] },
      meadow: Array<string>(8).fill('farm'),
      deck: ['mine'],
    });
    game.pick('play:fool', 'remove:king');
    expect(game.events.filter((event) => event.type === 'die')).toHaveLength(1);
    expect(game.city(2).toSorted()).toEqual(['farm', 'inn']);
  });
});
