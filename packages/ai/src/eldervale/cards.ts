/**
 * The Adventure cards of a seat, found once for all who look at them: an evaluation would otherwise go
 * through every card of the game six times.
 */
import type { State } from '@evervale/kernel';
import { CARDS_PER_ELEMENT, CARD_KINDS, CARD_OWNER } from '@evervale/eldervale/insides';
import { ELEMENTS } from '@evervale/eldervale/vocabulary';

/** What `findCards` has found last. */
export const own = {
  count: 0,
  kinds: new Uint8Array(CARD_KINDS),
  byElement: new Uint8Array(ELEMENTS.length),
};

export function findCards(s: State, seat: number): void {
  let kind = 0;
  let count = 0;
  for (let e = 0; e < ELEMENTS.length; e++) {
    const before = count;
    for (let i = 0; i < CARDS_PER_ELEMENT; i++) {
      if (s[CARD_OWNER + ++kind] === seat + 1) own.kinds[count++] = kind;
    }
    own.byElement[e] = count - before;
  }
  own.count = count;
}
