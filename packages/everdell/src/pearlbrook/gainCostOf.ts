/** The Gilded Book: what a card of the city costs. */
import { PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { COLOR } from '../content/tables.ts';
import { COLOR_NAMES, type Color } from '../content/terms.ts';
import { refund, slotWording } from '../effects/city.ts';
import { t } from '../say.ts';
import { cardIn, cityTop, slotOf } from '../state/city.ts';

export interface GainCostOf extends Effect {
  readonly verb: 'gainCostOf';
  readonly color: Color;
}

/** The printed cost of one card of this type in the city. */
export function gainCostOf(color: Color): GainCostOf {
  return { verb: 'gainCostOf', id: 0, color };
}

/** Copies of a card are the same choice. */
function fits(s: State, seat: number, slot: number, color: Color): boolean {
  const kind = cardIn(s, seat, slot);
  return kind !== 0 && COLOR_NAMES[COLOR[kind]] === color && slotOf(s, seat, kind) === slot;
}

export const gainCostOfVerb: Verb<GainCostOf> = {
  name: 'gainCostOf',
  step(s, f, { color }) {
    if (s[f + PC] === 1) return pop(s);
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      if (fits(s, s[f + SEAT], slot, color)) return ask(s);
    }
    pop(s);
  },
  options(s, f, { color }, out) {
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      if (fits(s, s[f + SEAT], slot, color)) out.add(slot + 1);
    }
  },
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    refund(s, s[f + SEAT], cardIn(s, s[f + SEAT], code - 1));
  },
  prompt: () => ({ text: t('prompt.costOf') }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'cost', code),
};
