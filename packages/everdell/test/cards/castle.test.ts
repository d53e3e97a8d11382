import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const bonus = (city: string[]) => table({ players: [{ city }, {}] }).scorePart(1, 'prosperity');

describe('Castle', () => {
  it('scores a point for each common Construction, and for nothing else (CASTLE.1)', () => {
    expect(bonus(['castle', 'farm', 'farm', 'mine', 'inn', 'ruins'])).toBe(5);
    expect(bonus(['castle', 'lookout', 'crane', 'husband', 'queen'])).toBe(0);
  });

  it('looks at its own city only (CASTLE.1)', () => {
    const game = table({ players: [{ city: ['castle', 'farm'] }, { city: ['farm', 'farm'] }] });
    expect(game.scorePart(1, 'prosperity')).toBe(1);
    expect(game.score(1)).toBe(4 + 1 + 1);
  });

  it('is unique and does not count itself (CASTLE.2)', () => {
    expect(bonus(['castle'])).toBe(0);
  });
});
