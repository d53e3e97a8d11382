/** Taking and discarding Meadow cards. Refilling is a step of its own (7.5). */
import type { State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { addOpenly } from './hand.ts';
import { MEADOW } from './layout.ts';
import { discardCardOf } from './piles.ts';
import { ALL } from './seen.ts';

/** 2.4: into the hand. */
export function takeFromMeadow(s: State, seat: number, position: number): number {
  const card = s[MEADOW + position];
  s[MEADOW + position] = 0;
  addOpenly(s, seat, card);
  if (emit.sink !== null) emit.sink.push({ type: 'meadowTake', seat, position, card });
  return card;
}

export function discardFromMeadow(s: State, seat: number, position: number): void {
  const card = s[MEADOW + position];
  s[MEADOW + position] = 0;
  discardCardOf(s, card, ALL);
  if (emit.sink !== null) emit.sink.push({ type: 'meadowDiscard', seat, position, card });
}
