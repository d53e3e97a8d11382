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
  top,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { CARDS } from '../content/tables.ts';
import { RESOURCE_NAMES } from '../content/terms.ts';
import { resourceWording } from '../effects/gain.ts';
import { amountText, cardNoun, t } from '../say.ts';
import { receiveResource } from '../state/giving.ts';
import { addResource, resource } from '../state/supply.ts';
import {
  anyMore,
  listedPrice,
  mayStandIn,
  payable,
  priceOf,
  standInOf,
  standInRate,
  totalPrice,
  waysToPay,
} from './price.ts';

export interface PayUnits extends Effect {
  readonly verb: 'payUnits';
}

export const payUnits: PayUnits = { verb: 'payUnits', id: 0 };

/** Units go to the supply, or to an opponent (SHEPHERD.4): `to` is seat + 1, 0 = supply. */
function pay(s: State, seat: number, r: number, n: number, to: number): void {
  if (n === 0) return;
  addResource(s, seat, r, -n);
  if (to > 0) receiveResource(s, to - 1, r, n);
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
    const listed = priceOf(s, seat, kind, r);
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

/** Pays the whole price: what is listed at once, then a choice of what may be of any kind. */
export function payWhole(s: State, seat: number, kind: number, to: number): void {
  payListed(s, seat, kind, 0, to);
  const any = anyMore(s, seat, kind);
  if (any === 0) return;
  startPayment(s, seat, kind, any, 0, to);
  const f = top(s);
  for (let r = 0; r < 4; r++) {
    s[f + B + (r >> 1)] += priceOf(s, seat, kind, r) << (r & 1 ? 4 : 0);
  }
}

/** Picks besides the four types: the resource that stands in for others, and all that is listed. */
const BY_STAND_IN = 5;
const AS_LISTED = 6;

/** Could another resource than those listed be used now (17.5)? */
export function hasStandIn(s: State, seat: number, kind: number, units: number): boolean {
  return mayStandIn(s, seat, kind) && standInFits(s, seat, kind, units, 0, 0, 0);
}

/** May the next unit be paid by the resource that stands in for others? */
function standInFits(
  s: State,
  seat: number,
  kind: number,
  units: number,
  paid: number,
  from: number,
  wild: number,
): boolean {
  const r = standInOf(s, seat);
  const rate = standInRate(s, seat);
  if (resource(s, seat, r) < rate) return false;
  addResource(s, seat, r, -rate);
  const ok = payable(s, seat, kind, units - 1, paid, from, wild);
  addResource(s, seat, r, rate);
  return ok;
}

/** Units of this type that were paid as listed. */
function paidOf(s: State, f: number, r: number): number {
  return (s[f + B + (r >> 1)] >> (r & 1 ? 4 : 0)) & 15;
}

/** Nothing is paid yet, nothing is left out, and all that is listed is there. */
function canPayListed(s: State, f: number): boolean {
  const kind = s[f + E];
  const seat = s[f + SEAT];
  if (s[f + A] !== totalPrice(s, seat, kind) || s[f + N] !== 0) return false;
  if (anyMore(s, seat, kind) > 0) return false;
  for (let r = 0; r < 4; r++) {
    if (resource(s, seat, r) < priceOf(s, seat, kind, r)) return false;
  }
  return true;
}

/**
 * A = units left, B and C = units paid by type (four bits each), D = the last type, E = the card,
 * N = units beyond what is listed. Units that something else stands in for are paid, but not listed.
 */
export const payUnitsVerb: Verb<PayUnits> = {
  name: 'payUnits',
  step(s, f) {
    if (s[f + A] === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    const standIn = mayStandIn(s, s[f + SEAT], s[f + E]);
    // Where the same units are paid in any order there is nothing to choose.
    const inOrder = out.ordered || (!standIn && hasOneOutcome(s, f));
    for (let r = out.ordered ? s[f + D] : 0; r < 4; r++) {
      if (unitFits(s, f, r, inOrder)) out.add(r + 1);
    }
    if (!standIn) return;
    if (canPayListed(s, f)) out.add(AS_LISTED);
    // A unit that is listed is never dearer than one it stands in for, so it comes first.
    const r = standInOf(s, s[f + SEAT]);
    if (paidOf(s, f, r) < priceOf(s, s[f + SEAT], s[f + E], r) && unitFits(s, f, r, false)) return;
    const paid = s[f + B] | (s[f + C] << 8);
    const from = out.ordered ? 4 : 0;
    if (standInFits(s, s[f + SEAT], s[f + E], s[f + A], paid, from, s[f + N])) {
      out.add(BY_STAND_IN);
    }
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (code === AS_LISTED) {
      s[f + A] = 0;
      return payListed(s, seat, s[f + E], 0, s[f + AT]);
    }
    s[f + A]--;
    if (code === BY_STAND_IN) {
      s[f + D] = 4;
      return payUnit(s, f, standInOf(s, seat), standInRate(s, seat));
    }
    const r = code - 1;
    payUnit(s, f, r, 1);
    s[f + B + (r >> 1)] += r & 1 ? 16 : 1;
    s[f + D] = r;
  },
  prompt: (s, f) => ({
    text:
      s[f + N] > 0
        ? t('prompt.payWith', { n: s[f + A], of: cardNoun(swapper()) })
        : t('prompt.payWhich', { n: s[f + A] }),
    min: s[f + A],
    max: s[f + A],
  }),
  wording(s, f, _effect, code) {
    if (code < BY_STAND_IN) return resourceWording('pay', code);
    const listed = listedPrice(s, s[f + SEAT], s[f + E]);
    if (code === AS_LISTED) {
      return { key: 'pay:listed', text: t('option.pay', { what: amountText(listed) }) };
    }
    const [r, rate] = [standInOf(s, s[f + SEAT]), standInRate(s, s[f + SEAT])];
    const what = amountText([0, 1, 2, 3].map((i) => (i === r ? rate : 0)));
    return {
      key: `stand-in:${RESOURCE_NAMES[r]}`,
      text: t('option.standIn', { what, any: t('n.resource', { n: 1 }) }),
    };
  },
};

/** The card that lets a unit be replaced. */
function swapper(): number {
  return CARDS.perks.find((kind) => CARDS.of(kind).advantage!.way === 'swap')!;
}

/** Is there only one sum of units with which the rest can be paid? */
function hasOneOutcome(s: State, f: number): boolean {
  const paid = s[f + B] | (s[f + C] << 8);
  return waysToPay(s, s[f + SEAT], s[f + E], s[f + A], paid, 0, s[f + N]) === 1;
}

function payUnit(s: State, f: number, r: number, n: number): void {
  const [seat, to] = [s[f + SEAT], s[f + AT]];
  pay(s, seat, r, n, to);
  if (emit.sink === null) return;
  const amounts = [0, 1, 2, 3].map((i) => (i === r ? n : 0));
  // What stands in for others is not counted along, so it is told unit by unit.
  if (mayStandIn(s, seat, s[f + E])) return announce(seat, amounts, to);
  const sum = [0, 1, 2, 3].map((i) => paidOf(s, f, i) + amounts[i]);
  const whole = s[f + A] === 0;
  emit.sink.push({
    type: 'pay',
    seat,
    amounts,
    ...(to > 0 && { to: to - 1 }),
    ...(whole ? { unit: 'last' as const, sum } : { unit: 'more' as const }),
  });
}

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
