/** Looking at the top of a pile: some cards are kept, or all go back in any order. */
import { A, B, PC, SEAT, ask, pop, raiseBarrier, type State, type Verb } from '@evervale/kernel';
import { magicOf, tileId } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { magicName, t, tileName } from '../say.ts';
import { LOOKING, MAGIC_COUNT, MAGIC_PILE, STACK, STACK_COUNT } from '../state/layout.ts';
import { dropDrawn, lift, rememberBottom, rememberTop } from '../state/known.ts';
import { addToHand, reshuffle } from '../state/magic.ts';
import { NOTHING_SHOWN, OK } from '../turn/reason.ts';
import type { Look } from '../vocabulary/world.ts';

const pileAt = ({ pile }: Look): number => (pile === 'realms' ? STACK : MAGIC_PILE);
const countAt = ({ pile }: Look): number => (pile === 'realms' ? STACK_COUNT : MAGIC_COUNT);

function begin(s: State, f: number, effect: Look): void {
  s[f + PC] = 1;
  // E12.10: with too few cards the discard pile is shuffled under the deck first.
  if (effect.pile === 'magic' && s[MAGIC_COUNT] < effect.n) reshuffle(s);
  s[f + A] = Math.min(effect.n, s[countAt(effect)]);
  raiseBarrier(s);
  s[LOOKING] = s[f + SEAT] + 1;
  s[LOOKING + 1] = effect.pile === 'realms' ? 1 : 2;
  s[LOOKING + 2] = s[f + A];
}

/** Tiles that were seen stay known to the seat as long as nobody changes the order. */
function end(s: State, f: number, { pile }: Look): void {
  s.fill(0, LOOKING, LOOKING + 3);
  if (pile === 'realms') rememberTop(s, s[f + SEAT], s[f + B]);
  pop(s);
}

/** A = cards looked at that have no place yet, B = cards kept or put back. */
export const lookVerb: Verb<Look> = {
  name: 'look',
  can: (s, _seat, _here, _at, { pile }) =>
    pile === 'magic' || s[STACK_COUNT] > 0 ? OK : NOTHING_SHOWN,
  step(s, f, effect) {
    if (s[f + PC] === 0) begin(s, f, effect);
    if (s[f + A] === 0) end(s, f, effect);
    else ask(s);
  },
  options(s, f, effect, out) {
    const top = pileAt(effect) + s[countAt(effect)];
    const fixed = effect.keep === 0 ? s[f + B] : 0;
    for (let i = 1; i <= s[f + A]; i++) {
      const kind = s[top - fixed - i];
      if (!out.has(kind)) out.add(kind);
    }
  },
  pick(s, f, effect, kind) {
    if (effect.keep === 0) putNext(s, f, effect, kind);
    else if (s[f + B] < effect.keep) keepOne(s, f, kind);
    else putUnder(s, f, kind);
    s[f + A]--;
    s[f + B]++;
  },
  prompt: (s, f, { keep }) => ({
    text: t(keep === 0 ? 'prompt.putBack' : s[f + B] < keep ? 'prompt.keep' : 'prompt.putUnder'),
  }),
  wording(s, f, { pile, keep }, kind) {
    const [id, what] =
      pile === 'realms' ? [tileId(kind), tileName(kind)] : [magicOf(kind).id, magicName(kind)];
    return {
      key: `${s[f + B] < keep ? 'keep' : 'next'}:${id}`,
      text: t('option.next', { what }),
    };
  },
};

/** The first one picked lies on top, and so on. */
function putNext(s: State, f: number, effect: Look, kind: number): void {
  const to = pileAt(effect) + s[countAt(effect)] - 1 - s[f + B];
  let from = to;
  while (s[from] !== kind) from--;
  s[from] = s[to];
  s[to] = kind;
}

/** Takes one of the cards looked at out of the deck. */
function takeOut(s: State, kind: number): void {
  const top = MAGIC_PILE + --s[MAGIC_COUNT];
  let from = top;
  while (s[from] !== kind) from--;
  s.copyWithin(from, from + 1, top + 1);
  s[top] = 0;
  s[LOOKING + 2]--;
  dropDrawn(s);
}

function keepOne(s: State, f: number, kind: number): void {
  const seat = s[f + SEAT];
  takeOut(s, kind);
  addToHand(s, seat, kind);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'keep', seat, count: 1, cards: [kind], to: [seat], secret: true });
  }
}

/** Whoever put a card there knows it from that moment on. */
function putUnder(s: State, f: number, kind: number): void {
  takeOut(s, kind);
  s.copyWithin(MAGIC_PILE + 1, MAGIC_PILE, MAGIC_PILE + s[MAGIC_COUNT]);
  s[MAGIC_PILE] = kind;
  s[MAGIC_COUNT]++;
  lift(s, 1);
  rememberBottom(s, s[f + SEAT]);
}
