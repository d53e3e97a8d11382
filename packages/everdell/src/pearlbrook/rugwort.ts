/** Rugwort at the river (20.6, 24.4-24.7). He has no adornments, and decides nothing. */
import { chance, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { gainPoints } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import { frogAt, frogPlace, putFrog } from './frog.ts';
import { addPearls, pearls } from './pearls.ts';
import { isUncovered, riverCard, uncover } from './river.ts';
import { FROG_READY, RIVER_SPOTS } from './room.ts';
import { WONDERS, build, builderOf } from './wonders.ts';

/** 24.4. */
const FOR_AN_ADORNMENT = 5;

/** His seat, or -1. */
function automat(s: State): number {
  return automatSeat(s, 'rugwort');
}

/** 24.4: the player has played an adornment. */
export function adornmentOfRugwort(s: State): void {
  if (automat(s) >= 0) gainPoints(s, automat(s), FOR_AN_ADORNMENT);
}

/** 20.6: the die decides where his frog begins, two results for each spot. */
export function setupFrog(s: State): void {
  if (automat(s) >= 0) goTo(s, automat(s), chance(s, 8) >> 1);
}

/** 20.6, 24.5: a pearl, and the one on the card if it was covered. */
function goTo(s: State, seat: number, spot: number): void {
  putFrog(s, seat, spot + 1);
  if (emit.sink !== null) emit.sink.push({ type: 'frog', seat, at: frogPlace(s, spot + 1, 0) });
  if (riverCard(s, spot) === undefined) return;
  const covered = !isUncovered(s, spot);
  if (covered) uncover(s, seat, spot);
  addPearls(s, seat, covered ? 2 : 1);
}

export interface RugwortFrog extends Effect {
  readonly verb: 'rugwortFrog';
}

/** 24.5: after each preparation his frog goes on along the river. */
export const rugwortFrog: RugwortFrog = { verb: 'rugwortFrog', id: 0 };

export const rugwortFrogVerb: Verb<RugwortFrog> = {
  name: 'rugwortFrog',
  step(s) {
    const seat = automat(s);
    pop(s);
    if (seat < 0) return;
    // From the fourth spot back to the first; a frog that was nowhere begins there.
    const at = frogAt(s, seat);
    goTo(s, seat, at === FROG_READY ? 0 : at % RIVER_SPOTS);
  },
};

export interface RugwortBuilds extends Effect {
  readonly verb: 'rugwortBuilds';
}

/** 24.7: at the end he builds wonders for pearls alone, the most valuable first. */
export const rugwortBuilds: RugwortBuilds = { verb: 'rugwortBuilds', id: 0 };

export const rugwortBuildsVerb: Verb<RugwortBuilds> = {
  name: 'rugwortBuilds',
  step(s) {
    const seat = automat(s);
    pop(s);
    if (seat < 0) return;
    for (let i = dearest(s, seat); i >= 0; i = dearest(s, seat)) {
      build(s, seat, i);
      addPearls(s, seat, -WONDERS[i].price.pearl!);
    }
  },
};

/** The unbuilt wonder with the most points that he can pay, or -1. */
function dearest(s: State, seat: number): number {
  let best = -1;
  for (let i = 0; i < WONDERS.length; i++) {
    if (builderOf(s, i) !== 0 || WONDERS[i].price.pearl! > pearls(s, seat)) continue;
    if (best < 0 || WONDERS[i].points > WONDERS[best].points) best = i;
  }
  return best;
}
