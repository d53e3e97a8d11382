/** Powers of people against Nightweave (31.2-31.5). */
import type { State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { POWERS_BOX, RATS_TOKEN, roomAt } from '../powers/room.ts';

/** 31.4: does the rats' token lie on this Meadow card? */
export function liesUnderToken(s: State, position: number): boolean {
  return (boxesOf(s) & POWERS_BOX) !== 0 && s[roomAt(s, RATS_TOKEN)] === position + 1;
}
