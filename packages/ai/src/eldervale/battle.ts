/** What a battle under way promises to a seat: its chance to win, and what it would lose. */
import type { State } from '@evervale/kernel';
import {
  BEAST_VALUE,
  DICE,
  IN_REALM,
  MONSTER_SIDE,
  SIDES,
  STAYING,
  UNIT_AT,
  WINNER,
  battleRealm,
  battleStep,
  beast,
  compareSides,
  countSeat,
  isBattle,
  isSide,
  someUnit,
  typeOf,
} from '@evervale/eldervale/insides';
import { WORKER } from '@evervale/eldervale/vocabulary';
import type { FeatureGroup } from '../net/features.ts';
import { chanceToBeat } from './odds.ts';

export interface Outlook {
  /** The chance that the seat wins a battle whose reward it does not have yet. */
  win: number;
  /** Its Units that would leave, each with the chance that they do. */
  workers: number;
  advanced: number;
}

const outlook: Outlook = { win: 0, workers: 0, advanced: 0 };

/** Dice of a side, or what they will be as things stand. */
function diceOf(s: State, side: number): number {
  if (s[DICE + side] > 0) return s[DICE + side];
  return side === MONSTER_SIDE ? s[BEAST_VALUE] : countSeat(s, side);
}

/** Before the roll as likely as the dice make it, afterwards as the faces are. */
function chanceToWin(s: State, seat: number, rolled: boolean): number {
  const mine = diceOf(s, seat);
  let chance = 1;
  for (let side = 0; side < SIDES; side++) {
    if (side === seat || !isSide(s, side)) continue;
    if (rolled) chance *= compareSides(s, seat, side) > 0 ? 1 : 0;
    else chance *= chanceToBeat(mine, diceOf(s, side));
  }
  return chance;
}

/** Written into a buffer that the next call uses again. */
export function battleOutlook(s: State, seat: number): Outlook {
  outlook.win = 0;
  outlook.workers = 0;
  outlook.advanced = 0;
  if (!isBattle(s) || !isSide(s, seat)) return outlook;
  const step = battleStep(s);
  if (step === null) return outlook;
  const isDecided = step === 'decided';
  const chance = isDecided ? 0 : chanceToWin(s, seat, step === 'rolled');
  const isSafe = isDecided && (s[WINNER] === seat + 1 || ((s[STAYING] >> seat) & 1) === 1);
  outlook.win = chance;
  const lost = isSafe ? 0 : 1 - chance;
  const place = IN_REALM + battleRealm(s);
  someUnit(s, seat, (unit) => {
    if (s[UNIT_AT + unit] !== place) return false;
    if (typeOf(unit) === WORKER) outlook.workers += lost;
    else outlook.advanced += lost;
    return false;
  });
  return outlook;
}

export const fighting: FeatureGroup = {
  name: 'battle',
  reason: () => ({ key: 'hint.battle' }),
  features: () => ['win', 'overMonster', 'workersLost', 'advancedLost'],
  fill(s, seat, out) {
    if (!isBattle(s)) return;
    const { win, workers, advanced } = battleOutlook(s, seat);
    out.add(0, win);
    if (beast(s) >= 0) out.add(1, win);
    out.add(2, workers);
    out.add(3, advanced);
  },
};
