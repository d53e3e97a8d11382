/**
 * The Magic draft (E26.1): everybody keeps one card of seven and passes the rest to the left, until
 * five are kept. Picks are made one seat after the other, but nobody sees those of the others.
 */
import {
  A,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { magicOf } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { magicName, t } from '../say.ts';
import { GHOSTS, GHOSTS_SIZE, MAGIC_COUNT, MAGIC_PILE, MAX_SEATS, SEATS } from '../state/layout.ts';
import { addToHand, discardMagic } from '../state/magic.ts';

/** Cards dealt to each seat, and cards kept. */
export const PACKET = 7;
const KEPT = 5;
if (MAX_SEATS * PACKET > GHOSTS_SIZE) throw new Error('the packets need more room');

/** The packet that a seat holds; packets and Ghosts are never in one game (E29.4). */
export const packetAt = (seat: number): number => GHOSTS + seat * PACKET;

export const draft: Effect = { verb: 'draft', id: 0 };

export function startDraft(s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < PACKET; i++) {
      const at = MAGIC_PILE + --s[MAGIC_COUNT];
      s[packetAt(seat) + i] = s[at];
      s[at] = 0;
    }
  }
  push(s, draft.id, 0, 0, 0, 0);
}

/** A = rounds that are over. */
export const draftVerb: Verb = {
  name: 'draft',
  step(s, f) {
    if (s[f + A] < KEPT) return ask(s);
    pop(s);
    for (let seat = 0; seat < s[SEATS]; seat++) discardRest(s, seat);
  },
  options(s, f, _effect, out) {
    const at = packetAt(s[f + SEAT]);
    for (let i = 0; i < PACKET; i++) {
      const kind = s[at + i];
      if (kind !== 0 && !out.has(kind)) out.add(kind);
    }
  },
  pick(s, f, _effect, kind) {
    const seat = s[f + SEAT];
    keep(s, seat, kind);
    s[f + SEAT] = (seat + 1) % s[SEATS];
    if (s[f + SEAT] !== 0) return;
    // Who keeps the last card of a round sees what the neighbour has left.
    raiseBarrier(s);
    s[f + A]++;
    if (s[f + A] < KEPT) passOn(s);
  },
  prompt: () => ({ text: t('prompt.draft') }),
  wording: (_s, _f, _effect, kind) => ({
    key: `keep:${magicOf(kind).id}`,
    text: magicName(kind),
  }),
};

function keep(s: State, seat: number, kind: number): void {
  const at = packetAt(seat);
  let i = 0;
  while (s[at + i] !== kind) i++;
  s[at + i] = 0;
  addToHand(s, seat, kind);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'keep', seat, count: 1, cards: [kind], to: [seat], secret: true });
  }
}

/** Every packet goes to the left. */
function passOn(s: State): void {
  const size = s[SEATS] * PACKET;
  const last = s.slice(packetAt(s[SEATS] - 1), packetAt(s[SEATS] - 1) + PACKET);
  s.copyWithin(packetAt(1), GHOSTS, GHOSTS + size - PACKET);
  s.set(last, GHOSTS);
}

function discardRest(s: State, seat: number): void {
  const at = packetAt(seat);
  const cards = Array.from(s.subarray(at, at + PACKET)).filter((kind) => kind !== 0);
  s.fill(0, at, at + PACKET);
  for (const kind of cards) discardMagic(s, kind);
  if (emit.sink !== null) {
    const to = Array.from({ length: MAX_SEATS }, (_, i) => i);
    emit.sink.push({ type: 'discard', seat, count: cards.length, cards, to, secret: true });
  }
}
