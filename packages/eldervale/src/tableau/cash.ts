/** Cashing a token (E11.2, E12.13): all it shows, with a slash one of the two. */
import { A, SEAT, ask, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { tokenOf } from '../content/tables.ts';
import { GOODS } from '../content/terms.ts';
import { gainGood, goodWording } from '../effects/goods.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { keepsPayable } from './paying.ts';

export const cashChoice: Effect = { verb: 'cashChoice', id: 0 };

/** Gives what a token shows; it has left the Tray already and leaves the game (E6.4). */
export function cashShown(s: State, seat: number, token: number): void {
  if (emit.sink !== null) emit.sink.push({ type: 'cash', seat, token });
  const { shows, choice } = tokenOf(token);
  if (choice) {
    const f = push(s, cashChoice.id, seat, 0, 0, 0);
    s[f + A] = token;
    return;
  }
  for (const good of shows) gainGood(s, seat, GOODS.indexOf(good), 1);
}

/** A = the token. */
export const cashChoiceVerb: Verb = {
  name: 'cashChoice',
  step: (s) => ask(s),
  options(s, f, _effect, out) {
    for (const good of tokenOf(s[f + A]).shows) {
      if (keepsPayable(s, s[f + SEAT], GOODS.indexOf(good))) out.add(GOODS.indexOf(good) + 1);
    }
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    gainGood(s, seat, code - 1, 1);
  },
  prompt: () => ({ text: t('prompt.gain', { n: 1 }) }),
  wording: (_s, _f, _effect, code) => goodWording('gain', code),
};
