/** The Pirate shows the cards just drawn: "that many", the last ones of the hand. */
import { N, PC, SEAT, pop, pushChild, type Effect, type State, type Verb } from '@evervale/kernel';
import { BASE_POINTS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { handCard, handSize } from '../state/hand.ts';

export interface ShowDrawn extends Effect {
  readonly verb: 'showDrawn';
  /** Base points that the cards must add up to. */
  readonly total: number;
  readonly then: Effect;
}

/** If the cards are worth enough, something follows. */
export function showDrawn(total: number, then: Effect): ShowDrawn {
  return { verb: 'showDrawn', id: 0, total, then };
}

export const showDrawnVerb: Verb<ShowDrawn> = {
  name: 'showDrawn',
  kids: ({ then }) => [then],
  step(s, f, { total, then }) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    if (show(s, s[f + SEAT], s[f + N]) >= total) pushChild(s, f, then.id);
  },
};

/** Gives what the cards are worth. */
function show(s: State, seat: number, n: number): number {
  const shown: number[] | null = emit.sink === null ? null : [];
  let worth = 0;
  for (let i = handSize(s, seat) - n; i < handSize(s, seat); i++) {
    const kind = handCard(s, seat, i);
    worth += BASE_POINTS[kind];
    shown?.push(kind);
  }
  if (emit.sink !== null && n > 0) {
    emit.sink.push({ type: 'reveal', seat, cards: shown!, from: 'hand' });
  }
  return worth;
}
