/** Discarding some cards of the own city, and what each of them brings. */
import {
  A,
  B,
  DONE,
  N,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type Verb,
} from '@evervale/kernel';
import { offerSlots, slotWording } from '../effects/city.ts';
import { t } from '../say.ts';
import { countRemovable, takeCard, type CardFilter } from '../state/city.ts';

export interface DiscardSome extends Effect {
  readonly verb: 'discardSome';
  readonly max: number;
  readonly filter: CardFilter;
  /** Carried out afterwards with "that many". */
  readonly then: Effect;
}

/** Up to so many cards of the city. */
export function discardSome(max: number, filter: CardFilter, then: Effect): DiscardSome {
  return { verb: 'discardSome', id: 0, max, filter, then };
}

/** A = discarded so far, B = slot behind the last. PC: 0 choosing, 1 enough, 2 rewarded. */
export const discardSomeVerb: Verb<DiscardSome> = {
  name: 'discardSome',
  kids: (effect) => [effect.then],
  step(s, f, effect) {
    if (s[f + PC] === 2) return pop(s);
    const none = s[f + A] === effect.max || countRemovable(s, s[f + SEAT], effect.filter) === 0;
    if (s[f + PC] === 0 && !none) return ask(s);
    s[f + PC] = 2;
    s[f + N] = s[f + A];
    if (s[f + A] > 0) pushChild(s, f, effect.then.id);
  },
  options(s, f, effect, out) {
    out.add(DONE);
    offerSlots(s, s[f + SEAT], s[f + B], 1, effect.filter, out);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    takeCard(s, s[f + SEAT], code - 1, 'discard');
    s[f + A]++;
    s[f + B] = code;
  },
  prompt: (s, f, effect) => ({
    text: t('prompt.discardSome', { n: effect.max - s[f + A] }),
    min: 0,
    max: effect.max,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'discard', code, s[f + A]),
};
