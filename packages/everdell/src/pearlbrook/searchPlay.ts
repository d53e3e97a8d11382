/** Searching the draw pile for a card and playing it for free. */
import { PC, SEAT, pop, raiseBarrier, type Effect, type State, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { drawable, takeFromDeck } from '../state/piles.ts';
import { showRevealed } from '../state/revealed.ts';
import { startPlay } from '../turn/playing.ts';
import { OK, PILES_EMPTY } from '../turn/reason.ts';
import { FROM_REVEALED } from '../turn/sources.ts';
import { FREE, canPlay } from '../turn/ways.ts';

export interface SearchPlay extends Effect {
  readonly verb: 'searchPlay';
  readonly card: string;
}

/** If the card is not there, nothing is played; the pile is shuffled in any case. */
export function searchPlay(card: string): SearchPlay {
  return { verb: 'searchPlay', id: 0, card };
}

/** Nobody knows whether the card is in the pile: that it would find its place is enough. */
function possible(s: State, seat: number, card: string): number {
  if (drawable(s) === 0) return PILES_EMPTY;
  return canPlay(s, seat, CARDS.kindOf(card), FREE);
}

export const searchPlayVerb: Verb<SearchPlay> = {
  name: 'searchPlay',
  can: (s, seat, _of, _at, { card }) => possible(s, seat, card),
  step(s, f, { card }) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    const seat = s[f + SEAT];
    if (possible(s, seat, card) !== OK) return;
    const kind = CARDS.kindOf(card);
    const found = takeFromDeck(s, kind);
    raiseBarrier(s);
    if (emit.sink !== null) emit.sink.push({ type: 'search', seat, card: kind, found });
    if (!found) return;
    showRevealed(s, kind);
    startPlay(s, seat, kind, FROM_REVEALED, FREE);
  },
};
