/** Cards of a city that raise the hand limit of its owner (7.1). */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { has, slotOf } from '../state/city.ts';
import {
  HAND_LIMIT,
  LASTING_HAND,
  MAX_HAND,
  MORE_HAND,
  PLAYERS,
  playerAt,
} from '../state/layout.ts';
import { total } from './count.ts';

/** They do so as long as they lie in the city; cards in hand stay. */
export function raiseHandLimit(s: State, seat: number): void {
  if (seat >= s[PLAYERS]) return;
  let more = 0;
  for (let i = 0; i < CARDS.raisesHand.length; i++) {
    const kind = CARDS.raisesHand[i];
    if (!has(s, seat, kind)) continue;
    more += total(s, CARDS.of(kind).moreHand!, seat, slotOf(s, seat, kind));
  }
  const p = playerAt(seat);
  s[p + MORE_HAND] = Math.min(more, MAX_HAND - s[HAND_LIMIT] - s[p + LASTING_HAND]);
}
