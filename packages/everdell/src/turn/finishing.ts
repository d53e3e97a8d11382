/** Passing for the rest of the game (chapter 9). */
import type { State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { emit } from '../log/emit.ts';
import { discardFromHand } from '../effects/discard.ts';
import { handCard, handSize } from '../state/hand.ts';
import { FINISHED, PLAYERS, playerAt } from '../state/layout.ts';
import { finishBoxes } from './joints.ts';

export function finish(s: State, seat: number): void {
  s[playerAt(seat) + FINISHED] = 1;
  if (boxesOf(s) !== 0) finishBoxes(s, seat);
  if (emit.sink !== null) emit.sink.push({ type: 'pass', seat });
  // 9.3: with five and more players the hand goes at once.
  if (s[PLAYERS] < 5) return;
  while (handSize(s, seat) > 0) discardFromHand(s, seat, handCard(s, seat, 0));
}
