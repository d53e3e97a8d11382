/** What a Magic card is (chapter 14). */
import type { Effect } from '@evervale/kernel';
import type { Moment, Where } from './ability.ts';
import type { Condition } from './count.ts';
import type { Element, Origin, Price } from './terms.ts';

/** The moments at which a Spell can be cast: a Free Action, or one of the windows of chapter 28. */
export const TIMINGS = [
  'yourTurn',
  'battleAbout',
  'join',
  'countDice',
  'addDice',
  'rolled',
  'battleWon',
  'losses',
  'sentToUnderworld',
] as const;
export type Timing = (typeof TIMINGS)[number];

interface MagicBase {
  readonly id: string;
  readonly origin: Origin;
  readonly copies: number;
}

export interface Spell extends MagicBase {
  readonly type: 'spell';
  /** Its theme, and the track of its casting minimum. */
  readonly element: Element;
  readonly timing: readonly Timing[];
  /** Free with so much power in its element, else the price is paid (E14.5); none: always free. */
  readonly casting?: { readonly pay: Price; readonly orPower: number };
  /** The caster needs a Unit in the battle's Realm although the window does not ask for it. */
  readonly involved?: true;
  readonly do: Effect;
}

export interface Quest extends MagicBase {
  readonly type: 'quest';
  readonly vp: number;
  /** A lasting condition, or a moment with what must hold then (E14.11). */
  readonly done:
    | { readonly state: Condition }
    | { readonly on: Moment; readonly where?: Where; readonly cond?: Condition };
}

export interface Prophecy extends MagicBase {
  readonly type: 'prophecy';
  readonly scoring: Effect;
}

export type MagicCard = Spell | Quest | Prophecy;

export function spell(
  id: string,
  rest: Omit<Spell, 'id' | 'type' | 'origin'> & { readonly origin?: Origin },
): Spell {
  return { id, type: 'spell', origin: 'original', ...rest };
}

export function quest(id: string, points: number, done: Quest['done']): Quest {
  return { id, type: 'quest', origin: 'original', copies: 1, vp: points, done };
}

export function prophecy(id: string, scoring: Effect): Prophecy {
  return { id, type: 'prophecy', origin: 'original', copies: 1, scoring };
}
