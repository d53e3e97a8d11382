/** A named card of the own city under an Event. AT of the frame is its place in the row. */
import { AT, SEAT, ask, pop, type Effect, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { slotWording } from '../effects/city.ts';
import { tuck } from '../effects/event.ts';
import { eventName, t } from '../say.ts';
import { cardIn, cityTop, has, takeCard } from '../state/city.ts';
import { CITY_CARDS_SHORT, OK } from '../turn/reason.ts';

export interface TuckNamed extends Effect {
  readonly verb: 'tuckNamed';
  readonly card: string;
}

/** This card of the own city. */
export function tuckNamed(card: string): TuckNamed {
  return { verb: 'tuckNamed', id: 0, card };
}

export const tuckNamedVerb: Verb<TuckNamed> = {
  name: 'tuckNamed',
  isPrice: () => true,
  can: (s, seat, _of, _at, { card }) => (has(s, seat, CARDS.kindOf(card)) ? OK : CITY_CARDS_SHORT),
  step: (s) => ask(s),
  options(s, f, { card }, out) {
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      if (cardIn(s, s[f + SEAT], slot) === CARDS.kindOf(card)) out.add(slot + 1);
    }
  },
  pick(s, f, _effect, code) {
    const [seat, event] = [s[f + SEAT], s[f + AT]];
    pop(s);
    tuck(s, seat, event, takeCard(s, seat, code - 1, 'event'));
  },
  // The card leaves the city.
  asksAlways: () => true,
  prompt: (s, f) => ({
    text: t('prompt.underEvent', { kind: 'card', event: eventName(s, s[f + AT]), n: 1 }),
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'tuck', code),
};
