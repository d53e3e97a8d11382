/**
 * The named points where a box joins the rules. The base game calls them and knows no box; a box
 * adds itself when it is loaded and is asked only in games that use it.
 */
import type { Blocked, Effect, Options, State, Text, Wording } from '@evervale/kernel';
import type { Box } from '../content/box.ts';
import { bitOfNumber, boxesOf } from '../content/boxes.ts';
import { BOARD_PLACES } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';

/** A line of the score sheet. */
export interface ScoreLine {
  readonly part: string;
  readonly id: string;
  readonly points: number;
}

/** A place on the board that a box brings. */
export interface BoxPlace {
  readonly id: string;
  /** How it is called as a place, if not by the name of its id. */
  readonly spot?: Text;
  /** It is a Forest card that lies somewhere else than in a clearing: which one, by kind. */
  readonly forest?: (s: State) => number;
  /**
   * 0 if `seat` may place a worker there, else why not; `joins` = one that may stand where others do.
   * Without it only the box puts workers there.
   */
  readonly can?: (s: State, seat: number, joins?: boolean) => number;
  /** What a worker does there. */
  readonly effect?: Effect;
  /** A worker of `seat` has come; using the place from elsewhere is no visit. */
  visited?(s: State, seat: number): void;
  /** How many workers it holds, if more than one. */
  readonly spots?: number;
  /** Any number of players may stand there, each with one worker. */
  readonly shared?: boolean;
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

/**
 * Actions of a turn that a box brings (4.3). It has so many picks, counted from 0; in the list of a
 * turn they come behind `base`.
 */
export interface BoxAction {
  readonly picks: number;
  offer(s: State, seat: number, base: number, out: Options): void;
  act(s: State, seat: number, pick: number): void;
  wording(s: State, seat: number, pick: number): Wording;
  /** Those that are not possible now, with the reason. */
  blocked?(s: State, seat: number): Blocked[];
  /** The action of the turn is still to come afterwards. */
  readonly goesOn?: boolean;
}

/** How a worker comes to a place: of which kind it is, and whether it is placed or only moved there. */
export interface Coming {
  kind: number;
  moved: boolean;
}

/** Picks of a turn from here on belong to boxes, to each a block by its number. */
export const BOX_ACTION = 0x2000;
const BLOCK = 0x100;

export interface Joints {
  /** The empty table, before anything is dealt; hand-written positions begin with it, too. */
  table?(s: State): void;
  /** After the usual setup. */
  setup?(s: State): void;
  /** An effect to run before the first turn. */
  readonly first?: Effect;
  /** It also deals the starting hands. */
  readonly dealsHands?: boolean;
  /** An effect to run when an outermost play of cards is complete. */
  readonly afterPlays?: Effect;
  /** An effect to run in a player's preparation before the workers come back (8.4 step 1). */
  readonly beforeRecall?: Effect;
  /** An effect to run after a player's preparation. */
  readonly afterPrepare?: Effect;
  /** An effect to run when the action of a turn is complete. */
  readonly afterTurn?: Effect;
  /** An effect to run when a player has passed, while the hand is still there (9.4). */
  readonly passing?: Effect;
  /** An effect to run when everybody has finished, before scoring. */
  readonly atEnd?: Effect;
  /** What everybody scores besides, line by line and as a sum. */
  moreLines?(s: State, seat: number): ScoreLine[];
  morePoints?(s: State, seat: number): number;
  /** A worker of `seat` comes to a place (as a pick); what is pushed now runs after its action. */
  placed?(s: State, seat: number, code: number, coming: Coming): void;
  /** A player with the ability TELLS_GAINS has gained so many of this resource, or (4) point tokens. */
  gained?(s: State, seat: number, r: number, n: number): void;
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
  /** What it adds to the price of a card for this player (price.ts makes the number), 0 = nothing. */
  surcharge?(s: State, seat: number, kind: number): number;
  /** What a basic location does for this player now, if it is not what it usually does. */
  insteadOfBasic?(s: State, seat: number, place: number): Effect | undefined;
  /** 0, or why this player may not place a worker there (a place as a pick), and how that is put. */
  forbids?(s: State, seat: number, code: number): number;
  whyForbidden?(s: State, seat: number, code: number): Text;
  /** Where a card "for an opponent's city" goes instead; false = as usual. */
  readonly insteadOfOpponentsCity?: Effect;
  /** What a worker in the Forest does for whoever has the choice (abilities.ts). */
  readonly insteadOfForest?: Effect;
}

type EffectPoint =
  | 'first'
  | 'afterPlays'
  | 'beforeRecall'
  | 'afterPrepare'
  | 'afterTurn'
  | 'passing'
  | 'atEnd'
  | 'insteadOfOpponentsCity'
  | 'insteadOfForest';

interface Joined {
  readonly bit: number;
  readonly effect: Effect;
}

type JoinedBox = Joints & { readonly bit: number };

const boxes: JoinedBox[] = [];
const scoring: JoinedBox[] = [];
const watching: JoinedBox[] = [];
const surcharging: JoinedBox[] = [];
const forbidding: JoinedBox[] = [];
const noticing: JoinedBox[] = [];
const gaining: JoinedBox[] = [];
const replacing: JoinedBox[] = [];
/** The effects of all boxes by point, so that games without boxes need not look through them. */
const effects: Readonly<Record<EffectPoint, Joined[]>> = {
  first: [],
  afterPlays: [],
  beforeRecall: [],
  afterPrepare: [],
  afterTurn: [],
  passing: [],
  atEnd: [],
  insteadOfOpponentsCity: [],
  insteadOfForest: [],
};
const POINTS = Object.keys(effects) as readonly EffectPoint[];
/** Moments of which boxes are told. */
const NOTICES = ['placed', 'played', 'playedFromMeadow', 'drew'] as const;
interface ActionOfBox {
  readonly bit: number;
  readonly from: number;
  readonly action: BoxAction;
}

const actions: ActionOfBox[] = [];

/** A place of a box, with its number and the bit of the box. */
export interface PlaceOfBox extends BoxPlace {
  readonly number: number;
  readonly bit: number;
  readonly box: string;
}

/** The places of all boxes by number, and those where workers can be placed. */
const places: (PlaceOfBox | undefined)[] = [];
export const boxPlaces: (PlaceOfBox & Required<Pick<BoxPlace, 'can' | 'effect'>>)[] = [];

/** Adds a box to the course of the game. */
export function join(box: Box): void {
  const bit = bitOfNumber(box.number);
  joinPlaces(box, bit);
  joinActions(box, bit);
  if (box.joints === undefined) return;
  const joints: JoinedBox = { ...box.joints, bit };
  boxes.push(joints);
  if (joints.morePoints !== undefined) scoring.push(joints);
  if (joints.surcharge !== undefined) surcharging.push(joints);
  if (joints.forbids !== undefined) forbidding.push(joints);
  if (joints.gained !== undefined) gaining.push(joints);
  if (joints.insteadOfBasic !== undefined) replacing.push(joints);
  if (NOTICES.some((moment) => joints[moment] !== undefined)) noticing.push(joints);
  if (joints.came !== undefined || joints.left !== undefined) watching.push(joints);
  for (const point of POINTS) {
    const effect = joints[point];
    if (effect !== undefined) effects[point].push({ bit, effect });
  }
}

function joinPlaces({ id: box, places: ranges = [] }: Box, bit: number): void {
  for (const { first, list } of ranges) {
    list.forEach((place, i) => {
      const number = first + i;
      const taken = places[number];
      if (taken !== undefined) throw new Error(`${box}: place ${number} belongs to ${taken.box}`);
      if (number < BOX_PLACE || number >= BOARD_PLACES) {
        throw new Error(`${box}: places of boxes are ${BOX_PLACE} to ${BOARD_PLACES - 1}`);
      }
      const here: PlaceOfBox = { ...place, number, bit, box };
      places[number] = here;
      const { can, effect } = here;
      if (can !== undefined && effect !== undefined) boxPlaces.push({ ...here, can, effect });
    });
  }
}

function joinActions({ id, number, actions: some = [] }: Box, bit: number): void {
  let from = BOX_ACTION + BLOCK * number;
  for (const action of some) {
    actions.push({ bit, from, action });
    from += action.picks;
  }
  // `actionOf` looks for them by their picks.
  actions.sort((a, b) => a.from - b.from);
  if (from > BOX_ACTION + BLOCK * (number + 1)) {
    throw new Error(`${id}: its actions need more than ${BLOCK} picks`);
  }
}

/** The place with this number, whatever boxes are in use. */
export function placeOfBox(number: number): PlaceOfBox | undefined {
  return places[number];
}

/** The place with this id. */
export function placeNamed(id: string): PlaceOfBox | undefined {
  return places.find((place) => place?.id === id);
}

/** The place with this number, if its box is in use. */
export function boxPlaceAt(s: State, number: number): PlaceOfBox | undefined {
  const place = places[number];
  return place !== undefined && (boxesOf(s) & place.bit) !== 0 ? place : undefined;
}

/** The base game, which has no bit, always is. */
function inUse(s: State, box: JoinedBox): boolean {
  return box.bit === 0 || (boxesOf(s) & box.bit) !== 0;
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

const coming: Coming = { kind: 0, moved: false };

export function noticePlaced(
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  coming.kind = kind;
  coming.moved = moved;
  for (let i = 0; i < noticing.length; i++) {
    if (inUse(s, noticing[i])) noticing[i].placed?.(s, seat, code, coming);
  }
}

export function noticeGained(s: State, seat: number, r: number, n: number): void {
  for (let i = 0; i < gaining.length; i++) {
    if (inUse(s, gaining[i])) gaining[i].gained!(s, seat, r, n);
  }
}

/** What a box lets a basic location do instead, or undefined. */
export function insteadOfBasic(s: State, seat: number, place: number): Effect | undefined {
  for (let i = 0; i < replacing.length; i++) {
    const effect = inUse(s, replacing[i])
      ? replacing[i].insteadOfBasic!(s, seat, place)
      : undefined;
    if (effect !== undefined) return effect;
  }
  return undefined;
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

/** Are there prices in this game that are not those printed on the cards? */
export function addsToPrices(s: State): boolean {
  for (let i = 0; i < surcharging.length; i++) if (inUse(s, surcharging[i])) return true;
  return false;
}

/** What boxes add to the price of a card. */
export function surchargeOf(s: State, seat: number, kind: number): number {
  let more = 0;
  for (let i = 0; i < surcharging.length; i++) {
    if (inUse(s, surcharging[i])) more += surcharging[i].surcharge!(s, seat, kind);
  }
  return more;
}

/** Does a box of this game forbid places at times? */
export function forbidsPlaces(s: State): boolean {
  for (let i = 0; i < forbidding.length; i++) if (inUse(s, forbidding[i])) return true;
  return false;
}

/** 0, or the reason of the first box that forbids this place. */
export function forbidden(s: State, seat: number, code: number): number {
  for (let i = 0; i < forbidding.length; i++) {
    const reason = inUse(s, forbidding[i]) ? forbidding[i].forbids!(s, seat, code) : 0;
    if (reason !== 0) return reason;
  }
  return 0;
}

export function forbiddenText(s: State, seat: number, code: number): Text | undefined {
  const box = forbidding.find((one) => inUse(s, one) && one.forbids!(s, seat, code) !== 0);
  return box?.whyForbidden?.(s, seat, code);
}

export function layOutBoxes(s: State): void {
  for (const box of boxes) if (inUse(s, box)) box.table?.(s);
}

/** Writes down what the boxes let `seat` do with this turn. */
export function offerBoxActions(s: State, seat: number, out: Options): void {
  const bits = boxesOf(s);
  if (bits === 0) return;
  for (let i = 0; i < actions.length; i++) {
    const { bit, from, action } = actions[i];
    if ((bits & bit) !== 0) action.offer(s, seat, from, out);
  }
}

/** The action to which a pick from BOX_ACTION on belongs. */
function actionOf(code: number): ActionOfBox {
  let i = actions.length - 1;
  while (code < actions[i].from) i--;
  return actions[i];
}

export function actForBox(s: State, seat: number, code: number): void {
  const { from, action } = actionOf(code);
  action.act(s, seat, code - from);
}

/** Is the action of the turn still to come after this one? */
export function goesOn(code: number): boolean {
  return actionOf(code).action.goesOn === true;
}

export function boxActionWording(s: State, seat: number, code: number): Wording {
  const { from, action } = actionOf(code);
  return action.wording(s, seat, code - from);
}

export function blockedBoxActions(s: State, seat: number): Blocked[] {
  const bits = boxesOf(s);
  return actions.flatMap(({ bit, action }) =>
    (bits & bit) === 0 ? [] : (action.blocked?.(s, seat) ?? []),
  );
}

/** Do the starting hands come later, by a box? */
export function handsLater(s: State): boolean {
  return boxes.some((box) => box.dealsHands === true && inUse(s, box));
}

export function setupBoxes(s: State): void {
  for (const box of boxes) if (inUse(s, box)) box.setup?.(s);
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

/** Every effect of a box besides those of its cards, locations and Events. */
export function joinedEffects({
  automat,
  joints,
  places: ranges = [],
  effects: more = [],
}: Box): Effect[] {
  return [
    ...(automat?.turn ? [automat.turn] : []),
    ...POINTS.flatMap((point) => joints?.[point] ?? []),
    ...ranges.flatMap(({ list }) => list.flatMap(({ effect }) => effect ?? [])),
    ...more,
  ];
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
