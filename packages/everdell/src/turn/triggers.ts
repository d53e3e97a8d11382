/** What happens after a card was played (6.27 step 6). */
import {
  A,
  C,
  D,
  E,
  PC,
  SEAT,
  ask,
  get32,
  push,
  type Effect,
  type Options,
  type State,
} from '@evervale/kernel';
import { CARDS, IS_CRITTER } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { slotOf } from '../state/city.ts';
import { TRIGGERS, playerAt } from '../state/layout.ts';
import { AFTER, TRIGGER } from './playFrame.ts';

/** Step 6. */
export function lookForTriggers(s: State, f: number): void {
  setTriggers(s, f, triggersFor(s, s[f + SEAT], s[f + A]));
  s[f + PC] = TRIGGER;
}

export function triggers(s: State, f: number): void {
  if (openTriggers(s, f) === 0) s[f + PC] = AFTER;
  else ask(s);
}

export function openTriggers(s: State, f: number): number {
  return s[f + C] | (s[f + D] << 8) | (s[f + E] << 16);
}

function setTriggers(s: State, f: number, mask: number): void {
  s[f + C] = mask & 255;
  s[f + D] = (mask >> 8) & 255;
  s[f + E] = mask >> 16;
}

export function offerTriggers(open: number, out: Options): void {
  for (let i = 0; i < CARDS.triggers.length; i++) if (open & (1 << i)) out.add(i + 1);
}

/** 6.29: the triggers in the city now; never the played card's own (6.12). */
function triggersFor(s: State, seat: number, kind: number): number {
  const present = get32(s, playerAt(seat) + TRIGGERS);
  if (present === 0) return 0;
  let mask = 0;
  for (let i = 0; i < CARDS.triggers.length; i++) {
    const card = CARDS.triggers[i];
    if ((present & (1 << i)) === 0 || card === kind) continue;
    if (reactionOf(card, kind) !== undefined) mask |= 1 << i;
  }
  return mask;
}

/** What the card `of` does after a card of this kind was played. */
function reactionOf(of: number, kind: number): Effect | undefined {
  const all = CARDS.of(of).afterPlay!;
  for (let i = 0; i < all.length; i++) {
    const on = all[i].kind;
    if (on === 'either' || (on === 'critter') === (IS_CRITTER[kind] === 1)) return all[i].effect;
  }
  return undefined;
}

export function startTrigger(s: State, f: number, i: number): void {
  const seat = s[f + SEAT];
  const card = CARDS.triggers[i];
  setTriggers(s, f, openTriggers(s, f) & ~(1 << i));
  if (emit.sink !== null) emit.sink.push({ type: 'trigger', seat, card });
  push(s, reactionOf(card, s[f + A])!.id, seat, seat, slotOf(s, seat, card), 0);
}
