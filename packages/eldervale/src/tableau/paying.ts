/**
 * Paying a price (chapter 12). What is still due lies in the state; the payer decides where there is
 * a choice: which icons a reduction takes away, where Gold stands in, what "any" is paid with.
 *
 * A price can be paid if goods, Gold, Magic cards and the tokens of the Tray, cashed at best, suffice
 * (E5.3): a token can be cashed at any moment (E11.3).
 */
import {
  B,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { ANY, PRICE_SIZE, TOKEN_GOODS, magicOf, showsGood, tokenOf } from '../content/tables.ts';
import { GOLD, GOODS, MAGIC } from '../content/terms.ts';
import { goodName, magicName, t } from '../say.ts';
import { payResource, tellPay } from '../state/goods.ts';
import { DUE, HAND, HAND_COUNT, RES, TRAY_SIZE, UNPAID, playerAt } from '../state/layout.ts';
import { canDraw, discardFromHand } from '../state/magic.ts';
import { trayCount, trayToken } from '../state/treasure.ts';

const OFF = DUE + PRICE_SIZE;

/** What a player has: six resources, Magic cards. */
const have = new Uint8Array(7);

function look(s: State, seat: number): void {
  const p = playerAt(seat);
  for (let r = 0; r < 6; r++) have[r] = s[p + RES + r];
  have[MAGIC] = s[p + HAND_COUNT];
}

/** Is `have` enough for the price at `at` of `due`, of which the payer may strike `off`? */
function isEnough(due: Uint8Array, at: number, off: number): boolean {
  let short = 0;
  let spare = 0;
  for (let i = 0; i <= MAGIC; i++) {
    if (i === GOLD) continue;
    const rest = have[i] - due[at + i];
    if (rest < 0) short -= rest;
    else spare += rest;
  }
  let gold = have[GOLD] - due[at + GOLD];
  let strikes = off;
  if (gold < 0) {
    strikes += gold;
    gold = 0;
    if (strikes < 0) return false;
  }
  const left = Math.max(0, short - strikes);
  const any = Math.max(0, due[at + ANY] - Math.max(0, strikes - short));
  return gold >= left && gold - left + spare >= any;
}

function isEnoughWithTokens(
  s: State,
  seat: number,
  due: Uint8Array,
  at: number,
  off: number,
  from: number,
): boolean {
  if (isEnough(due, at, off)) return true;
  if (from === TRAY_SIZE) return false;
  const token = trayToken(s, seat, from);
  if (token === 0) return false;
  const goods = TOKEN_GOODS[token];
  if (goods[0] === MAGIC && !canDraw(s)) {
    return isEnoughWithTokens(s, seat, due, at, off, from + 1);
  }
  // All that it shows, with a slash one after the other.
  const isChoice = tokenOf(token).choice === true;
  for (let first = 0; first < (isChoice ? goods.length : 1); first++) {
    const end = isChoice ? first + 1 : goods.length;
    for (let i = first; i < end; i++) have[goods[i]]++;
    const enough = isEnoughWithTokens(s, seat, due, at, off, from + 1);
    for (let i = first; i < end; i++) have[goods[i]]--;
    if (enough) return true;
  }
  return false;
}

/** What will have been paid before the price that is looked at. */
const before = new Uint8Array(PRICE_SIZE);
let isAfter = false;
const together = new Uint8Array(PRICE_SIZE);

/** Looks at something as it will be once this price is paid: both must be payable together. */
export function afterPaying<T>(price: Uint8Array, check: () => T): T {
  before.set(price);
  isAfter = true;
  try {
    return check();
  } finally {
    isAfter = false;
  }
}

/** Can the player pay this price, less `off` resources of choice? */
export function canPay(s: State, seat: number, price: Uint8Array, off = 0): boolean {
  look(s, seat);
  if (isAfter) {
    for (let i = 0; i < PRICE_SIZE; i++) together[i] = price[i] + before[i];
    return isEnoughWithTokens(s, seat, together, 0, off, 0);
  }
  return isEnoughWithTokens(s, seat, price, 0, off, 0);
}

/** The rest from what is in hand and Tray now, tokens not counted. */
function canPayRest(s: State, seat: number): boolean {
  look(s, seat);
  return isEnough(s, DUE, s[OFF]);
}

/** Before anything is paid: could cashing tokens still bring enough? */
const canStillPay = (s: State, seat: number): boolean => {
  look(s, seat);
  return isEnoughWithTokens(s, seat, s, DUE, s[OFF], 0);
};

/** While a price is due, may this good be taken from a token that offers a choice? */
export function keepsPayable(s: State, seat: number, good: number): boolean {
  if (total(s) === 0) return true;
  look(s, seat);
  have[good]++;
  return isEnoughWithTokens(s, seat, s, DUE, s[OFF], 0);
}

/** Did the last price remain unpaid? Then what depends on it does not happen (E2.15). */
export const isUnpaid = (s: State): boolean => s[UNPAID] === 1;

export const settle: Effect = { verb: 'settle', id: 0 };

/** Puts the payment of a price on the stack. */
export function startPaying(s: State, seat: number, price: Uint8Array, off = 0): void {
  for (let i = 0; i < PRICE_SIZE; i++) s[DUE + i] = price[i];
  s[OFF] = off;
  s[UNPAID] = 0;
  push(s, settle.id, seat, 0, 0, 0);
}

// Picks: an icon to strike, so much Gold for a named resource, one good for "any".
const STRIKE = 0x40;
const BY_GOLD = 0x80;
const CARD = 0x100;

/** The next icon that is due, -1 if nothing is. */
function nextDue(s: State): number {
  for (let i = 0; i < PRICE_SIZE; i++) if (s[DUE + i] > 0) return i;
  return -1;
}

function total(s: State): number {
  let n = 0;
  for (let i = 0; i < PRICE_SIZE; i++) n += s[DUE + i];
  return n;
}

/**
 * B = the last pick for "any". Tokens that are needed are cashed before anything is paid, so that a
 * price is paid in full or not at all, even if a Magic card drawn for it turns out to be a Quest.
 */
export const settleVerb: Verb = {
  name: 'settle',
  step(s, f) {
    const seat = s[f + SEAT];
    const isPaid = total(s) <= s[OFF];
    if (!isPaid && (canPayRest(s, seat) || canStillPay(s, seat))) return ask(s);
    s[UNPAID] = isPaid ? 0 : 1;
    s.fill(0, DUE, OFF + 1);
    pop(s);
  },
  options: (s, f, _effect, out) => offer(s, s[f + SEAT], s[f + B], out),
  asksAlways: (s, f) => couldCash(s, s[f + SEAT]),
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (code >= CARD) {
      discardFromHand(s, seat, code - CARD);
      s[DUE + nextDue(s)]--;
    } else if (code >= BY_GOLD) {
      payNamed(s, seat, (code - BY_GOLD) >> 3, (code - BY_GOLD) & 7);
    } else if (code >= STRIKE) {
      s[DUE + code - STRIKE]--;
      s[OFF]--;
    } else {
      pay(s, seat, code - 1, 1);
      s[DUE + nextDue(s)]--;
      s[f + B] = code;
    }
  },
  prompt: (s) => ({ text: t(s[OFF] > 0 ? 'prompt.strike' : 'prompt.pay', { n: total(s) }) }),
  wording(_s, _f, _effect, code) {
    if (code >= CARD) {
      const card = code - CARD;
      return { key: `pay:${magicOf(card).id}`, text: t('option.pay', { what: magicName(card) }) };
    }
    if (code >= BY_GOLD) {
      const [r, n] = [(code - BY_GOLD) >> 3, (code - BY_GOLD) & 7];
      return {
        key: `pay:${GOODS[r]}${n > 0 ? `+gold-${n}` : ''}`,
        text: t(n > 0 ? 'option.payGold' : 'option.payPlain', { what: goodName(r), n }),
      };
    }
    if (code >= STRIKE) {
      const what = code - STRIKE === ANY ? 'any' : GOODS[code - STRIKE];
      return { key: `strike:${what}`, text: t('option.strike', { what }) };
    }
    return { key: `pay:${GOODS[code - 1]}`, text: t('option.pay', { what: goodName(code - 1) }) };
  },
};

function pay(s: State, seat: number, r: number, n: number): void {
  payResource(s, seat, r, n);
  tellPay(seat, r, n);
}

function payNamed(s: State, seat: number, r: number, gold: number): void {
  const due = s[DUE + r];
  pay(s, seat, r, due - gold);
  if (gold > 0) pay(s, seat, GOLD, gold);
  s[DUE + r] = 0;
}

/** Cashing a token could change how this is paid, so the payer is asked even without a choice. */
function couldCash(s: State, seat: number): boolean {
  if (s[OFF] > 0 || trayCount(s, seat) === 0) return false;
  const next = nextDue(s);
  if (next === ANY || next === MAGIC) return true;
  for (let i = 0; i < trayCount(s, seat); i++) {
    if (showsGood(trayToken(s, seat, i), GOLD)) return true;
  }
  return false;
}

function offer(s: State, seat: number, last: number, out: Options): void {
  // A token has to be cashed first, which stands beside this question.
  if (!canPayRest(s, seat)) return;
  if (s[OFF] > 0) return offerStrikes(s, seat, out);
  const next = nextDue(s);
  if (next < GOLD) return offerNamed(s, seat, next, out);
  if (next === GOLD || next === MAGIC) offerGood(s, seat, GOLD, out);
  if (next === ANY) {
    for (let r = out.ordered && last > 0 ? last - 1 : 0; r < 6; r++) offerGood(s, seat, r, out);
  }
  if (next !== GOLD) offerCards(s, seat, out);
}

function offerStrikes(s: State, seat: number, out: Options): void {
  for (let i = 0; i < PRICE_SIZE; i++) {
    if (s[DUE + i] === 0) continue;
    s[DUE + i]--;
    s[OFF]--;
    if (canPayRest(s, seat)) out.add(STRIKE + i);
    s[OFF]++;
    s[DUE + i]++;
  }
}

/** A named resource: with how much Gold in its place. */
function offerNamed(s: State, seat: number, r: number, out: Options): void {
  const at = playerAt(seat) + RES;
  const due = s[DUE + r];
  s[DUE + r] = 0;
  for (let gold = Math.max(0, due - s[at + r]); gold <= Math.min(due, s[at + GOLD]); gold++) {
    s[at + r] -= due - gold;
    s[at + GOLD] -= gold;
    if (canPayRest(s, seat)) out.add(BY_GOLD + r * 8 + gold);
    s[at + GOLD] += gold;
    s[at + r] += due - gold;
  }
  s[DUE + r] = due;
}

function offerGood(s: State, seat: number, r: number, out: Options): void {
  const at = playerAt(seat) + RES + r;
  if (s[at] === 0) return;
  const next = DUE + nextDue(s);
  s[at]--;
  s[next]--;
  if (canPayRest(s, seat)) out.add(r + 1);
  s[next]++;
  s[at]++;
}

/** Every kind of Magic card once. */
function offerCards(s: State, seat: number, out: Options): void {
  const p = playerAt(seat);
  for (let i = 0; i < s[p + HAND_COUNT]; i++) {
    const kind = s[p + HAND + i];
    if (!out.has(CARD + kind)) out.add(CARD + kind);
  }
}
