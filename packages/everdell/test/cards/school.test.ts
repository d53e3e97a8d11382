import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const bonus = (city: string[]) =>
  table({ players: [{ city }, { city: ['wanderer'] }] }).scorePart(1, 'prosperity');

describe('School', () => {
  it('scores a point for each common Critter (SCHOOL.1)', () => {
    expect(bonus(['school', 'husband', 'husband', 'wanderer', 'teacher'])).toBe(4);
    expect(bonus(['school', 'queen', 'bard', 'farm', 'inn'])).toBe(0);
    expect(table({ players: [{ city: ['school', 'wanderer'] }, {}] }).score(1)).toBe(2 + 1 + 1);
  });
});
