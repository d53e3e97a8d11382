/** Drawing cards from the pile. */
import {
  A,
  AT,
  B,
  DONE,
  OF,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Prompt,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { cardName, enough, t } from '../say.ts';
import { DRAWS_FROM_MEADOW, able } from '../state/abilities.ts';
import { has, slotOf } from '../state/city.ts';
import { handLimit, handSize, room } from '../state/hand.ts';
import { MEADOW_SIZE, PLAYERS } from '../state/layout.ts';
import {
  drawCards,
  drawable,
  meadowCard,
  meadowCount,
  meadowFree,
  refillMeadow,
} from '../state/piles.ts';
import { takeFromMeadow } from '../state/meadow.ts';
import { noticeDrew } from '../turn/notices.ts';
import { HAND_FULL, NOTHING_TO_GAIN, OK, PILES_EMPTY } from '../turn/reason.ts';
import { amount, comesTo, type Count } from './count.ts';

export interface Draw extends Effect {
  readonly verb: 'draw';
  readonly n: Count | 'toLimit';
  /** Carried out afterwards; "that many" is how many cards came, the last ones of the hand. */
  readonly then?: Effect;
}

export function draw(n: Count | 'toLimit', then?: Effect): Draw {
  return { verb: 'draw', id: 0, n, ...(then && { then }) };
}

/** Verbs that show the cards just drawn. Boxes add theirs. */
export const SHOWING = new Set<string>();

/** Whoever has the ability chooses between deck and Meadow, but not for cards that are shown. */
function fromEither(s: State, seat: number, { then }: Draw): boolean {
  if (!able(s, seat, DRAWS_FROM_MEADOW) || meadowCount(s) === 0) return false;
  return then === undefined || !SHOWING.has(then.verb);
}

/** 7.8: with five and more players the Meadow stands in when both piles are empty. */
function meadowStandsIn(s: State): boolean {
  return s[PLAYERS] >= 5 && meadowCount(s) > 0;
}

/** Could at least one card come (5.8)? */
export function canDraw(s: State, seat: number, of: number, at: number, effect: Draw): number {
  if (effect.n !== 'toLimit' && !comesTo(s, effect.n, of, at)) return NOTHING_TO_GAIN;
  if (room(s, seat) === 0) return HAND_FULL;
  if (drawable(s) > 0 || meadowStandsIn(s)) return OK;
  return fromEither(s, seat, effect) ? OK : PILES_EMPTY;
}

/** PC of a player who may take cards from the Meadow instead. */
const ONE_BY_ONE = 2;
const FROM_DECK = MEADOW_SIZE + 1;

/** A = cards still to come, B = how many came. */
export const drawVerb: Verb<Draw> = {
  name: 'draw',
  kids: (effect) => (effect.then ? [effect.then] : []),
  can: canDraw,
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      const wanted =
        effect.n === 'toLimit' ? handLimit(s, seat) - handSize(s, seat) : amount(s, f, effect.n);
      if (fromEither(s, seat, effect)) {
        s[f + PC] = ONE_BY_ONE;
        s[f + A] = Math.max(0, wanted);
      } else {
        s[f + B] = drawCards(s, seat, wanted);
        s[f + A] = Math.max(0, wanted - s[f + B]);
      }
    }
    if (s[f + PC] === ONE_BY_ONE) return drawOneByOne(s, f, effect);
    if (s[f + A] > 0 && room(s, seat) > 0 && drawable(s) === 0 && meadowStandsIn(s)) ask(s);
    else finishDraw(s, f, effect);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === ONE_BY_ONE) {
      if (drawable(s) > 0) out.add(FROM_DECK);
    } else out.add(DONE);
    for (let i = 0; i < MEADOW_SIZE; i++) if (meadowFree(s, i)) out.add(i + 1);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + A] = 0);
    if (code === FROM_DECK) drawCards(s, s[f + SEAT], 1);
    else takeFromMeadow(s, s[f + SEAT], code - 1);
    s[f + A]--;
    s[f + B]++;
  },
  prompt: (s, f) =>
    s[f + PC] === ONE_BY_ONE
      ? { text: t('prompt.drawFrom', { n: Math.min(s[f + A], room(s, s[f + SEAT])) }) }
      : meadowPrompt(s, f),
  wording: (s, f, _effect, code) =>
    code === FROM_DECK
      ? { key: 'draw:deck', text: t('option.pile', { pile: 'deck' }) }
      : meadowWording(s, 'take', code, s[f + B]),
};

/** As many as are wanted, fit and lie there. */
function meadowPrompt(s: State, f: number): Prompt {
  const n = Math.min(s[f + A], meadowCount(s), room(s, s[f + SEAT]));
  return { text: t('prompt.meadowTakeUpTo', { n }), min: 0, max: n };
}

/** Each card from the deck or the Meadow, which is refilled at the end (7.5). */
function drawOneByOne(s: State, f: number, effect: Draw): void {
  const more = s[f + A] > 0 && room(s, s[f + SEAT]) > 0;
  if (more && (drawable(s) > 0 || meadowCount(s) > 0)) return ask(s);
  refillMeadow(s);
  finishDraw(s, f, effect);
}

/** What hangs on the cards that came: first the effect's own, then cards that wait for draws. */
function finishDraw(s: State, f: number, { then }: Draw): void {
  const seat = s[f + SEAT];
  const of = s[f + OF];
  const at = s[f + AT];
  const came = s[f + B];
  pop(s);
  if (came > 0) noticeDrew(s, seat);
  for (let i = 0; i < CARDS.onDraw.length; i++) {
    const kind = CARDS.onDraw[i];
    if (came === 0 || !has(s, seat, kind)) continue;
    push(s, CARDS.of(kind).afterDraw!.id, seat, seat, slotOf(s, seat, kind), came);
  }
  if (then !== undefined && came > 0) push(s, then.id, seat, of, at, came);
}

/** A Meadow card as an option: position + 1, 0 = done. */
export function meadowWording(s: State, act: string, code: number, picked = 0): Wording {
  if (code === DONE) return enough(picked);
  const card = meadowCard(s, code - 1);
  return {
    key: `${act}:${CARDS.of(card).id}@meadow-${code}`,
    text: t('option.meadowCard', { card: cardName(card), n: code }),
  };
}
