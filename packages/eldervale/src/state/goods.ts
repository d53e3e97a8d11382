/** Resources, VP and Orbs of a player. */
import { get16, set16, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { ORBS, RES, VP, playerAt } from './layout.ts';
import { changed } from './watch.ts';

/** E1.7. */
export const LIMIT = 5;

export const resource = (s: State, seat: number, r: number): number => s[playerAt(seat) + RES + r];

/** Takes `n` of a type, up to the limit; what is above is lost. */
export function gainResource(s: State, seat: number, r: number, n: number): void {
  const at = playerAt(seat) + RES + r;
  s[at] = Math.min(LIMIT, s[at] + n);
  changed(s, seat);
}

export function payResource(s: State, seat: number, r: number, n: number): void {
  s[playerAt(seat) + RES + r] -= n;
}

/** Events tell of goods as seven numbers: six resources and Magic cards. */
export function tellGain(seat: number, r: number, n: number): void {
  if (emit.sink === null || n === 0) return;
  const goods = [0, 0, 0, 0, 0, 0, 0];
  goods[r] = n;
  emit.sink.push({ type: 'gain', seat, goods });
}

export function tellPay(seat: number, r: number, n: number): void {
  if (emit.sink === null || n === 0) return;
  const goods = [0, 0, 0, 0, 0, 0, 0];
  goods[r] = n;
  emit.sink.push({ type: 'pay', seat, goods });
}

export const points = (s: State, seat: number): number => get16(s, playerAt(seat) + VP);

/** VP have no upper limit (E1.15). */
export function scoreVp(s: State, seat: number, n: number, why: string): void {
  if (n === 0) return;
  set16(s, playerAt(seat) + VP, get16(s, playerAt(seat) + VP) + n);
  if (emit.sink !== null) emit.sink.push({ type: 'vp', seat, n, why });
}

export const orbs = (s: State, seat: number): number => s[playerAt(seat) + ORBS];

/** Resources in the Tray, Gold included. */
export function allResources(s: State, seat: number): number {
  const at = playerAt(seat) + RES;
  return s[at] + s[at + 1] + s[at + 2] + s[at + 3] + s[at + 4] + s[at + 5];
}
