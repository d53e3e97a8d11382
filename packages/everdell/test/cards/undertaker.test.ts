import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const UNDERTAKER = { hand: ['undertaker'], resources: { berry: 2 } };
const MEADOW = ['king', 'queen', 'judge', 'monk', 'bard', 'doctor', 'fool', 'ranger'];

/** Picks for the Meadow cards at these positions. */
const discards = (meadow: string[], ...positions: number[]) =>
  positions.map((n) => `discard:${meadow[n - 1]}@meadow-${n}`);

describe('Undertaker', () => {
  it('is a unique Traveler for 2 berries, worth 1 point, twice in the deck, living in the Cemetery (34.1)', () => {
    expect(printed('undertaker')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 2 },
      points: 1,
      copies: 2,
      livesIn: ['cemetery'],
      space: 'own',
    });
  });

  it('discards three Meadow cards, refills, takes one into hand and refills (UNDERTAKER.1)', () => {
    const game = table({
      players: [UNDERTAKER, {}],
      meadow: MEADOW,
      deck: ['farm', 'mine', 'inn', 'wife', 'castle'],
    });
    game.pick('play:undertaker');
    expect(game.options).toEqual(discards(MEADOW, 1, 2, 3, 4, 5, 6, 7, 8));
    game.pick(...discards(MEADOW, 1, 4, 6));
    expect(game.view.meadow).toEqual([
      'farm',
      'queen',
      'judge',
      'mine',
      'bard',
      'inn',
      'fool',
      'ranger',
    ]);
    expect(game.position.discard?.toSorted()).toEqual(['doctor', 'king', 'monk']);
    expect(game.options).toHaveLength(8);
    game.pick('take:mine@meadow-4');
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toEqual(['mine']);
    expect(game.view.meadow).toEqual([
      'farm',
      'queen',
      'judge',
      'wife',
      'bard',
      'inn',
      'fool',
      'ranger',
    ]);
  });

  it('neither discards fewer than three cards nor goes without one (UNDERTAKER.1)', () => {
    const game = table({ players: [UNDERTAKER, {}], meadow: MEADOW, rest: true }).pick(
      'play:undertaker',
    );
    for (const pick of discards(MEADOW, 1, 2, 3)) {
      expect(game.options.every((key) => key.startsWith('discard:'))).toBe(true);
      game.pick(pick);
    }
    expect(game.options.every((key) => key.startsWith('take:'))).toBe(true);
  });

  it('opens the second plot of the Cemetery while in the city (UNDERTAKER.2)', () => {
    const cemetery = (own: string[], others: string[] = []) =>
      table({
        players: [{ city: [{ card: 'cemetery', workers: [1] }, ...own] }, { city: others }],
        rest: true,
      });
    expect(cemetery(['undertaker']).offers('place:cemetery')).toBe(true);
    expect(cemetery([]).why('place:cemetery')).toBe('second-spot');
    expect(cemetery([], ['undertaker']).why('place:cemetery')).toBe('second-spot');
  });

  it('finds eight cards there if it came from the Meadow (UNDERTAKER.3)', () => {
    const meadow = ['king', 'queen', 'undertaker', 'monk', 'bard', 'doctor', 'fool', 'ranger'];
    const game = table({
      players: [{ resources: { berry: 2 } }, {}],
      meadow,
      deck: ['farm', 'mine', 'inn', 'wife', 'castle'],
    });
    game.pick('play:undertaker@meadow');
    expect(game.view.meadow).toEqual([
      'king',
      'queen',
      'farm',
      'monk',
      'bard',
      'doctor',
      'fool',
      'ranger',
    ]);
    game.pick('discard:farm@meadow-3', 'discard:doctor@meadow-6', 'discard:ranger@meadow-8');
    expect(game.options).toHaveLength(8);
  });

  it('takes no card into a full hand (UNDERTAKER.4)', () => {
    const hand = Array<string>(8).fill('farm');
    const meadow = ['undertaker', ...MEADOW.slice(1)];
    const game = table({
      players: [{ hand, resources: { berry: 2 } }, {}],
      meadow,
      deck: ['mine', 'inn', 'wife', 'castle'],
    });
    game.pick('play:undertaker@meadow', ...discards(meadow, 2, 3, 4));
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toEqual(hand);
    expect(game.view.meadow).toEqual([
      'mine',
      'inn',
      'wife',
      'castle',
      'bard',
      'doctor',
      'fool',
      'ranger',
    ]);
  });

  it("neither discards nor takes cards under Rugwort's workers (UNDERTAKER.5)", () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ ...UNDERTAKER, season: 'autumn' }],
      workers: { 'meadow-1': [2], 'meadow-2': [2], 'meadow-3': [2], 'meadow-4': [2] },
      meadow: MEADOW,
      deck: ['farm', 'mine', 'inn', 'wife', 'castle'],
    });
    const positions = () => game.options.map((key) => key.split('@')[1]).toSorted();
    game.pick('play:undertaker');
    expect(positions()).toEqual(['meadow-5', 'meadow-6', 'meadow-7', 'meadow-8']);
    game.pick(...discards(MEADOW, 5, 6, 7));
    expect(positions()).toEqual(['meadow-5', 'meadow-6', 'meadow-7', 'meadow-8']);
  });
});
