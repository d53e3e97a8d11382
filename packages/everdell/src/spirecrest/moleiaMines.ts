/** The Moleia Mines: turn up card after card, and stop before one matches the Meadow. */
import {
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { addToHand, room } from '../state/hand.ts';
import { MAX_HAND, MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { discardCardOf, drawable, takeTop } from '../state/piles.ts';
import { gainPoints } from '../state/supply.ts';
import { HAND_FULL, OK, PILES_EMPTY } from '../turn/reason.ts';
import { name } from '../words/index.ts';
import { MINE, tableAt } from './room.ts';

export interface Dig extends Effect {
  readonly verb: 'dig';
}

export const dig = (): Dig => ({ verb: 'dig', id: 0 });

export function mineCard(s: State, i: number): number {
  return s[tableAt(s) + MINE + i];
}

export function mineCount(s: State): number {
  let n = 0;
  while (n < MAX_HAND && mineCard(s, n) !== 0) n++;
  return n;
}

/** Takes all cards from the mine. */
function empty(s: State, seat: number, where: 'hand' | 'discard'): void {
  const n = mineCount(s);
  const cards: number[] | null = emit.sink === null ? null : [];
  for (let i = 0; i < n; i++) {
    const card = mineCard(s, i);
    if (where === 'hand') addToHand(s, seat, card);
    else discardCardOf(s, card);
    if (cards !== null) cards.push(card);
    s[tableAt(s) + MINE + i] = 0;
  }
  if (emit.sink !== null) emit.sink.push({ type: 'revealedGo', seat, cards: cards!, where });
  if (where === 'hand') gainPoints(s, seat, n);
}

function liesInMeadow(s: State, kind: number): boolean {
  for (let i = 0; i < MEADOW_SIZE; i++) if (s[MEADOW + i] === kind) return true;
  return false;
}

function digOne(s: State, f: number): void {
  const seat = s[f + SEAT];
  const card = takeTop(s);
  s[tableAt(s) + MINE + mineCount(s)] = card;
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'reveal', seat, cards: [card], from: 'deck' });
  if (!liesInMeadow(s, card)) return;
  if (emit.sink !== null) emit.sink.push({ type: 'caveIn', seat, card });
  empty(s, seat, 'discard');
  s[f + PC] = 1;
}

const DIG = 1;

/** As many as would still fit the hand. */
const canDig = (s: State, seat: number): boolean => mineCount(s) < room(s, seat) && drawable(s) > 0;

/** PC 1 = over. */
export const digVerb: Verb<Dig> = {
  name: 'dig',
  can(s, seat) {
    if (room(s, seat) === 0) return HAND_FULL;
    return drawable(s) > 0 ? OK : PILES_EMPTY;
  },
  step(s, f) {
    if (s[f + PC] === 0 && canDig(s, s[f + SEAT])) return ask(s);
    const seat = s[f + SEAT];
    pop(s);
    if (mineCount(s) > 0) empty(s, seat, 'hand');
  },
  options(s, _f, _effect, out) {
    if (mineCount(s) > 0) out.add(DONE);
    out.add(DIG);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) s[f + PC] = 1;
    else digOne(s, f);
  },
  prompt: (s) => ({ text: t('prompt.dig', { n: mineCount(s), me: name('moleia-mines') }) }),
  wording: (s, _f, _effect, code) =>
    code === DONE
      ? { key: 'take', text: t('option.digStop', { n: mineCount(s) }) }
      : { key: 'reveal', text: t('option.dig') },
};
