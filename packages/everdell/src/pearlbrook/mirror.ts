/** The Mirror: the immediate effect of an adornment that an opponent has played. */
import { DONE, Options, PC, SEAT, ask, pop, push, type State, type Verb } from '@evervale/kernel';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { PLAYERS } from '../state/layout.ts';
import { OK } from '../turn/reason.ts';
import { name } from '../words/index.ts';
import { ADORNMENTS, adornmentAt, isPlayed } from './adornments.ts';
import type { CopyAdornment } from './copyAdornment.ts';
import { ADORNMENTS_EACH } from './room.ts';

/** Picks are the numbers of adornments. */
function offer(s: State, seat: number, out: Options): void {
  for (let other = 0; other < s[PLAYERS]; other++) {
    if (other === seat) continue;
    for (let i = 0; i < ADORNMENTS_EACH; i++) {
      const number = adornmentAt(s, other, i);
      if (number === 0 || !isPlayed(s, other, i)) continue;
      if (performable(s, seat, seat, 0, ADORNMENTS[number - 1].effect) === OK) out.add(number);
    }
  }
}

const scratch = new Options();

export const copyAdornmentVerb: Verb<CopyAdornment> = {
  name: 'copyAdornment',
  step(s, f) {
    scratch.clear();
    offer(s, s[f + SEAT], scratch);
    if (s[f + PC] === 1 || scratch.count === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    out.add(DONE);
    offer(s, s[f + SEAT], out);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    if (code === DONE) return;
    const { id, effect } = ADORNMENTS[code - 1];
    if (emit.sink !== null) emit.sink.push({ type: 'copyAdornment', seat, adornment: id });
    push(s, effect.id, seat, seat, 0, 0);
  },
  prompt: () => ({ text: t('prompt.copyAdornment') }),
  wording(_s, _f, _effect, code) {
    if (code === DONE) return { key: 'none', text: t('option.none') };
    const { id } = ADORNMENTS[code - 1];
    return { key: `use:${id}`, text: t('option.card', { card: name(id) }) };
  },
};
