import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const bonus = (city: string[]) =>
  table({ players: [{ city }, { city: ['bard'] }] }).scorePart(1, 'prosperity');

describe('Theater', () => {
  it('scores a point for each unique Critter (THEATER.1)', () => {
    expect(bonus(['theater', 'queen', 'bard', 'fool'])).toBe(3);
    expect(bonus(['theater', 'husband', 'wanderer', 'crane', 'university'])).toBe(0);
    expect(table({ players: [{ city: ['theater', 'bard'] }, {}] }).score(1)).toBe(3 + 0 + 1);
  });
});
