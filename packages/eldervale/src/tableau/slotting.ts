/** Free Actions of the Tableau: slotting tokens, using Orbs, attaching Auras (chapters 11 and 13). */
import { A, AT, SEAT, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { GATHER_SPACE } from '../content/sources.ts';
import {
  CARD_KINDS,
  CARD_PRICE,
  FACE_DOWN,
  HAS_ACTION,
  SLOTS,
  TAKES_ORB,
  cardOf,
  tokenElement,
} from '../content/tables.ts';
import { ORB_REWARDS } from '../content/tracks.ts';
import { announce } from '../effects/due.ts';
import { emit } from '../log/emit.ts';
import { cardId, cardName, heldTokenText, t, tokenKey } from '../say.ts';
import { orbs } from '../state/goods.ts';
import { CARD_OWNER, GATHER_SLOT, ORBS, REWARDS_USED, UNPAID, playerAt } from '../state/layout.ts';
import { AURAS, auraOn, hasCard, hasOrb, hostAt, orbAt, slotAt } from '../state/tableau.ts';
import { takeFromTray, trayCount, trayToken } from '../state/treasure.ts';
import type { FreeAction } from '../turn/free.ts';
import { canPay, isUnpaid, startPaying } from './paying.ts';

const KINDS = Array.from({ length: CARD_KINDS }, (_, i) => i + 1);
const WITH_SLOTS = KINDS.filter((card) => SLOTS[card] > 0);
const WITH_ORB_SLOT = KINDS.filter((card) => TAKES_ORB[card] === 1);

// A token of the Tray (two bits), a card (seven bits), one of its Slots (two bits).
const slotCode = (i: number, card: number, slot: number): number => (card << 4) | (slot << 2) | i;

/** May a token be put there? Never in place of an Orb (E11.10). */
function takesToken(s: State, card: number, slot: number): boolean {
  return !(cardOf(card).slots![slot].role === 'input' && hasOrb(s, card));
}

export const slotting: Omit<FreeAction, 'from'> = {
  makesRoom: true,
  offer(s, seat, from, out) {
    const tokens = trayCount(s, seat);
    for (let i = 0; i < tokens; i++) {
      out.add(from + slotCode(i, GATHER_SPACE, 0));
      for (const card of WITH_SLOTS) {
        if (s[CARD_OWNER + card] !== seat + 1) continue;
        for (let slot = 0; slot < SLOTS[card]; slot++) {
          if (takesToken(s, card, slot)) out.add(from + slotCode(i, card, slot));
        }
      }
    }
  },
  take(s, seat, code) {
    const [card, slot] = [code >> 4, (code >> 2) & 3];
    const token = takeFromTray(s, seat, code & 3);
    const at = card === GATHER_SPACE ? playerAt(seat) + GATHER_SLOT : slotAt(card, slot);
    const down = card !== GATHER_SPACE && cardOf(card).slots![slot].faceDown === true;
    const replaced = s[at];
    s[at] = down ? FACE_DOWN + tokenElement(token) : token;
    if (emit.sink !== null) emit.sink.push({ type: 'slot', seat, token, card, replaced });
    announce(s, 'slotToken', seat, { here: -1 });
  },
  wording(s, seat, code) {
    const [card, slot] = [code >> 4, (code >> 2) & 3];
    const token = trayToken(s, seat, code & 3);
    return {
      key: `slot:${tokenKey(token)}-${(code & 3) + 1}@${cardId(card)}-${slot + 1}`,
      text: t('option.slot', { token: heldTokenText(token), card: cardName(card), n: slot + 1 }),
    };
  },
};

const ON_CARD = 16;

/** Reward spaces, then cards (E11.6). */
export const orbUse: Omit<FreeAction, 'from'> = {
  offer(s, seat, from, out) {
    if (orbs(s, seat) === 0) return;
    for (let i = 0; i < ORB_REWARDS.length; i++) {
      if (((s[REWARDS_USED] >> i) & 1) === 0) out.add(from + i);
    }
    for (const card of WITH_ORB_SLOT) {
      if (s[CARD_OWNER + card] === seat + 1 && s[orbAt(card)] === 0) out.add(from + ON_CARD + card);
    }
  },
  take(s, seat, code) {
    s[playerAt(seat) + ORBS]--;
    if (code < ON_CARD) {
      s[REWARDS_USED] |= 1 << code;
      if (emit.sink !== null) emit.sink.push({ type: 'orbReward', seat, reward: code });
      push(s, ORB_REWARDS[code].do.id, seat, 0, 0, 0);
      return;
    }
    putOrb(s, seat, code - ON_CARD);
  },
  wording(_s, _seat, code) {
    if (code < ON_CARD) {
      const { id } = ORB_REWARDS[code];
      return { key: `orb:${id}`, text: t('option.orbReward', { reward: t(`reward.${id}`) }) };
    }
    const card = code - ON_CARD;
    return { key: `orb:${cardId(card)}`, text: t('option.orbCard', { card: cardName(card) }) };
  },
};

/** A token in an input Slot is discarded without gain. */
function putOrb(s: State, seat: number, card: number): void {
  s[orbAt(card)] = 1;
  cardOf(card).slots?.forEach(({ role }, slot) => {
    if (role === 'input') s[slotAt(card, slot)] = 0;
  });
  if (emit.sink !== null) emit.sink.push({ type: 'orbCard', seat, card });
}

/** An own card that a Unit can activate and that has no Aura yet (E13.13, E13.14). */
function canHost(s: State, seat: number, card: number): boolean {
  return HAS_ACTION[card] === 1 && hasCard(s, seat, card) && auraOn(s, card) === 0;
}

/** The first attachment costs nothing, every move the price of the Aura (E13.15). */
export const attaching: Omit<FreeAction, 'from'> = {
  offer(s, seat, from, out) {
    for (let i = 0; i < AURAS.length; i++) {
      const aura = AURAS[i];
      if (!hasCard(s, seat, aura)) continue;
      if (s[hostAt(aura)] !== 0 && !canPay(s, seat, CARD_PRICE[aura])) continue;
      for (let card = 1; card <= CARD_KINDS; card++) {
        if (canHost(s, seat, card)) out.add(from + i * 128 + card);
      }
    }
  },
  take(s, seat, code) {
    const aura = AURAS[code >> 7];
    s[push(s, attach.id, seat, 0, aura, 0) + A] = code & 127;
    s[UNPAID] = 0;
    if (s[hostAt(aura)] !== 0) startPaying(s, seat, CARD_PRICE[aura]);
  },
  wording(_s, _seat, code) {
    const [aura, host] = [AURAS[code >> 7], code & 127];
    return {
      key: `attach:${cardId(aura)}@${cardId(host)}`,
      text: t('option.attach', { card: cardName(aura), host: cardName(host) }),
    };
  },
};

export const attach: Effect = { verb: 'attach', id: 0 };

/** AT = the Aura, A = its new host. */
export const attachVerb: Verb = {
  name: 'attach',
  step(s, f) {
    const [seat, aura, host] = [s[f + SEAT], s[f + AT], s[f + A]];
    pop(s);
    if (isUnpaid(s)) return;
    s[hostAt(aura)] = host;
    if (emit.sink !== null) emit.sink.push({ type: 'attach', seat, card: aura, host });
  },
};
