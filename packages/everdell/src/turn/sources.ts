/**
 * Where cards can be played from. Hand, Meadow and cards turned up are the base game's; a box adds
 * what it has: cards put aside, kept or reserved, a station.
 */
import type { State, Wording } from '@evervale/kernel';
import type { Box } from '../content/box.ts';
import { bitOfNumber, boxesOf } from '../content/boxes.ts';

export const FROM_HAND = 0;
export const FROM_MEADOW = 1;
/** Turned up by whoever lets it be played. */
export const FROM_REVEALED = 2;
const BOX_SOURCE = 8;
const SOURCES_EACH = 4;

/** Picks of cards: the kind for a hand card, MEADOW_PICK + position, then a block for each box. */
export const MEADOW_PICK = 0x100;
export const SOURCE_PICK = 0x140;
const BLOCK = 0x40;

export interface Source {
  /** How the log calls it. */
  readonly id: string;
  /** The most places it can have. */
  readonly most: number;
  /** How many it has for this player now, and what lies at each, 0 = nothing to play. */
  size(s: State, seat: number): number;
  kindAt(s: State, seat: number, place: number): number;
  wording(s: State, seat: number, place: number): Wording;
  /** The card leaves its place; it is turned up. */
  take(s: State, seat: number, place: number): void;
  /** It stays there until it is paid for, as in the Meadow. */
  readonly whenPaid?: boolean;
  /** Effects that let a hand or Meadow card be played reach these cards, too. */
  readonly anywhere?: boolean;
  /** What lies beside a place comes with its card: copies are not the same choice. */
  readonly placeCounts?: boolean;
  /** Cards from here cost so much less, which is a card-playing advantage (6.33), unless another one is used. */
  readonly less?: number;
  /** The card, and everything it has triggered, is done. */
  after?(s: State, seat: number, place: number): void;
}

type Optional = 'whenPaid' | 'anywhere' | 'placeCounts' | 'less' | 'after';

/** All have the same shape, whatever a box has left out: every turn goes through them. */
export interface SourceOfBox extends Omit<Source, Optional> {
  readonly bit: number;
  readonly number: number;
  /** The first of its picks. */
  readonly pick: number;
  readonly whenPaid: boolean;
  readonly anywhere: boolean;
  readonly placeCounts: boolean;
  readonly less: number | undefined;
  readonly after: Source['after'] | undefined;
}

const all: SourceOfBox[] = [];
const byNumber: (SourceOfBox | undefined)[] = [];
const inGame = new Map<number, readonly SourceOfBox[]>();
let lastBits = 0;
let lastSources: readonly SourceOfBox[] = [];

export function addSources({ id, number, sources = [] }: Box): void {
  let pick = SOURCE_PICK + BLOCK * number;
  sources.forEach((source, i) => {
    const { whenPaid = false, anywhere = false, placeCounts = false, ...rest } = source;
    const own = { bit: bitOfNumber(number), number: sourceNumber(number, i), pick };
    const flags = { whenPaid, anywhere, placeCounts };
    const added: SourceOfBox = { less: undefined, after: undefined, ...rest, ...own, ...flags };
    all.push(added);
    byNumber[added.number] = added;
    pick += source.most;
  });
  // `sourceOfPick` looks for them by their picks.
  all.sort((a, b) => a.pick - b.pick);
  if (sources.length > SOURCES_EACH) throw new Error(`${id}: more than ${SOURCES_EACH} sources`);
  if (pick > SOURCE_PICK + BLOCK * (number + 1)) {
    throw new Error(`${id}: its cards to play have more than ${BLOCK} places`);
  }
}

/** The number of the `i`-th source of a box. */
function sourceNumber(box: number, i: number): number {
  return BOX_SOURCE + SOURCES_EACH * box + i;
}

/** The sources of boxes in this game; one game asks many times, so the last ones are at hand. */
export function boxSources(s: State): readonly SourceOfBox[] {
  const bits = boxesOf(s);
  if (bits === lastBits) return lastSources;
  lastBits = bits;
  lastSources = inGame.get(bits) ?? all.filter(({ bit }) => (bits & bit) !== 0);
  inGame.set(bits, lastSources);
  return lastSources;
}

export function boxSource(number: number): SourceOfBox | undefined {
  return byNumber[number];
}

/** The source to which a pick from SOURCE_PICK on belongs. */
export function sourceOfPick(pick: number): SourceOfBox {
  let i = all.length - 1;
  while (pick < all[i].pick) i--;
  return all[i];
}

/** Copies of a card are the same choice: does one lie in a place before this one? */
export function copyBefore(s: State, seat: number, source: SourceOfBox, place: number): boolean {
  if (source.placeCounts) return false;
  const kind = source.kindAt(s, seat, place);
  for (let i = 0; i < place; i++) if (source.kindAt(s, seat, i) === kind) return true;
  return false;
}

/** By how much cards from there are cheaper. */
export function lessFrom(number: number): number | undefined {
  return boxSource(number)?.less;
}
