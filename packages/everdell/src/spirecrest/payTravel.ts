/** Paying on the way: hand cards, resources of any kind, or either (13.13, 13.28). */
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
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { discardFromHand } from '../effects/discard.ts';
import { resourceWording } from '../effects/gain.ts';
import { cardWording } from '../effects/handRun.ts';
import { t } from '../say.ts';
import { handCard, handSize } from '../state/hand.ts';
import { payResource, resource } from '../state/supply.ts';
import { name } from '../words/index.ts';
import { FIND_IDS } from './finds.ts';
import { tileOf } from './tiles.ts';

export interface PayTravel extends Effect {
  readonly verb: 'payTravel';
}

export const payTravel: PayTravel = { verb: 'payTravel', id: 0 };

/** Resources as picks, behind the kinds of cards. */
const RESOURCE_PICK = 0x100;

/** What is paid for: a map tile, or a discovery. */
export type Goal = { readonly tile: number } | { readonly find: number };

/** Begins a payment that the player can make. */
export function startTravelPayment(
  s: State,
  seat: number,
  goal: Goal,
  what: { readonly either?: number; readonly any?: number; readonly card?: number },
): void {
  const [tile, find] = 'tile' in goal ? [goal.tile, 0] : [0, goal.find];
  const f = push(s, payTravel.id, seat, seat, tile, find);
  s[f + A] = what.either ?? 0;
  s[f + B] = what.any ?? 0;
  s[f + C] = what.card ?? 0;
}

/** What the next unit may be. */
const takesResources = (s: State, f: number): boolean => s[f + A] > 0 || s[f + B] > 0;
const takesCards = (s: State, f: number): boolean =>
  s[f + A] > 0 || (s[f + B] === 0 && s[f + C] > 0);

/** Units still to be paid of the sort that comes next. */
function unitsLeft(s: State, f: number): number {
  return s[f + A] || s[f + B] || s[f + C];
}

/** Units that picks from `from` on can pay. */
function payableFrom(s: State, f: number, from: number): number {
  const seat = s[f + SEAT];
  let n = 0;
  if (takesCards(s, f)) {
    for (let i = handSize(s, seat) - 1; i >= 0; i--) if (handCard(s, seat, i) >= from) n++;
  }
  if (takesResources(s, f)) {
    for (let r = 0; r < 4; r++) if (RESOURCE_PICK + r >= from) n += resource(s, seat, r);
  }
  return n;
}

/** Where all must go there is no order to choose: the first one stands for all. */
function offer(s: State, f: number, out: Options): void {
  offerUnits(s, f, out);
  if (!out.ordered && payableFrom(s, f, 0) === unitsLeft(s, f)) out.count = 1;
}

function offerUnits(s: State, f: number, out: Options): void {
  const seat = s[f + SEAT];
  const last = out.ordered ? s[f + D] : 0;
  const first = last > 4 ? RESOURCE_PICK + last - 5 : 0;
  const enough = (code: number): boolean =>
    !out.ordered || payableFrom(s, f, code) >= unitsLeft(s, f);
  if (takesCards(s, f) && first === 0) {
    for (let i = 0; i < handSize(s, seat); i++) {
      const kind = handCard(s, seat, i);
      if (out.ordered && kind < s[f + E]) continue;
      if (!out.has(kind) && enough(kind)) out.add(kind);
    }
  }
  if (!takesResources(s, f)) return;
  for (let r = 0; r < 4; r++) {
    const code = RESOURCE_PICK + r;
    if (code >= first && resource(s, seat, r) > 0 && enough(code)) out.add(code);
  }
}

/**
 * AT = the tile or N = the discovery that is paid for; A = units that may be a card or a resource, B = resources, C = cards; D = the last resource + 5,
 * E = the last kind of card: search pays cards first, then resources, in one order.
 */
export const payTravelVerb: Verb<PayTravel> = {
  name: 'payTravel',
  forget: (s, f) => void (s[f + E] = 0),
  step(s, f) {
    if (unitsLeft(s, f) === 0) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => offer(s, f, out),
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const sort = s[f + A] > 0 ? A : s[f + B] > 0 ? B : C;
    s[f + sort]--;
    if (code < RESOURCE_PICK) {
      s[f + E] = code;
      return discardFromHand(s, seat, code);
    }
    payResource(s, seat, code - RESOURCE_PICK, 1);
    s[f + D] = code - RESOURCE_PICK + 5;
  },
  prompt(s, f) {
    const n = unitsLeft(s, f);
    const what = s[f + A] > 0 ? 'either' : s[f + B] > 0 ? 'resource' : 'card';
    const id = s[f + AT] > 0 ? tileOf(s[f + AT]).id : FIND_IDS[s[f + N] - 1];
    return { text: t('prompt.payTravel', { me: name(id), what, n }), min: n, max: n };
  },
  wording: (_s, _f, _effect, code) =>
    code < RESOURCE_PICK
      ? cardWording('discard', code)
      : resourceWording('pay', code - RESOURCE_PICK + 1),
};
