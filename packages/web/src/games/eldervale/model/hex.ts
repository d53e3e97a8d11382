/** The map as geometry: pointy-top hexes in axial coordinates, squashed as if seen from the side. */

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** The unit of all drawings: the radius of a hex. */
export const R = 100;
const SQUASH = 0.78;
const ACROSS = Math.sqrt(3) * R;
const DOWN = 1.5 * R * SQUASH;

export const centre = ({ q, r }: Cell): readonly [x: number, y: number] => [
  ACROSS * (q + r / 2),
  DOWN * r,
];

/** The six corners around (0, 0), from the top to the right. */
const HEX: readonly (readonly [number, number])[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return [R * Math.cos(angle), R * SQUASH * Math.sin(angle)] as const;
});

export const HEX_POINTS = HEX.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** In the order of E27.10, and the keys that lie that way on a keyboard. */
export const WAYS = [
  { id: 'e', q: 1, r: 0, key: 'd' },
  { id: 'ne', q: 1, r: -1, key: 'e' },
  { id: 'nw', q: 0, r: -1, key: 'w' },
  { id: 'w', q: -1, r: 0, key: 'a' },
  { id: 'sw', q: -1, r: 1, key: 'z' },
  { id: 'se', q: 0, r: 1, key: 'x' },
] as const;
export type Way = (typeof WAYS)[number]['id'];

export const distance = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

export const isNear = (a: Cell, b: Cell): boolean => distance(a, b) === 1;

/** The shortest way in words: steps of one direction, then of another. */
export function wayTo(from: Cell, to: Cell): readonly { readonly way: Way; readonly n: number }[] {
  let at = from;
  const steps: { way: Way; n: number }[] = [];
  while (distance(at, to) > 0) {
    const next = WAYS.find(
      ({ q, r }) => distance({ q: at.q + q, r: at.r + r }, to) < distance(at, to),
    )!;
    at = { q: at.q + next.q, r: at.r + next.r };
    const last = steps.at(-1);
    if (last?.way === next.id) last.n++;
    else steps.push({ way: next.id, n: 1 });
  }
  return steps;
}

/** The Realm that is meant by going that way, also over a gap: the nearest in that sixth of the map. */
export function towards<T extends Cell>(from: Cell, all: readonly T[], way: Way): T | undefined {
  const { q, r } = WAYS.find(({ id }) => id === way)!;
  const [x, y] = centre({ q, r });
  const [fx, fy] = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = centre(one);
    const [dx, dy] = [ox - fx, oy - fy];
    const far = Math.hypot(dx, dy);
    if (far === 0) continue;
    const turn = (dx * x + dy * y) / (far * Math.hypot(x, y));
    if (turn > 0.82 && far / turn < least) {
      least = far / turn;
      best = one;
    }
  }
  return best;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the cells need, with room for what rises above them and the depth below. */
export function frameOf(cells: readonly Cell[]): Frame {
  const places = cells.map(centre);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const left = Math.min(...xs) - ACROSS / 2;
  const top = Math.min(...ys) - R * SQUASH - 22;
  return {
    left,
    top,
    width: Math.max(...xs) + ACROSS / 2 - left,
    height: Math.max(...ys) + R * SQUASH + 18 - top,
  };
}

/** How high a map is, counted in Realms. */
export function rowsOf(cells: readonly Cell[]): number {
  const rows = cells.map(({ r }) => r);
  return cells.length === 0 ? 0 : Math.max(...rows) - Math.min(...rows) + 1;
}

/** A hex of this size is still wide enough for a finger. */
const LEAST_R = 30;
const MOST_R = 120;

/** The radius at which everything can be seen. */
function fittingR(frame: Frame, width: number, height: number): number {
  const fits = R * Math.min(width / frame.width, height / frame.height);
  return Math.max(LEAST_R, Math.min(MOST_R, fits));
}

/** Where the map lies when nobody has moved it: the radius of a hex, and the middle of its frame. */
export interface Rest {
  readonly r: number;
  readonly x: number;
  readonly y: number;
}

/** Into the middle, else away from whatever stands in a corner. */
const ASIDE = [0, 1, -1].flatMap((x) => [0, -1, 1].map((y) => [x, y] as const));
const SHRINK = 0.97;
/** How far from the middle of a Realm nothing may stand over it, as a part of the radius. */
const CLEAR = 0.4;

/** As large as it fits without anything over the middle of a Realm: that is where one clicks. */
export function restOf(
  cells: readonly Cell[],
  frame: Frame,
  { width, height }: { readonly width: number; readonly height: number },
  over: readonly Frame[],
): Rest {
  const fits = fittingR(frame, width, height);
  const places = cells.map(centre);
  const isClear = ({ r, x, y }: Rest): boolean =>
    places.every(([px, py]) => {
      const cx = x + (r / R) * (px - frame.left - frame.width / 2);
      const cy = y + (r / R) * (py - frame.top - frame.height / 2);
      return !over.some((one) => isWithin(one, cx, cy, CLEAR * r));
    });
  for (let r = fits; r >= LEAST_R; r *= SHRINK) {
    const spareX = Math.max(0, (width - (r / R) * frame.width) / 2);
    const spareY = Math.max(0, (height - (r / R) * frame.height) / 2);
    for (const [dx, dy] of ASIDE) {
      const rest = { r, x: width / 2 + dx * spareX, y: height / 2 + dy * spareY };
      if (isClear(rest)) return rest;
    }
  }
  return { r: fits, x: width / 2, y: height / 2 };
}

function isWithin({ left, top, width, height }: Frame, x: number, y: number, by: number): boolean {
  return x > left - by && x < left + width + by && y > top - by && y < top + height + by;
}
