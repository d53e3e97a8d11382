/** Features of what a player could play: from the hand and from the Meadow, and what is missing. */
import { get16, type State } from '@evervale/kernel';
import {
  BASE_POINTS,
  CARDS,
  COST,
  HAND,
  HAND_COUNT,
  HOMES,
  HOMES_AT,
  INTO_OPPONENTS_CITY,
  IS_CRITTER,
  IS_UNIQUE,
  LAYING,
  MEADOW,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  RESOURCES,
  VACANT,
  has,
  playerAt,
} from '@evervale/everdell/insides';
import type { Sparse } from '../net/sparse.ts';
import type { FeatureGroup } from '../net/features.ts';

/** Missing resources 0, 1, 2, 3, 4 and more; then "free, because somebody can move in". */
const CLASSES = ['now', 'lack1', 'lack2', 'lack3', 'lackMore', 'home'];
const FREE = 5;
const BLOCKED = -1;

/** For each class the cards and their points, then the most points that can be had now. */
const SIZE = 2 * CLASSES.length + 1;
const FROM = ['hand', 'meadow'];

/** Sums over hand and Meadow, then by kind what could be played at once. */
export const reach: FeatureGroup = {
  name: 'reach',
  reason(feature) {
    const id = feature.slice(feature.indexOf('-') + 1);
    return CARDS.find(id) === undefined ? { key: 'hint.reach' } : { key: 'hint.play', id };
  },
  features: () => [
    ...FROM.flatMap((from) => [
      ...CLASSES.flatMap((c) => [`${from}-${c}`, `${from}-${c}-points`]),
      `${from}-best`,
    ]),
    ...FROM.flatMap((from) => CARDS.list.map(({ id }) => `${from}-${id}`)),
  ],
  fill(s, seat, out) {
    const p = playerAt(seat);
    tally(s, seat, p + HAND, s[p + HAND_COUNT], 0, 0, out);
    tally(s, seat, MEADOW, MEADOW_SIZE, s[MEADOW_BLOCKED], 1, out);
  },
};

const cards = new Float64Array(CLASSES.length);
const points = new Float64Array(CLASSES.length);

/** `n` cards from `at`; those with a bit in `blocked` can't be played (21.14). */
function tally(
  s: State,
  seat: number,
  at: number,
  n: number,
  blocked: number,
  from: number,
  out: Sparse,
): void {
  for (let c = 0; c < CLASSES.length; c++) cards[c] = points[c] = 0;
  const kinds = FROM.length * SIZE + from * CARDS.count - 1;
  let best = 0;
  for (let i = 0; i < n; i++) {
    const kind = s[at + i];
    const open = kind !== 0 && (blocked & (1 << i)) === 0;
    const c = open ? classOf(s, seat, kind) : BLOCKED;
    if (c === BLOCKED) continue;
    cards[c]++;
    points[c] += BASE_POINTS[kind];
    if (c !== 0 && c !== FREE) continue;
    out.add(kinds + kind, 1);
    if (BASE_POINTS[kind] > best) best = BASE_POINTS[kind];
  }
  const first = from * SIZE;
  for (let c = 0; c < CLASSES.length; c++) {
    out.add(first + 2 * c, cards[c]);
    out.add(first + 2 * c + 1, points[c] / 2);
  }
  out.add(first + SIZE - 1, best / 2);
}

/** How far away a card is; BLOCKED if its kind lies in the city already and is unique (6.6). */
function classOf(s: State, seat: number, kind: number): number {
  if (IS_UNIQUE[kind] === 1 && LAYING[kind] !== INTO_OPPONENTS_CITY && has(s, seat, kind)) {
    return BLOCKED;
  }
  if (IS_CRITTER[kind] === 1 && canMoveIn(s, seat, kind)) return FREE;
  const lack = missing(s, seat, kind);
  return lack > 4 ? 4 : lack;
}

function canMoveIn(s: State, seat: number, kind: number): boolean {
  const at = playerAt(seat) + VACANT;
  for (let i = HOMES_AT[kind]; HOMES[i] !== 0; i++) {
    if (s[at + (HOMES[i] >> 3)] & (1 << (HOMES[i] & 7))) return true;
  }
  return false;
}

function missing(s: State, seat: number, kind: number): number {
  const at = playerAt(seat) + RESOURCES;
  let lack = 0;
  for (let r = 0; r < 4; r++) {
    const d = COST[kind * 4 + r] - get16(s, at + 2 * r);
    if (d > 0) lack += d;
  }
  return lack;
}
