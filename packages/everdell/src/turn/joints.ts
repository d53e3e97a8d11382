/**
 * The named points where a box joins the rules. The base game calls them and knows no box; a box
 * adds itself when it is loaded and is asked only in games that use it.
 */
import type { Blocked, Effect, Options, State, Text, Wording } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';

/** A line of the score sheet. */
export interface ScoreLine {
  readonly part: string;
  readonly id: string;
  readonly points: number;
}

/** A place on the board that a box brings. */
export interface BoxPlace {
  readonly number: number;
  /** 0 if `seat` may place a worker there, else why not. */
  can(s: State, seat: number): number;
  readonly effect: Effect;
  /** Is no location to use from elsewhere: an own one, or one that can be had once, like an Event. */
  readonly once?: boolean;
  /** Why not, in numbers and words, where the box has words of its own. */
  why?(s: State, seat: number, reason: number): Missing | undefined;
}

/** What is missing for something, in numbers and words. */
export interface Missing {
  readonly numbers: Readonly<Record<string, number>>;
  readonly text: Text;
}

/** Actions of a turn that a box brings (4.3): the picks from `from` up to `to`. */
export interface BoxAction {
  readonly from: number;
  readonly to: number;
  offer(s: State, seat: number, out: Options): void;
  act(s: State, seat: number, code: number): void;
  wording(s: State, seat: number, code: number): Wording;
  /** Those that are not possible now, with the reason. */
  blocked?(s: State, seat: number): Blocked[];
  /** The action of the turn is still to come afterwards. */
  readonly goesOn?: boolean;
}

/** Picks of a turn from here on belong to boxes. */
export const BOX_ACTION = 0x700;

export interface Joints {
  /** The bit of the box in the state. */
  readonly bit: number;
  /** The empty table, before anything is dealt; hand-written positions begin with it, too. */
  table?(s: State): void;
  /** After the usual setup. */
  setup?(s: State): void;
  /** An effect to run before the first turn. */
  readonly first?: Effect;
  /** It also deals the starting hands. */
  readonly dealsHands?: boolean;
  readonly action?: BoxAction;
  /** An effect to run when an outermost play of cards is complete. */
  readonly afterPlays?: Effect;
  /** An effect to run after a player's preparation. */
  readonly afterPrepare?: Effect;
  /** An effect to run when the action of a turn is complete. */
  readonly afterTurn?: Effect;
  /** An effect to run when everybody has finished, before scoring. */
  readonly atEnd?: Effect;
  /** An automatic opponent scores by rules of its own; null = this seat scores as usual. */
  score?(s: State, seat: number): ScoreLine[] | null;
  /** The same as a sum, which search asks for; -1 = this seat scores as usual. */
  sum?(s: State, seat: number): number;
  /** Who wins where the box has a say of its own; null = as usual. */
  winners?(s: State): number[] | null;
  /** What everybody scores besides, line by line and as a sum. */
  moreLines?(s: State, seat: number): ScoreLine[];
  morePoints?(s: State, seat: number): number;
  readonly places?: readonly BoxPlace[];
  /** Effects that the box starts by itself. */
  readonly effects?: readonly Effect[];
  /** A worker of `seat` comes to a place (as a pick); what is pushed now runs after its action. */
  placed?(s: State, seat: number, code: number): void;
  /** `seat` has played a card, which now lies in that slot of the own city, and resolved it. */
  played?(s: State, seat: number, kind: number, slot: number): void;
  /** The card at this Meadow position is being played; the Meadow is full again. */
  playedFromMeadow?(s: State, position: number): void;
  /** `seat` has drawn cards by an effect. */
  drew?(s: State, seat: number): void;
  /** A card has come to this slot of a city, or has just left it. */
  came?(s: State, seat: number, slot: number, kind: number): void;
  left?(s: State, seat: number, slot: number, kind: number): void;
  /** The workers of this player come back (8.4 step 2). */
  recall?(s: State, seat: number): void;
  /** A player passes for the rest of the game; the hand is still there (9.4). */
  finishes?(s: State, seat: number): void;
  /** Where a card "for an opponent's city" goes instead; false = as usual. */
  readonly insteadOfOpponentsCity?: Effect;
  /** What a worker in the Forest does for whoever has the choice (abilities.ts). */
  readonly insteadOfForest?: Effect;
}

type EffectPoint =
  | 'first'
  | 'afterPlays'
  | 'afterPrepare'
  | 'afterTurn'
  | 'atEnd'
  | 'insteadOfOpponentsCity'
  | 'insteadOfForest';

interface Joined {
  readonly bit: number;
  readonly effect: Effect;
}

const boxes: Joints[] = [];
const scoring: Joints[] = [];
const replacing: Joints[] = [];
const watching: Joints[] = [];
const noticing: Joints[] = [];
/** The effects of all boxes by point, so that games without boxes need not look through them. */
const effects: Readonly<Record<EffectPoint, Joined[]>> = {
  first: [],
  afterPlays: [],
  afterPrepare: [],
  afterTurn: [],
  atEnd: [],
  insteadOfOpponentsCity: [],
  insteadOfForest: [],
};
const POINTS = Object.keys(effects) as readonly EffectPoint[];
/** Moments of which boxes are told. */
const NOTICES = ['placed', 'played', 'playedFromMeadow', 'drew'] as const;
const actions: (BoxAction & { readonly bit: number })[] = [];
/** The places of all boxes, with the bit of the box. */
export const boxPlaces: (BoxPlace & { readonly bit: number })[] = [];

export function join(box: Joints): void {
  boxes.push(box);
  if (box.morePoints !== undefined) scoring.push(box);
  if (box.sum !== undefined) replacing.push(box);
  if (box.action !== undefined) actions.push({ bit: box.bit, ...box.action });
  for (const place of box.places ?? []) boxPlaces.push({ bit: box.bit, ...place });
  if (NOTICES.some((moment) => box[moment] !== undefined)) noticing.push(box);
  if (box.came !== undefined || box.left !== undefined) watching.push(box);
  for (const point of POINTS) {
    const effect = box[point];
    if (effect !== undefined) effects[point].push({ bit: box.bit, effect });
  }
}

/** The place with this number, if its box is in use. */
export function boxPlaceAt(s: State, number: number): BoxPlace | undefined {
  const bits = boxesOf(s);
  for (let i = 0; i < boxPlaces.length; i++) {
    if (boxPlaces[i].number === number && (bits & boxPlaces[i].bit) !== 0) return boxPlaces[i];
  }
  return undefined;
}

function inUse(s: State, box: Joints): boolean {
  return (boxesOf(s) & box.bit) !== 0;
}

/** The `i`-th box effect at this point, or undefined: frames count `i` up until there is none. */
export function joined(s: State, point: EffectPoint, i: number): Effect | undefined {
  const bits = boxesOf(s);
  if (bits === 0) return undefined;
  const here = effects[point];
  let seen = 0;
  for (let k = 0; k < here.length; k++) {
    if ((bits & here[k].bit) !== 0 && seen++ === i) return here[k].effect;
  }
  return undefined;
}

export function noticePlaced(s: State, seat: number, code: number): void {
  for (let i = 0; i < noticing.length; i++) {
    if (inUse(s, noticing[i])) noticing[i].placed?.(s, seat, code);
  }
}

export function noticePlayed(s: State, seat: number, kind: number, slot: number): void {
  for (let i = 0; i < noticing.length; i++) {
    if (inUse(s, noticing[i])) noticing[i].played?.(s, seat, kind, slot);
  }
}

export function noticeFromMeadow(s: State, position: number): void {
  for (let i = 0; i < noticing.length; i++) {
    if (inUse(s, noticing[i])) noticing[i].playedFromMeadow?.(s, position);
  }
}

export function noticeDrew(s: State, seat: number): void {
  for (let i = 0; i < noticing.length; i++) {
    if (inUse(s, noticing[i])) noticing[i].drew?.(s, seat);
  }
}

export function layOutBoxes(s: State): void {
  for (const box of boxes) if (inUse(s, box)) box.table?.(s);
}

/** Writes down what the boxes let `seat` do with this turn. */
export function offerBoxActions(s: State, seat: number, out: Options): void {
  const bits = boxesOf(s);
  if (bits === 0) return;
  for (let i = 0; i < actions.length; i++) {
    if ((bits & actions[i].bit) !== 0) actions[i].offer(s, seat, out);
  }
}

/** The action to which a pick from BOX_ACTION on belongs. */
export function boxAction(code: number): BoxAction {
  let i = 0;
  while (code < actions[i].from || code > actions[i].to) i++;
  return actions[i];
}

export function blockedBoxActions(s: State, seat: number): Blocked[] {
  const bits = boxesOf(s);
  return actions.flatMap((one) => ((bits & one.bit) === 0 ? [] : (one.blocked?.(s, seat) ?? [])));
}

/** Do the starting hands come later, by a box? */
export function handsLater(s: State): boolean {
  return boxes.some((box) => box.dealsHands === true && inUse(s, box));
}

export function setupBoxes(s: State): void {
  for (const box of boxes) if (inUse(s, box)) box.setup?.(s);
}

export function boxScore(s: State, seat: number): ScoreLine[] | null {
  for (const box of boxes) {
    const lines = box.score !== undefined && inUse(s, box) ? box.score(s, seat) : null;
    if (lines !== null) return lines;
  }
  return null;
}

/** What `boxScore` adds up to; -1 = the seat scores as usual. */
export function boxSum(s: State, seat: number): number {
  for (let i = 0; i < replacing.length; i++) {
    const sum = inUse(s, replacing[i]) ? replacing[i].sum!(s, seat) : -1;
    if (sum >= 0) return sum;
  }
  return -1;
}

export function moreLines(s: State, seat: number): ScoreLine[] {
  return scoring.flatMap((box) => (inUse(s, box) ? (box.moreLines?.(s, seat) ?? []) : []));
}

export function morePoints(s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < scoring.length; i++) {
    if (inUse(s, scoring[i])) sum += scoring[i].morePoints!(s, seat);
  }
  return sum;
}

export function boxWinners(s: State): number[] | null {
  for (const box of boxes) {
    const seats = box.winners !== undefined && inUse(s, box) ? box.winners(s) : null;
    if (seats !== null) return seats;
  }
  return null;
}

/** Every effect of the boxes, box by box. */
export function joinedEffects(): Effect[] {
  return boxes.flatMap((box) => [
    ...POINTS.flatMap((point) => box[point] ?? []),
    ...(box.places ?? []).map(({ effect }) => effect),
    ...(box.effects ?? []),
  ]);
}

export function noticeCame(s: State, seat: number, slot: number, kind: number): void {
  for (let i = 0; i < watching.length; i++) {
    if (inUse(s, watching[i])) watching[i].came?.(s, seat, slot, kind);
  }
}

export function noticeLeft(s: State, seat: number, slot: number, kind: number): void {
  for (let i = 0; i < watching.length; i++) {
    if (inUse(s, watching[i])) watching[i].left?.(s, seat, slot, kind);
  }
}

export function recallBoxes(s: State, seat: number): void {
  for (let i = 0; i < boxes.length; i++) if (inUse(s, boxes[i])) boxes[i].recall?.(s, seat);
}

export function finishBoxes(s: State, seat: number): void {
  for (let i = 0; i < boxes.length; i++) if (inUse(s, boxes[i])) boxes[i].finishes?.(s, seat);
}
