/** Archeologist and Trail Guide: cards tucked under them, to be played for less. */
import {
  A,
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
import type { CardKind } from '../content/terms.ts';
import { meadowWording } from '../effects/draw.ts';
import { cardWording } from '../effects/handRun.ts';
import { emit } from '../log/emit.ts';
import { cardName, t } from '../say.ts';
import { matches } from '../state/city.ts';
import { handCard, handSize, removeFromHand } from '../state/hand.ts';
import { MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { meadowCard, meadowFree, refillMeadow } from '../state/piles.ts';
import { forLessText } from '../turn/leftOut.ts';
import type { Source } from '../turn/sources.ts';
import { ARCHEOLOGIST, TRAIL_GUIDE, holds } from './finds.ts';
import { TUCKED, TUCKED_EACH, tableAt } from './room.ts';

/** Which of the two: 0 = the Archeologist, 1 = the Trail Guide. */
type Under = 0 | 1;

export function tuckedCard(s: State, under: number, i: number): number {
  return s[tableAt(s) + TUCKED + under * TUCKED_EACH + i];
}

export function tuckedCount(s: State, under: number): number {
  let n = 0;
  while (n < TUCKED_EACH && tuckedCard(s, under, n) !== 0) n++;
  return n;
}

export function tuckCard(s: State, under: number, kind: number): void {
  s[tableAt(s) + TUCKED + under * TUCKED_EACH + tuckedCount(s, under)] = kind;
}

export interface TuckBeside extends Effect {
  readonly verb: 'tuckBeside';
  readonly under: Under;
  readonly kind: CardKind;
}

/** Up to three cards of a kind from hand and Meadow. */
export function tuckBeside(under: Under, kind: CardKind): TuckBeside {
  return { verb: 'tuckBeside', id: 0, under, kind };
}

const MEADOW_PICK = 0x100;

function offer(s: State, seat: number, kind: CardKind, out: Options): void {
  const filter = { kind };
  for (let i = 0; i < handSize(s, seat); i++) {
    const card = handCard(s, seat, i);
    if (!out.has(card) && matches(card, filter)) out.add(card);
  }
  for (let i = 0; i < MEADOW_SIZE; i++) {
    if (meadowFree(s, i) && matches(meadowCard(s, i), filter)) out.add(MEADOW_PICK + i);
  }
}

/** A = tucked so far, PC 1 = enough. The Meadow is refilled at the end (7.5). */
export const tuckBesideVerb: Verb<TuckBeside> = {
  name: 'tuckBeside',
  step(s, f) {
    if (s[f + PC] === 0 && s[f + A] < TUCKED_EACH) return ask(s);
    pop(s);
    refillMeadow(s);
  },
  options(s, f, { kind }, out) {
    out.add(DONE);
    offer(s, s[f + SEAT], kind, out);
  },
  pick(s, f, { under }, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    const fromHand = code < MEADOW_PICK;
    const card = fromHand ? code : meadowCard(s, code - MEADOW_PICK);
    if (fromHand) removeFromHand(s, seat, card);
    else s[MEADOW + code - MEADOW_PICK] = 0;
    tuckCard(s, under, card);
    s[f + A]++;
    if (emit.sink !== null) {
      const from = fromHand ? 'hand' : 'meadow';
      emit.sink.push({ type: 'tuckBeside', seat, card, from });
    }
  },
  prompt: (s, f, { kind }) => ({
    text: t('prompt.tuckBeside', { kind, n: TUCKED_EACH - s[f + A] }),
    min: 0,
    max: TUCKED_EACH,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) =>
    code < MEADOW_PICK
      ? cardWording('tuck', code, s[f + A])
      : meadowWording(s, 'tuck', code - MEADOW_PICK + 1),
};

/** 13.19: the reduction is a card-playing advantage. What a Critter costs are berries. */
function source(under: Under, id: string, find: number, less: number): Source {
  return {
    id,
    most: TUCKED_EACH,
    size: (s, seat) => (holds(s, seat, find) ? TUCKED_EACH : 0),
    kindAt: (s, _seat, i) => tuckedCard(s, under, i),
    wording(s, seat, i) {
      const kind = tuckedCard(s, under, i);
      return {
        key: `play:${CARDS.of(kind).id}@${id}`,
        text: t('option.playTucked', {
          card: cardName(kind),
          less: forLessText(s, seat, kind, less),
        }),
      };
    },
    less,
    /** The others move up. */
    take(s, _seat, i) {
      const at = tableAt(s) + TUCKED + under * TUCKED_EACH;
      s.copyWithin(at + i, at + i + 1, at + TUCKED_EACH);
      s[at + TUCKED_EACH - 1] = 0;
    },
  };
}

export const tuckedSources: readonly Source[] = [
  source(0, 'archeologist', ARCHEOLOGIST, 1),
  source(1, 'trail-guide', TRAIL_GUIDE, 2),
];
