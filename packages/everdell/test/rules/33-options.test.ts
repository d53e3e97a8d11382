/** Chapter 33: what a game is started with; and who plays against Rugwort (11.5). */
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE, everdell, readOptions } from '../../src/index.ts';
import { newTable, table, type Table } from '../table.ts';

/** Every house rule turned the other way. */
const TURNED = {
  'prepare.requireAllDeployed': false,
  'advantage.limit': 'pairwise',
  'rugwort.forestDirection': 'clockwise',
  'rugwort.tie': 'rugwortWins',
  'golden.stackOnOccupied': true,
} as const;

/** Plays to the end with picks that follow from a number, and looks before each of them. */
function playOn(game: Table, seed: number, look: () => void): void {
  let n = seed;
  while (!game.over) {
    look();
    n = (n * 1103515245 + 12345) % 2147483648;
    const { options } = game;
    game.pick(options[Math.floor(n / 65536) % options.length]);
  }
  look();
}

describe('the options of a game', () => {
  it('are the usual rules if nothing is said (33.1)', () => {
    const game = newTable({ players: 2 }, 1);
    expect(everdell.optionsOf(game.state)).toEqual({ players: 2, house: DEFAULT_HOUSE });
    expect(DEFAULT_HOUSE).toEqual({
      'prepare.requireAllDeployed': true,
      'advantage.limit': 'one',
      'rugwort.forestDirection': 'counterClockwise',
      'rugwort.tie': 'tiebreak',
      'golden.stackOnOccupied': false,
    });
  });

  it('name a house rule of an opponent only where that one plays (33.1, R-250)', () => {
    const rule = 'nightweave.easySpringWorker';
    expect(readOptions({ players: 2 }).house).not.toHaveProperty([rule]);
    expect(() => readOptions({ players: 2, house: { [rule]: true } })).toThrow('must be false');
    const against = { players: 2, nightweave: { difficulty: 1 }, house: { [rule]: true } };
    expect(readOptions(against).house).toEqual({ ...DEFAULT_HOUSE, [rule]: true });
  });

  it.each([
    [{ players: 3, house: TURNED }],
    [{ players: 2, house: DEFAULT_HOUSE }],
    [{ players: 1, rugwort: { year: 2, modules: ['haste', 'luck'] }, house: TURNED }],
    [
      {
        players: 1,
        rugwort: { year: 1, modules: [] },
        house: { ...TURNED, 'rugwort.tie': 'playerWins' },
      },
    ],
  ])('stay as they were from the first turn to the last: %j (33.1)', (options) => {
    const game = newTable(options, 7);
    let decisions = 0;
    playOn(game, 7, () => {
      decisions++;
      expect(everdell.optionsOf(game.state)).toEqual(options);
      expect(game.view.house).toEqual(options.house);
    });
    expect(decisions).toBeGreaterThan(20);
  });

  it('are kept when a game is written down and laid out again (33.1)', () => {
    const options = { players: 3, house: TURNED };
    const game = newTable(options, 7).pick('place:basic-one-berry', 'place:basic-one-berry');
    const again = table(game.position);
    expect(everdell.optionsOf(again.state)).toEqual(options);
    // The third player has two workers left and may prepare all the same.
    expect(again.offers('prepare')).toBe(true);
  });

  it('that are not among the house rules offered are refused', () => {
    expect(() => readOptions({ players: 2, house: { 'haven.minDiscard': 0 } })).toThrow(
      /haven\.minDiscard/,
    );
    expect(() => readOptions({ players: 2, house: { 'advantage.limit': 'all' } })).toThrow(
      /advantage\.limit/,
    );
    expect(() => readOptions({ players: 7 })).toThrow(/players/);
  });
});

describe('Rugwort', () => {
  it('plays against exactly one person (11.5)', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      expect(() => readOptions({ players, rugwort: { year: 1 } })).toThrow(/rugwort/i);
      expect(newTable({ players }, 1).view.rugwort).toBe(null);
      expect(newTable({ players }, 1).view.players).toHaveLength(players);
    }
    const solo = newTable({ players: 1, rugwort: { year: 2 } }, 1);
    expect(solo.view.rugwort).toMatchObject({ seat: 1, year: 2 });
    expect(solo.view.players.map((player) => player.automatic)).toEqual([false, true]);
  });

  it('is there whenever one person plays alone (11.5)', () => {
    expect(readOptions({ players: 1 })).toMatchObject({
      players: 1,
      rugwort: { year: 1, modules: [] },
    });
    expect(newTable({ players: 1 }, 1).view.rugwort).not.toBe(null);
  });
});
