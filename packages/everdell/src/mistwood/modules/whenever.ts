/** Her cards listen to what happens, and act (32.6, 32.8, 32.11). */
import { PC, SEAT, pop, push, pushChild, top, type State, type Verb } from '@evervale/kernel';
import { BASE_POINTS, COLOR, IS_CRITTER, IS_UNIQUE } from '../../content/tables.ts';
import { COLOR_NAMES } from '../../content/terms.ts';
import { theMachine } from '../../effects/machine.ts';
import { sourceOf } from '../../effects/source.ts';
import { emit } from '../../log/emit.ts';
import {
  characterNumber,
  hasEnded,
  hasModules,
  nightweaveSeat,
  plotNumber,
  schemeNumber,
} from '../room.ts';
import { countFor } from './amounts.ts';
import type { CardTest, ModuleCard, Whenever } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { isSpent } from './deeds.ts';
import { isMarked } from './marks.ts';
import { MASKED } from './mask.ts';
import { PLOTS } from './plots.ts';
import { SCHEMES } from './schemes.ts';
import type { Moment } from './tidings.ts';
import { creptTo, isOfKind } from './webs.ts';

/** The character that counts; the scheme that brings them as a pile lets them be foiled. */
export function characterOf(s: State): ModuleCard | undefined {
  const scheme = SCHEMES[schemeNumber(s) - 1];
  const list = scheme?.brings === 'characters' ? MASKED : CHARACTERS;
  return list[characterNumber(s) - 1];
}

export function schemeOf(s: State): ModuleCard | undefined {
  return SCHEMES[schemeNumber(s) - 1];
}

export function plotOf(s: State): ModuleCard | undefined {
  return PLOTS[plotNumber(s) - 1];
}

/** G2: the last plot has settled everything at once, unless it says the same as ever. */
export function lastingPlotOf(s: State): ModuleCard | undefined {
  const plot = plotOf(s);
  return plot !== undefined && hasEnded(s) && plot.last !== undefined ? undefined : plot;
}

/** Whoever is pushed last acts first: the character before everything else (32.6). */
export function hear(s: State, moment: Moment, seat: number, at: number, kind: number): void {
  if (!hasModules(s)) return;
  listen(s, schemeOf(s), moment, seat, at, kind);
  listen(s, lastingPlotOf(s), moment, seat, at, kind);
  if (moment === 'getMeadow' && isMarked(s, at)) {
    listen(s, characterOf(s), 'getMarked', seat, at, kind);
  }
}

function listen(
  s: State,
  card: ModuleCard | undefined,
  moment: Moment,
  seat: number,
  at: number,
  kind: number,
): void {
  if (card === undefined) return;
  // The first one of a card is to act first.
  for (let i = card.whenever.length - 1; i >= 0; i--) {
    const one = card.whenever[i];
    if (one.moment !== moment || !applies(s, one, seat, at, kind)) continue;
    push(s, one.id, seat, seat, at, 0);
  }
}

function applies(s: State, one: Whenever, seat: number, at: number, kind: number): boolean {
  if (isSpent(s, one.then)) return false;
  if (one.at !== undefined && !one.at.some((place) => isOfKind(s, at, place))) return false;
  if (one.card !== undefined && !passes(kind, one.card)) return false;
  if (one.positions !== undefined && !isAmong(s, one.positions, at)) return false;
  if (one.moreThan === undefined) return true;
  return countFor(s, one.moreThan.of, seat, at) > one.moreThan.n;
}

function passes(kind: number, { kind: sort, color, unique, worthAtMost }: CardTest): boolean {
  if (sort !== undefined && IS_CRITTER[kind] === 1) return false;
  if (color !== undefined && COLOR_NAMES[COLOR[kind]] !== color) return false;
  if (unique !== undefined && IS_UNIQUE[kind] === 0) return false;
  return worthAtMost === undefined || BASE_POINTS[kind] <= worthAtMost;
}

function isAmong(s: State, positions: readonly number[] | 'crept', at: number): boolean {
  return positions === 'crept' ? at < creptTo(s) : positions.includes(at + 1);
}

export const wheneverVerb: Verb<Whenever> = {
  name: 'whenever',
  kids: ({ then }) => [then],
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      tellActs(s, s[f + SEAT], effect);
      return void pushChild(s, f, effect.then.id);
    }
    pop(s);
    if (effect.moment === 'placeWorker') leaveIfInVain(s);
  },
};

/** What was paid for coming here may have been what the place asks for: then nothing happens there. */
function leaveIfInVain(s: State): void {
  if (theMachine().canGoOn(s, top(s)) !== 0) pop(s);
}

function tellActs(s: State, person: number, effect: Whenever): void {
  if (emit.sink === null) return;
  const seat = nightweaveSeat(s);
  emit.sink.push({ type: 'herModule', seat, person, card: sourceOf(effect)! });
}
