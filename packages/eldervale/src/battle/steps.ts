/** The steps of a battle in which one player after the other decides: join and add dice. */
import {
  A,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { priceOf, tileId } from '../content/tables.ts';
import { announce } from '../effects/due.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { offerSpells, spellWording, startCasting } from '../magic/casting.ts';
import { bit } from '../map/hex.ts';
import { near, nearTwo } from '../map/realms.ts';
import { emit } from '../log/emit.ts';
import { done, realmName, t, unitId, unitName } from '../say.ts';
import { TILE, UNIT_AT } from '../state/layout.ts';
import { IN_REALM, isRepeated, realmOfUnit, someUnit, typeOf } from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import {
  DICE,
  JOINED,
  MAY_NOT_JOIN,
  SWORDS,
  SWORD_LIMIT,
  battleRealm,
  isIn,
  setDice,
} from './block.ts';
import { isHolder } from './window.ts';

const SPELL = 0x200;

export const join: Effect = { verb: 'join', id: 0 };

/** Realms from which this player's Units can move in. */
function joinRealms(s: State, seat: number): number {
  const realm = battleRealm(s);
  for (const { holder, rule } of rulesOf('joinRange')) {
    if (rule.n >= 2 && works(s, seat, holder)) return nearTwo(s, realm);
  }
  return near(s, realm);
}

function offerJoining(s: State, seat: number, out: Options | null): boolean {
  if (((s[MAY_NOT_JOIN] >> seat) & 1) === 1) return false;
  const from = joinRealms(s, seat);
  return someUnit(s, seat, (unit) => {
    const realm = realmOfUnit(s, unit);
    if (realm < 0 || (from & bit(realm)) === 0 || isRepeated(s, unit)) return false;
    out?.add(unit + 1);
    return out === null;
  });
}

/** Who is asked in the join step (E28.16). */
const isAskedToJoin = (s: State, seat: number): boolean =>
  offerJoining(s, seat, null) || (isIn(s, seat, battleRealm(s)) && isHolder(s, seat));

/** Units move in one after the other until the player is done (E15.8 to E15.10). */
export const joinVerb: Verb = {
  name: 'join',
  step: (s, f) => (s[f + PC] === 1 || !isAskedToJoin(s, s[f + SEAT]) ? pop(s) : ask(s)),
  asksAlways: () => true,
  options(s, f, _effect, out) {
    out.add(DONE);
    offerJoining(s, s[f + SEAT], out);
    // Spells of this timing are cast before the own Units move in (E28.16).
    if (s[f + A] === 0) offerSpells(s, s[f + SEAT], 'join', SPELL, out);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (code === DONE) {
      s[f + PC] = 1;
      return;
    }
    if (code >= SPELL) return startCasting(s, seat, code - SPELL);
    s[f + A] = 1;
    const unit = code - 1;
    s[UNIT_AT + unit] = IN_REALM + battleRealm(s);
    s[JOINED + seat] |= 1 << typeOf(unit);
    if (emit.sink !== null) emit.sink.push({ type: 'join', seat, unit, realm: battleRealm(s) });
    changed(s, seat);
  },
  prompt: () => ({ text: t('prompt.join') }),
  wording(s, _f, _effect, code) {
    if (code === DONE) return done('pass');
    if (code >= SPELL) return spellWording(code - SPELL);
    const realm = realmOfUnit(s, code - 1);
    return {
      key: `join:${unitId(s, code - 1)}@${tileId(s[TILE + realm])}`,
      text: t('option.join', { unit: unitName(s, code - 1), realm: realmName(s, realm) }),
    };
  },
};

export const addDice: Effect = { verb: 'addDice', id: 0 };
const SWORD = 1;
const swordPrice = priceOf({ sword: 1 });

/** E15.17, E15.18. */
function canBuy(s: State, seat: number): boolean {
  const limit = s[SWORD_LIMIT + seat];
  if (s[DICE + seat] >= 6 || (limit !== 0 && s[SWORDS + seat] >= limit - 1)) return false;
  return canPay(s, seat, swordPrice);
}

const BEGIN = 0;
const ASKING = 1;
const PAYING = 2;
const OVER = 3;

/** Public abilities first, then Swords and Spells (E15.16, E28.18). */
export const addDiceVerb: Verb = {
  name: 'addDice',
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === BEGIN) {
      s[f + PC] = ASKING;
      return announce(s, 'addDice', seat, { here: battleRealm(s) });
    }
    if (s[f + PC] === PAYING) {
      s[f + PC] = ASKING;
      if (!isUnpaid(s)) {
        s[SWORDS + seat]++;
        setDice(s, seat, s[DICE + seat] + 1);
      }
    }
    if (s[f + PC] === OVER || !(canBuy(s, seat) || isHolder(s, seat))) pop(s);
    else ask(s);
  },
  asksAlways: () => true,
  options(s, f, _effect, out) {
    out.add(DONE);
    if (canBuy(s, s[f + SEAT])) out.add(SWORD);
    offerSpells(s, s[f + SEAT], 'addDice', SPELL, out);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (code === DONE) {
      s[f + PC] = OVER;
      return;
    }
    if (code >= SPELL) return startCasting(s, seat, code - SPELL);
    s[f + PC] = PAYING;
    startPaying(s, seat, swordPrice);
  },
  prompt: () => ({ text: t('prompt.addDice') }),
  wording: (_s, _f, _effect, code) =>
    code === DONE
      ? done('pass')
      : code >= SPELL
        ? spellWording(code - SPELL)
        : { key: 'sword', text: t('option.sword') },
};

export function askToJoin(s: State, seat: number): void {
  if (isAskedToJoin(s, seat)) push(s, join.id, seat, battleRealm(s) + 1, 0, 0);
}

export function askForDice(s: State, seat: number): void {
  push(s, addDice.id, seat, battleRealm(s) + 1, 0, 0);
}
