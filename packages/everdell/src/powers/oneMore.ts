/** The cardinals may draw one more card whenever they have drawn some. */
import { DONE, SEAT, ask, pop, type Effect, type Verb } from '@evervale/kernel';
import { t } from '../say.ts';
import { room } from '../state/hand.ts';
import { drawCards, drawable } from '../state/piles.ts';

export interface DrawOneMore extends Effect {
  readonly verb: 'drawOneMore';
}

export function drawOneMore(): DrawOneMore {
  return { verb: 'drawOneMore', id: 0 };
}

const YES = 1;

/** This card lets nobody draw another one. */
export const drawOneMoreVerb: Verb<DrawOneMore> = {
  name: 'drawOneMore',
  step(s, f) {
    if (room(s, s[f + SEAT]) > 0 && drawable(s) > 0) ask(s);
    else pop(s);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(YES);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    if (code === YES) drawCards(s, seat, 1);
  },
  prompt: () => ({ text: t('prompt.oneMore') }),
  wording: (_s, _f, _effect, code) =>
    code === DONE
      ? { key: 'none', text: t('option.none') }
      : { key: 'draw', text: t('option.drawOne') },
};
