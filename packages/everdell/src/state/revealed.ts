/** Cards turned up for everyone to see while an effect deals with them, and a card being played. */
import type { State } from '@evervale/kernel';
import { REVEALED, REVEALED_COUNT } from './layout.ts';

export function showRevealed(s: State, kind: number): void {
  s[REVEALED + s[REVEALED_COUNT]++] = kind;
}

/** Takes one copy away; the others move up. */
export function hideRevealed(s: State, kind: number): void {
  let i = 0;
  while (s[REVEALED + i] !== kind && i < s[REVEALED_COUNT]) i++;
  if (i === s[REVEALED_COUNT]) throw new Error('this card does not lie on the table');
  const last = --s[REVEALED_COUNT];
  for (; i < last; i++) s[REVEALED + i] = s[REVEALED + i + 1];
  s[REVEALED + last] = 0;
}

export function revealedCount(s: State): number {
  return s[REVEALED_COUNT];
}

export function revealedCard(s: State, i: number): number {
  return s[REVEALED + i];
}
