/** Passing for the rest of the game (chapter 9). */
import { A, SEAT, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { emit } from '../log/emit.ts';
import { discardFromHand } from '../effects/discard.ts';
import { handCard, handSize } from '../state/hand.ts';
import { FINISHED, PLAYERS, playerAt } from '../state/layout.ts';
import { courseOf, joined } from './course.ts';
import { finishBoxes } from './notices.ts';

export interface Leave extends Effect {
  readonly verb: 'leave';
}

export const leave: Leave = { verb: 'leave', id: 0 };

/** What boxes do when somebody passes comes while the hand is still there; A counts them. */
export const leaveVerb: Verb<Leave> = {
  name: 'leave',
  step(s, f) {
    const seat = s[f + SEAT];
    const next = joined(courseOf(s).passing, s[f + A]);
    if (next !== undefined) {
      s[f + A]++;
      return void push(s, next.id, seat, seat, 0, 0);
    }
    pop(s);
    leaveTable(s, seat);
  },
};

export function finish(s: State, seat: number): void {
  s[playerAt(seat) + FINISHED] = 1;
  if (emit.sink !== null) emit.sink.push({ type: 'pass', seat });
  if (courseOf(s).passing.length === 0) leaveTable(s, seat);
  else push(s, leave.id, seat, seat, 0, 0);
}

function leaveTable(s: State, seat: number): void {
  if (boxesOf(s) !== 0) finishBoxes(s, seat);
  // 9.3: with five and more players the hand goes at once.
  if (s[PLAYERS] < 5) return;
  while (handSize(s, seat) > 0) discardFromHand(s, seat, handCard(s, seat, 0));
}
