/** The Silver Scale Spring slides under a Construction, whose printed cost its owner gains. */
import {
  AT,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { IS_CRITTER } from '../content/tables.ts';
import { refund, slotWording } from '../effects/city.ts';
import { cardNoun, t } from '../say.ts';
import { cardIn, cityTop } from '../state/city.ts';

export interface SlideUnder extends Effect {
  readonly verb: 'slideUnder';
}

export function slideUnder(): SlideUnder {
  return { verb: 'slideUnder', id: 0 };
}

/** Other Constructions of the city; copies are the same choice. */
function offer(s: State, seat: number, own: number, out: Options | null): boolean {
  let any = false;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind === 0 || IS_CRITTER[kind] === 1 || slot === own) continue;
    any = true;
    if (out !== null && !copyBefore(s, seat, slot)) out.add(slot + 1);
  }
  return any;
}

function copyBefore(s: State, seat: number, slot: number): boolean {
  for (let i = 0; i < slot; i++) if (cardIn(s, seat, i) === cardIn(s, seat, slot)) return true;
  return false;
}

export const slideUnderVerb: Verb<SlideUnder> = {
  name: 'slideUnder',
  step(s, f) {
    if (s[f + PC] === 1 || !offer(s, s[f + SEAT], s[f + AT], null)) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => void offer(s, s[f + SEAT], s[f + AT], out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    refund(s, s[f + SEAT], cardIn(s, s[f + SEAT], code - 1));
  },
  prompt: (s, f) => ({
    text: t('prompt.slideUnder', { of: cardNoun(cardIn(s, s[f + SEAT], s[f + AT])) }),
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'under', code),
};
