/** Cards kept face down beside the city (18.2): they are no hand cards, and only their owner knows them. */
import type { State } from '@evervale/kernel';
import { KEPT, KEPT_SIZE, legendsRoom } from './room.ts';

/** The kind in place `i`, 0 = none. */
export function keptCard(s: State, seat: number, i: number): number {
  return s[legendsRoom.seatAt(s, seat) + KEPT + i];
}

export function keep(s: State, seat: number, i: number, kind: number): void {
  s[legendsRoom.seatAt(s, seat) + KEPT + i] = kind;
}

export function keptCount(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < KEPT_SIZE; i++) if (keptCard(s, seat, i) !== 0) n++;
  return n;
}
