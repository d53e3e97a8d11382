/** The Ghosts in a battle (E27.28, E27.29), and which Monster rushes at them (E27.27). */
import type { State } from '@evervale/kernel';
import {
  battleRealm,
  beast,
  DICE,
  isIn,
  JOINED,
  setDice,
  BEAST_VALUE,
} from '../../battle/block.ts';
import { countSeat, printedValue } from '../../battle/strength.ts';
import { WORKER } from '../../content/terms.ts';
import { emit } from '../../log/emit.ts';
import { bit, lowest } from '../../map/hex.ts';
import { near } from '../../map/realms.ts';
import { MONSTER_UNIT, UNIT_AT } from '../../state/layout.ts';
import { IN_REALM, realmOfUnit, someUnit, typeOf } from '../../state/units.ts';
import { cellOf, isNearer } from './nearest.ts';
import {
  CHILL,
  GHOST_SEAT,
  LAST_GHOST,
  discardGhost,
  ghostCard,
  levelOf,
  turnUpGhost,
  watcher,
} from './state.ts';

const PLAYER = 0;

/** Do they already have more dice than each other side, Units and Dwellings counted? */
function isStronger(s: State): boolean {
  const own = countSeat(s, GHOST_SEAT);
  const player = isIn(s, PLAYER, battleRealm(s)) ? countSeat(s, PLAYER) : 0;
  const monster = beast(s) >= 0 ? s[BEAST_VALUE] : 0;
  return own > Math.max(player, monster);
}

/** All advanced Units next to the battle move in; Workers never do. */
export function joinAsGhosts(s: State): void {
  const here = battleRealm(s);
  if (!isIn(s, GHOST_SEAT, here) || isStronger(s)) return;
  someUnit(s, GHOST_SEAT, (unit) => {
    const from = realmOfUnit(s, unit);
    if (typeOf(unit) === WORKER || from < 0 || (near(s, here) & bit(from)) === 0) return false;
    s[UNIT_AT + unit] = IN_REALM + here;
    s[JOINED + GHOST_SEAT] |= 1 << typeOf(unit);
    if (emit.sink !== null) emit.sink.push({ type: 'join', seat: GHOST_SEAT, unit, realm: here });
    return false;
  });
}

/** All Chill, the Watcher's gaze, an omen; Chill of the omen's own shuffle counts later. */
export function addGhostDice(s: State): void {
  const here = battleRealm(s);
  if (!isIn(s, GHOST_SEAT, here)) return;
  let n = s[DICE + GHOST_SEAT] + s[CHILL] + (watcher(s) === here ? 1 : 0);
  s[CHILL] = 0;
  if (levelOf(s).omens) {
    const omen = turnUpGhost(s);
    discardGhost(s, omen);
    n += ghostCard(omen).omen;
  }
  setDice(s, GHOST_SEAT, n);
}

/** The one with the lowest battle value; ties by the Watcher and the compass of the card (E27.27). */
export function rusherAtGhosts(s: State, set: number): number {
  const figures: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) figures.push(MONSTER_UNIT + lowest(rest));
  const { compass } = ghostCard(s[LAST_GHOST]);
  const cell = (figure: number) => cellOf(s, realmOfUnit(s, figure));
  return figures.reduce((best, figure) => {
    const less = printedValue(s, figure) - printedValue(s, best);
    if (less !== 0) return less < 0 ? figure : best;
    return isNearer(s, cell(figure), cell(best), compass) ? figure : best;
  });
}
