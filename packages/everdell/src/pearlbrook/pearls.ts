/** Pearls: no resources (12.2), but what wonders and adornments are paid with. */
import { SEAT, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { has } from '../state/city.ts';
import { raiseHandLimit } from '../turn/handLimit.ts';
import { ON_PEARL } from './moments.ts';
import { PEARLS, seatAt } from './room.ts';

export function pearls(s: State, seat: number): number {
  return s[seatAt(s, seat) + PEARLS];
}

/** Takes pearls, or with a number below zero pays them. */
export function addPearls(s: State, seat: number, n: number): void {
  if (n === 0) return;
  s[seatAt(s, seat) + PEARLS] += n;
  raiseHandLimit(s, seat);
  if (emit.sink !== null) emit.sink.push({ type: 'pearls', seat, n });
}

export interface GainPearls extends Effect {
  readonly verb: 'gainPearls';
  readonly n: number;
}

export function gainPearls(n: number): GainPearls {
  return { verb: 'gainPearls', id: 0, n };
}

export const gainPearlsVerb: Verb<GainPearls> = {
  name: 'gainPearls',
  step(s, f, { n }) {
    const seat = s[f + SEAT];
    pop(s);
    addPearls(s, seat, n);
    for (let i = 0; i < ON_PEARL.length; i++) {
      const kind = ON_PEARL[i];
      if (!has(s, seat, kind)) continue;
      const { effect } = CARDS.of(kind).moments!.afterPearl!;
      for (let k = 0; k < n; k++) push(s, effect.id, seat, seat, 0, 0);
    }
  },
};
