/** A full state that agrees with everything a seat knows; what it can't see is dealt anew. */
import {
  RNG,
  SEAT,
  get16,
  isOver,
  next32,
  seedWords,
  shuffleBytes,
  top,
  type State,
  type Stream,
} from '@evervale/kernel';
import { boxesOf } from './content/boxes.ts';
import { LEGENDS_BOX, dealKept } from './legends/play.ts';
import { dealPowers } from './powers/hidden.ts';
import { SNAIL_PILE, roomAt } from './powers/room.ts';
import { hasPowers } from './powers/view.ts';
import { theMachine } from './effects/machine.ts';
import { dealUnseen } from './pearlbrook/setup.ts';
import { hasPearlbrook } from './pearlbrook/view.ts';
import {
  DECK_COUNT,
  DISCARD_COUNT,
  HAND,
  HAND_COUNT,
  PILE,
  PILE_SIZE,
  PLAYERS,
  POWER,
  playerAt,
} from './state/layout.ts';

/** An address at which there is nothing in a game without powers. */
const NO_PILE = playerAt(0) + POWER;
const pool = new Uint8Array(512);
const copies = new Uint16Array(256);

export function determinize(s: State, seat: number, rng: Stream): State {
  return determinizeInto(new Uint8Array(s.length), s, seat, rng);
}

/** The same into a buffer of the same size, for search that does this thousands of times. */
export function determinizeInto(target: State, s: State, seat: number, rng: Stream): State {
  target.set(s);
  const n = collect(s, seat);
  shuffleBytes(pool, 0, n, rng.bytes, rng.at);
  deal(target, seat);
  if ((boxesOf(s) & LEGENDS_BOX) !== 0) dealKept(target, seat, rng);
  if (hasPowers(s)) dealPowers(target, seat, rng);
  if (hasPearlbrook(s)) dealUnseen(target, seat, rng);
  // The dice of the future are not known either.
  seedWords(target, RNG, next32(rng.bytes, rng.at));
  if (!isOver(target) && target[top(target) + SEAT] !== seat) theMachine().forget(target);
  theMachine().touched();
  return target;
}

/**
 * Gathers the cards hidden from `seat`, by kind: where they really lie must not have any influence
 * on how the same stream deals them.
 */
function collect(s: State, seat: number): number {
  copies.fill(0);
  for (let i = get16(s, DECK_COUNT) - 1; i >= 0; i--) copies[s[PILE + i]]++;
  for (let i = get16(s, DISCARD_COUNT); i > 0; i--) copies[s[PILE + PILE_SIZE - i]]++;
  for (let other = 0; other < s[PLAYERS]; other++) {
    const p = playerAt(other);
    for (let i = other === seat ? 0 : s[p + HAND_COUNT]; i > 0; i--) copies[s[p + HAND + i - 1]]++;
  }
  const pile = snailPile(s);
  for (let i = s[pile]; i > 0; i--) copies[s[pile + i]]++;
  let n = 0;
  for (let kind = 1; kind < 256; kind++) for (let i = copies[kind]; i > 0; i--) pool[n++] = kind;
  return n;
}

function deal(s: State, seat: number): void {
  let n = 0;
  for (let i = get16(s, DECK_COUNT) - 1; i >= 0; i--) s[PILE + i] = pool[n++];
  for (let i = get16(s, DISCARD_COUNT); i > 0; i--) s[PILE + PILE_SIZE - i] = pool[n++];
  for (let other = 0; other < s[PLAYERS]; other++) {
    const p = playerAt(other);
    for (let i = other === seat ? 0 : s[p + HAND_COUNT]; i > 0; i--) {
      s[p + HAND + i - 1] = pool[n++];
    }
  }
  const pile = snailPile(s);
  for (let i = s[pile]; i > 0; i--) s[pile + i] = pool[n++];
}

/** The snails' pile, which nobody has seen; elsewhere a byte that is 0. */
function snailPile(s: State): number {
  return hasPowers(s) ? roomAt(s, SNAIL_PILE) : NO_PILE;
}
