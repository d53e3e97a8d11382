/** A full state that agrees with everything a seat knows; what it can't see is dealt anew. */
import {
  RNG,
  SEAT,
  dealHidden,
  isOver,
  next32,
  seedWords,
  top,
  type State,
  type Stream,
} from '@evervale/kernel';
import { IS_QUEST } from './content/tables.ts';
import { theMachine } from './effects/machine.ts';
import { HAND, HAND_COUNT, QUESTS_HELD, SEATS, playerAt } from './state/layout.ts';
import { QUEST_BIT } from './state/magic.ts';
import { HIDDEN } from './state/zones.ts';

export function determinize(s: State, seat: number, rng: Stream): State {
  return determinizeInto(new Uint8Array(s.length), s, seat, rng);
}

/** The same into a buffer of the same size, for search that does this thousands of times. */
export function determinizeInto(target: State, s: State, seat: number, rng: Stream): State {
  target.set(s);
  dealHidden(target, HIDDEN, s[SEATS], seat, rng);
  for (let other = 0; other < s[SEATS]; other++) noteQuests(target, other);
  // The dice of the future are not known either.
  seedWords(target, RNG, next32(rng.bytes, rng.at));
  if (!isOver(target) && target[top(target) + SEAT] !== seat) theMachine().forget(target);
  theMachine().touched();
  return target;
}

/** Which Quests a hand holds is kept beside it. */
function noteQuests(s: State, seat: number): void {
  const p = playerAt(seat);
  s[p + QUESTS_HELD] = 0;
  s[p + QUESTS_HELD + 1] = 0;
  for (let i = 0; i < s[p + HAND_COUNT]; i++) {
    const kind = s[p + HAND + i];
    if (IS_QUEST[kind] === 0) continue;
    s[p + QUESTS_HELD + (QUEST_BIT[kind] >> 3)] |= 1 << (QUEST_BIT[kind] & 7);
  }
}
