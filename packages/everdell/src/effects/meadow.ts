/** Runs of Meadow cards: discarding and taking them. */
import {
  A,
  B,
  C,
  D,
  DEPTH,
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
import { t } from '../say.ts';
import { matches, type CardFilter } from '../state/city.ts';
import { room } from '../state/hand.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { discardFromMeadow, takeFromMeadow } from '../state/meadow.ts';
import { meadowCard, meadowCount, meadowFree, refillMeadow } from '../state/piles.ts';
import { noticeWantsMeadow } from '../turn/notices.ts';
import { HAND_FULL, MEADOW_EMPTY, OK } from '../turn/reason.ts';
import { meadowWording } from './draw.ts';

function fits(s: State, i: number, filter: CardFilter | undefined): boolean {
  return meadowFree(s, i) && (filter === undefined || matches(meadowCard(s, i), filter));
}

/** Cards of the Meadow, from this position on, that can be reached and pass the filter. */
function countFrom(s: State, from: number, filter: CardFilter | undefined): number {
  let n = 0;
  for (let i = from; i < MEADOW_SIZE; i++) if (fits(s, i, filter)) n++;
  return n;
}

/** Offers Meadow cards; in order only from `from` on, leaving enough of them for `needed` picks. */
export function offerPositions(
  s: State,
  from: number,
  needed: number,
  out: Options,
  filter?: CardFilter,
): void {
  const first = out.ordered ? from : 0;
  let left = out.ordered ? countFrom(s, first, filter) : MEADOW_SIZE;
  for (let i = first; i < MEADOW_SIZE && left >= needed; i++) {
    if (!fits(s, i, filter)) continue;
    out.add(i + 1);
    if (out.ordered) left--;
  }
}

/** What tells one run of Meadow cards from another. */
interface Run<E extends Effect> {
  readonly verb: E['verb'];
  readonly can?: (s: State, seat: number) => number;
  /** How many at most, and from which cards. */
  readonly most: (s: State, seat: number, effect: E) => number;
  readonly filter?: (effect: E) => CardFilter;
  /** May the player stop before that? */
  readonly upTo: (effect: E) => boolean;
  /** The cards go into the hand. */
  readonly intoHand?: boolean;
  /** What happens to the card at a position; the frame knows for whom. */
  readonly deed: (s: State, f: number, position: number) => void;
  readonly act: string;
  readonly ask: (s: State, f: number, effect: E) => Text;
}

/** Is something to be done before this Meadow card goes into the hand? It is on the stack then. */
export function waitsFor(s: State, seat: number, position: number): boolean {
  const depth = s[DEPTH];
  noticeWantsMeadow(s, seat, position);
  return s[DEPTH] > depth;
}

/**
 * All picks first, then the Meadow is refilled (7.5). A = still to come, B = position behind the
 * last, C = in all, D = the pick that waits for something to be done first.
 */
export function meadowRun<E extends Effect>(run: Run<E>): Verb<E> {
  return {
    name: run.verb,
    ...(run.can && { can: run.can }),
    step(s, f, effect) {
      const filter = run.filter?.(effect);
      if (s[f + D] !== 0) {
        run.deed(s, f, s[f + D] - 1);
        s[f + D] = 0;
      }
      if (s[f + PC] === 0) {
        s[f + PC] = 1;
        const most = run.most(s, s[f + SEAT], effect);
        s[f + A] = s[f + C] = Math.min(most, countFrom(s, 0, filter));
      }
      if (s[f + A] > 0 && countFrom(s, 0, filter) > 0) return ask(s);
      refillMeadow(s);
      pop(s);
    },
    options(s, f, effect, out) {
      if (run.upTo(effect)) out.add(DONE);
      const needed = run.upTo(effect) ? 1 : s[f + A];
      offerPositions(s, s[f + B], needed, out, run.filter?.(effect));
    },
    pick(s, f, _effect, code) {
      if (code === DONE) return void (s[f + A] = 0);
      s[f + A]--;
      s[f + B] = code;
      if (run.intoHand && waitsFor(s, s[f + SEAT], code - 1)) s[f + D] = code;
      else run.deed(s, f, code - 1);
    },
    prompt(s, f, effect) {
      const all = s[f + C];
      const min = run.upTo(effect) ? 0 : all;
      return { text: run.ask(s, f, effect), min, max: all, picked: all - s[f + A] };
    },
    wording: (s, f, _effect, code) => meadowWording(s, run.act, code, s[f + C] - s[f + A]),
  };
}

export interface DiscardMeadow extends Effect {
  readonly verb: 'discardMeadow';
  readonly n: number;
}

/** Discard so many Meadow cards and refill (UNDERTAKER.1). */
export function discardMeadow(n: number): DiscardMeadow {
  return { verb: 'discardMeadow', id: 0, n };
}

export const discardMeadowVerb = meadowRun<DiscardMeadow>({
  verb: 'discardMeadow',
  can: (s) => (meadowCount(s) > 0 ? OK : MEADOW_EMPTY),
  most: (_s, _seat, { n }) => n,
  upTo: () => false,
  deed: (s, f, position) => discardFromMeadow(s, s[f + SEAT], position),
  act: 'discard',
  ask: (s, f) => t('prompt.meadowDiscard', { n: s[f + A] }),
});

export interface TakeMeadow extends Effect {
  readonly verb: 'takeMeadow';
  readonly n: number;
  /** 0 to n, instead of as many as possible. */
  readonly upTo: boolean;
}

/** Take Meadow cards into the hand. */
export function takeMeadow(n: number, upTo = false): TakeMeadow {
  return { verb: 'takeMeadow', id: 0, n, upTo };
}

export function canTakeMeadow(s: State, seat: number): number {
  if (room(s, seat) === 0) return HAND_FULL;
  return meadowCount(s) > 0 ? OK : MEADOW_EMPTY;
}

export const takeMeadowVerb = meadowRun<TakeMeadow>({
  verb: 'takeMeadow',
  can: canTakeMeadow,
  most: (s, seat, { n }) => Math.min(n, room(s, seat)),
  upTo: ({ upTo }) => upTo,
  intoHand: true,
  deed: (s, f, position) => takeFromMeadow(s, s[f + SEAT], position),
  act: 'take',
  ask: (s, f, { upTo }) => t(upTo ? 'prompt.meadowTakeUpTo' : 'prompt.meadowTake', { n: s[f + A] }),
});
