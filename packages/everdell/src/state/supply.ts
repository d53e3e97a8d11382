/** Resources and point tokens of a player. The general supply is endless (1.9). */
import { get16, set16, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { COUNTS_GAINS, TELLS_GAINS, able } from './abilities.ts';
import { POINTS, RESOURCES, playerAt } from './layout.ts';

export function resource(s: State, seat: number, r: number): number {
  const at = playerAt(seat) + RESOURCES + 2 * r;
  return s[at] | (s[at + 1] << 8);
}

export function resources(s: State, seat: number): number {
  return resource(s, seat, 0) + resource(s, seat, 1) + resource(s, seat, 2) + resource(s, seat, 3);
}

/** How many of the four types the player has at least one of. */
export function addResource(s: State, seat: number, r: number, n: number): void {
  const at = playerAt(seat) + RESOURCES + 2 * r;
  set16(s, at, get16(s, at) + n);
}

export function points(s: State, seat: number): number {
  return get16(s, playerAt(seat) + POINTS);
}

export function addPoints(s: State, seat: number, n: number): void {
  const at = playerAt(seat) + POINTS;
  set16(s, at, get16(s, at) + n);
}

/** Somebody's gains are counted or told (abilities.ts); 4 = point tokens. */
export const harvest: { note: (s: State, seat: number, r: number, n: number) => void } = {
  note: () => {},
};
const NOTED = COUNTS_GAINS | TELLS_GAINS;

/** Takes one kind of thing from the supply and says so. */
export function gainResource(s: State, seat: number, r: number, n: number): void {
  addResource(s, seat, r, n);
  if (able(s, seat, NOTED)) harvest.note(s, seat, r, n);
  if (emit.sink !== null) {
    const gained = [0, 0, 0, 0, 0];
    gained[r] = n;
    emit.sink.push({ type: 'gain', seat, amounts: gained });
  }
}

export function gainPoints(s: State, seat: number, n: number): void {
  if (n === 0) return;
  addPoints(s, seat, n);
  if (able(s, seat, NOTED)) harvest.note(s, seat, 4, n);
  if (emit.sink !== null) emit.sink.push({ type: 'gain', seat, amounts: [0, 0, 0, 0, n] });
}

/** Takes five amounts at once: the four resources and point tokens. */
export function gainAll(s: State, seat: number, amounts: readonly number[], factor: number): void {
  if (factor === 0) return;
  for (let r = 0; r < 4; r++) if (amounts[r] > 0) addResource(s, seat, r, amounts[r] * factor);
  if (able(s, seat, NOTED)) {
    for (let r = 0; r < 5; r++) if (amounts[r] > 0) harvest.note(s, seat, r, amounts[r] * factor);
  }
  if (amounts[4] > 0) addPoints(s, seat, amounts[4] * factor);
  if (emit.sink !== null && amounts.some((n) => n > 0)) {
    emit.sink.push({ type: 'gain', seat, amounts: amounts.map((n) => n * factor) });
  }
}

export function payResource(s: State, seat: number, r: number, n: number): void {
  if (n === 0) return;
  addResource(s, seat, r, -n);
  if (emit.sink !== null) {
    const paid = [0, 0, 0, 0];
    paid[r] = n;
    emit.sink.push({ type: 'pay', seat, amounts: paid });
  }
}
