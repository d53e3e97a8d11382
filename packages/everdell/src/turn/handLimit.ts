/** Cards that raise the hand limit of their owner do so as long as they lie in the city. */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { total } from '../effects/count.ts';
import { cardIn, cityTop, has } from '../state/city.ts';
import {
  HAND_LIMIT,
  LASTING_HAND,
  MAX_HAND,
  MORE_HAND,
  PLAYERS,
  playerAt,
} from '../state/layout.ts';

/** Counts anew, whenever something of it may have changed; cards in hand stay. */
export function raiseHandLimit(s: State, seat: number): void {
  if (seat >= s[PLAYERS]) return;
  let more = 0;
  for (let i = 0; i < CARDS.raisesHand.length; i++) {
    if (has(s, seat, CARDS.raisesHand[i])) more += raisedBy(s, seat, CARDS.raisesHand[i]);
  }
  const p = playerAt(seat);
  s[p + MORE_HAND] = Math.min(more, MAX_HAND - s[HAND_LIMIT] - s[p + LASTING_HAND]);
}

/** Every copy counts what it counts. */
function raisedBy(s: State, seat: number, kind: number): number {
  let more = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (cardIn(s, seat, slot) !== kind) continue;
    more += total(s, CARDS.of(kind).moreHand!, seat, slot);
  }
  return more;
}
