/** Regroup (chapter 8). */
import {
  A,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { tileId } from '../content/tables.ts';
import { MONSTER, WORKER } from '../content/terms.ts';
import { announce } from '../effects/due.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { emit } from '../log/emit.ts';
import { cardId, cardName, done, effectWording, realmName, t, unitId, unitName } from '../say.ts';
import {
  ACTED_AS,
  GLORY,
  LATER,
  LATER_COUNT,
  MONSTER_UNIT,
  PEACE,
  SEATS,
  TILE,
  UNIT_AT,
  WITHDRAWN_MONSTERS,
  WITHDRAWN_WORKERS,
  playerAt,
} from '../state/layout.ts';
import { hostAt } from '../state/tableau.ts';
import {
  IN_REALM,
  ON_CARD,
  ON_STARTER,
  READY,
  UNDERWORLD,
  isRepeated,
  realmOfUnit,
  someUnit,
  typeOf,
  unitRealms,
} from '../state/units.ts';
import { theMachine } from '../effects/machine.ts';
import { couldActFreely } from '../turn/freely.ts';
import { eachUsable, useAction } from './actions.ts';
import { releaseMercenaries } from './mercenaries.ts';

export const regroup: Effect = { verb: 'regroup', id: 0 };

const BEGIN = 0;
/** Before each Unit; Free Actions are possible then (E28.12). */
export const WITHDRAWING = 1;
const USING = 2;
const BELOW = 3;
const CLEARING = 4;
const CLEARED = 5;
const ENDING = 6;
const END = 7;

/** A = the Unit just withdrawn + 1, B = Units of the Underworld that have acted. */
export const regroupVerb: Verb = {
  name: 'regroup',
  step(s, f) {
    const seat = s[f + SEAT];
    switch (s[f + PC]) {
      case BEGIN:
        begin(s, seat);
        s[f + PC] = WITHDRAWING;
        return;
      case WITHDRAWING:
        if (unitRealms(s, seat) !== 0) return ask(s);
        s[f + PC] = BELOW;
        return;
      case USING:
        return ask(s);
      case BELOW:
        if (mayActBelow(s, seat, s[f + B])) return ask(s);
        leaveUnderworld(s, seat);
        s[f + PC] = CLEARING;
        return;
      case CLEARING:
        s[f + PC] = CLEARED;
        return announce(s, 'regroupClear', seat, { here: -1 });
      case CLEARED:
        clearCards(s, seat);
        releaseMercenaries(s, seat);
        s[f + PC] = ENDING;
        return announce(s, 'regroupEnd', seat, { here: -1 });
      case ENDING:
        if (s[LATER_COUNT] === 1) return takeLater(s, seat, 0);
        if (s[LATER_COUNT] > 1) return ask(s);
        s[f + PC] = END;
        return;
      default:
        pop(s);
    }
  },
  // E28.12: the game waits before each Unit, be it the last.
  asksAlways: (s, f) => s[f + PC] === WITHDRAWING && couldActFreely(s, s[f + SEAT]),
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === ENDING) {
      for (let i = 0; i < s[LATER_COUNT]; i++) if (!isLaterTwice(s, i)) out.add(i + 1);
    } else if (s[f + PC] === WITHDRAWING) {
      someUnit(s, seat, (unit) => {
        if (realmOfUnit(s, unit) >= 0 && !isRepeated(s, unit)) out.add(unit + 1);
        return false;
      });
    } else {
      out.add(DONE);
      if (s[f + PC] === USING) eachUsable(s, seat, s[f + A] - 1, (card) => out.add(card));
      else eachBelow(s, seat, s[f + B], (unit, card) => out.add((unit << 8) | card));
    }
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    switch (s[f + PC]) {
      case WITHDRAWING:
        s[f + PC] = USING;
        s[f + A] = code;
        return withdraw(s, seat, code - 1);
      case USING:
        s[f + PC] = WITHDRAWING;
        if (code !== DONE) useAction(s, seat, s[f + A] - 1, code);
        return;
      case BELOW:
        if (code === DONE) {
          leaveUnderworld(s, seat);
          s[f + PC] = CLEARING;
          return;
        }
        s[f + B]++;
        return useAction(s, seat, code >> 8, code & 255);
      default:
        takeLater(s, seat, code - 1);
    }
  },
  prompt: (s, f) => ({ text: t(PROMPTS[s[f + PC]]) }),
  wording(s, f, _effect, code) {
    if (s[f + PC] === ENDING) {
      const at = LATER + (code - 1) * 3;
      return effectWording(`later:${code}`, theMachine().program()[(s[at] | (s[at + 1] << 8)) - 1]);
    }
    if (s[f + PC] === WITHDRAWING) {
      const realm = realmOfUnit(s, code - 1);
      return {
        key: `withdraw:${unitId(s, code - 1)}@${tileId(s[TILE + realm])}`,
        text: t('option.unitIn', { unit: unitName(s, code - 1), realm: realmName(s, realm) }),
      };
    }
    if (code === DONE) return done(s[f + PC] === USING ? 'toReady' : 'done');
    const unit = s[f + PC] === USING ? s[f + A] - 1 : code >> 8;
    const card = code & 255;
    const who = s[f + PC] === USING ? '' : `${unitId(s, unit)}@`;
    return {
      key: `use:${who}${cardId(card)}`,
      text: t('option.use', { unit: unitName(s, unit), card: cardName(card) }),
    };
  },
};

const PROMPTS: Readonly<Record<number, string>> = {
  [WITHDRAWING]: 'prompt.withdraw',
  [USING]: 'prompt.use',
  [BELOW]: 'prompt.useBelow',
  [ENDING]: 'prompt.order',
};

/** Nothing is there to withdraw: a Regroup would only pass (E4.2). */
export function isIdle(s: State, seat: number): boolean {
  if (s[playerAt(seat) + GLORY] === 0) return false;
  return !someUnit(s, seat, (unit) => {
    const place = s[UNIT_AT + unit];
    return place === UNDERWORLD || place >= IN_REALM;
  });
}

/** E8.2; with the last Glory marker the Peaceful Start is over (E3.23). */
function begin(s: State, seat: number): void {
  s[WITHDRAWN_WORKERS] = 0;
  s.fill(0, WITHDRAWN_MONSTERS, WITHDRAWN_MONSTERS + 2);
  s[ACTED_AS] = 0;
  if (emit.sink !== null) emit.sink.push({ type: 'regroup', seat });
  if (s[playerAt(seat) + GLORY] !== 0) return;
  s[playerAt(seat) + GLORY] = 1;
  endPeace(s);
}

export function endPeace(s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) if (s[playerAt(seat) + GLORY] === 0) return;
  if (s[PEACE] === 0) return;
  s[PEACE] = 0;
  if (emit.sink !== null) emit.sink.push({ type: 'peaceOver' });
}

/** The Unit has left its Realm; effects on that come before its card action (E8.4). */
function withdraw(s: State, seat: number, unit: number): void {
  const here = realmOfUnit(s, unit);
  s[UNIT_AT + unit] = READY;
  if (typeOf(unit) === WORKER) s[WITHDRAWN_WORKERS]++;
  if (typeOf(unit) === MONSTER) {
    const m = unit - MONSTER_UNIT;
    s[WITHDRAWN_MONSTERS + (m >> 3)] |= 1 << (m & 7);
  }
  if (emit.sink !== null) emit.sink.push({ type: 'withdraw', seat, unit, realm: here });
  announce(s, 'withdraw', seat, { here, unit });
}

/** What lets Units of the Underworld act in step 2: the host of an Aura, any card, or nothing. */
function eachBelow(
  s: State,
  seat: number,
  used: number,
  visit: (unit: number, card: number) => void,
): void {
  let all = false;
  let host = 0;
  for (const { holder, rule } of rulesOf('underworldActions')) {
    if (!works(s, seat, holder)) continue;
    if (rule.only === 'host') host = holder.card === 0 ? 0 : s[hostAt(holder.card)];
    else all ||= rule.n === 'all' || used < rule.n;
  }
  if (!all && host === 0) return;
  someUnit(s, seat, (unit) => {
    if (s[UNIT_AT + unit] !== UNDERWORLD || isRepeated(s, unit)) return false;
    eachUsable(s, seat, unit, (card) => {
      if (all || (card === host && used === 0)) visit(unit, card);
    });
    return false;
  });
}

function mayActBelow(s: State, seat: number, used: number): boolean {
  let any = false;
  eachBelow(s, seat, used, () => (any = true));
  return any;
}

function leaveUnderworld(s: State, seat: number): void {
  someUnit(s, seat, (unit) => {
    if (s[UNIT_AT + unit] === UNDERWORLD) {
      s[UNIT_AT + unit] = READY;
      if (emit.sink !== null) emit.sink.push({ type: 'ready', seat, unit });
    }
    return false;
  });
}

/** E8.8: all Units on the own cards go to the Ready Area. */
function clearCards(s: State, seat: number): void {
  someUnit(s, seat, (unit) => {
    const place = s[UNIT_AT + unit];
    const onStarter = place >= ON_STARTER && place < ON_STARTER + 3;
    if (onStarter || place > ON_CARD) s[UNIT_AT + unit] = READY;
    return false;
  });
}

/** The same effect was set aside before: which of the two comes first cannot matter (E28.7). */
function isLaterTwice(s: State, i: number): boolean {
  const at = LATER + i * 3;
  for (let one = LATER; one < at; one += 3) {
    if (s[one] === s[at] && s[one + 1] === s[at + 1] && s[one + 2] === s[at + 2]) return true;
  }
  return false;
}

/** Carries out what was set aside, and closes the gap it leaves. */
function takeLater(s: State, seat: number, i: number): void {
  const at = LATER + i * 3;
  const node = s[at] | (s[at + 1] << 8);
  const source = s[at + 2];
  const last = LATER + --s[LATER_COUNT] * 3;
  s.copyWithin(at, at + 3, last + 3);
  s.fill(0, last, last + 3);
  push(s, node, seat, 0, source, 0);
}
