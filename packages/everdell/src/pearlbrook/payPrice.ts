/** A price of resources, point tokens and pearls, with resources of any kind among them. */
import { A, B, PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { amounts } from '../content/tables.ts';
import type { Cost } from '../content/terms.ts';
import { resourceWording } from '../effects/gain.ts';
import { offerUnits } from '../effects/give.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { addPoints, payResource, points, resource, resources } from '../state/supply.ts';
import { OK, SHORT } from '../turn/reason.ts';
import { PEARLS_SHORT, POINTS_SHORT } from './reason.ts';
import { addPearls, pearls } from './pearls.ts';

export type Price = Cost & {
  readonly point?: number;
  readonly pearl?: number;
  readonly any?: number;
};

export interface PayPrice extends Effect {
  readonly verb: 'payPrice';
  readonly what: Price;
  /** Four types, point tokens, pearls, resources of any kind. */
  readonly amounts: readonly number[];
}

const PEARL = 5;
const ANY = 6;

export function payPrice(what: Price): PayPrice {
  const { pearl = 0, any = 0 } = what;
  return { verb: 'payPrice', id: 0, what, amounts: [...amounts(what), pearl, any] };
}

/** 2.14: all of it or nothing. */
function affordable(s: State, seat: number, { amounts: fixed }: PayPrice): number {
  let listed = 0;
  for (let r = 0; r < 4; r++) {
    if (resource(s, seat, r) < fixed[r]) return SHORT;
    listed += fixed[r];
  }
  if (resources(s, seat) - listed < fixed[ANY]) return SHORT;
  // 2.9: tokens on cards are not the player's to pay with.
  if (points(s, seat) < fixed[4]) return POINTS_SHORT;
  return pearls(s, seat) < fixed[PEARL] ? PEARLS_SHORT : OK;
}

/** A = units of any kind still to pay, B = the last type. */
export const payPriceVerb: Verb<PayPrice> = {
  name: 'payPrice',
  isPrice: () => true,
  can: (s, seat, _of, _at, effect) => affordable(s, seat, effect),
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = effect.amounts[ANY];
      payFixed(s, s[f + SEAT], effect);
    }
    if (s[f + A] === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    offerUnits(s, s[f + SEAT], out.ordered ? s[f + B] : 0, s[f + A], out);
  },
  pick(s, f, _effect, code) {
    payResource(s, s[f + SEAT], code - 1, 1);
    s[f + A]--;
    s[f + B] = code - 1;
  },
  prompt: (s, f, { amounts: fixed }) => ({
    text: t('prompt.payWhich', { n: s[f + A] }),
    min: fixed[ANY],
    max: fixed[ANY],
    picked: fixed[ANY] - s[f + A],
  }),
  wording: (_s, _f, _effect, code) => resourceWording('pay', code),
};

function payFixed(s: State, seat: number, { amounts: fixed }: PayPrice): void {
  for (let r = 0; r < 4; r++) payResource(s, seat, r, fixed[r]);
  if (fixed[4] > 0) {
    addPoints(s, seat, -fixed[4]);
    if (emit.sink !== null) emit.sink.push({ type: 'pay', seat, amounts: [0, 0, 0, 0, fixed[4]] });
  }
  addPearls(s, seat, -fixed[PEARL]);
}
