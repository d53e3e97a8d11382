/** What effects do in a battle. */
import {
  A,
  AT,
  DONE,
  SEAT,
  ask,
  pop,
  raiseBarrier,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { isMonsterSource } from '../content/sources.ts';
import { monsterRule } from './strength.ts';
import { isMeantBy } from '../modules/mimic.ts';
import { makeReady } from '../effects/units.ts';
import { emit } from '../log/emit.ts';
import { done, player, t, unitId, unitName } from '../say.ts';
import { die } from '../state/die.ts';
import { SEATS, UNIT_AT } from '../state/layout.ts';
import { isOpponent } from '../state/seats.ts';
import { IN_REALM, isRepeated, someUnit } from '../state/units.ts';
import { NO_DICE, NO_UNIT, OK } from '../turn/reason.ts';
import type {
  CancelBattle,
  Dice,
  KeepUnits,
  LimitSwords,
  Predict,
  Reroll,
  SetDie,
} from '../vocabulary/battle.ts';
import {
  CANCELLED,
  DICE,
  MONSTER_SIDE,
  NAMED,
  SIDES,
  STAYING,
  SWORD_LIMIT,
  battleRealm,
  beast,
  faceAt,
  isBattle,
  isSide,
  setDice,
  sortFaces,
} from './block.ts';

/** Another side, partners excepted (GEN.15, R-79). */
function isOtherSide(s: State, seat: number, side: number): boolean {
  if (!isSide(s, side) || side === seat) return false;
  return side === MONSTER_SIDE || isOpponent(s, seat, side);
}

export const diceVerb: Verb<Dice> = {
  name: 'dice',
  // with six dice there is nothing to add.
  can: (s, seat, _here, _at, { n, who }) =>
    who !== 'you' || n < 0 || (isBattle(s) && s[DICE + seat] < 6) ? OK : NO_DICE,
  step(s, f, { n, who }) {
    const seat = s[f + SEAT];
    pop(s);
    if (!isBattle(s)) return;
    if (who !== 'opponents') return setDice(s, seat, s[DICE + seat] + n);
    for (let side = 0; side < SIDES; side++) {
      if (isOtherSide(s, seat, side)) setDice(s, side, s[DICE + side] + n);
    }
  },
};

/** E15.18: of several limits the lowest applies. */
export const limitSwordsVerb: Verb<LimitSwords> = {
  name: 'limitSwords',
  step(s, f, { n, who }) {
    const seat = s[f + SEAT];
    pop(s);
    for (let other = 0; other < s[SEATS]; other++) {
      if (who === 'players' || isOpponent(s, seat, other)) limitSwords(s, other, n);
    }
  },
};

export function limitSwords(s: State, seat: number, n: number): void {
  const at = SWORD_LIMIT + seat;
  s[at] = s[at] === 0 ? n + 1 : Math.min(s[at], n + 1);
}

export const cancelBattleVerb: Verb<CancelBattle> = {
  name: 'cancelBattle',
  can: (s) => (isBattle(s) ? OK : NO_DICE),
  step(s) {
    s[CANCELLED] = 1;
    pop(s);
  },
};

/** Winter's Grip: players neither re-roll nor change dice (E24.11). */
export function isFrozen(s: State): boolean {
  const figure = beast(s);
  return figure >= 0 && monsterRule(s, figure, 'noReroll') !== undefined;
}

/** The first die that fits, in a row sorted downwards; -1 if none does. */
function dieOf(s: State, side: number, which: Reroll['which']): number {
  const n = s[DICE + side];
  if (which === 'lowest') return n - 1;
  if (which === 'six') return s[faceAt(side, 0)] === 6 ? 0 : -1;
  return 0;
}

export function rollOne(s: State, side: number, i: number): void {
  s[faceAt(side, i)] = die.roll(s);
}

export function tellDice(s: State, side: number): void {
  if (emit.sink === null) return;
  const faces = Array.from(s.subarray(faceAt(side, 0), faceAt(side, s[DICE + side])));
  emit.sink.push({ type: 'dice', side, faces });
}

/** Rolls one die of a side again that fits. */
export function rerollDie(s: State, side: number, which: Reroll['which']): void {
  const i = dieOf(s, side, which);
  if (i < 0) return;
  rollOne(s, side, i);
  if (side === MONSTER_SIDE) rollOnesAgain(s, i);
  sortFaces(s, side);
  raiseBarrier(s);
  tellDice(s, side);
}

/** The Mother of Dragons rolls a 1 again and again until it is none, also one she was made to roll (E23.5). */
export function rollOnesAgain(s: State, i: number): void {
  if (monsterRule(s, beast(s), 'rerollOnes') === undefined) return;
  while (s[faceAt(MONSTER_SIDE, i)] === 1) rollOne(s, MONSTER_SIDE, i);
}

export function setFace(s: State, side: number, i: number, to: number | 'opposite'): void {
  s[faceAt(side, i)] = to === 'opposite' ? 7 - s[faceAt(side, i)] : to;
  sortFaces(s, side);
  tellDice(s, side);
}

/** Needs an own side with dice, for dice of others another side as well. */
function canTouch(s: State, seat: number, at: number, who: Reroll['who']): number {
  if (!isBattle(s) || !isSide(s, seat)) return NO_DICE;
  // What a Monster does on its controller's side is not bound (LEGENDARY-FROST-GIANT.2).
  if (isFrozen(s) && !isMonsterSource(at)) return NO_DICE;
  if (who === 'you' || who === 'monster') return s[DICE + seat] > 0 ? OK : NO_DICE;
  for (let side = 0; side < SIDES; side++) if (isOtherSide(s, seat, side)) return OK;
  return NO_DICE;
}

function offerSides(s: State, seat: number, out: Options): void {
  for (let side = 0; side < SIDES; side++) if (isOtherSide(s, seat, side)) out.add(side + 1);
}

function sideWording(code: number) {
  return code - 1 === MONSTER_SIDE
    ? { key: 'side:monster', text: t('option.monsterSide') }
    : { key: `side:${code}`, text: t('option.side', { player: player(code - 1) }) };
}

const DIE = 0x10;

/** Own dice are chosen first and rolled together: A = those chosen, one bit each. */
export const rerollVerb: Verb<Reroll> = {
  name: 'reroll',
  can: (s, seat, _here, at, { who }) => canTouch(s, seat, at, who),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (canTouch(s, seat, s[f + AT], effect.who) !== OK) return pop(s);
    if (effect.who === 'you' && effect.upTo) return ask(s);
    if (effect.who === 'opponent') return ask(s);
    pop(s);
    if (effect.who === 'you') rollMany(s, seat, 63);
    else if (effect.who === 'monster') rerollDie(s, seat, effect.which);
    else eachOther(s, seat, (side) => rerollDie(s, side, effect.which));
  },
  options(s, f, effect, out) {
    const seat = s[f + SEAT];
    if (effect.who === 'opponent') return offerSides(s, seat, out);
    out.add(DONE);
    const most = effect.n === 'all' ? 6 : effect.n;
    if (bits(s[f + A]) >= most) return;
    for (let i = 0; i < s[DICE + seat]; i++) {
      if (((s[f + A] >> i) & 1) === 0 && !(out.ordered && s[f + A] >> i !== 0)) out.add(DIE + i);
    }
  },
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    if (effect.who === 'opponent') {
      pop(s);
      return rerollDie(s, code - 1, effect.which);
    }
    if (code !== DONE) {
      s[f + A] |= 1 << (code - DIE);
      return;
    }
    const chosen = s[f + A];
    pop(s);
    if (chosen !== 0) rollMany(s, seat, chosen);
  },
  prompt: (_s, _f, { who }) => ({ text: t(who === 'opponent' ? 'prompt.side' : 'prompt.reroll') }),
  wording: (s, f, { who }, code) =>
    who === 'opponent' ? sideWording(code) : dieWording(s, s[f + SEAT], code),
};

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function dieWording(s: State, side: number, code: number) {
  if (code === DONE) return done();
  const n = s[faceAt(side, code - DIE)];
  return { key: `die:${n}-${code - DIE + 1}`, text: t('option.die', { n }) };
}

function rollMany(s: State, side: number, chosen: number): void {
  for (let i = 0; i < s[DICE + side]; i++) if ((chosen >> i) & 1) rollOne(s, side, i);
  sortFaces(s, side);
  raiseBarrier(s);
  tellDice(s, side);
}

function eachOther(s: State, seat: number, visit: (side: number) => void): void {
  for (let side = 0; side < SIDES; side++) if (isOtherSide(s, seat, side)) visit(side);
}

/** A = the side + 1, once it is chosen. */
export const setDieVerb: Verb<SetDie> = {
  name: 'setDie',
  can: (s, seat, _here, at, { who }) => canTouch(s, seat, at, who),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (canTouch(s, seat, s[f + AT], effect.who) !== OK) return pop(s);
    if (effect.which === 'any') return ask(s);
    pop(s);
    const side = seat;
    const i = dieOf(s, side, effect.which);
    if (i >= 0) setFace(s, side, i, effect.to);
  },
  options(s, f, effect, out) {
    const seat = s[f + SEAT];
    if (effect.who === 'opponent' && s[f + A] === 0) return offerSides(s, seat, out);
    const side = effect.who === 'opponent' ? s[f + A] - 1 : seat;
    for (let i = 0; i < s[DICE + side]; i++) {
      // Equal dice are interchangeable.
      if (i === 0 || s[faceAt(side, i)] !== s[faceAt(side, i - 1)]) out.add(DIE + i);
    }
  },
  pick(s, f, effect, code) {
    if (effect.who === 'opponent' && s[f + A] === 0) {
      s[f + A] = code;
      return;
    }
    const side = effect.who === 'opponent' ? s[f + A] - 1 : s[f + SEAT];
    pop(s);
    setFace(s, side, code - DIE, effect.to);
  },
  prompt: (s, f, { who }) => ({
    text: t(who === 'opponent' && s[f + A] === 0 ? 'prompt.side' : 'prompt.setDie'),
  }),
  wording: (s, f, { who }, code) =>
    who === 'opponent' && s[f + A] === 0
      ? sideWording(code)
      : dieWording(s, who === 'opponent' ? s[f + A] - 1 : s[f + SEAT], code),
};

function offerKept(
  s: State,
  seat: number,
  at: number,
  { unit }: KeepUnits,
  out: Options | null,
): boolean {
  // E15.31: what a Tactics token keeps in the Realm is kept already.
  if (((s[STAYING] >> seat) & 1) === 1) return false;
  const place = IN_REALM + battleRealm(s);
  return someUnit(s, seat, (each) => {
    if (s[UNIT_AT + each] !== place || isRepeated(s, each)) return false;
    if (unit !== null && !isMeantBy(s, seat, each, unit, at)) return false;
    out?.add(each + 1);
    return out === null;
  });
}

/** To the Ready Area instead of the Underworld: one of a type, or all of this battle. */
export const keepUnitsVerb: Verb<KeepUnits> = {
  name: 'keepUnits',
  can: (s, seat, _here, at, effect) =>
    isBattle(s) && offerKept(s, seat, at, effect, null) ? OK : NO_UNIT,
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (!isBattle(s) || !offerKept(s, seat, s[f + AT], effect, null)) return pop(s);
    if (effect.unit !== null) return ask(s);
    pop(s);
    const place = IN_REALM + battleRealm(s);
    someUnit(s, seat, (unit) => {
      if (s[UNIT_AT + unit] === place) makeReady(s, unit);
      return false;
    });
  },
  options: (s, f, effect, out) => void offerKept(s, s[f + SEAT], s[f + AT], effect, out),
  pick(s, _f, _effect, code) {
    pop(s);
    makeReady(s, code - 1);
  },
  prompt: () => ({ text: t('prompt.keepUnits') }),
  wording: (s, _f, _effect, code) => ({
    key: `keep:${unitId(s, code - 1)}`,
    text: t('option.unit', { unit: unitName(s, code - 1) }),
  }),
};

/** A side is named openly; what follows comes at the end of the battle (CHAOS-08.1). */
export const predictVerb: Verb<Predict> = {
  name: 'predict',
  kids: ({ then }) => [then],
  can: (s) => (isBattle(s) ? OK : NO_DICE),
  step: (s) => ask(s),
  options(s, _f, _effect, out) {
    for (let side = 0; side < SIDES; side++) if (isSide(s, side)) out.add(side + 1);
  },
  pick(s, f, _effect, code) {
    s[NAMED + s[f + SEAT]] = code;
    pop(s);
  },
  prompt: () => ({ text: t('prompt.side') }),
  wording: (_s, _f, _effect, code) => sideWording(code),
};
