/** Slow games wait for people on vacation, and for a day after it: nobody comes home to a lost seat. */
import type { Table } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 60 * DAY;

/** When a vacation ends that somebody asks for; 0 ends it now. */
export function vacationEnd(until: number, now: number): number {
  return Math.min(Math.max(until, now), now + LONGEST);
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
