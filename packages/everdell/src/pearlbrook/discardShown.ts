/** Discarding hand cards of a stated kind, for everybody to see (12.15, 12.17). */
import {
  A,
  B,
  D,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Text,
  type Verb,
} from '@evervale/kernel';
import { COLOR } from '../content/tables.ts';
import { COLOR_NAMES, type Color } from '../content/terms.ts';
import { discardFromHand } from '../effects/discard.ts';
import { cardWording } from '../effects/handRun.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { handCard, handSize } from '../state/hand.ts';
import { OK } from '../turn/reason.ts';
import { HAND_KIND } from './reason.ts';

export interface DiscardShown extends Effect {
  readonly verb: 'discardShown';
  readonly n: number;
  /** Of one type, or each of another one. */
  readonly color: Color | 'different';
}

export function discardShown(n: number, color: DiscardShown['color']): DiscardShown {
  return { verb: 'discardShown', id: 0, n, color };
}

/** How many more could be discarded, if cards of the types in `gone` do not count any more. */
export function discardable(
  s: State,
  seat: number,
  color: DiscardShown['color'],
  gone = 0,
): number {
  let n = 0;
  let seen = gone;
  for (let i = handSize(s, seat) - 1; i >= 0; i--) {
    const own = COLOR[handCard(s, seat, i)];
    if (color === 'different') {
      if ((seen & (1 << own)) === 0) n++;
      seen |= 1 << own;
    } else if (COLOR_NAMES[own] === color) n++;
  }
  return n;
}

/** A = discarded so far, B = the last kind, D = types discarded, one bit each. */
export const discardShownVerb: Verb<DiscardShown> = {
  name: 'discardShown',
  forget: (s, f) => void (s[f + B] = 0),
  isPrice: () => true,
  can: (s, seat, _of, _at, { n, color }) => (discardable(s, seat, color) >= n ? OK : HAND_KIND),
  step(s, f, effect) {
    if (s[f + PC] === 1 || s[f + A] === effect.n) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offer(s, f, effect, out),
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    if (emit.sink !== null) emit.sink.push({ type: 'reveal', seat, cards: [code], from: 'hand' });
    discardFromHand(s, seat, code);
    s[f + A]++;
    s[f + B] = code;
    s[f + D] |= 1 << COLOR[code];
  },
  prompt: (s, f, { n, color }) => ({
    text: t('prompt.discardShown', { what: wanted(n - s[f + A], color, s[f + A]) }),
    min: n,
    max: n,
    picked: s[f + A],
  }),
  wording: (_s, _f, _effect, code) => cardWording('discard', code),
};

function offer(s: State, f: number, { n, color }: DiscardShown, out: Options): void {
  const seat = s[f + SEAT];
  for (let i = 0; i < handSize(s, seat); i++) {
    const kind = handCard(s, seat, i);
    const fits =
      color === 'different'
        ? (s[f + D] & (1 << COLOR[kind])) === 0
        : COLOR_NAMES[COLOR[kind]] === color;
    if (!fits || out.has(kind)) continue;
    if (out.ordered && color !== 'different' && kind < s[f + B]) continue;
    if (out.ordered && color !== 'different' && from(s, seat, kind, color) < n - s[f + A]) continue;
    out.add(kind);
  }
  // A hand that was dealt anew for a search may have none left.
  if (out.count === 0 && !out.ordered) out.add(DONE);
}

/** Cards of this type whose kind is not below `kind`. */
function from(s: State, seat: number, kind: number, color: Color): number {
  let n = 0;
  for (let i = handSize(s, seat) - 1; i >= 0; i--) {
    const other = handCard(s, seat, i);
    if (other >= kind && COLOR_NAMES[COLOR[other]] === color) n++;
  }
  return n;
}

/** "2 Production cards", "3 cards of different types"; behind others "1 card of another type". */
export function wanted(n: number, color: DiscardShown['color'], before = 0): Text {
  if (color !== 'different') return t('n.colorCard', { n, color });
  const what = t('n.card', { n });
  if (n > 1) return t('q.differentTypes', { what });
  return before > 0 ? t('q.anotherType', { what }) : what;
}
