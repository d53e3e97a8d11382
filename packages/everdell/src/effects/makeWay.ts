/** A card that has replaced a Construction is activated again: another one makes way (RUINS.1). */
import { AT, SEAT, ask, pop, type Effect, type Verb } from '@evervale/kernel';
import { cardNoun, t } from '../say.ts';
import { cardIn, countRemovable, takeCard } from '../state/city.ts';
import { NO_CONSTRUCTION, OK } from '../turn/reason.ts';
import { offerSlots, refund, slotWording } from './city.ts';

export interface MakeWay extends Effect {
  readonly verb: 'makeWay';
}

export const makeWay: MakeWay = { verb: 'makeWay', id: 0 };

const CONSTRUCTION = { kind: 'construction' } as const;

/** AT is the card that is activated; it does not make way for itself. */
export const makeWayVerb: Verb<MakeWay> = {
  name: 'makeWay',
  isPrice: () => true,
  can: (s, seat, _of, at) => (countRemovable(s, seat, CONSTRUCTION, at) > 0 ? OK : NO_CONSTRUCTION),
  step: (s) => ask(s),
  options: (s, f, _effect, out) => offerSlots(s, s[f + SEAT], 0, 1, CONSTRUCTION, out, s[f + AT]),
  asksAlways: () => true,
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    refund(s, seat, takeCard(s, seat, code - 1, 'discard'));
  },
  prompt: (s, f) => ({
    text: t('prompt.replace', { of: cardNoun(cardIn(s, s[f + SEAT], s[f + AT])) }),
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'discard', code),
};
