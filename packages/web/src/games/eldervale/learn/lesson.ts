/**
 * A lesson as data: a deal, how far it has been played when the lesson begins, and steps of something to
 * read or something to do. What is asked for is said by pattern, so that a step holds whatever was done
 * before; what cannot be done any more is passed over.
 */
import type { View } from '@evervale/eldervale';
import type { LessonKey } from './words/index.ts';

export const LESSON_IDS = ['first', 'battle', 'magic', 'monsters'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** Keys of picks, `cash:*` for any that begins so; or whatever fits in the position. */
export type Wants = readonly string[] | ((key: string, view: View) => boolean);

export interface Step {
  readonly text: LessonKey;
  /** What is asked for. Without: only to read. */
  readonly wants?: Wants;
  /** The step lasts until the person is asked one of these; without, it is over with the pick. */
  readonly until?: readonly string[];
  /** What was done before decides whether there is anything to do. */
  readonly optional?: true;
  readonly rules?: readonly string[];
}

export interface Lesson {
  readonly id: LessonId;
  readonly minutes: number;
  readonly seed: number;
  /** The lesson begins when the person has the choice of a turn and this holds. */
  readonly begins: (keys: readonly string[], view: View) => boolean;
  readonly steps: readonly Step[];
}

export function fits(wants: Wants, key: string, view: View): boolean {
  if (typeof wants === 'function') return wants(key, view);
  return wants.some((pattern) =>
    pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
  );
}
