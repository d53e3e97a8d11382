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
  /** Whoever is here waits for the next season: nothing moves or brings back a single worker. */
  readonly holds?: boolean;
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

/** 0, or why no worker may be placed there (a place as a pick). */
export type Ban = (s: State, code: number) => number;

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
  /** It stands there; what is pushed now runs before its action. */
  arrived?(s: State, seat: number, code: number, coming: Coming): void;
  /** `seat` is about to take this Meadow card into hand, or to play it; what is pushed now comes first. */
  wantsMeadow?(s: State, seat: number, position: number): void;
  /** `seat` has laid down a card that is paid for; what is pushed now comes before its effect. */
  laid?(s: State, seat: number, kind: number): void;
  /** `seat` has put an occupied token on a card. */
  occupied?(s: State, seat: number): void;
  /** `seat` has achieved an Event (as a pick); what is pushed now comes before its price and effect. */
  achieved?(s: State, seat: number, code: number): void;
  /** `seat` begins to prepare for a season; what is pushed now comes first. */
  preparing?(s: State, seat: number): void;
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
  /** What it adds to this player's prices now, by kind of card (price.ts makes the numbers). */
  surcharges?(s: State, seat: number): Int32Array | undefined;
  /** What basic locations do for this player now, by place, where it is not what they usually do. */
  insteadOfBasic?(s: State, seat: number): readonly (Effect | undefined)[] | undefined;
  /** What forbids places to this player now, and how that is put. */
  bans?(s: State, seat: number): Ban | undefined;
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

type JoinedBox = Joints & { readonly bit: number };

const boxes: JoinedBox[] = [];
const EFFECT_POINTS: readonly EffectPoint[] = [
  'first',
  'afterPlays',
  'beforeRecall',
  'afterPrepare',
  'afterTurn',
  'passing',
  'atEnd',
  'insteadOfOpponentsCity',
  'insteadOfForest',
];

interface ActionOfBox {
  readonly bit: number;
  readonly from: number;
  readonly action: BoxAction;
  readonly offer: BoxAction['offer'];
}

const actions: ActionOfBox[] = [];

/** A place of a box, with its number and the bit of the box. */
export interface PlaceOfBox extends BoxPlace {
  readonly number: number;
  readonly bit: number;
  readonly box: string;
}

/** A place where workers can be placed. */
interface OpenPlace {
  readonly number: number;
  readonly forest: BoxPlace['forest'] | undefined;
  readonly can: (s: State, seat: number, joins?: boolean) => number;
}

/** Such places of one range, in order; which of them are there is asked once for all. */
interface OpenRange {
  readonly bit: number;
  readonly first: number;
  readonly present: (s: State) => number;
  readonly places: readonly OpenPlace[];
}

const ALL = (): number => -1;

/** The places of all boxes by number, and those where workers can be placed. */
const places: (PlaceOfBox | undefined)[] = [];
const openRanges: OpenRange[] = [];

type All<K extends keyof Joints> = readonly NonNullable<Joints[K]>[];

/**
 * What the boxes of a game bring to its course: nobody asks a box that is not in it. Joints are plain
 * functions that never look at `this`; called by themselves they are found at once.
 */
class Course {
  readonly bits: number;
  readonly boxes: readonly JoinedBox[];
  readonly actions: readonly ActionOfBox[];
  readonly ranges: readonly OpenRange[];
  readonly places: readonly OpenPlace[];
  readonly first: All<'first'>;
  readonly afterPlays: All<'afterPlays'>;
  readonly beforeRecall: All<'beforeRecall'>;
  readonly afterPrepare: All<'afterPrepare'>;
  readonly afterTurn: All<'afterTurn'>;
  readonly passing: All<'passing'>;
  readonly atEnd: All<'atEnd'>;
  readonly insteadOfOpponentsCity: All<'insteadOfOpponentsCity'>;
  readonly insteadOfForest: All<'insteadOfForest'>;
  readonly insteadOfBasic: All<'insteadOfBasic'>;
  readonly placed: All<'placed'>;
  readonly arrived: All<'arrived'>;
  readonly wantsMeadow: All<'wantsMeadow'>;
  readonly laid: All<'laid'>;
  readonly occupied: All<'occupied'>;
  readonly achieved: All<'achieved'>;
  readonly preparing: All<'preparing'>;
  readonly gained: All<'gained'>;
  readonly played: All<'played'>;
  readonly fromMeadow: All<'playedFromMeadow'>;
  readonly drew: All<'drew'>;
  readonly came: All<'came'>;
  readonly left: All<'left'>;
  readonly recall: All<'recall'>;
  readonly morePoints: All<'morePoints'>;
  readonly surcharges: All<'surcharges'>;
  readonly bans: All<'bans'>;

  constructor(bits: number) {
    const inUse = ({ bit }: { readonly bit: number }): boolean => (bits & bit) !== 0;
    // The base game, which has no bit, always is.
    const here = boxes.filter((box) => box.bit === 0 || inUse(box));
    const all = <K extends keyof Joints>(joint: K): NonNullable<Joints[K]>[] =>
      here.flatMap((box) => (box[joint] === undefined ? [] : [box[joint]]));
    this.bits = bits;
    this.boxes = here;
    this.actions = actions.filter(inUse);
    this.ranges = openRanges.filter(inUse);
    this.places = this.ranges.flatMap((range) => range.places);
    this.first = all('first');
    this.afterPlays = all('afterPlays');
    this.beforeRecall = all('beforeRecall');
    this.afterPrepare = all('afterPrepare');
    this.afterTurn = all('afterTurn');
    this.passing = all('passing');
    this.atEnd = all('atEnd');
    this.insteadOfOpponentsCity = all('insteadOfOpponentsCity');
    this.insteadOfForest = all('insteadOfForest');
    this.insteadOfBasic = all('insteadOfBasic');
    this.placed = all('placed');
    this.arrived = all('arrived');
    this.wantsMeadow = all('wantsMeadow');
    this.laid = all('laid');
    this.occupied = all('occupied');
    this.achieved = all('achieved');
    this.preparing = all('preparing');
    this.gained = all('gained');
    this.played = all('played');
    this.fromMeadow = all('playedFromMeadow');
    this.drew = all('drew');
    this.came = all('came');
    this.left = all('left');
    this.recall = all('recall');
    this.morePoints = all('morePoints');
    this.surcharges = all('surcharges');
    this.bans = all('bans');
  }
}

/** By the boxes in use. One game asks many times, so the last one is at hand. */
const courses = new Map<number, Course>();
let last: Course | null = null;

/** Everything that the boxes of this game bring to its course. */
export function courseOf(s: State): Course {
  const bits = boxesOf(s);
  return last !== null && last.bits === bits ? last : findCourse(bits);
}

function findCourse(bits: number): Course {
  last = courses.get(bits) ?? new Course(bits);
  courses.set(bits, last);
  return last;
}

/** Adds a box to the course of the game. */
export function join(box: Box): void {
  const bit = bitOfNumber(box.number);
  joinPlaces(box, bit);
  joinActions(box, bit);
  if (box.joints !== undefined) boxes.push({ ...box.joints, bit });
}

function joinPlaces({ id: box, places: ranges = [] }: Box, bit: number): void {
  for (const { first, list, present = ALL } of ranges) {
    const open = list.flatMap((place, i): OpenPlace[] => {
      const number = first + i;
      takeNumber(box, number);
      places[number] = { ...place, number, bit, box };
      // oxlint-disable-next-line typescript/unbound-method
      const { can, effect, forest } = place;
      return can === undefined || effect === undefined ? [] : [{ number, forest, can }];
    });
    openRanges.push({ bit, first, present, places: open });
  }
}

function takeNumber(box: string, number: number): void {
  const taken = places[number];
  if (taken !== undefined) throw new Error(`${box}: place ${number} belongs to ${taken.box}`);
  if (number < BOX_PLACE || number >= BOARD_PLACES) {
    throw new Error(`${box}: places of boxes are ${BOX_PLACE} to ${BOARD_PLACES - 1}`);
  }
}

function joinActions({ id, number, actions: some = [] }: Box, bit: number): void {
  let from = BOX_ACTION + BLOCK * number;
  for (const action of some) {
    // oxlint-disable-next-line typescript/unbound-method
    actions.push({ bit, from, action, offer: action.offer });
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

/** The `i`-th effect of boxes at a point, or undefined: frames count `i` up until there is none. */
export function joined(effects: readonly Effect[], i: number): Effect | undefined {
  return i < effects.length ? effects[i] : undefined;
}

const coming: Coming = { kind: 0, moved: false };

export function noticePlaced(
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  tellOfComing(courseOf(s).placed, s, seat, code, kind, moved);
}

export function noticeArrived(
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  tellOfComing(courseOf(s).arrived, s, seat, code, kind, moved);
}

function tellOfComing(
  joints: All<'placed' | 'arrived'>,
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  coming.kind = kind;
  coming.moved = moved;
  for (let i = 0; i < joints.length; i++) joints[i](s, seat, code, coming);
}

export function noticeWantsMeadow(s: State, seat: number, position: number): void {
  const { wantsMeadow } = courseOf(s);
  for (let i = 0; i < wantsMeadow.length; i++) wantsMeadow[i](s, seat, position);
}

export function noticeLaid(s: State, seat: number, kind: number): void {
  const { laid } = courseOf(s);
  for (let i = 0; i < laid.length; i++) laid[i](s, seat, kind);
}

export function noticeOccupied(s: State, seat: number): void {
  const { occupied } = courseOf(s);
  for (let i = 0; i < occupied.length; i++) occupied[i](s, seat);
}

export function noticeAchieved(s: State, seat: number, code: number): void {
  const { achieved } = courseOf(s);
  for (let i = 0; i < achieved.length; i++) achieved[i](s, seat, code);
}

export function noticePreparing(s: State, seat: number): void {
  const { preparing } = courseOf(s);
  for (let i = 0; i < preparing.length; i++) preparing[i](s, seat);
}

export function noticeGained(s: State, seat: number, r: number, n: number): void {
  const { gained } = courseOf(s);
  for (let i = 0; i < gained.length; i++) gained[i](s, seat, r, n);
}

/** What a box lets basic locations do instead for this player, by place, or undefined. */
export function insteadOfBasic(
  s: State,
  seat: number,
): readonly (Effect | undefined)[] | undefined {
  const instead = courseOf(s).insteadOfBasic;
  for (let i = 0; i < instead.length; i++) {
    const effects = instead[i](s, seat);
    if (effects !== undefined) return effects;
  }
  return undefined;
}

export function noticePlayed(s: State, seat: number, kind: number, slot: number): void {
  const { played } = courseOf(s);
  for (let i = 0; i < played.length; i++) played[i](s, seat, kind, slot);
}

export function noticeFromMeadow(s: State, position: number): void {
  const { fromMeadow } = courseOf(s);
  for (let i = 0; i < fromMeadow.length; i++) fromMeadow[i](s, position);
}

export function noticeDrew(s: State, seat: number): void {
  const { drew } = courseOf(s);
  for (let i = 0; i < drew.length; i++) drew[i](s, seat);
}

/** Does this player now pay other prices than those printed on the cards? */
export function pricesRise(s: State, seat: number): boolean {
  const { surcharges } = courseOf(s);
  for (let i = 0; i < surcharges.length; i++) {
    if (surcharges[i](s, seat) !== undefined) return true;
  }
  return false;
}

/** What boxes add to the price of a card. */
export function surchargeOf(s: State, seat: number, kind: number): number {
  const { surcharges } = courseOf(s);
  let more = 0;
  for (let i = 0; i < surcharges.length; i++) more += surcharges[i](s, seat)?.[kind] ?? 0;
  return more;
}

/** Is any place forbidden to this player now? */
export function placesForbidden(s: State, seat: number): boolean {
  const { bans } = courseOf(s);
  for (let i = 0; i < bans.length; i++) if (bans[i](s, seat) !== undefined) return true;
  return false;
}

/** 0, or the reason of the first box that forbids this place. */
export function forbidden(s: State, seat: number, code: number): number {
  const { bans } = courseOf(s);
  for (let i = 0; i < bans.length; i++) {
    const reason = bans[i](s, seat)?.(s, code) ?? 0;
    if (reason !== 0) return reason;
  }
  return 0;
}

export function forbiddenText(s: State, seat: number, code: number): Text | undefined {
  const box = courseOf(s).boxes.find((one) => (one.bans?.(s, seat)?.(s, code) ?? 0) !== 0);
  return box?.whyForbidden?.(s, seat, code);
}

export function layOutBoxes(s: State): void {
  for (const box of courseOf(s).boxes) box.table?.(s);
}

/** Writes down what the boxes let `seat` do with this turn. */
export function offerBoxActions(s: State, seat: number, out: Options): void {
  const here = courseOf(s).actions;
  for (let i = 0; i < here.length; i++) here[i].offer(s, seat, here[i].from, out);
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
  return courseOf(s).actions.flatMap(({ action }) => action.blocked?.(s, seat) ?? []);
}

/** Do the starting hands come later, by a box? */
export function handsLater(s: State): boolean {
  return courseOf(s).boxes.some((box) => box.dealsHands === true);
}

export function setupBoxes(s: State): void {
  for (const box of courseOf(s).boxes) box.setup?.(s);
}

export function moreLines(s: State, seat: number): ScoreLine[] {
  return courseOf(s).boxes.flatMap((box) => box.moreLines?.(s, seat) ?? []);
}

export function morePoints(s: State, seat: number): number {
  const more = courseOf(s).morePoints;
  let sum = 0;
  for (let i = 0; i < more.length; i++) sum += more[i](s, seat);
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
    ...EFFECT_POINTS.flatMap((point) => joints?.[point] ?? []),
    ...ranges.flatMap(({ list }) => list.flatMap(({ effect }) => effect ?? [])),
    ...more,
  ];
}

export function noticeCame(s: State, seat: number, slot: number, kind: number): void {
  const { came } = courseOf(s);
  for (let i = 0; i < came.length; i++) came[i](s, seat, slot, kind);
}

export function noticeLeft(s: State, seat: number, slot: number, kind: number): void {
  const { left } = courseOf(s);
  for (let i = 0; i < left.length; i++) left[i](s, seat, slot, kind);
}

export function recallBoxes(s: State, seat: number): void {
  const { recall } = courseOf(s);
  for (let i = 0; i < recall.length; i++) recall[i](s, seat);
}

export function finishBoxes(s: State, seat: number): void {
  for (const box of courseOf(s).boxes) box.finishes?.(s, seat);
}
