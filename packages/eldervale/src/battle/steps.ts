/** The steps of a battle in which one player after the other decides: join and add dice. */
import {
  A,
  AT,
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
import { done, player, realmName, t, unitId, unitName } from '../say.ts';
import { TILE, UNIT_AT } from '../state/layout.ts';
import { partnerOf } from '../state/seats.ts';
import { IN_REALM, isRepeated, realmOfUnit, someUnit, typeOf } from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import {
  DICE,
  JOINED,
  MAY_NOT_JOIN,
  PRESENT,
  SWORDS,
  SWORD_LIMIT,
  battleRealm,
  beast,
  isIn,
  setDice,
} from './block.ts';
import { monsterRule } from './strength.ts';
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

/** By a figure of a player, or by the wild Monster of this battle while it is there (E15.12, R-55). */
function mayJoin(s: State, seat: number): boolean {
  if (((s[MAY_NOT_JOIN] >> seat) & 1) === 1) return false;
  const figure = beast(s);
  if (figure < 0 || ((s[PRESENT] >> seat) & 1) === 1) return true;
  return monsterRule(s, figure, 'noJoin') === undefined;
}

function offerJoining(s: State, seat: number, out: Options | null): boolean {
  if (!mayJoin(s, seat)) return false;
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

/** Could this player pay a Sword for the dice of a side, the own one or the partner's (E15.17, E15.18)? */
function canBuy(s: State, seat: number, side: number): boolean {
  const limit = s[SWORD_LIMIT + side];
  if (s[DICE + side] >= 6 || (limit !== 0 && s[SWORDS + side] >= limit - 1)) return false;
  return canPay(s, seat, swordPrice);
}

const BEGIN = 0;
const ASKING = 1;
const PAYING = 2;
const OVER = 3;

/** Public abilities first, then Swords and Spells (E15.16, E28.18). AT = the side whose dice they are. */
export const addDiceVerb: Verb = {
  name: 'addDice',
  step(s, f) {
    const [seat, side] = [s[f + SEAT], s[f + AT]];
    if (s[f + PC] === BEGIN) {
      s[f + PC] = ASKING;
      if (side === seat) announce(s, 'addDice', seat, { here: battleRealm(s) });
      return;
    }
    if (s[f + PC] === PAYING) {
      s[f + PC] = ASKING;
      if (!isUnpaid(s)) {
        s[SWORDS + side]++;
        setDice(s, side, s[DICE + side] + 1);
      }
    }
    const holds = side === seat && isHolder(s, seat);
    if (s[f + PC] === OVER || !(canBuy(s, seat, side) || holds)) pop(s);
    else ask(s);
  },
  asksAlways: () => true,
  options(s, f, _effect, out) {
    const [seat, side] = [s[f + SEAT], s[f + AT]];
    out.add(DONE);
    if (canBuy(s, seat, side)) out.add(SWORD);
    if (side === seat) offerSpells(s, seat, 'addDice', SPELL, out);
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
  prompt: (s, f) => ({
    text:
      s[f + AT] === s[f + SEAT]
        ? t('prompt.addDice')
        : t('prompt.addDiceFor', { player: player(s[f + AT]) }),
  }),
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

/**
 * A seat's turn to add dice. Partners may pay Swords for each other, each at the own place of the
 * order or at the partner's, even without a Unit there (E25.9). What is pushed last comes first.
 */
export function askForDice(s: State, seat: number): void {
  const partner = partnerOf(s, seat);
  const here = battleRealm(s);
  const pushFor = (payer: number, side: number): void =>
    void push(s, addDice.id, payer, here + 1, side, 0);
  if (partner >= 0 && isIn(s, partner, here)) pushFor(seat, partner);
  if (!isIn(s, seat, here)) return;
  if (partner >= 0) pushFor(partner, seat);
  pushFor(seat, seat);
}
