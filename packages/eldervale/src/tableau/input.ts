/** The input of a card's action (E9.4): goods, the price shown by a token, other cards, Units. */
import {
  AT,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { sendAway } from '../battle/underworld.ts';
import { CARD_KINDS, cardOf, priceOf, tileId, tokenOf } from '../content/tables.ts';
import { GOODS, type Price } from '../content/terms.ts';
import { goodWording } from '../effects/goods.ts';
import { isInChain } from '../regroup/chain.ts';
import { cardId, cardName, realmName, t, unitId, unitName } from '../say.ts';
import { CARD_OWNER, TILE, UNPAID } from '../state/layout.ts';
import { hasOrb, slotAt } from '../state/tableau.ts';
import { isRepeated, realmOfUnit, someUnit, unitRealms } from '../state/units.ts';
import { NO_OTHER_CARD, NO_UNIT, OK, SHORT, SLOT_EMPTY } from '../turn/reason.ts';
import { loseCard } from './leaving.ts';
import { canPay, isUnpaid, startPaying } from './paying.ts';

const shown = new Uint8Array(8);

/** What a token in an input Slot asks for; of a choice token one good. */
function priceShown(token: number, choice: number): Uint8Array {
  shown.fill(0);
  const { shows, choice: slash } = tokenOf(token);
  if (slash) shown[choice]++;
  else for (const good of shows) shown[GOODS.indexOf(good)]++;
  return shown;
}

/** Can the player pay the input of this card's action now, as a copy or not? */
export function canPayInput(s: State, seat: number, card: number, isCopy: boolean): number {
  const input = cardOf(card).action?.input;
  if (input === undefined) return OK;
  if (input.slot !== undefined) return canPaySlot(s, seat, card, input.slot);
  if (input.card !== undefined && otherCards(s, seat, card, isCopy).length === 0) {
    return NO_OTHER_CARD;
  }
  if (input.underworld !== undefined && unitRealms(s, seat) === 0) return NO_UNIT;
  return canPay(s, seat, priceOf(input)) ? OK : SHORT;
}

function canPaySlot(s: State, seat: number, card: number, slot: number): number {
  if (hasOrb(s, card)) return OK;
  const token = s[slotAt(card, slot)];
  if (token === 0) return SLOT_EMPTY;
  const { shows, choice } = tokenOf(token);
  const ways = choice ? shows.map((good) => GOODS.indexOf(good)) : [0];
  return ways.some((way) => canPay(s, seat, priceShown(token, way))) ? OK : SHORT;
}

/** The player's Adventure cards but this one, and in a copy but those that copy it (E9.13). */
function otherCards(s: State, seat: number, card: number, isCopy: boolean): number[] {
  const others: number[] = [];
  for (let kind = 1; kind <= CARD_KINDS; kind++) {
    if (kind === card || s[CARD_OWNER + kind] !== seat + 1) continue;
    if (!(isCopy && isInChain(s, kind))) others.push(kind);
  }
  return others;
}

export const input: Effect = { verb: 'input', id: 0 };

const GOODS_DUE = 0;
const CARD_DUE = 1;
const UNIT_DUE = 2;
const ALL_PAID = 3;

/** PC = what is due next. */
export const inputVerb: Verb = {
  name: 'input',
  step(s, f) {
    const seat = s[f + SEAT];
    const card = s[f + AT];
    const price = cardOf(card).action?.input;
    if (s[f + PC] === GOODS_DUE) s[UNPAID] = 0;
    if (price === undefined || s[f + PC] === ALL_PAID || isUnpaid(s)) return pop(s);
    if (s[f + PC] === GOODS_DUE) return payGoods(s, f, price);
    if (s[f + PC] === CARD_DUE) {
      if (price.card !== undefined && otherCards(s, seat, card, true).length > 0) return ask(s);
      s[f + PC] = UNIT_DUE;
    }
    if (price.underworld !== undefined && unitRealms(s, seat) !== 0) return ask(s);
    pop(s);
  },
  options: (s, f, _effect, out) => offer(s, f, out),
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const stage = s[f + PC];
    s[f + PC] = stage + 1;
    if (stage === GOODS_DUE) {
      const slot = cardOf(s[f + AT]).action!.input!.slot!;
      startPaying(s, seat, priceShown(s[slotAt(s[f + AT], slot)], code - 1));
    } else if (stage === CARD_DUE) loseCard(s, seat, code);
    else sendAway(s, seat, [code - 1], realmOfUnit(s, code - 1));
  },
  prompt: (s, f) => ({
    text: t(['prompt.payShown', 'prompt.giveCard', 'prompt.sendUnit'][s[f + PC]]),
  }),
  wording(s, f, _effect, code) {
    if (s[f + PC] === GOODS_DUE) return goodWording('pay', code);
    if (s[f + PC] === CARD_DUE) {
      return { key: `give:${cardId(code)}`, text: t('option.giveCard', { card: cardName(code) }) };
    }
    const realm = realmOfUnit(s, code - 1);
    return {
      key: `send:${unitId(s, code - 1)}@${tileId(s[TILE + realm])}`,
      text: t('option.unitIn', { unit: unitName(s, code - 1), realm: realmName(s, realm) }),
    };
  },
};

function payGoods(s: State, f: number, price: Price): void {
  const card = s[f + AT];
  if (price.slot !== undefined && !hasOrb(s, card)) {
    const token = s[slotAt(card, price.slot)];
    if (tokenOf(token).choice) return ask(s);
    s[f + PC] = CARD_DUE;
    return startPaying(s, s[f + SEAT], priceShown(token, 0));
  }
  s[f + PC] = CARD_DUE;
  if (price.slot === undefined) startPaying(s, s[f + SEAT], priceOf(price));
}

function offer(s: State, f: number, out: Options): void {
  const seat = s[f + SEAT];
  const card = s[f + AT];
  if (s[f + PC] === GOODS_DUE) {
    const token = s[slotAt(card, cardOf(card).action!.input!.slot!)];
    for (const good of tokenOf(token).shows) {
      const r = GOODS.indexOf(good);
      if (canPay(s, seat, priceShown(token, r))) out.add(r + 1);
    }
  } else if (s[f + PC] === CARD_DUE) {
    // The action is under way: where it is no copy, nothing copies it.
    for (const other of otherCards(s, seat, card, true)) out.add(other);
  } else {
    someUnit(s, seat, (unit) => {
      if (realmOfUnit(s, unit) >= 0 && !isRepeated(s, unit)) out.add(unit + 1);
      return false;
    });
  }
}
