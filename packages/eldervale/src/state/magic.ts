/** Magic cards: the deck, the discard pile, hands. */
import { RNG, raiseBarrier, shuffleBytes, type State } from '@evervale/kernel';
import { IS_QUEST, MAGIC_KINDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import {
  DISCARD_COUNT,
  HAND,
  HAND_COUNT,
  MAGIC_COUNT,
  MAGIC_PILE,
  MAGIC_PILE_SIZE,
  QUESTS_HELD,
  playerAt,
} from './layout.ts';
import { dropDrawn, lift } from './known.ts';
import { changed } from './watch.ts';

export const handSize = (s: State, seat: number): number => s[playerAt(seat) + HAND_COUNT];
export const handCard = (s: State, seat: number, i: number): number => s[playerAt(seat) + HAND + i];

/** Quests are numbered among themselves: their bit in the sets of Quests. */
export const QUEST_BIT = new Uint8Array(MAGIC_KINDS + 1);
export const QUEST_KINDS: number[] = [];
for (let kind = 1; kind <= MAGIC_KINDS; kind++) {
  if (IS_QUEST[kind] === 1) QUEST_BIT[kind] = QUEST_KINDS.push(kind) - 1;
}

/** Which Quests a hand holds is kept beside it: to be noted anew when hands are dealt anew. */
export function noteQuests(s: State, seat: number): void {
  const p = playerAt(seat);
  s[p + QUESTS_HELD] = 0;
  s[p + QUESTS_HELD + 1] = 0;
  for (let i = 0; i < s[p + HAND_COUNT]; i++) {
    const kind = s[p + HAND + i];
    if (IS_QUEST[kind] === 0) continue;
    s[p + QUESTS_HELD + (QUEST_BIT[kind] >> 3)] |= 1 << (QUEST_BIT[kind] & 7);
  }
}

/** How many copies of a kind a hand holds. */
export function copiesInHand(s: State, seat: number, kind: number): number {
  const p = playerAt(seat);
  let n = 0;
  for (let i = s[p + HAND_COUNT] - 1; i >= 0; i--) if (s[p + HAND + i] === kind) n++;
  return n;
}

export function addToHand(s: State, seat: number, kind: number): void {
  const p = playerAt(seat);
  const n = s[p + HAND_COUNT];
  s[p + HAND + n] = kind;
  s[p + HAND_COUNT] = n + 1;
  if (IS_QUEST[kind] === 1) {
    s[p + QUESTS_HELD + (QUEST_BIT[kind] >> 3)] |= 1 << (QUEST_BIT[kind] & 7);
    changed(s, seat);
  }
}

/** Takes one copy out of a hand; the last card fills the gap. */
export function takeFromHand(s: State, seat: number, kind: number): void {
  const p = playerAt(seat);
  const last = s[p + HAND_COUNT] - 1;
  let i = last;
  while (i >= 0 && s[p + HAND + i] !== kind) i--;
  // Running on would change what belongs to somebody else.
  if (i < 0) throw new Error(`seat ${seat} does not hold Magic card ${kind}`);
  s[p + HAND + i] = s[p + HAND + last];
  s[p + HAND + last] = 0;
  s[p + HAND_COUNT] = last;
  if (IS_QUEST[kind] === 1) {
    s[p + QUESTS_HELD + (QUEST_BIT[kind] >> 3)] &= ~(1 << (QUEST_BIT[kind] & 7));
  }
}

/** Face up onto the discard pile. */
export function discardMagic(s: State, kind: number): void {
  s[DISCARD_COUNT]++;
  s[MAGIC_PILE + MAGIC_PILE_SIZE - s[DISCARD_COUNT]] = kind;
}

export function discardFromHand(s: State, seat: number, kind: number): void {
  takeFromHand(s, seat, kind);
  discardMagic(s, kind);
  if (emit.sink !== null) {
    emit.sink.push({
      type: 'discard',
      seat,
      count: 1,
      cards: [kind],
      // The discard pile lies face up.
      to: [0, 1, 2, 3, 4],
      secret: true,
    });
  }
}

/** The i-th card of the discard pile, 0 = the one discarded first. */
export const discarded = (s: State, i: number): number => s[MAGIC_PILE + MAGIC_PILE_SIZE - 1 - i];

/** Takes one copy out of the discard pile. */
export function takeDiscarded(s: State, kind: number): void {
  const count = s[DISCARD_COUNT];
  let i = 0;
  while (i < count && discarded(s, i) !== kind) i++;
  if (i === count) throw new Error(`the discard pile does not hold Magic card ${kind}`);
  for (; i < count - 1; i++) {
    s[MAGIC_PILE + MAGIC_PILE_SIZE - 1 - i] = s[MAGIC_PILE + MAGIC_PILE_SIZE - 2 - i];
  }
  s[MAGIC_PILE + MAGIC_PILE_SIZE - count] = 0;
  s[DISCARD_COUNT] = count - 1;
}

/** Is there a card to draw? (E12.9) */
export const canDraw = (s: State): boolean => s[MAGIC_COUNT] + s[DISCARD_COUNT] > 0;

/** Shuffles the discard pile and puts it under the deck (E12.9, E12.10). */
export function reshuffle(s: State): void {
  const deck = s[MAGIC_COUNT];
  const count = s[DISCARD_COUNT];
  if (count === 0) return;
  const cards = s.slice(MAGIC_PILE + MAGIC_PILE_SIZE - count, MAGIC_PILE + MAGIC_PILE_SIZE);
  s.fill(0, MAGIC_PILE + MAGIC_PILE_SIZE - count, MAGIC_PILE + MAGIC_PILE_SIZE);
  s.copyWithin(MAGIC_PILE + count, MAGIC_PILE, MAGIC_PILE + deck);
  s.set(cards, MAGIC_PILE);
  shuffleBytes(s, MAGIC_PILE, count, s, RNG);
  lift(s, count);
  s[MAGIC_COUNT] = deck + count;
  s[DISCARD_COUNT] = 0;
  if (emit.sink !== null) emit.sink.push({ type: 'shuffle' });
}

/** Takes the top card of the deck, 0 if there is none at all. */
export function topMagic(s: State): number {
  if (s[MAGIC_COUNT] === 0) reshuffle(s);
  if (s[MAGIC_COUNT] === 0) return 0;
  const at = MAGIC_PILE + --s[MAGIC_COUNT];
  const kind = s[at];
  s[at] = 0;
  dropDrawn(s);
  return kind;
}

/** Draws up to `n` cards and gives how many came. */
export function drawMagic(s: State, seat: number, n: number): number {
  const cards: number[] | null = emit.sink === null ? null : [];
  let count = 0;
  for (; count < n; count++) {
    const kind = topMagic(s);
    if (kind === 0) break;
    cards?.push(kind);
    addToHand(s, seat, kind);
  }
  if (count === 0) return 0;
  raiseBarrier(s);
  if (cards !== null) {
    // As they lie in the hand: in which order they came tells nothing.
    cards.sort((a, b) => a - b);
    emit.sink!.push({ type: 'draw', seat, count, cards, to: [seat], secret: true });
  }
  return count;
}
