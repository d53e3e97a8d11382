/** A field of seven Realms for tests of battles. */
import { vale, type Vale } from './vale.ts';

export const FLOWER = [
  'fire-2',
  'air-2',
  'water-2',
  'light-2',
  'order-2',
  'chaos-2',
  'portal',
] as const;
/** The battle is fought in the middle: seat 1 stands there, seat 0 places from the east. */
export function field(more: Parameters<typeof vale>[0] = {}): Vale {
  return vale(more)
    .map(...FLOWER)
    .put(1, 'fire-2', 'worker')
    .put(0, 'air-2', 'worker');
}
export const begin = (v: Vale): Vale => v.pick('place:worker@fire-2').goOn();
/** Dice of a side in the battle being fought. */
export const dice = (v: Vale, seat: number | null): number =>
  v.view().battle!.sides.find((side) => side.seat === seat)!.dice;
export const lost = (v: Vale): number[] =>
  v.happened('underworld').map((event) => ('seat' in event ? event.seat : -1));
export const winner = (v: Vale): unknown =>
  v.happened('battleEnd').map((event) => 'winner' in event && event.winner)[0];
