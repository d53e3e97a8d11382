/** What follows a placement: Charge, Rush, battle (E4.5 steps 4 to 6). */
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
  type State,
  type Verb,
} from '@evervale/kernel';
import { HERE } from '../effects/frame.ts';
import { moveUnit } from '../effects/units.ts';
import { bit, lowest, size } from '../map/hex.ts';
import { near } from '../map/realms.ts';
import { aftermath } from '../placing/aftermath.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { isWarded, isWild, putMonster, rushesAt } from '../monsters/moving.ts';
import { done, t, unitId, unitName } from '../say.ts';
import {
  MINOTAUR_UNIT,
  MONSTERS_MAX,
  MONSTER_UNIT,
  PEACE,
  SEATS,
  UNIT_AT,
} from '../state/layout.ts';
import { isGhost, isOpponent } from '../state/seats.ts';
import { IN_REALM, monsterIn, ownerOf, realmOfUnit } from '../state/units.ts';
import { couldActFreely } from '../turn/freely.ts';
import { pause } from '../turn/turn.ts';
import { isIn } from './block.ts';
import { startBattle } from './battle.ts';

export const follow: Effect = { verb: 'follow', id: 0 };

export function followPlacements(): void {
  aftermath.start = (s, seat, realm, unit, dice) => {
    // E3.24, E18.10: no Charge, no Rush, no battle during the Peaceful Start.
    if (s[PEACE] === 1) return;
    const f = push(s, follow.id, seat, realm + 1, unit + 1, 0);
    s[f + A] = dice;
  };
}

const BEFORE = 0;
const CHARGE = 1;
const RUSH = 2;
const WAIT = 3;
const BATTLE_DUE = 4;
const OVER = 5;

/** Monsters that rush at this placement. */
const rushing = (s: State, seat: number, realm: number): number =>
  isIn(s, seat, realm) ? wouldRush(s, seat, realm) : 0;

/**
 * Monsters that a placement of this player in the Realm would draw there (E18.1), one bit each from
 * the first figure on.
 */
export function wouldRush(s: State, seat: number, realm: number): number {
  let found = 0;
  for (let m = 0; m < MONSTERS_MAX; m++) {
    const figure = MONSTER_UNIT + m;
    if (!isWild(s, figure)) continue;
    if (realmOfUnit(s, figure) === realm) return 0;
    if (rushesAt(s, figure, seat, realm)) found |= 1 << m;
  }
  // Nearly everywhere nothing would rush: what wards it off is asked for last.
  return found !== 0 && isWarded(s, seat, realm) ? 0 : found;
}

/** May the Minotaur charge (E22.9 to E22.11, R-86)? */
function canCharge(s: State, seat: number, realm: number): boolean {
  const owner = ownerOf(s, MINOTAUR_UNIT);
  const from = realmOfUnit(s, MINOTAUR_UNIT);
  if (owner < 0 || from < 0 || !isOpponent(s, owner, seat)) return false;
  return (near(s, realm) & bit(from)) !== 0 && isIn(s, seat, realm);
}

/** At least two sides, and who placed is still there or something has rushed in (E15.3). */
function isDue(s: State, seat: number, realm: number, rushed: boolean): boolean {
  if (!rushed && !isIn(s, seat, realm)) return false;
  let sides = monsterIn(s, realm) >= 0 ? 1 : 0;
  for (let each = 0; each < s[SEATS]; each++) if (isIn(s, each, realm)) sides++;
  return sides >= 2;
}

const RUSHED = 128;
const ASKED = 64;

/** A = dice more, with ASKED once the Minotaur may charge, RUSHED once it or a Monster has come. */
export const followVerb: Verb = {
  name: 'follow',
  step(s, f) {
    const seat = s[f + SEAT];
    const realm = s[f + HERE] - 1;
    switch (s[f + PC]) {
      case BEFORE: {
        s[f + PC] = CHARGE;
        const due =
          canCharge(s, seat, realm) ||
          rushing(s, seat, realm) !== 0 ||
          isDue(s, seat, realm, false);
        if (due && couldActFreely(s, seat)) push(s, pause.id, seat, 0, 0, 0);
        return;
      }
      case CHARGE:
        s[f + PC] = RUSH;
        if (canCharge(s, seat, realm)) {
          s[f + A] |= ASKED;
          push(s, charge.id, ownerOf(s, MINOTAUR_UNIT), realm + 1, 0, 0);
        }
        return;
      case RUSH: {
        const charged = s[UNIT_AT + MINOTAUR_UNIT] === IN_REALM + realm;
        if ((s[f + A] & ASKED) !== 0 && charged) s[f + A] |= RUSHED;
        const found = rushing(s, seat, realm);
        const choice = size(found) > 1;
        if (choice && !isGhost(s, seat)) return ask(s);
        s[f + PC] = WAIT;
        if (choice) rush(s, f, ghosts.rusher(s, found));
        else if (found !== 0) rush(s, f, MONSTER_UNIT + lowest(found));
        return;
      }
      case WAIT: {
        s[f + PC] = BATTLE_DUE;
        const rushed = (s[f + A] & RUSHED) !== 0;
        if (rushed && isDue(s, seat, realm, true) && couldActFreely(s, seat)) {
          push(s, pause.id, seat, 0, 0, 0);
        }
        return;
      }
      case BATTLE_DUE: {
        s[f + PC] = OVER;
        const rushed = (s[f + A] & RUSHED) !== 0;
        if (isDue(s, seat, realm, rushed)) {
          startBattle(s, seat, realm, s[f + AT] - 1, s[f + A] & ~(RUSHED | ASKED));
        }
        return;
      }
      default:
        pop(s);
    }
  },
  options(s, f, _effect, out) {
    const found = rushing(s, s[f + SEAT], s[f + HERE] - 1);
    for (let rest = found; rest !== 0; rest &= rest - 1) out.add(MONSTER_UNIT + lowest(rest));
  },
  pick(s, f, _effect, figure) {
    s[f + PC] = WAIT;
    rush(s, f, figure);
  },
  prompt: () => ({ text: t('prompt.rush') }),
  wording: (s, _f, _effect, figure) => ({
    key: `rush:${unitId(s, figure)}`,
    text: t('option.unit', { unit: unitName(s, figure) }),
  }),
};

function rush(s: State, f: number, figure: number): void {
  s[f + A] |= RUSHED;
  putMonster(s, figure, s[f + HERE] - 1, 'rush');
}

export const charge: Effect = { verb: 'charge', id: 0 };

/** The controller of the Minotaur is asked (E28.13). */
export const chargeVerb: Verb = {
  name: 'charge',
  step: (s) => ask(s),
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(1);
  },
  pick(s, f, _effect, code) {
    const realm = s[f + HERE] - 1;
    pop(s);
    if (code === 1) moveUnit(s, MINOTAUR_UNIT, realm, 'charge');
  },
  prompt: () => ({ text: t('prompt.charge') }),
  wording: (_s, _f, _effect, code) =>
    code === DONE ? done('pass') : { key: 'charge', text: t('option.charge') },
};
