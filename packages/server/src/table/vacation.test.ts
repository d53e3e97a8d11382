import { expect, it } from 'vitest';
import { vacationUntil, waitUntil } from './vacation.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = 1000 * DAY;
const NEVER = { from: 0, until: 0, taken: 0 };

it('the first vacation is as long as asked for, up to sixty days', () => {
  const short = { from: START, until: START + 10 * DAY, taken: 0 };
  expect(vacationUntil(NEVER, START + 10 * DAY, START)).toEqual(short);
  const long = { from: START, until: START + 60 * DAY, taken: 0 };
  expect(vacationUntil(NEVER, START + 90 * DAY, START)).toEqual(long);
});

it('who comes back early ends it now; who has none has none to end', () => {
  const old = { from: START, until: START + 10 * DAY, taken: 0 };
  const back = START + 3 * DAY;
  expect(vacationUntil(old, 0, back)).toEqual({ ...old, until: back });
  expect(vacationUntil(old, back, back)).toEqual({ ...old, until: back });
  expect(vacationUntil(old, 0, old.until)).toBe(old);
});

it('what others have waited counts, with the day after it, and comes back in the course of a year', () => {
  const old = { from: START, until: START + 29 * DAY, taken: 0 };
  // Thirty days of waiting; half a year brings thirty days back.
  const later = START + 182.5 * DAY;
  expect(vacationUntil(old, later + 90 * DAY, later)?.until).toBe(later + 60 * DAY);
  const soon = START + 73 * DAY;
  const again = { from: soon, until: soon + 42 * DAY, taken: 18 * DAY };
  expect(vacationUntil(old, soon + 90 * DAY, soon)).toEqual(again);
});

it('what is still running counts as far as it has come', () => {
  const old = { from: START, until: START + 60 * DAY, taken: 10 * DAY };
  const now = START + 36.5 * DAY;
  expect(vacationUntil(old, now + 90 * DAY, now)).toMatchObject({ taken: 40.5 * DAY });
});

it('who has taken all of it gets no more', () => {
  const old = { from: START, until: START + 60 * DAY, taken: 60 * DAY };
  expect(vacationUntil(old, START + DAY, START)).toBeNull();
});

it('games wait a day longer, and not for who has never been away', () => {
  expect([waitUntil(0), waitUntil(START)]).toEqual([0, START + DAY]);
});
