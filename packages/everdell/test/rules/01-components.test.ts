/** Chapter 1: what is in the box, and what never runs out. */
import { describe, expect, it } from 'vitest';
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from '../../src/content/board.ts';
import { CARDS } from '../../src/content/tables.ts';
import {
  ACTION_CARDS,
  ADORNMENTS,
  AWARDS,
  CARS,
  CHARACTERS,
  DISCOVERIES,
  GOODS,
  MAP_TILES,
  PLOTS,
  POINT_CARDS,
  POWERS,
  RIVER_CARDS,
  SCHEMES,
  VISITORS,
  WEATHERS,
  WONDERS,
} from '../../src/index.ts';
import { roll as rollForNightweave } from '../../src/mistwood/dice.ts';
import { roll as rollForRugwort } from '../../src/rugwort/die.ts';
import { newTable, table, type Table } from '../table.ts';

const ofTheBase = (thing: { readonly box: string }) => thing.box === 'base';

/** A quiet turn: place on the shared berry, else prepare, else pass. */
function quietTurn(game: Table): void {
  const key = ['done', 'prepare', 'place:basic-one-berry', 'pass'].find((k) => game.offers(k));
  game.pick(key!);
}

describe('the pieces of the base game', () => {
  it('are 128 Critters and Constructions, 11 Forest cards, 16 special and 4 basic Events (1.1)', () => {
    const cards = CARDS.list.filter(ofTheBase);
    expect(cards.reduce((n, card) => n + card.copies, 0)).toBe(128);
    expect(FORESTS.list.filter(ofTheBase)).toHaveLength(11);
    expect(SPECIAL_EVENT_LIST.list.filter(ofTheBase)).toHaveLength(16);
    expect(BASIC_EVENT_LIST.filter(ofTheBase)).toHaveLength(4);
  });

  it('give every player six workers in the course of the year (1.1)', () => {
    const game = newTable({ players: 2 }, 3);
    while (!game.over) quietTurn(game);
    expect(game.player(1).workers).toHaveLength(6);
    expect(game.player(2).workers).toHaveLength(6);
  });

  it('include a die with the numbers from 1 to 8 (1.1)', () => {
    const rolled = new Set<number>();
    for (let seed = 1; seed <= 80; seed++) {
      const game = table({
        options: { players: 1 },
        seed,
        players: [{ hand: ['farm'], resources: { twig: 2, resin: 1 } }],
        meadow: ['inn', 'mine', 'king', 'queen', 'bard', 'judge', 'crane', 'school'],
        rest: true,
      });
      game.pick('play:farm@hand');
      for (const event of game.events) if (event.type === 'die') rolled.add(event.value);
    }
    expect([...rolled].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('know four resources and no other: twig, resin, pebble and berry (1.8)', () => {
    const game = table({ forest: ['forest-two-any'] });
    expect(Object.keys(game.player(1).resources)).toEqual(['twig', 'resin', 'pebble', 'berry']);
    game.pick('place:forest-two-any');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
  });
});

describe('the general supply', () => {
  /** Player 2 holds every piece of the box: 30 twigs, 25 resin, 20 pebbles, 30 berries. */
  const everything = { twig: 30, resin: 25, pebble: 20, berry: 30 };

  it.each([
    ['basic-three-twigs', 'twig', 3],
    ['basic-two-resin', 'resin', 2],
    ['basic-one-pebble', 'pebble', 1],
    ['basic-one-berry', 'berry', 1],
  ] as const)(
    'gives at %s although every piece of that resource is taken (1.9)',
    (place, what, n) => {
      const game = table({ players: [{}, { resources: everything }] });
      game.pick(`place:${place}`);
      expect(game.player(1).resources[what]).toBe(n);
      expect(game.player(2).resources).toEqual(everything);
    },
  );

  it('sets no limit to what one player owns (1.10)', () => {
    const game = table({
      players: [{ resources: { twig: 254, resin: 255, pebble: 255, berry: 4095 } }],
      forest: ['forest-twig-resin-berry'],
    });
    game.pick('place:basic-three-twigs', 'place:basic-one-berry', 'place:forest-twig-resin-berry');
    expect(game.player(1).resources).toEqual({ twig: 258, resin: 256, pebble: 255, berry: 4096 });
  });

  it('has point tokens beyond the 50 points of the box (1.11)', () => {
    const game = table({ players: [{ points: 50 }, { points: 255 }], rest: true });
    game.pick('place:basic-two-cards-one-point', 'place:basic-two-cards-one-point');
    game.pick('place:basic-two-cards-one-point', 'place:basic-two-cards-one-point');
    expect([game.player(1).points, game.player(2).points]).toEqual([52, 257]);
  });

  it('has an occupied token although the 20 of the box are in use (1.11)', () => {
    const taken = (cards: string[]) => cards.map((card) => ({ card, occupied: true }));
    const game = table({
      players: [
        { city: ['farm'], hand: ['wife'] },
        { city: taken(['inn', 'inn', 'inn', 'mine', 'mine', 'mine', 'crane', 'castle', 'school']) },
        { city: taken(['ruins', 'ruins', 'ruins', 'twig-barge', 'twig-barge', 'twig-barge']) },
        { city: taken(['theater', 'palace', 'lookout', 'chapel', 'dungeon', 'storehouse']) },
      ],
    });
    game.pick('play:wife@hand');
    expect(game.player(1).city[0]).toMatchObject({ card: 'farm', occupied: true });
    expect(game.city(1)).toEqual(['farm', 'wife']);
  });
});

describe('the tiles and dice of all boxes', () => {
  it('are 263 city cards, 40 special Events, 22 Forest cards and what else lies in the boxes (1.4)', () => {
    const copiesIn = (cards: readonly { readonly copies: number }[]): number =>
      cards.reduce((n, { copies }) => n + copies, 0);
    // Corrin's cards lie in the box a second time, with another picture.
    const corrins = CARDS.list.filter(({ box }) => box === 'corrin');
    const copies = copiesIn(CARDS.list) + copiesIn(corrins);
    expect([copies, SPECIAL_EVENT_LIST.list.length, FORESTS.list.length]).toEqual([263, 40, 22]);
    const lists = [POWERS, RIVER_CARDS, ADORNMENTS, DISCOVERIES, WEATHERS, VISITORS];
    expect(lists.map((list) => list.length)).toEqual([23, 12, 12, 42, 12, 32]);
    const hers = [ACTION_CARDS, POINT_CARDS, CHARACTERS, PLOTS, SCHEMES];
    expect(hers.reduce((n, list) => n + list.length, 0)).toBe(79);
  });

  it('are 7 basic Events, 4 wonders, 4 goods, 7 awards, 24 map tiles, 18 train cars, dice of 8 and 12 (1.7)', () => {
    expect(BASIC_EVENT_LIST).toHaveLength(7);
    expect(WONDERS).toHaveLength(4);
    expect(GOODS).toHaveLength(4);
    expect(AWARDS).toHaveLength(7);
    expect(MAP_TILES.filter(({ id }) => !DISCOVERIES.some((find) => find.id === id))).toHaveLength(
      24,
    );
    expect(CARS.reduce((n, { copies }) => n + copies, 0)).toBe(18);
    const sides = (options: object, roll: (s: Uint8Array) => number): number => {
      const { state } = newTable({ players: 1, ...options }, 5);
      return new Set(Array.from({ length: 400 }, () => roll(state))).size;
    };
    expect(sides({ rugwort: { year: 1 } }, rollForRugwort)).toBe(8);
    expect(sides({ nightweave: {}, boxes: ['newleaf'] }, rollForNightweave)).toBe(12);
  });
});
