/** Gaining, losing, exchanging and storing goods. */
import {
  A,
  AT,
  B,
  C,
  DONE,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { GATHER_SPACE } from '../content/sources.ts';
import {
  ANY,
  CARD_PRICE,
  PRICE_SIZE,
  STORES,
  TOKEN_GOODS,
  magicOf,
  priceOf,
  tokenOf,
} from '../content/tables.ts';
import { BASICS, GOODS, MAGIC, RESOURCES } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { cardName, done, goodName, magicName, t } from '../say.ts';
import { allResources, gainResource, payResource, tellGain, tellPay } from '../state/goods.ts';
import { BURNED, GATHER_SLOT, HAND, HAND_COUNT, RES, playerAt } from '../state/layout.ts';
import { canDraw, discardFromHand, drawMagic, handSize, takeFromHand } from '../state/magic.ts';
import { slotAt, storedAt, storedCount } from '../state/tableau.ts';
import { trayCount } from '../state/treasure.ts';
import { NOTHING_MISSING, NOTHING_TO_LOSE, OK, PILES_EMPTY, SLOT_EMPTY } from '../turn/reason.ts';
import type { Exchange, Gain, GainSlot, GainSome, Lose, Store } from '../vocabulary/goods.ts';
import { amountIn } from './frame.ts';

/** Fixed goods, or what the token in the Slot shows; a choice token is decided each time (E12.14). */
export const gainVerb: Verb<Gain> = {
  name: 'gain',
  can: (s, _seat, _here, _at, { what }) =>
    isMagicOnly(priceOf(what)) && !canDraw(s) ? PILES_EMPTY : OK,
  step(s, f, effect) {
    const token = effect.slot === null ? 0 : tokenIn(s, s[f + SEAT], s[f + AT], effect.slot);
    if (token !== 0) return takeShown(s, f, token);
    const times = amountIn(s, f, effect.times);
    const seat = s[f + SEAT];
    pop(s);
    const goods = priceOf(effect.what);
    for (let i = 0; i < GOODS.length; i++) gainGood(s, seat, i, goods[i] * times);
  },
  options: (s, f, effect, out) => offerShown(tokenIn(s, s[f + SEAT], s[f + AT], effect.slot!), out),
  pick: (s, f, effect, code) =>
    pickShown(s, f, tokenIn(s, s[f + SEAT], s[f + AT], effect.slot!), code),
  prompt: () => ({ text: t('prompt.gain', { n: 1 }) }),
  wording: (_s, _f, _effect, code) => goodWording('gain', code),
};

function isMagicOnly(goods: Uint8Array): boolean {
  for (let i = 0; i < goods.length; i++) if (i !== MAGIC && goods[i] > 0) return false;
  return true;
}

export const gainSlotVerb: Verb<GainSlot> = {
  name: 'gainSlot',
  can: (s, seat, _here, at, { slot }) => (tokenIn(s, seat, at, slot) === 0 ? SLOT_EMPTY : OK),
  step(s, f, { slot }) {
    const token = tokenIn(s, s[f + SEAT], s[f + AT], slot);
    if (token === 0) pop(s);
    else takeShown(s, f, token);
  },
  options: (s, f, { slot }, out) => offerShown(tokenIn(s, s[f + SEAT], s[f + AT], slot), out),
  pick: (s, f, { slot }, code) => pickShown(s, f, tokenIn(s, s[f + SEAT], s[f + AT], slot), code),
  prompt: () => ({ text: t('prompt.gain', { n: 1 }) }),
  wording: (_s, _f, _effect, code) => goodWording('gain', code),
};

/** The token in a Slot of a card, or of Gather. A copied card is read as it lies (E9.10). */
export function tokenIn(s: State, seat: number, at: number, slot: number): number {
  return at === GATHER_SPACE ? s[playerAt(seat) + GATHER_SLOT] : s[slotAt(at, slot)];
}

/** Goods by number: six resources, Magic cards. */
export function gainGood(s: State, seat: number, good: number, n: number): void {
  if (n === 0) return;
  if (good === MAGIC) return void drawMagic(s, seat, n);
  gainResource(s, seat, good, n);
  tellGain(seat, good, n);
}

/** All that a token shows; with a slash the player is asked first. */
function takeShown(s: State, f: number, token: number): void {
  if (tokenOf(token).choice) return ask(s);
  const seat = s[f + SEAT];
  pop(s);
  for (const good of TOKEN_GOODS[token]) gainGood(s, seat, good, 1);
}

function offerShown(token: number, out: Options): void {
  for (const good of TOKEN_GOODS[token]) out.add(good + 1);
}

function pickShown(s: State, f: number, _token: number, code: number): void {
  const seat = s[f + SEAT];
  pop(s);
  gainGood(s, seat, code - 1, 1);
}

/** A good as an option; picks of goods are 1 to 7, so that 0 can mean "done". */
export function goodWording(act: string, code: number): Wording {
  if (code === DONE) return done();
  return {
    key: `${act}:${GOODS[code - 1]}`,
    text: t(`option.${act}`, { what: goodName(code - 1) }),
  };
}

const ANY_ICON = 16;

/**
 * A = how many are still to come, B = the last pick, C and D = what can still be taken: for `missing`
 * and different goods a bit for each type, for `burned` two bits for each icon of the price.
 */
export const gainSomeVerb: Verb<GainSome> = {
  name: 'gainSome',
  can(s, seat, _here, _at, { from }) {
    if (from === 'missing') return missing(s, seat) === 0 ? NOTHING_MISSING : OK;
    return OK;
  },
  step(s, f, effect) {
    if (s[f + PC] === 0) begin(s, f, effect);
    if (s[f + A] === 0 || !offersAny(s, f, effect)) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offerSome(s, f, effect, out),
  pick(s, f, effect, code) {
    s[f + A]--;
    s[f + B] = code;
    const good = code >= ANY_ICON ? code - ANY_ICON : code - 1;
    if (effect.from === 'burned') useIcon(s, f, code >= ANY_ICON ? ANY : good);
    else s[f + C] |= 1 << good;
    gainGood(s, s[f + SEAT], good, 1);
  },
  prompt: (s, f) => ({ text: t('prompt.gain', { n: s[f + A] }) }),
  wording: (_s, _f, _effect, code) =>
    code >= ANY_ICON
      ? {
          key: `gain:any-${GOODS[code - ANY_ICON]}`,
          text: t('option.gainAny', { what: goodName(code - ANY_ICON) }),
        }
      : goodWording('gain', code),
};

function begin(s: State, f: number, effect: GainSome): void {
  s[f + PC] = 1;
  s[f + A] = amountIn(s, f, effect.n);
  // The types are fixed before the gain (GEN.7).
  if (effect.from === 'missing') s[f + C] = ~missing(s, s[f + SEAT]);
}

/** Basic types of which the player has none, one bit each. */
function missing(s: State, seat: number): number {
  let set = 0;
  for (let r = 0; r < BASICS.length; r++) if (s[playerAt(seat) + RES + r] === 0) set |= 1 << r;
  return set;
}

const some = new Options(16);

function offersAny(s: State, f: number, effect: GainSome): boolean {
  some.clear();
  offerSome(s, f, effect, some);
  return some.count > 0;
}

function offerSome(s: State, f: number, effect: GainSome, out: Options): void {
  if (effect.from === 'burned') return offerIcons(s, f, out);
  const once = effect.different || effect.from === 'missing';
  const from = effect.from === 'missing' ? BASICS : effect.from;
  for (const good of from) {
    const r = GOODS.indexOf(good);
    if (once && ((s[f + C] >> r) & 1) === 1) continue;
    if (r === MAGIC && !canDraw(s)) continue;
    if (out.ordered && r + 1 < s[f + B]) continue;
    out.add(r + 1);
  }
}

// The icons of the burned card's price, two bits for each type: how many are used.
const usedIcons = (s: State, f: number, i: number): number =>
  (s[f + C + (i >> 2)] >> ((i & 3) * 2)) & 3;

function useIcon(s: State, f: number, i: number): void {
  s[f + C + (i >> 2)] += 1 << ((i & 3) * 2);
}

function offerIcons(s: State, f: number, out: Options): void {
  const price = CARD_PRICE[s[BURNED]];
  for (let i = 0; i < PRICE_SIZE; i++) {
    if (usedIcons(s, f, i) >= price[i]) continue;
    if (i !== ANY) out.add(i + 1);
    else for (let r = 0; r < BASICS.length; r++) out.add(ANY_ICON + r);
  }
}

const CARD = 0x100;

/** Discarding by force: no Gold in place of anything (E12.2). */
export const loseVerb: Verb<Lose> = {
  name: 'lose',
  can: (s, seat, _here, _at, { what }) =>
    handSize(s, seat) > 0 || (what === 'any' && allResources(s, seat) > 0) ? OK : NOTHING_TO_LOSE,
  step(s, f, { what }) {
    const seat = s[f + SEAT];
    const nothing = handSize(s, seat) === 0 && (what === 'magic' || allResources(s, seat) === 0);
    if (nothing) pop(s);
    else ask(s);
  },
  options: (s, f, { what }, out) => offerHeld(s, s[f + SEAT], what === 'any', true, out),
  // A token could be cashed first.
  asksAlways: (s, f) => trayCount(s, s[f + SEAT]) > 0,
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    giveUp(s, seat, code);
  },
  prompt: () => ({ text: t('prompt.lose') }),
  wording: (_s, _f, _effect, code) => heldWording('discard', code),
};

/** Resources as 1 to 6, Magic cards from CARD on. */
export function offerHeld(
  s: State,
  seat: number,
  resources: boolean,
  cards: boolean,
  out: Options,
): void {
  const p = playerAt(seat);
  const types = resources ? RESOURCES.length : 0;
  const hand = cards ? s[p + HAND_COUNT] : 0;
  for (let r = 0; r < types; r++) if (s[p + RES + r] > 0) out.add(r + 1);
  for (let i = 0; i < hand; i++) {
    const kind = s[p + HAND + i];
    if (!out.has(CARD + kind)) out.add(CARD + kind);
  }
}

function giveUp(s: State, seat: number, code: number): void {
  if (code >= CARD) return discardFromHand(s, seat, code - CARD);
  payResource(s, seat, code - 1, 1);
  tellPay(seat, code - 1, 1);
}

export function heldWording(act: string, code: number): Wording {
  if (code < CARD) return goodWording(act, code);
  const kind = code - CARD;
  return { key: `${act}:${magicOf(kind).id}`, text: t(`option.${act}`, { what: magicName(kind) }) };
}

/** A = how many are left, B = the type returned + 1 (a Magic card is the seventh) while the other is chosen. */
export const exchangeVerb: Verb<Exchange> = {
  name: 'exchange',
  can: (s, seat) => (handSize(s, seat) > 0 || allResources(s, seat) > 0 ? OK : NOTHING_TO_LOSE),
  step(s, f, { n }) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = n;
    }
    const seat = s[f + SEAT];
    if (s[f + B] > 0) return ask(s);
    if (s[f + A] === 0 || (handSize(s, seat) === 0 && allResources(s, seat) === 0)) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + B] === 0) {
      out.add(DONE);
      return offerHeld(s, s[f + SEAT], true, true, out);
    }
    for (let r = 0; r < BASICS.length; r++) if (r + 1 !== s[f + B]) out.add(r + 1);
  },
  pick(s, f, _effect, code) {
    if (s[f + B] > 0) {
      s[f + B] = 0;
      return gainGood(s, s[f + SEAT], code - 1, 1);
    }
    if (code === DONE) return pop(s);
    giveUp(s, s[f + SEAT], code);
    s[f + A]--;
    s[f + B] = code >= CARD ? MAGIC + 1 : code;
  },
  prompt: (s, f) => ({ text: t(s[f + B] > 0 ? 'prompt.gain' : 'prompt.exchange', { n: 1 }) }),
  wording: (s, f, _effect, code) =>
    s[f + B] > 0 ? goodWording('gain', code) : heldWording('return', code),
};

/** A = how many more may be stored now. */
export const storeVerb: Verb<Store> = {
  name: 'store',
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = effect.upTo;
    }
    if (s[f + A] === 0 || !canStore(s, f, effect)) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    out.add(DONE);
    offerStore(s, f, effect, out);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return pop(s);
    s[f + A]--;
    storeOne(s, s[f + SEAT], s[f + AT], code);
  },
  prompt: (s, f) => ({ text: t('prompt.store', { card: cardName(s[f + AT]) }) }),
  wording: (_s, _f, _effect, code) => heldWording('store', code),
};

function canStore(s: State, f: number, effect: Store): boolean {
  if (storedCount(s, s[f + AT]) >= effect.max) return false;
  some.clear();
  offerStore(s, f, effect, some);
  return some.count > 0;
}

function offerStore(s: State, f: number, { what, distinct }: Store, out: Options): void {
  const seat = s[f + SEAT];
  if (what === 'magic') return offerHeld(s, seat, false, true, out);
  for (let r = 0; r < 6; r++) {
    if (s[playerAt(seat) + RES + r] === 0) continue;
    if (what !== 'any' && GOODS[r] !== what) continue;
    if (!(distinct && isStored(s, s[f + AT], r + 1))) out.add(r + 1);
  }
}

function isStored(s: State, card: number, good: number): boolean {
  for (let i = 0; i < STORES[card]; i++) if (s[storedAt(card, i)] === good) return true;
  return false;
}

/** Stored goods are not held any more (E12.12); a stored Magic card lies face down. */
function storeOne(s: State, seat: number, card: number, code: number): void {
  const at = storedAt(card, storedCount(s, card));
  if (code >= CARD) {
    takeFromHand(s, seat, code - CARD);
    s[at] = code - CARD;
    if (emit.sink !== null) {
      const cards = [code - CARD];
      emit.sink.push({ type: 'storeMagic', seat, count: 1, cards, to: [seat], secret: true });
    }
    return;
  }
  payResource(s, seat, code - 1, 1);
  s[at] = code;
  if (emit.sink !== null) emit.sink.push({ type: 'store', seat, card, good: code - 1 });
}
