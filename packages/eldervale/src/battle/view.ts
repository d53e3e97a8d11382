/** What everybody sees of a battle, and what a placement would meet. */
import type { State } from '@evervale/kernel';
import { tileId } from '../content/tables.ts';
import { bit, lowest, size } from '../map/hex.ts';
import { dwellingsOf, near } from '../map/realms.ts';
import { unitId } from '../say.ts';
import { MONSTER_UNIT, PEACE, SEATS, TILE, UNIT_AT } from '../state/layout.ts';
import { isOpponent } from '../state/seats.ts';
import { IN_REALM, monsterIn, realmOfUnit, someUnit } from '../state/units.ts';
import { wouldRush } from './aftermath.ts';
import { battleStep, type BattleStep } from './stage.ts';
import {
  DICE,
  MONSTER_SIDE,
  SIDES,
  SWORDS,
  TRIGGERED_BY,
  WINNER,
  battleRealm,
  beast,
  faceAt,
  isBattle,
  isIn,
  isSide,
} from './block.ts';
import { countSeat, dwellingDice, printedValue, supports, unitValue } from './strength.ts';

/** Why a side has dice: a Unit, a Dwelling, Swords, or whatever else changed the number (`dice`). */
export interface DiceReason {
  readonly id: string;
  readonly n: number;
}

export interface SideView {
  /** Null: the wild Monster. */
  readonly seat: number | null;
  readonly unit: string | null;
  readonly dice: number;
  readonly faces: readonly number[];
  readonly why: readonly DiceReason[];
}

export interface BattleView {
  readonly tile: string;
  readonly by: number;
  readonly step: BattleStep;
  readonly sides: readonly SideView[];
  /** The place of the winner in `sides`; null while it is open, and where nobody wins. */
  readonly winner: number | null;
}

/** What somebody who places a Unit there has to reckon with: a Rush, or the strongest side there. */
export interface ThreatView {
  readonly unit: string | null;
  readonly dice: number;
}

export function battleView(s: State): BattleView | null {
  const step = isBattle(s) ? battleStep(s) : null;
  if (step === null) return null;
  const rolled = step === 'rolled' || step === 'decided';
  const sides: number[] = [];
  for (let side = 0; side < SIDES; side++) if (isSide(s, side)) sides.push(side);
  const winner = step === 'decided' ? sides.indexOf(s[WINNER] - 1) : -1;
  return {
    tile: tileId(s[TILE + battleRealm(s)]),
    by: s[TRIGGERED_BY] - 1,
    step,
    sides: sides.map((side) => sideView(s, side, step, rolled)),
    winner: winner < 0 ? null : winner,
  };
}

function sideView(s: State, side: number, step: BattleStep, rolled: boolean): SideView {
  const wild = side === MONSTER_SIDE;
  const why = wild ? [{ id: 'dice', n: printedValue(s, beast(s)) }] : reasonsOf(s, side);
  const counted = why.reduce((sum, { n }) => sum + n, 0);
  const isCounted = step !== 'about' && step !== 'join';
  const dice = isCounted ? s[DICE + side] : Math.min(wild ? 5 : 6, counted);
  // What cards, abilities and limits have changed.
  const more = dice - counted;
  return {
    seat: wild ? null : side,
    unit: wild ? unitId(s, beast(s)) : null,
    dice,
    faces: rolled ? Array.from({ length: s[DICE + side] }, (_, i) => s[faceAt(side, i)]) : [],
    why: more === 0 ? why : [...why, { id: wild ? 'more' : 'dice', n: more }],
  };
}

function reasonsOf(s: State, seat: number): DiceReason[] {
  const realm = battleRealm(s);
  const found: DiceReason[] = [];
  someUnit(s, seat, (unit) => {
    const there = realmOfUnit(s, unit);
    const helps = there >= 0 && (near(s, realm) & bit(there)) !== 0 && supports(s, seat, unit);
    if (s[UNIT_AT + unit] === IN_REALM + realm || helps) {
      found.push({ id: unitId(s, unit), n: unitValue(s, unit) });
    }
    return false;
  });
  const homes = size(dwellingsOf(s, seat) & (near(s, realm) | bit(realm)));
  if (homes > 0) found.push({ id: 'dwelling', n: homes * dwellingDice(s, seat, realm) });
  if (s[SWORDS + seat] > 0) found.push({ id: 'sword', n: s[SWORDS + seat] });
  return found;
}

/** As things stand; null where a placement would be left in peace. */
export function threatView(s: State, seat: number, realm: number): ThreatView | null {
  if (s[PEACE] === 1) return null;
  const drawn = wouldRush(s, seat, realm);
  const rushing = drawn === 0 ? -1 : MONSTER_UNIT + lowest(drawn);
  const monster = rushing >= 0 ? rushing : monsterIn(s, realm);
  let dice = monster >= 0 ? printedValue(s, monster) : 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (!isOpponent(s, seat, other) || !isIn(s, other, realm)) continue;
    dice = Math.max(dice, Math.min(6, countSeat(s, other, realm)));
  }
  if (dice === 0) return null;
  return { unit: rushing < 0 ? null : unitId(s, rushing), dice };
}
