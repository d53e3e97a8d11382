/**
 * What is due at a moment: the abilities of one player that listen to it. Effects without a choice are
 * carried out without asking (E28.8); where the order can matter the owner chooses it (E28.7, R-83).
 */
import {
  A,
  B,
  C,
  D,
  N,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Seq,
  type State,
  type Verb,
} from '@evervale/kernel';
import { MOMENTS, type Moment, type Triggered, type Where } from '../content/ability.ts';
import { RUINS, UNITS } from '../content/terms.ts';
import { ruinKind } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { realmSet } from '../map/filter.ts';
import { bit } from '../map/hex.ts';
import { near } from '../map/realms.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { standsFor } from '../modules/mimic.ts';
import { abilityWording, t } from '../say.ts';
import { MONSTER_UNIT, TILE, WITHDRAWN_MONSTERS, WITHDRAWN_WORKERS } from '../state/layout.ts';
import { FIXED_DIE, isGhost, plays } from '../state/seats.ts';
import { realmOfUnit, typeOf } from '../state/units.ts';
import type { When } from '../vocabulary/control.ts';
import { HERE } from './frame.ts';
import {
  abilityId,
  figureOf,
  isUsedUp,
  listenersTo,
  sourceOf,
  useUp,
  works,
  type Listener,
} from './listeners.ts';

export interface Due extends Effect {
  readonly verb: 'due';
  readonly moment: Moment;
}

const dues = new Map<Moment, Due>(
  MOMENTS.map((moment) => [moment, { verb: 'due', id: 0, moment }] as const),
);
export const allDues = (): Due[] => [...dues.values()];

/** What a moment is about, besides its Realm: a Unit (or none: -1), whether a stack is used up. */
export interface Event {
  readonly here: number;
  readonly unit?: number;
  readonly last?: boolean;
  readonly n?: number;
  /** Only this card is meant: it has just been acquired. */
  readonly card?: number;
}

/** Where the battle says whether its own conditions hold (battle/ sets it). */
export const battleWhere: {
  holds: (s: State, seat: number, where: Where, figure: number, mimic: boolean) => boolean;
  /** Is a figure in the Realm of the battle? */
  isThere: (s: State, figure: number) => boolean;
} = { holds: () => false, isThere: () => false };

/** Who looks whether a moment completes a Quest (magic/ sets it). */
export const questsAt: { look: (s: State, moment: Moment, seat: number, event: Event) => void } = {
  look: () => {},
};

/** Puts what is due for this player on the stack, if anybody listens. `here` is a Realm or -1. */
export function announce(s: State, moment: Moment, seat: number, event: Event): void {
  const list = listenersTo(moment);
  if (isGhost(s, seat)) {
    for (const each of list) if (isDue(s, seat, each, event)) ghosts.take(s, each.ability.do);
    return;
  }
  questsAt.look(s, moment, seat, event);
  let mask = 0;
  for (let i = 0; i < list.length; i++) {
    if (isDue(s, seat, list[i], event)) mask |= 1 << i;
  }
  if (mask === 0) return;
  const f = push(s, dues.get(moment)!.id, seat, event.here + 1, 0, event.n ?? 0);
  s[f + A] = (event.unit ?? -1) + 1;
  s[f + B] = mask;
  s[f + C] = mask >> 8;
  s[f + D] = mask >> 16;
}

function isDue(
  s: State,
  seat: number,
  { ability, holder, limit }: Listener,
  event: Event,
): boolean {
  if (!works(s, seat, holder) || isUsedUp(s, limit)) return false;
  // Optional abilities of a battle are offered in its windows (E15.20, E28.17).
  if (isOfWindow(ability) || isOfValue(ability)) return false;
  if (ability.laid && plays(s, FIXED_DIE)) return false;
  if (event.card !== undefined && holder.card !== event.card) return false;
  return fitsNow(s, seat, ability, holder, event);
}

/** Does what narrows the moment hold? */
export function fitsNow(
  s: State,
  seat: number,
  { where }: Triggered,
  holder: Listener['holder'],
  event: Event,
): boolean {
  if (isAway(s, holder)) return false;
  if (where === undefined) return true;
  const figure = holder.monster === 0 ? -1 : figureOf(s, holder.monster);
  return fits(s, seat, where, figure, event, holder.faction >= 0);
}

/** An ability of the Monster's side is its controller's only in a battle with the figure in it (E18.18). */
function isAway(s: State, holder: Listener['holder']): boolean {
  if (holder.monster === 0 || !holder.dominated) return false;
  if (holder.ability!.wild !== 'monster') return false;
  return !battleWhere.isThere(s, figureOf(s, holder.monster));
}

/** Used in a window of a battle, at most once in it: after the roll if optional, and predictions. */
export function isOfWindow({ on, do: effect }: Triggered): boolean {
  return (on === 'rolled' && effect.verb === 'may') || effect.verb === 'predict';
}

/** A changing battle value is rolled by the battle itself, before anything else (E28.14). */
const isOfValue = ({ on, do: effect }: Triggered): boolean =>
  on === 'battleAbout' && effect.verb === 'roll';

function fits(
  s: State,
  seat: number,
  where: Where,
  figure: number,
  event: Event,
  mimic: boolean,
): boolean {
  const { here, unit = -1 } = event;
  if (where.unit !== undefined && !isUnit(s, seat, unit, where, mimic)) return false;
  if (where.last && !event.last) return false;
  if (where.nth !== undefined && s[WITHDRAWN_WORKERS] !== where.nth) return false;
  if (where.realm !== undefined && (realmSet(s, seat, where.realm) & bit(here)) === 0) return false;
  if (where.ruins !== undefined) {
    const kind = ruinKind(s[TILE + here]);
    if (kind < 0 || !where.ruins.includes(RUINS[kind])) return false;
  }
  if (where.near !== undefined && !isNear(s, figure, here)) return false;
  if (where.withdrawn !== undefined && !wasWithdrawn(s, figure)) return false;
  return battleFits(s, seat, where, figure, mimic);
}

/** The Shapeshifter may stand for a Unit of a faction's ability; it is none of so many Workers. */
function isUnit(s: State, seat: number, unit: number, where: Where, mimic: boolean): boolean {
  if (unit < 0) return false;
  if (mimic && where.nth === undefined) return standsFor(s, seat, unit, where.unit!);
  return UNITS[typeOf(unit)] === where.unit;
}

function isNear(s: State, figure: number, here: number): boolean {
  const realm = realmOfUnit(s, figure);
  return realm >= 0 && (realm === here || (near(s, realm) & bit(here)) !== 0);
}

function wasWithdrawn(s: State, figure: number): boolean {
  const m = figure - MONSTER_UNIT;
  return ((s[WITHDRAWN_MONSTERS + (m >> 3)] >> (m & 7)) & 1) === 1;
}

function asksOfBattle({
  placed,
  present,
  joined,
  involved,
  role,
  against,
  outnumbered,
}: Where): boolean {
  const asked = placed ?? present ?? joined ?? involved ?? role ?? against ?? outnumbered;
  return asked !== undefined;
}

function battleFits(s: State, seat: number, where: Where, figure: number, mimic: boolean): boolean {
  return !asksOfBattle(where) || battleWhere.holds(s, seat, where, figure, mimic);
}

const maskOf = (s: State, f: number): number => s[f + B] | (s[f + C] << 8) | (s[f + D] << 16);

/** A = the Unit + 1, B to D = what is still due, one bit each. */
export const dueVerb: Verb<Due> = {
  name: 'due',
  step(s, f, { moment }) {
    const mask = maskOf(s, f);
    if (mask === 0) return pop(s);
    const list = listenersTo(moment);
    if ((mask & (mask - 1)) === 0 || isPlainOnly(list, mask)) carryOut(s, f, moment, mask);
    else ask(s);
  },
  options(s, f, _effect, out) {
    for (let mask = maskOf(s, f), i = 0; mask !== 0; mask >>= 1, i++) if (mask & 1) out.add(i + 1);
  },
  pick: (s, f, { moment }, code) => carryOut(s, f, moment, 1 << (code - 1)),
  prompt: () => ({ text: t('prompt.order') }),
  wording(_s, _f, { moment }, code) {
    const { ability, holder } = listenersTo(moment)[code - 1];
    return abilityWording(`due:${code}`, abilityId(holder), ability.do);
  },
};

/** Carries out the lowest one of the mask. */
function carryOut(s: State, f: number, moment: Moment, mask: number): void {
  const i = 31 - Math.clz32(mask & -mask);
  s[f + B + (i >> 3)] &= ~(1 << (i & 7));
  const { ability, holder, limit } = listenersTo(moment)[i];
  useUp(s, limit);
  if (emit.sink !== null && isOfDice(moment)) {
    emit.sink.push({ type: 'ability', seat: s[f + SEAT], id: abilityId(holder) });
  }
  push(s, ability.do.id, s[f + SEAT], s[f + HERE], sourceOf(s, holder), s[f + N]);
}

/** The log names what changes the dice of a battle; goods and points speak for themselves. */
const isOfDice = (moment: Moment): boolean =>
  moment === 'addDice' || moment === 'rolled' || moment === 'countDice';

/** VP and fixed goods can come in any order. */
function isPlainOnly(list: readonly Listener[], mask: number): boolean {
  for (let rest = mask, i = 0; rest !== 0; rest >>= 1, i++) {
    if (rest & 1 && !isPlain(list[i].ability.do)) return false;
  }
  return true;
}

/** What stands on the map does not change by VP, goods and dice. */
const OF_THE_MAP = new Set<string>(['dwellings', 'neighbours', 'ruins', 'units']);

function isPlainWhen({ cond, then, otherwise }: When): boolean {
  if (!('atLeast' in cond) || !OF_THE_MAP.has(cond.of.count)) return false;
  return isPlain(then) && (otherwise === undefined || isPlain(otherwise));
}

function isPlain(effect: Effect): boolean {
  if (effect.verb === 'seq') return (effect as Seq).steps.every(isPlain);
  if (effect.verb === 'when') return isPlainWhen(effect as When);
  return effect.verb === 'vp' || effect.verb === 'gain' || effect.verb === 'dice';
}
