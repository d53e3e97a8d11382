/** Point tokens on a card that holds resources, one for each of them. */
import { PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { slotWording } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import { cardNoun, t } from '../say.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { CONTENT, TOKENS, slotAt } from '../state/layout.ts';

export interface MatchStored extends Effect {
  readonly verb: 'matchStored';
  readonly card: string;
  readonly max: number;
}

/** One copy of the card gets as many tokens as resources lie on it; they are taken together. */
export function matchStored(card: string, max: number): MatchStored {
  return { verb: 'matchStored', id: 0, card, max };
}

function stored(s: State, seat: number, slot: number): number {
  const at = slotAt(seat, slot) + CONTENT;
  return s[at] + s[at + 1] + s[at + 2] + s[at + 3];
}

function fits(s: State, seat: number, slot: number, card: string): boolean {
  return cardIn(s, seat, slot) === CARDS.kindOf(card) && stored(s, seat, slot) > 0;
}

export const matchStoredVerb: Verb<MatchStored> = {
  name: 'matchStored',
  step(s, f, { card }) {
    if (s[f + PC] === 1) return pop(s);
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      if (fits(s, s[f + SEAT], slot, card)) return ask(s);
    }
    pop(s);
  },
  options(s, f, { card }, out) {
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      if (fits(s, s[f + SEAT], slot, card)) out.add(slot + 1);
    }
  },
  pick(s, f, { max }, code) {
    const seat = s[f + SEAT];
    const tokens = Math.min(max, stored(s, seat, code - 1));
    s[f + PC] = 1;
    s[slotAt(seat, code - 1) + TOKENS] += tokens;
    if (emit.sink !== null) {
      const at = { city: seat, slot: code - 1 };
      emit.sink.push({ type: 'put', seat, ...at, tokens, amounts: [0, 0, 0, 0] });
    }
  },
  prompt: (_s, _f, { card }) => ({
    text: t('prompt.tokensOn', { of: cardNoun(CARDS.kindOf(card)) }),
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'put', code),
};
