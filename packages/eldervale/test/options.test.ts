/** Options are read strictly (chapter 29). */
import { describe, expect, it } from 'vitest';
import { eldervale, readOptions } from '../src/index.ts';

describe('options', () => {
  it('teams need exactly four players (E29.3)', () => {
    expect(() => readOptions({ players: 3, modules: ['teams'] })).toThrow('E29.3');
    expect(readOptions({ players: 4, modules: ['teams'] }).modules).toEqual(['teams']);
  });

  it('one player has no partner, does not draft, and the Ghosts know no Bridge (E29.4)', () => {
    for (const module of ['teams', 'draft', 'frostGiant']) {
      expect(() => readOptions({ players: 1, modules: [module] })).toThrow('E29.');
    }
    expect(readOptions({ players: 1 }).level).toBe('haunting');
  });

  it('come back from the state that was made with them (E29.1)', () => {
    const options = readOptions({
      players: 4,
      factions: 'randomFaction',
      firstPlayer: 'roll',
      modules: ['legendary', 'oracle', 'frostGiant', 'tactics'],
      powerValues: [1, 2, 3, 4, 5],
    });
    expect(eldervale.optionsOf(eldervale.create(options, 7))).toEqual(options);
  });

  it('unknown names and values are refused with the field', () => {
    expect(() => readOptions({ players: 6 })).toThrow('options.players');
    expect(() => readOptions({ colour: 1 })).toThrow('options.colour');
    expect(() => readOptions({ powerValues: [1] })).toThrow('options.powerValues');
  });
});
