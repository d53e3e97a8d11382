/**
 * Slow games wait for people on vacation, and for a day after it: nobody comes home to a lost seat. But
 * nobody can make the others wait for ever: what was taken comes back in the course of a year.
 */
import type { Vacation } from '../storage/people.ts';
import type { Table } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 60 * DAY;
const PER_YEAR = LONGEST / (365 * DAY);

/** The vacation that somebody asks for, as far as there is some left; null if there is none. */
export function vacationUntil(old: Vacation, until: number, now: number): Vacation | null {
  if (until <= now) return old.until > now ? { ...old, until: now } : old;
  const taken = takenOf(old, now);
  const end = Math.min(until, now + LONGEST - taken);
  return end > now ? { from: now, until: end, taken } : null;
}

/** How long others have waited for somebody on vacation, less what has come back since. */
function takenOf({ from, until, taken }: Vacation, now: number): number {
  if (from === 0) return 0;
  const waited = Math.max(0, Math.min(now, waitUntil(until)) - from);
  return Math.max(0, Math.round(taken + waited - (now - from) * PER_YEAR));
}

/** Until when slow games wait for somebody. */
export function waitUntil(vacation: number): number {
  return vacation === 0 ? 0 : vacation + DAY;
}

/** When the time of the deciding player is up. */
export function dueAt(table: Table, vacation: number): number {
  const time = table.deadline ?? Infinity;
  return table.info.setup.clock?.kind === 'days' ? Math.max(time, waitUntil(vacation)) : time;
}
