/** Cards put aside to be played like hand or Meadow cards. At most one player of a game has them. */
import type { State } from '@evervale/kernel';
import { HAS_ARCHIVE, able } from './abilities.ts';

export const ARCHIVE_SIZE = 32;

/** Where they lie: how many, then the cards. The box that brings them says so. */
export const archive: { at: (s: State) => number } = { at: () => 0 };

/** How many lie there; nobody else has any. */
export function archiveCount(s: State, seat: number): number {
  return able(s, seat, HAS_ARCHIVE) ? s[archive.at(s)] : 0;
}

export function archiveCard(s: State, i: number): number {
  return s[archive.at(s) + 1 + i];
}

export function hasArchiveRoom(s: State, seat: number): boolean {
  return able(s, seat, HAS_ARCHIVE) && s[archive.at(s)] < ARCHIVE_SIZE;
}

export function putIntoArchive(s: State, kind: number): void {
  const at = archive.at(s);
  s[at + 1 + s[at]++] = kind;
}

/** Takes one copy out; the others move up. */
export function takeFromArchive(s: State, kind: number): void {
  const at = archive.at(s);
  let i = 0;
  while (archiveCard(s, i) !== kind && i < s[at]) i++;
  if (i === s[at]) throw new Error('this card was not put aside');
  const last = --s[at];
  for (; i < last; i++) s[at + 1 + i] = s[at + 2 + i];
  s[at + 1 + last] = 0;
}
