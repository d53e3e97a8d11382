/** Free Actions of modules: hiring a Mercenary (chapter 22), refreshing a Tactics token (E26.6). */
import { A, AT, SEAT, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { priceOf } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { RETURNED_NOW, WITH_GOLD_NOW, WITH_ORB } from '../regroup/mercenaries.ts';
import { t, unitId, unitName } from '../say.ts';
import { orbs } from '../state/goods.ts';
import {
  HIRED,
  MINOTAUR_UNIT,
  ORBS,
  OWNER,
  TACTICS,
  UNIT_AT,
  UNPAID,
  playerAt,
} from '../state/layout.ts';
import { WITH_MINOTAUR, WITH_SHAPESHIFTER, plays } from '../state/seats.ts';
import { READY } from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import type { FreeAction } from '../turn/free.ts';

const GOLD_PRICE = priceOf({ gold: 1 });
const MODULES = [WITH_MINOTAUR, WITH_SHAPESHIFTER];

/** In the supply, and not returned to it in this very turn (E8.11, E22.3). */
const isForHire = (s: State, i: number): boolean =>
  plays(s, MODULES[i]) && s[OWNER + i] === 0 && s[HIRED + i] !== RETURNED_NOW;

/** Is there a Mercenary that this player could hire with Gold? */
export const canHireForGold = (s: State, seat: number): boolean =>
  (isForHire(s, 0) || isForHire(s, 1)) && canPay(s, seat, GOLD_PRICE);

/** Picks: Mercenary * 2, + 1 with an Orb. */
export const hiring: Omit<FreeAction, 'from'> = {
  offer(s, seat, from, out) {
    for (let i = 0; i < 2; i++) {
      const kept = s[OWNER + i] === seat + 1 && s[HIRED + i] !== WITH_ORB;
      if (isForHire(s, i) && canPay(s, seat, GOLD_PRICE)) out.add(from + i * 2);
      // E22.6: an Orb on one hired with Gold keeps it for good.
      if (orbs(s, seat) > 0 && (kept || isForHire(s, i))) out.add(from + i * 2 + 1);
    }
  },
  take(s, seat, code) {
    const f = push(s, hire.id, seat, 0, code >> 1, 0);
    s[f + A] = code & 1;
    s[UNPAID] = 0;
    if ((code & 1) === 0) startPaying(s, seat, GOLD_PRICE);
  },
  wording: (s, _seat, code) => ({
    key: `hire:${unitId(s, MINOTAUR_UNIT + (code >> 1))}-${code & 1 ? 'orb' : 'gold'}`,
    text: t(code & 1 ? 'option.hireOrb' : 'option.hireGold', {
      unit: unitName(s, MINOTAUR_UNIT + (code >> 1)),
    }),
  }),
};

export const hire: Effect = { verb: 'hire', id: 0 };

/** AT = which, A = 1 with an Orb. */
export const hireVerb: Verb = {
  name: 'hire',
  step(s, f) {
    const [seat, i, byOrb] = [s[f + SEAT], s[f + AT], s[f + A] === 1];
    pop(s);
    if (isUnpaid(s)) return;
    if (byOrb) s[playerAt(seat) + ORBS]--;
    if (s[OWNER + i] === 0) s[UNIT_AT + MINOTAUR_UNIT + i] = READY;
    s[OWNER + i] = seat + 1;
    s[HIRED + i] = byOrb ? WITH_ORB : WITH_GOLD_NOW;
    if (emit.sink !== null) {
      emit.sink.push({ type: byOrb ? 'keepHired' : 'hire', seat, unit: MINOTAUR_UNIT + i });
    }
    changed(s, seat);
  },
};

const SWORDS_PRICE = priceOf({ sword: 3 });
const USED = 2;

export const canRefresh = (s: State, seat: number): boolean =>
  s[playerAt(seat) + TACTICS] === USED && canPay(s, seat, SWORDS_PRICE);

export const refreshing: Omit<FreeAction, 'from'> = {
  offer(s, seat, from, out) {
    if (canRefresh(s, seat)) out.add(from);
  },
  take(s, seat) {
    push(s, refresh.id, seat, 0, 0, 0);
    startPaying(s, seat, SWORDS_PRICE);
  },
  wording: () => ({ key: 'refresh', text: t('option.refresh') }),
};

export const refresh: Effect = { verb: 'refresh', id: 0 };

export const refreshVerb: Verb = {
  name: 'refresh',
  step(s, f) {
    const seat = s[f + SEAT];
    pop(s);
    if (isUnpaid(s)) return;
    s[playerAt(seat) + TACTICS] = 1;
    if (emit.sink !== null) emit.sink.push({ type: 'refresh', seat });
  },
};
