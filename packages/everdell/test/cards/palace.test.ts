import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const bonus = (city: string[]) =>
  table({ players: [{ city }, { city: ['crane'] }] }).scorePart(1, 'prosperity');

describe('Palace', () => {
  it('scores a point for each unique Construction, itself included (PALACE.1)', () => {
    expect(bonus(['palace'])).toBe(1);
    expect(bonus(['palace', 'lookout', 'university'])).toBe(3);
    expect(bonus(['palace', 'farm', 'inn', 'bard', 'queen'])).toBe(1);
    expect(table({ players: [{ city: ['palace', 'lookout'] }, {}] }).score(1)).toBe(4 + 2 + 2);
  });
});
