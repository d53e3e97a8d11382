/** Cards leaving the own city, and things lying on cards. */
import {
  A,
  AT,
  B,
  DONE,
  OF,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { CARDS, COST, amounts } from '../content/tables.ts';
import type { Gain } from '../content/terms.ts';
import { amountText, cardNoun, detailed, enough, slotName, t } from '../say.ts';
import {
  cardIn,
  cityTop,
  NO_SLOT,
  countRemovable,
  has,
  isLodged,
  isPaired,
  isRemovable,
  takeCard,
  type CardFilter,
} from '../state/city.ts';
import { CONTENT, TOKENS, slotAt } from '../state/layout.ts';
import { gainAll } from '../state/supply.ts';
import { raiseHandLimit } from '../turn/handLimit.ts';
import { CITY_CARDS_SHORT, NOTHING_STORED, NOTHING_TO_GAIN, OK } from '../turn/reason.ts';
import { countForBox } from './count.ts';
import { performable } from './machine.ts';

/** A card of a city as an option: slot + 1, 0 = done. */
export function slotWording(
  s: State,
  city: number,
  act: string,
  code: number,
  picked = 0,
): Wording {
  if (code === DONE) return enough(picked);
  const kind = cardIn(s, city, code - 1);
  return {
    key: `${act}:${CARDS.of(kind).id}@city${city + 1}-${code}`,
    text: t('option.card', { card: slotName(s, city, code - 1) }),
  };
}

/**
 * Offers slots with a fitting card that can leave; in order only from `from` on, leaving enough for
 * `needed`. Where all of them must go there is no order to choose.
 */
export function offerSlots(
  s: State,
  city: number,
  from: number,
  needed: number,
  filter: CardFilter,
  out: Options,
  except = NO_SLOT,
): void {
  const first = out.ordered ? from : 0;
  let left = countRemovable(s, city, filter, except, first);
  const inOrder = out.ordered || left === needed;
  for (let slot = first; slot < cityTop(s, city) && left >= needed; slot++) {
    if (slot === except || !isRemovable(s, city, slot, filter)) continue;
    out.add(slot + 1);
    if (inOrder) left--;
  }
}

export interface DiscardCity extends Effect {
  readonly verb: 'discardCity';
  readonly n: number;
  readonly filter: CardFilter;
  /** Not the card that says it. */
  readonly others?: boolean;
  /** The listed cost of each comes back (6.48). */
  readonly refund: boolean;
}

export function discardCity(n: number, filter: CardFilter = {}, withRefund = false): DiscardCity {
  return { verb: 'discardCity', id: 0, n, filter, refund: withRefund };
}

/** Other cards than the one that says it. */
export function discardOthers(n: number): DiscardCity {
  return { verb: 'discardCity', id: 0, n, filter: {}, others: true, refund: false };
}

/** The slot of the own city that is not offered. */
function exceptFor({ others }: DiscardCity, seat: number, of: number, at: number): number {
  return others && seat === of ? at : NO_SLOT;
}

/** A = discarded so far, B = slot behind the last. */
export const discardCityVerb: Verb<DiscardCity> = {
  name: 'discardCity',
  isPrice: () => true,
  can(s, seat, of, at, effect) {
    const except = exceptFor(effect, seat, of, at);
    return countRemovable(s, seat, effect.filter, except) >= effect.n ? OK : CITY_CARDS_SHORT;
  },
  step(s, f, effect) {
    if (s[f + A] === effect.n) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    const except = exceptFor(effect, s[f + SEAT], s[f + OF], s[f + AT]);
    offerSlots(s, s[f + SEAT], s[f + B], effect.n - s[f + A], effect.filter, out, except);
  },
  // Whoever gives several cards has been told so; a single one may be the very card that asks.
  asksAlways: (_s, _f, { n }) => n === 1,
  pick(s, f, effect, code) {
    const kind = takeCard(s, s[f + SEAT], code - 1, 'discard');
    if (effect.refund) refund(s, s[f + SEAT], kind);
    s[f + A]++;
    s[f + B] = code;
  },
  prompt: (s, f, effect) => ({
    text: t('prompt.discardCity', { n: effect.n - s[f + A] }),
    min: effect.n,
    max: effect.n,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'discard', code),
};

/** 6.48: the listed cost, whatever was paid. */
export function refund(s: State, seat: number, kind: number): void {
  const cost = [0, 1, 2, 3].map((r) => COST[kind * 4 + r]);
  gainAll(s, seat, [...cost, 0], 1);
}

export interface PutTokens extends Effect {
  readonly verb: 'putTokens';
  readonly n: number;
}

/** Put point tokens from the supply on this card. */
export function putTokens(n: number): PutTokens {
  return { verb: 'putTokens', id: 0, n };
}

export const putTokensVerb: Verb<PutTokens> = {
  name: 'putTokens',
  step(s, f, effect) {
    s[slotAt(s[f + OF], s[f + AT]) + TOKENS] += effect.n;
    raiseHandLimit(s, s[f + OF]);
    if (emit.sink !== null) {
      const at = { city: s[f + OF], slot: s[f + AT] };
      emit.sink.push({
        type: 'put',
        seat: s[f + SEAT],
        ...at,
        tokens: effect.n,
        amounts: [0, 0, 0, 0],
      });
    }
    pop(s);
  },
};

export interface Store extends Effect {
  readonly verb: 'store';
  readonly choices: readonly Gain[];
  readonly amounts: readonly (readonly number[])[];
}

/** Put one of several amounts from the supply on this card (STOREHOUSE.1). */
export function store(...choices: Gain[]): Store {
  return { verb: 'store', id: 0, choices, amounts: choices.map(amounts) };
}

export const storeVerb: Verb<Store> = {
  name: 'store',
  step: (s) => ask(s),
  options(_s, _f, effect, out) {
    for (let i = 0; i < effect.choices.length; i++) out.add(i + 1);
  },
  pick(s, f, effect, code) {
    const put = effect.amounts[code - 1];
    const at = slotAt(s[f + OF], s[f + AT]) + CONTENT;
    for (let r = 0; r < 4; r++) s[at + r] += put[r];
    if (emit.sink !== null) {
      const where = { city: s[f + OF], slot: s[f + AT] };
      emit.sink.push({
        type: 'put',
        seat: s[f + SEAT],
        ...where,
        tokens: 0,
        amounts: put.slice(0, 4),
      });
    }
    pop(s);
  },
  prompt: (s, f) => ({
    text: detailed(
      s,
      s[f + OF],
      s[f + AT],
      t('prompt.storehouse', { of: cardNoun(cardIn(s, s[f + OF], s[f + AT])) }),
    ),
  }),
  wording(_s, _f, effect, code) {
    const gained = Object.entries(effect.choices[code - 1]);
    return {
      key: `store:${gained.map(([what, n]) => `${n}-${what}`).join('-')}`,
      text: t('option.put', { what: amountText(effect.amounts[code - 1]) }),
    };
  },
};

export interface TakeStored extends Effect {
  readonly verb: 'takeStored';
}

/** Take everything lying on this card (STOREHOUSE.3). */
export function takeStored(): TakeStored {
  return { verb: 'takeStored', id: 0 };
}

export const takeStoredVerb: Verb<TakeStored> = {
  name: 'takeStored',
  can(s, _seat, of, at) {
    const goods = slotAt(of, at) + CONTENT;
    return s[goods] + s[goods + 1] + s[goods + 2] + s[goods + 3] > 0 ? OK : NOTHING_STORED;
  },
  step(s, f) {
    const at = slotAt(s[f + OF], s[f + AT]) + CONTENT;
    const tokens = slotAt(s[f + OF], s[f + AT]) + TOKENS;
    gainAll(s, s[f + SEAT], [s[at], s[at + 1], s[at + 2], s[at + 3], s[tokens]], 1);
    for (let r = 0; r < 4; r++) s[at + r] = 0;
    s[tokens] = 0;
    pop(s);
  },
};

/** What must hold in the city the effect looks at: a card there, or a partner beside this card. */
export type Condition =
  | { readonly city: string }
  | { readonly paired: string }
  /** So many of something that a box counts. */
  | { readonly own: string; readonly n: number };

export interface When extends Effect {
  readonly verb: 'when';
  readonly cond: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}

/** Depends on a card in the city. */
export function ifCity(card: string, then: Effect, otherwise?: Effect): When {
  return { verb: 'when', id: 0, cond: { city: card }, then, ...(otherwise && { otherwise }) };
}

/** Only while this card shares its space with its partner (HUSBAND.3), or with a Farm. */
export function ifPaired(partner: string, then: Effect): When {
  return { verb: 'when', id: 0, cond: { paired: partner }, then };
}

/** Only with so many of something that a box counts. */
export function ifOwned(what: string, n: number, then: Effect): When {
  return { verb: 'when', id: 0, cond: { own: what, n }, then };
}

/** Of the card in this slot of the city. */
function holds(s: State, city: number, slot: number, cond: Condition): boolean {
  if ('own' in cond) return countForBox(s, cond.own, city) >= cond.n;
  if ('city' in cond) return has(s, city, CARDS.kindOf(cond.city));
  return isPaired(s, city, slot) || isLodged(s, city, slot);
}

export const whenVerb: Verb<When> = {
  name: 'when',
  kids: (effect) => (effect.otherwise ? [effect.then, effect.otherwise] : [effect.then]),
  can(s, seat, of, at, { cond, then, otherwise }) {
    const branch = holds(s, of, at, cond) ? then : otherwise;
    return branch === undefined ? NOTHING_TO_GAIN : performable(s, seat, of, at, branch);
  },
  step(s, f, effect) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    const met = holds(s, s[f + OF], s[f + AT], effect.cond);
    const branch = met ? effect.then : effect.otherwise;
    if (branch) pushChild(s, f, branch.id);
  },
};
