/** Chapter 24: Newleaf against Rugwort; 20.8 and 22.5 as far as they are about it. */
import { describe, expect, it } from 'vitest';
import { CARS, STATION } from '../newleaf-table.ts';
import { RUGWORT, rolling, rolls, solo, type Solo } from '../solo.ts';
import { newTable, type Table } from '../table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const MEADOW = ['farm', 'farm', 'farm', 'mine', 'mine', 'wife', 'wife', 'husband'];

function board(position: Partial<Solo> = {}): Solo {
  const station = STATION.map((card) => (card === 'mine' ? 'chapel' : card));
  return {
    boxes: ['newleaf'],
    meadow: MEADOW,
    station,
    cars: CARS,
    visitors: [
      ['bim-little', 'dip-dibble'],
      ['glindil-frink', 'ruby-dew'],
    ],
    rest: true,
    ...position,
  };
}

describe('Rugwort with Newleaf', () => {
  it('has no golden token, ticket, reservation token, power or Legendary card to use (20.8)', () => {
    const boxes = ['newleaf', 'tickets', 'reservation', 'powers', 'legends'];
    const game = newTable({ players: 1, boxes, rugwort: { year: 1 } }, 4);
    const keys = new Set<string>();
    while (!game.over) {
      expect(game.decides).toBe(1);
      game.options.forEach((key) => keys.add(key.split(':')[0]));
      const { options } = game;
      game.pick(options[(game.events.length * 7) % options.length]);
    }
    const his = game.player(RUGWORT);
    expect(his).toMatchObject({ goldenTokens: 3, ticket: 'outbound' });
    expect(his.city.some((card) => card.golden)).toBe(false);
    expect(keys).toContain('ticket');
  });

  const prepared = (visitors: string[][]): Table =>
    solo(board({ visitors, workers: { 'basic-one-berry': [1, 1] } })).pick('prepare');

  it('gets the visible visitor with more points when he prepares (24.13)', () => {
    const game = prepared([['glindil-frink', 'ruby-dew'], ['bim-little']]);
    expect(game.player(RUGWORT).guests!.map(({ visitor }) => visitor)).toEqual(['bim-little']);
  });

  it('gets the one that the player chooses on a tie (24.13)', () => {
    const game = prepared([['bim-little'], ['iggy-silverscale']]);
    expect(game.options).toEqual(['keep:bim-little', 'keep:iggy-silverscale']);
    game.pick('keep:iggy-silverscale');
    expect(game.player(RUGWORT).guests).toHaveLength(1);
    expect(game.decides).toBe(1);
  });

  it('scores all his visitors without regard to their wishes (22.5, 24.13)', () => {
    const game = solo(board({ rugwort: { guests: ['diggs-deepwell', 'phill-gurgle'] } }));
    expect(game.scorePart(RUGWORT, 'visitors')).toBe(16);
  });

  it('gets a point token and plays a Meadow card when the player plays a station card (24.14)', () => {
    const game = solo(board({ players: [{ resources: RICH }] })).pick('play:farm@station-1');
    expect(game.player(RUGWORT).points).toBe(1);
    expect(rolls(game)).toHaveLength(1);
    const meadow = solo(board({ players: [{ resources: RICH }] })).pick('play:farm@meadow-1');
    expect(meadow.player(RUGWORT).points).toBe(0);
  });

  it('gets two point tokens for the second golden token and three for the third (24.15)', () => {
    const points = (goldenTokens: number): number =>
      solo(board({ players: [{ hand: ['baker'], city: ['farm'], goldenTokens }] }))
        .pick('play:baker@hand', 'golden:farm')
        .player(RUGWORT).points;
    expect([3, 2, 1].map(points)).toEqual([0, 2, 3]);
  });

  it.each([
    [1, 0, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 2, 0],
    [5, 2, 0],
    [6, 0, 1],
    [7, 0, 1],
    [8, 1, 1],
  ])('rolls %i after a ticket: %i point tokens, %i cards (24.16)', (roll, points, cards) => {
    const position = board({ boxes: ['tickets'], workers: { 'basic-one-berry': [1] } });
    const { station: _station, cars: _cars, visitors: _visitors, ...bare } = position;
    // An extra card has a roll of its own.
    for (let extra = 1; extra <= 8; extra++) {
      const wanted = cards === 0 ? [roll] : [roll, extra];
      const picks = ['ticket:outbound', 'place:basic-two-twigs-one-card'];
      const game = rolling(wanted, bare, ...picks);
      expect(game.player(RUGWORT).points).toBe(points);
      expect(game.city(RUGWORT)).toHaveLength(cards);
      if (cards === 0) break;
    }
  });

  const reserved = (deck: string[]): Table =>
    solo(
      board({
        boxes: ['newleaf', 'reservation'],
        deck,
        players: [{ reserved: 'inn', resources: RICH }],
        rest: false,
        meadow: MEADOW,
      }),
    );

  it('plays one of four cards of the type that was reserved, after his usual one (24.17)', () => {
    // His usual card leaves the Meadow, which takes the first card of the deck.
    const deck = ['storehouse', 'king', 'lookout', 'judge', 'farm', 'bard'];
    const game = reserved(deck).pick('play:inn@reserved');
    while (game.options.every((key) => key.startsWith('pay:'))) game.pick(game.options[0]);
    expect(game.city(RUGWORT)).toHaveLength(2);
    expect(game.city(RUGWORT)).toContain('lookout');
    expect(game.view.revealed).toEqual([]);
  });

  it('plays the one that the player chooses, or none (24.17)', () => {
    const pays = (game: Table): Table => {
      while (game.options.every((key) => key.startsWith('pay:'))) game.pick(game.options[0]);
      return game;
    };
    const two = pays(
      reserved(['storehouse', 'university', 'lookout', 'judge', 'farm']).pick('play:inn@reserved'),
    );
    expect([...two.options].sort()).toEqual(['play:lookout', 'play:university']);
    two.pick('play:university');
    expect(two.city(RUGWORT)).toContain('university');
    const none = pays(
      reserved(['storehouse', 'king', 'castle', 'judge', 'farm']).pick('play:inn@reserved'),
    );
    expect(none.city(RUGWORT)).toHaveLength(1);
    expect(none.decides).toBe(1);
  });
});
