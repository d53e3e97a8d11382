/** Ways to play a card without paying that boxes bring (14.7). */
import type { Options, State, Wording } from '@evervale/kernel';
import type { Box } from '../content/box.ts';
import { bitOfNumber, boxesOf } from '../content/boxes.ts';
import { MAX_BOXES } from '../state/layout.ts';

/** Families of ways (ways.ts) from here on belong to boxes, four for each. */
const BOX_WAY = 16;
const WAYS_EACH = 4;

export interface BoxWay {
  /** How the log calls it. */
  readonly id: string;
  /** What this player could do in this way at all, as the box likes to put it; 0 = nothing. */
  open(s: State, seat: number): number;
  /** Could a card of this kind be played so, where that much is open? */
  fits(kind: number, open: number): boolean;
  /** Adds `base` + n for every way of this kind, n below 256. */
  offer(s: State, seat: number, kind: number, base: number, out: Options): void;
  /** What it takes is gone before the card is laid. */
  use(s: State, seat: number, kind: number, n: number): void;
  wording(s: State, seat: number, kind: number, n: number): Wording;
}

interface WayOfBox {
  readonly bit: number;
  readonly family: number;
  readonly way: BoxWay;
}

const boxWays: WayOfBox[] = [];

export function addWays({ id, number, ways = [] }: Box): void {
  if (ways.length > WAYS_EACH) throw new Error(`${id}: more than ${WAYS_EACH} ways to play cards`);
  ways.forEach((way, i) => {
    const family = (BOX_WAY + WAYS_EACH * number + i) << 8;
    boxWays.push({ bit: bitOfNumber(number), family, way });
  });
}

/** By the boxes in use. One game asks many times, so the last ones are at hand. */
const waysWith = new Map<number, readonly WayOfBox[]>();
let lastBits = 0;
let lastWays: readonly WayOfBox[] = [];

/** The ways that boxes of this game bring. */
function boxWaysOf(s: State): readonly WayOfBox[] {
  const bits = boxesOf(s);
  if (bits === lastBits) return lastWays;
  lastBits = bits;
  lastWays = waysWith.get(bits) ?? boxWays.filter(({ bit }) => (bits & bit) !== 0);
  waysWith.set(bits, lastWays);
  return lastWays;
}

/** The way of a box with this family, or undefined: one of the base game. */
export function boxWay(family: number): BoxWay | undefined {
  return boxWays.find((one) => one.family === family)?.way;
}

export function listBoxWays(s: State, seat: number, kind: number, out: Options): void {
  const ways = boxWaysOf(s);
  for (let i = 0; i < ways.length; i++) {
    const { way, family } = ways[i];
    if (way.fits(kind, way.open(s, seat))) way.offer(s, seat, kind, family, out);
  }
}

/** As if all that a way could ever need were open. */
const EVERYTHING = -1;

/** What is open to the player who was asked about last, by way. */
const open = new Int32Array(MAX_BOXES * WAYS_EACH);

/** Has this player any such way? To be asked before `fitsOpenWay`, once for all cards. */
export function openWays(s: State, seat: number): boolean {
  const ways = boxWaysOf(s);
  let any = 0;
  for (let i = 0; i < ways.length; i++) any |= open[i] = ways[i].way.open(s, seat);
  return any !== 0;
}

/** Is this a kind that could be played so at all, whatever lies in the city? */
export function mayFitWay(s: State, kind: number): boolean {
  const ways = boxWaysOf(s);
  for (let i = 0; i < ways.length; i++) if (ways[i].way.fits(kind, EVERYTHING)) return true;
  return false;
}

/** Could that player play a card of this kind so? It must cost something (price.ts). */
export function fitsOpenWay(s: State, kind: number): boolean {
  const ways = boxWaysOf(s);
  for (let i = 0; i < ways.length; i++) if (ways[i].way.fits(kind, open[i])) return true;
  return false;
}
