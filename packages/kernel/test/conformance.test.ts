import { describe, expect, it } from 'vitest';
import { Fault, conform, type Settings } from '../src/conformance/index.ts';
import type { State } from '../src/index.ts';
import { ALL_CARDS, cardsOf, magpies, type Flaw, type MagpieEvent } from './magpies.ts';

const settings: Settings<MagpieEvent> = {
  openly: (event) => event.type === 'roll',
  longest: 500,
  invariants: () => (s: State) => {
    if (cardsOf(s) !== ALL_CARDS) throw new Error(`there are ${cardsOf(s)} cards`);
  },
};

/** Plays games until a check fails, and gives its name. */
function caught(...flaws: Flaw[]): string {
  for (let seed = 1; seed <= 20; seed++) {
    try {
      conform(magpies(...flaws), { players: 2 + (seed % 3), rounds: 8 }, seed, settings);
    } catch (error) {
      if (error instanceof Fault) return error.check;
      throw error;
    }
  }
  return 'nothing';
}

describe('the conformance suite', () => {
  it.each([2, 3, 4])('finds no fault in a sound game of %i', (players) => {
    for (let seed = 0; seed < 8; seed++) {
      const { picks, close } = conform(magpies(), { players, rounds: 8 }, seed, settings);
      expect(picks).toBeGreaterThan(8);
      expect(close).toBe(picks);
    }
  });

  it('looks closely at a share of the decisions', () => {
    const { picks, close } = conform(magpies(), { players: 4, rounds: 20 }, 1, {
      ...settings,
      close: 0.25,
    });
    expect(close).toBeGreaterThan(0);
    expect(close).toBeLessThan(picks / 2);
  });

  it.each<[Flaw, string]>([
    ['view shows the draw pile', 'secrets'],
    ['view shows other hands', 'secrets'],
    ['options tell the next card', 'secrets'],
    ['reasons tell the next card', 'secrets'],
    ['everybody hears what is drawn', 'events'],
    ['everybody hears what is dropped', 'events'],
    ['determinize deals nothing', 'determinizes'],
    ['determinize deals the own hand', 'secrets'],
    ['determinize changes the state', 'determinizes'],
    ['determinize knows the truth', 'determinizes'],
    ['drawing can be taken back', 'undo'],
    ['rolling can be taken back', 'undo'],
    ['something is remembered outside', 'copies'],
    ['a draw comes from nowhere', 'copies'],
    ['the state has a Map', 'plain'],
    ['the state is a class', 'plain'],
    ['the view has a function', 'secrets'],
    ['two options have one key', 'words'],
    ['a key has a blank', 'words'],
    ['a word is missing in Italian', 'words'],
    ['a word has a gap', 'words'],
    ['an option fails', 'determinizes'],
    ['a dead end', 'picks'],
    ['an option is listed twice', 'picks'],
    ['the game never ends', 'determinizes'],
    ['scores do not add up', 'scores'],
    ['nobody wins', 'scores'],
    ['options are forgotten', 'copies'],
    ['an absent seat decides', 'picks'],
    ['more can be picked than the most', 'words'],
    ['something offered is blocked', 'words'],
    ['a card is lost', 'invariants'],
  ])('catches a game in which %s', (flaw, check) => {
    expect(caught(flaw)).toBe(check);
  });

  it('says how to see a fault again', () => {
    expect(() => conform(magpies('nobody wins'), { players: 2 }, 7, settings)).toThrow(
      /^scores: the game is over and nobody has won\n {2}in game magpies, options \{"players":2\}, seed 7, picks \[[\d,]+\]$/,
    );
  });
});
