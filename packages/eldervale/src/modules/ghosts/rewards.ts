/** What the Ghosts gain where a player would choose or hold goods (E27.32 to E27.34). */
import type { Effect, Seq, State } from '@evervale/kernel';
import { GLORY_SPACES, ORB_REWARDS } from '../../content/tracks.ts';
import { emit } from '../../log/emit.ts';
import { scoreVp } from '../../state/goods.ts';
import { GLORY, GLORY_ORBS, REWARDS_USED, playerAt } from '../../state/layout.ts';
import type { GainSome } from '../../vocabulary/goods.ts';
import type { Vp } from '../../vocabulary/points.ts';
import { gainPowerByLine } from './line.ts';
import { GHOST_SEAT } from './state.ts';

const ORB_VP = 2;
const LAST_SPACE = GLORY_SPACES.length;
const AFTER_LAST = 2;

/** Onto the first free reward space; 2 VP instead of its reward (E27.33). */
export function takeGhostOrb(s: State): void {
  const free = ORB_REWARDS.findIndex((_, i) => ((s[REWARDS_USED] >> i) & 1) === 0);
  if (free >= 0) s[REWARDS_USED] |= 1 << free;
  scoreVp(s, GHOST_SEAT, ORB_VP, 'ghosts');
}

/** One step on the Glory track: VP as printed, 1 VP for each resource, power by the line. */
export function stepAsGhosts(s: State): void {
  const at = playerAt(GHOST_SEAT) + GLORY;
  if (s[at] === 0) return;
  const steps = s[at]++;
  if (emit.sink !== null) emit.sink.push({ type: 'glory', seat: GHOST_SEAT, steps });
  if (steps > LAST_SPACE) return scoreVp(s, GHOST_SEAT, AFTER_LAST, 'ghosts');
  const space = GLORY_SPACES[steps - 1];
  if (space !== 'orb') return takeSpace(s, space);
  const orb = steps === GLORY_SPACES.indexOf('orb') + 1 ? 1 : 2;
  if ((s[GLORY_ORBS] & orb) === 0) return scoreVp(s, GHOST_SEAT, ORB_VP, 'ghosts');
  s[GLORY_ORBS] &= ~orb;
  if (emit.sink !== null) emit.sink.push({ type: 'orb', seat: GHOST_SEAT, from: 'glory' });
  takeGhostOrb(s);
}

function takeSpace(s: State, space: Effect): void {
  if (space.verb === 'vp') return scoreVp(s, GHOST_SEAT, Number((space as Vp).n), 'ghosts');
  if (space.verb === 'gainSome') {
    return scoreVp(s, GHOST_SEAT, Number((space as GainSome).n), 'ghosts');
  }
  gainPowerByLine(s);
}

/** What a Monster gives to everybody: VP they score, all else does nothing to them (E27.34, E27.43). */
export function takeAsGhosts(s: State, effect: Effect): void {
  if (effect.verb === 'seq') (effect as Seq).steps.forEach((step) => takeAsGhosts(s, step));
  if (effect.verb === 'vp') scoreVp(s, GHOST_SEAT, Number((effect as Vp).n), 'ghosts');
}
