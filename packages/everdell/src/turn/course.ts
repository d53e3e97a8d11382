/** What the boxes of one game bring to its course, found once for every set of boxes. */
import type { Effect, State } from '@evervale/kernel';
import type { Box } from '../content/box.ts';
import { bitOfNumber, boxesOf } from '../content/boxes.ts';
import { BOARD_PLACES } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';
import type { BoxPlace, BoxAction, Joints } from './joints.ts';

/** Picks of a turn from here on belong to boxes, to each a block by its number. */
export const BOX_ACTION = 0x2000;
const BLOCK = 0x100;

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

export interface ActionOfBox {
  readonly bit: number;
  readonly from: number;
  readonly action: BoxAction;
  readonly offer: BoxAction['offer'];
}

/** Of all boxes, in the order of their picks. */
export const actions: ActionOfBox[] = [];

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

/** Such places of one range, in order; which of them need to be looked at is asked once for all. */
interface OpenRange {
  readonly bit: number;
  readonly first: number;
  readonly present: (s: State, seat: number) => number;
  readonly places: readonly OpenPlace[];
}

const ALL = (): number => -1;

/** The places of all boxes by number, and those where workers can be placed. */
const places: (PlaceOfBox | undefined)[] = [];
const openRanges: OpenRange[] = [];

export type All<K extends keyof Joints> = readonly NonNullable<Joints[K]>[];

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
