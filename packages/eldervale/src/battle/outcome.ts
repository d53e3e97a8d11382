/** How a battle ends: who wins, the reward, and who has to leave (E15.23-E15.39). */
import { PC, SEAT, ask, push, raiseBarrier, type State } from '@evervale/kernel';
import { monsterOf } from '../content/monsters/index.ts';
import { MONSTER } from '../content/terms.ts';
import { TROVE_EFFECTS } from '../content/tracks.ts';
import { emit } from '../log/emit.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { returnHome, setAside } from '../monsters/moving.ts';
import {
  MONSTER_KIND,
  MONSTER_UNIT,
  MONSTER_WINS,
  SEATS,
  TROVES,
  TROVES_LEFT,
  UNIT_AT,
} from '../state/layout.ts';
import { inOrder, isGhost } from '../state/seats.ts';
import { IN_REALM, realmOfUnit, someUnit, typeOf } from '../state/units.ts';
import { glory } from '../vocabulary/points.ts';
import {
  BEAST,
  LOSERS,
  MONSTER_SIDE,
  SIDES,
  STAYING,
  WINNER,
  battleRealm,
  beast,
  compareSides,
  isIn,
  isSide,
} from './block.ts';
import { WON } from './stage.ts';
import { monsterRule } from './strength.ts';
import { sendAway } from './underworld.ts';

export const gloryStep = glory(1);

export const isPlayer = (side: number): boolean => side >= 0 && side !== MONSTER_SIDE;

/** The side that is best of all; if two are equally best, nobody wins (E15.23, E15.24). */
export function decide(s: State): void {
  let best = -1;
  let shared = false;
  for (let side = 0; side < SIDES; side++) {
    if (!isSide(s, side)) continue;
    const better = best < 0 ? 1 : compareSides(s, side, best);
    if (better > 0) {
      best = side;
      shared = false;
    } else if (better === 0) shared = true;
  }
  s[WINNER] = shared ? 0 : best + 1;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (isSide(s, seat) && s[WINNER] !== seat + 1) s[LOSERS] |= 1 << seat;
  }
  if (s[WINNER] === MONSTER_SIDE + 1) s[MONSTER_WINS + s[BEAST] - 1 - MONSTER_UNIT]++;
  if (isPlayer(s[WINNER] - 1)) growWith(s, s[WINNER] - 1);
}

/** A dominated Monster grows with the battles its controller wins with it (LEGENDARY-ORDER.1). */
function growWith(s: State, seat: number): void {
  someUnit(s, seat, (unit) => {
    if (typeOf(unit) === MONSTER && realmOfUnit(s, unit) === battleRealm(s)) {
      s[MONSTER_WINS + unit - MONSTER_UNIT]++;
    }
    return false;
  });
}

/** Glory, or power in the element of a beaten Monster; its further reward in any case (E15.26, E15.27). */
export function reward(s: State, f: number): void {
  const winner = s[WINNER] - 1;
  const figure = beast(s);
  if (isGhost(s, winner)) return rewardGhosts(s, f, figure);
  if (figure >= 0 && monsterOf(s[MONSTER_KIND + figure - MONSTER_UNIT]).element !== null) {
    s[f + SEAT] = winner;
    return ask(s);
  }
  s[f + PC] = WON;
  if (figure >= 0) {
    const more = monsterOf(s[MONSTER_KIND + figure - MONSTER_UNIT]).reward;
    if (more !== undefined) push(s, more.id, winner, battleRealm(s) + 1, 0, 0);
    if (monsterRule(s, figure, 'troveGuard') !== undefined && s[TROVES_LEFT] > 0) {
      const trove = s[TROVES + --s[TROVES_LEFT]];
      raiseBarrier(s);
      if (emit.sink !== null) emit.sink.push({ type: 'trove', seat: winner, trove: trove - 1 });
      push(s, TROVE_EFFECTS[trove - 1].do.id, winner, battleRealm(s) + 1, 0, 0);
    }
  }
  push(s, gloryStep.id, winner, 0, 0, 0);
}

/** Always the Glory step; further rewards are lost, a Trove leaves the game (E27.32). */
function rewardGhosts(s: State, f: number, figure: number): void {
  s[f + PC] = WON;
  const guards = figure >= 0 && monsterRule(s, figure, 'troveGuard') !== undefined;
  if (guards && s[TROVES_LEFT] > 0) s[TROVES_LEFT]--;
  ghosts.glory(s);
}

export const isLoser = (s: State, seat: number): boolean =>
  s[WINNER] !== seat + 1 && isIn(s, seat, battleRealm(s));

/** All Units of losers leave at the same time (E15.29, E15.30). */
export function removeLosers(s: State, here: number): void {
  const lost: { seat: number; units: number[] }[] = [];
  for (let i = s[SEATS] - 1; i >= 0; i--) {
    const seat = inOrder(s, i);
    if (!isLoser(s, seat) || ((s[STAYING] >> seat) & 1) === 1) continue;
    const units: number[] = [];
    someUnit(s, seat, (unit) => {
      if (s[UNIT_AT + unit] === IN_REALM + here) units.push(unit);
      return false;
    });
    lost.push({ seat, units });
  }
  for (const { seat, units } of lost) sendAway(s, seat, units, here);
}

/** A beaten Monster leaves; some go home after every battle (E15.32, E15.39). */
export function settleBeast(s: State): void {
  const figure = beast(s);
  if (figure < 0) return;
  const beaten = isPlayer(s[WINNER] - 1);
  const goesHome = monsterRule(s, figure, 'returnHome') !== undefined;
  if (!beaten) return goesHome ? returnHome(s, figure) : undefined;
  if (monsterRule(s, figure, 'troveGuard') !== undefined && s[TROVES_LEFT] > 0) {
    return returnHome(s, figure);
  }
  const m = figure - MONSTER_UNIT;
  // Her second life is used up: kept where her victories would be counted.
  if (monsterRule(s, figure, 'secondLife') !== undefined && (s[MONSTER_WINS + m] & 128) === 0) {
    s[MONSTER_WINS + m] |= 128;
    return returnHome(s, figure);
  }
  setAside(s, figure);
}
