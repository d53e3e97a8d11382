/** Paying for a card: all of its cost, or a choice of units where some may be left out or swapped. */
import {
  A,
  AT,
  B,
  C,
  D,
  E,
  N,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { COST } from '../content/tables.ts';
import { resourceWording } from '../effects/gain.ts';
import { t } from '../say.ts';
import { addResource, resource } from '../state/supply.ts';
import { payable } from './ways.ts';

export interface PayUnits extends Effect {
  readonly verb: 'payUnits';
}

export const payUnits: PayUnits = { verb: 'payUnits', id: 0 };

/** Units go to the supply, or to an opponent (SHEPHERD.4): `to` is seat + 1, 0 = supply. */
function pay(s: State, seat: number, r: number, n: number, to: number): void {
  if (n === 0) return;
  addResource(s, seat, r, -n);
  if (to > 0) addResource(s, to - 1, r, n);
}

function announce(seat: number, amounts: readonly number[], to: number): void {
  if (emit.sink !== null && amounts.some((n) => n > 0)) {
    emit.sink.push({ type: 'pay', seat, amounts, ...(to > 0 && { to: to - 1 }) });
  }
}

/** Pays the listed cost, `fewerBerries` berries left out (INNKEEPER.1). */
export function payListed(
  s: State,
  seat: number,
  kind: number,
  fewerBerries: number,
  to: number,
): void {
  const amounts = emit.sink === null ? null : [0, 0, 0, 0];
  for (let r = 0; r < 4; r++) {
    const listed = COST[kind * 4 + r];
    const n = r === 3 ? Math.max(0, listed - fewerBerries) : listed;
    pay(s, seat, r, n, to);
    if (amounts !== null) amounts[r] = n;
  }
  if (amounts !== null) announce(seat, amounts, to);
}

/** Starts a run of picks: `units` of the cost of `kind`, `wild` of them beyond what is listed. */
export function startPayment(
  s: State,
  seat: number,
  kind: number,
  units: number,
  wild: number,
  to: number,
): void {
  const f = push(s, payUnits.id, seat, seat, to, wild);
  s[f + A] = units;
  s[f + E] = kind;
}

/** A = units left, B and C = units paid by type (four bits each), D = the last type, E = the card. */
export const payUnitsVerb: Verb<PayUnits> = {
  name: 'payUnits',
  step(s, f) {
    if (s[f + A] === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    for (let r = out.ordered ? s[f + D] : 0; r < 4; r++) {
      if (unitFits(s, f, r, out.ordered)) out.add(r + 1);
    }
  },
  pick(s, f, _effect, code) {
    const r = code - 1;
    pay(s, s[f + SEAT], r, 1, s[f + AT]);
    if (emit.sink !== null) {
      announce(
        s[f + SEAT],
        [0, 1, 2, 3].map((i) => (i === r ? 1 : 0)),
        s[f + AT],
      );
    }
    s[f + A]--;
    s[f + B + (r >> 1)] += r & 1 ? 16 : 1;
    s[f + D] = r;
  },
  prompt: (s, f) => ({
    text: t('prompt.payWhich', { n: s[f + A] }),
    min: s[f + A],
    max: s[f + A],
  }),
  wording: (_s, _f, _effect, code) => resourceWording('pay', code),
};

/** May the next unit be of type `r`, so that the rest can still be paid (in order: with types from `r` on)? */
function unitFits(s: State, f: number, r: number, ordered: boolean): boolean {
  const seat = s[f + SEAT];
  if (resource(s, seat, r) === 0) return false;
  addResource(s, seat, r, -1);
  s[f + B + (r >> 1)] += r & 1 ? 16 : 1;
  const ok = payable(
    s,
    seat,
    s[f + E],
    s[f + A] - 1,
    s[f + B] | (s[f + C] << 8),
    ordered ? r : 0,
    s[f + N],
  );
  s[f + B + (r >> 1)] -= r & 1 ? 16 : 1;
  addResource(s, seat, r, 1);
  return ok;
}
