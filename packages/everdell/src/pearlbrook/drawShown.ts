/** The Pirate draws as many cards as were discarded, for everybody to see. */
import {
  N,
  PC,
  SEAT,
  pop,
  pushChild,
  raiseBarrier,
  type Effect,
  type Verb,
} from '@evervale/kernel';
import { BASE_POINTS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { addToHand, room } from '../state/hand.ts';
import { takeTop } from '../state/piles.ts';

export interface DrawShown extends Effect {
  readonly verb: 'drawShown';
  /** Base points that the cards must add up to. */
  readonly total: number;
  readonly then: Effect;
}

/** Draws "that many" cards; if they are worth enough, something follows. */
export function drawShown(total: number, then: Effect): DrawShown {
  return { verb: 'drawShown', id: 0, total, then };
}

export const drawShownVerb: Verb<DrawShown> = {
  name: 'drawShown',
  kids: ({ then }) => [then],
  step(s, f, { total, then }) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    const seat = s[f + SEAT];
    const shown: number[] | null = emit.sink === null ? null : [];
    let worth = 0;
    for (let left = Math.min(s[f + N], room(s, seat)); left > 0; left--) {
      const kind = takeTop(s);
      if (kind === 0) break;
      addToHand(s, seat, kind);
      worth += BASE_POINTS[kind];
      shown?.push(kind);
      raiseBarrier(s);
    }
    if (emit.sink !== null && shown!.length > 0) {
      emit.sink.push({ type: 'reveal', seat, cards: shown!, from: 'deck' });
      emit.sink.push({ type: 'revealedGo', seat, cards: shown!, where: 'hand' });
    }
    if (worth >= total) pushChild(s, f, then.id);
  },
};
