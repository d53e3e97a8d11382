import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';
import { printed } from './printed.ts';

describe('Queen', () => {
  it('is a unique Destination Critter for 5 berries, worth 4 points, twice in the deck, living in the Palace (34.1)', () => {
    expect(printed('queen')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'destination',
      cost: { berry: 5 },
      points: 4,
      copies: 2,
      livesIn: ['palace'],
      space: 'own',
    });
  });

  it('plays a card of at most three base points from hand or Meadow for free (QUEEN.1)', () => {
    const position = {
      players: [{ hand: ['doctor', 'wife'], city: ['queen'] }, {}],
      meadow: ['king', 'university', 'castle'],
    };
    const game = table(position).pick('place:queen');
    expect(game.options.toSorted()).toEqual(['play:university@meadow-2', 'play:wife@hand']);
    game.pick('play:university');
    expect(game.city(1)).toEqual(['queen', 'university']);
    expect(game.player(1).city[0].workers).toEqual([0]);
    const wife = table(position).pick('place:queen', 'play:wife');
    expect(wife.city(1)).toEqual(['queen', 'wife']);
    expect(wife.hand(1)).toEqual(['doctor']);
  });

  it('is not open to other players and has one spot (QUEEN.1)', () => {
    const other = table({ players: [{ hand: ['wife'] }, { city: ['queen'] }] });
    expect(other.offers('place:queen')).toBe(false);
    const taken = table({
      players: [{ hand: ['wife'], city: [{ card: 'queen', workers: [1] }] }, {}],
    });
    expect(taken.why('place:queen')).toBe('occupied');
  });

  it('looks at base points, not at bonus points (QUEEN.2)', () => {
    const game = table({
      players: [
        {
          hand: ['architect', 'palace', 'theater'],
          city: ['queen', 'judge', 'historian'],
          resources: { pebble: 6 },
        },
        {},
      ],
    }).pick('place:queen');
    expect(game.options.toSorted()).toEqual(['play:architect@hand', 'play:theater@hand']);
  });

  it('can be visited only if such a card can be played (QUEEN.3)', () => {
    const visit = (hand: string[], city: string[]) =>
      table({ players: [{ hand, city: ['queen', ...city], resources: { berry: 9 } }, {}] }).why(
        'place:queen',
      );
    expect(visit([], [])).toBe('no-card-to-play');
    expect(visit(['king'], [])).toBe('no-card-to-play');
    expect(visit(['judge'], ['judge'])).toBe('no-card-to-play');
    expect(visit(['wife'], spaces(14))).toBe('no-card-to-play');
    expect(visit(['wife'], spaces(13))).toBeUndefined();
  });

  it('leaves her worker beside the board until the next preparation when she leaves the city (QUEEN.5)', () => {
    const game = table({
      players: [{ city: [{ card: 'queen', workers: [1] }, 'university'] }, { finished: true }],
    });
    game.pick('place:university', 'discard:queen');
    const at = () => game.player(1).workers.map((worker) => worker.at);
    expect(at()).toEqual(['beside', 'city']);
    // All workers are deployed now, so after the University's resource the season changes.
    game.pick('gain:twig', 'prepare');
    expect(game.player(1).season).toBe('spring');
    expect(at()).toEqual(['ready', 'ready', 'ready']);
  });
});
