/** Cards of the Meadow, or one that is named, under an Event. AT of the frames is its place in the row. */
import {
  A,
  AT,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { slotWording } from '../effects/city.ts';
import { meadowWording } from '../effects/draw.ts';
import { tuck } from '../effects/event.ts';
import { eventName, t } from '../say.ts';
import { cardIn, cityTop, has, matches, takeCard, type CardFilter } from '../state/city.ts';
import { MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { meadowCard, meadowFree, refillMeadow } from '../state/piles.ts';
import { CITY_CARDS_SHORT, OK } from '../turn/reason.ts';

export interface TuckMeadow extends Effect {
  readonly verb: 'tuckMeadow';
  readonly max: number;
  readonly filter: CardFilter;
}

/** Up to so many Meadow cards; the Meadow is refilled afterwards. */
export function tuckMeadow(max: number, filter: CardFilter): TuckMeadow {
  return { verb: 'tuckMeadow', id: 0, max, filter };
}

/** Picks: position + 1. */
function offer(s: State, from: number, { filter }: TuckMeadow, out: Options | null): boolean {
  let any = false;
  for (let i = out?.ordered ? from : 0; i < MEADOW_SIZE; i++) {
    if (!meadowFree(s, i) || !matches(meadowCard(s, i), filter)) continue;
    any = true;
    out?.add(i + 1);
  }
  return any;
}

/** A = tucked so far, B = position behind the last. */
export const tuckMeadowVerb: Verb<TuckMeadow> = {
  name: 'tuckMeadow',
  step(s, f, effect) {
    if (s[f + PC] === 0 && s[f + A] < effect.max && offer(s, 0, effect, null)) return ask(s);
    refillMeadow(s);
    pop(s);
  },
  options(s, f, effect, out) {
    out.add(DONE);
    offer(s, s[f + B], effect, out);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    tuck(s, s[f + SEAT], s[f + AT], meadowCard(s, code - 1));
    s[MEADOW + code - 1] = 0;
    s[f + A]++;
    s[f + B] = code;
  },
  prompt: (s, f, { max, filter }) => ({
    text: t('prompt.underEvent', {
      kind: filter.kind ?? 'card',
      event: eventName(s, s[f + AT]),
      n: max - s[f + A],
    }),
    min: 0,
    max,
    picked: s[f + A],
  }),
  wording: (s, _f, _effect, code) => meadowWording(s, 'tuck', code),
};

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
  prompt: (s, f) => ({
    text: t('prompt.underEvent', { kind: 'card', event: eventName(s, s[f + AT]), n: 1 }),
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'tuck', code),
};
