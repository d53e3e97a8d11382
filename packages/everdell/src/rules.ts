/**
 * Puts the game together: the boxes are loaded, once, when this module is; then games can be made.
 */
import { push, type Effect, type Seed, type Seq, type State } from '@evervale/kernel';
import { EVENT_MIXES } from './boxes.ts';
import { boxList } from './boxList.ts';
import { deal, dealHands, emptyTable } from './base/setup.ts';
import { sortProductions } from './effects/production.ts';
import { loadBoxes } from './load.ts';
import { bitsOf, houseBits, type GameOptions } from './options.ts';
import { EVENT_MIX } from './state/layout.ts';
import { automatWith, type AutomatOptions } from './turn/automats.ts';
import { courseOf } from './turn/course.ts';
import { handsLater } from './turn/boxesSay.ts';
import { layOutBoxes, setupBoxes } from './turn/notices.ts';
import type { UseLocation } from './effects/location.ts';
import { settlePlaces } from './turn/placing.ts';
import { turns } from './turn/turn.ts';

export const machine = loadBoxes(boxList);
sortProductions();
settlePlaces(alwaysUseful);

/** Something is gained for sure, and nothing has to be paid (5.7, 5.8). */
function alwaysUseful(effect: Effect): boolean {
  const steps = effect.verb === 'seq' ? (effect as Seq).steps : [effect];
  if (steps.some((step) => machine.isPrice(step))) return false;
  return steps.some((step) => step.verb === 'gain' || step.verb === 'gainAny' || usesBasic(step));
}

/** Some basic location can always be used. */
function usesBasic(step: Effect): boolean {
  return step.verb === 'useLocation' && (step as UseLocation).which !== 'forest';
}

/** Options are never changed, and chance has no say in it: each table is laid out once. */
const laidOut = new WeakMap<GameOptions, State>();

/** A table with the boxes and house rules of the options, nothing dealt yet. */
export function tableFor(options: GameOptions): State {
  let table = laidOut.get(options);
  if (table === undefined) laidOut.set(options, (table = layOut(options)));
  return table.slice();
}

function layOut(options: GameOptions): State {
  const bits = bitsOf(options);
  const automat = automatWith(bits);
  const cities = options.players + (automat === undefined ? 0 : 1);
  const s = emptyTable(options.players, cities, houseBits(options.house), bits);
  s[EVENT_MIX] = EVENT_MIXES.indexOf(options.events ?? 'mixed');
  automat?.choice.lay(s, options[automat.choice.key as keyof AutomatOptions]);
  layOutBoxes(s);
  return s;
}

/** A new game, up to its first decision. */
export function newGame(options: GameOptions, seed: Seed): State {
  const s = tableFor(options);
  deal(s, seed);
  if (!handsLater(s)) dealHands(s, 0);
  setupBoxes(s);
  machine.start(s, turns, 0);
  beforeFirstTurn(s);
  machine.run(s);
  return s;
}

/** The last one pushed comes first, so they are pushed from the last box on. */
function beforeFirstTurn(s: State): void {
  const { first } = courseOf(s);
  for (let i = first.length - 1; i >= 0; i--) push(s, first[i].id, 0, 0, 0, 0);
}
