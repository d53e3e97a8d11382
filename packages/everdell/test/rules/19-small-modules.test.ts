/** Chapter 19: Extra! Extra!, the Rugwort cards, Corrin. The Farms have tests of their own. */
import { describe, expect, it } from 'vitest';
import { CARDS, type BoxId } from '../../src/index.ts';
import { WITH_FESTIVAL, WITH_PEARLBROOK } from '../conformance-tables.ts';
import { newTable, table, type Table } from '../table.ts';

/** All cards of a dealt game that come in a box. */
function dealtOf(boxes: readonly BoxId[], players: number, ids: readonly string[]): string[] {
  const { position } = newTable({ players, boxes }, 5);
  const hands = position.players!.flatMap((player) => player.hand ?? []);
  const all = [...position.deck!, ...position.meadow!, ...hands] as string[];
  return all.filter((id) => ids.includes(id)).toSorted();
}

const deckSize = (boxes: readonly BoxId[]): number => {
  const { view } = newTable({ players: 2, boxes }, 5);
  return view.players.reduce((sum, { handCount }) => sum + handCount, view.deck + 8);
};

describe('small modules', () => {
  it('Extra! Extra! adds fifteen cards to the deck (19.1)', () => {
    expect(deckSize(['extra'])).toBe(128 + 15);
    expect(dealtOf(['extra'], 2, ['juggler', 'gazette'])).toEqual([
      ...Array<string>(2).fill('gazette'),
      ...Array<string>(3).fill('juggler'),
    ]);
  });

  it('the three Rugwort cards are added to the deck of any game, also against Rugwort (19.2, 11.8)', () => {
    const ids = ['rugwort-the-robber', 'rugwort-the-rowdy', 'rugwort-the-ruler'];
    expect(deckSize(['rugwort-cards'])).toBe(128 + 3);
    for (const players of [1, 2, 6]) expect(dealtOf(['rugwort-cards'], players, ids)).toEqual(ids);
  });

  it('Corrin adds five cards to the deck (19.3)', () => {
    expect(deckSize(['corrin'])).toBe(128 + 5);
  });

  it('games without boxes have none of these cards', () => {
    expect(deckSize([])).toBe(128);
    expect(() => table({ players: [{ hand: ['juggler'] }, {}] })).toThrow(
      'players[0].hand[0]: comes with the box "extra" only',
    );
  });

  it('all of them can be used at once', () => {
    const copies = (boxes: readonly string[]): number =>
      CARDS.list
        .filter(({ box, rarity }) => rarity !== 'legendary' && ['base', ...boxes].includes(box))
        .reduce((n, card) => n + card.copies, 0);
    // The Farms of the seasons are instead of the others, and three cards lie at the station of Newleaf.
    const without = CARDS.of(CARDS.kindOf('farm')).copies + 3;
    expect(deckSize(WITH_PEARLBROOK)).toBe(copies(WITH_PEARLBROOK) - without);
    expect(deckSize(WITH_FESTIVAL)).toBe(copies(WITH_FESTIVAL) - without);
  });
});

describe('occupying for Corrin and Rugwort', () => {
  const boxes = ['corrin', 'rugwort-cards'];
  const play = (city: (string | object)[], card: string): Table =>
    table({ options: { players: 2, boxes }, players: [{ city: city as never, hand: [card] }, {}] });

  it.each([
    ['corrin-evertail-the-warrior', 'inn', 'farm'],
    ['corrin-evertail-the-leader', 'courthouse', 'farm'],
    ['corrin-evertail-the-king', 'castle', 'inn'],
    ['rugwort-the-rowdy', 'mine', 'inn'],
    ['rugwort-the-ruler', 'theater', 'mine'],
  ])('%s comes by occupying any Construction of the type shown (19.4)', (card, home, other) => {
    const game = play([home, other], card).pick(`play:${card}`);
    expect(game.player(1).city[0].occupied).toBe(true);
    expect(play([other], card).why(`play:${card}`)).toBe('resources-short');
  });

  it('Corrin the King comes by occupying the School (19.4, 35.16)', () => {
    const game = play(['school'], 'corrin-evertail-the-king').pick('play:corrin-evertail-the-king');
    expect(game.city(1)).toEqual(['school', 'corrin-evertail-the-king']);
  });

  it('the Robber comes by occupying any Construction at all (19.4)', () => {
    const game = play(['farm', 'crane', 'inn', 'castle', 'ruins'], 'rugwort-the-robber');
    expect(game.pick('play:rugwort-the-robber').options).toHaveLength(5);
  });

  it('Corrin’s Constructions can be occupied for any Critter of their type (19.5)', () => {
    expect(play(['corrin-evertails-field'], 'doctor').offers('play:doctor')).toBe(true);
    expect(play(['corrin-evertails-field'], 'bard').offers('play:bard')).toBe(false);
    expect(play(['corrin-evertails-path'], 'bard').offers('play:bard')).toBe(true);
    expect(play(['corrin-evertails-path'], 'king').offers('play:king')).toBe(false);
  });

  it('each Construction is occupied only once, whoever comes (19.6)', () => {
    const field = { card: 'corrin-evertails-field', occupied: true };
    expect(play([field], 'doctor').why('play:doctor')).toBe('resources-short');
    const school = { card: 'school', occupied: true };
    expect(play([school], 'corrin-evertail-the-king').offers('play:corrin-evertail-the-king')).toBe(
      false,
    );
  });
});
