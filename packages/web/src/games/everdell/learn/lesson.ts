/** A lesson as data: a position, and steps of something to read or something to do. */
import type { Position } from '@evervale/everdell';
import type { LessonKey } from './words/index.ts';

export interface Step {
  readonly text: LessonKey;
  /** The keys of the picks that are asked for; `discard:*` is any discard. Without: only to read. */
  readonly expect?: readonly string[];
  /** The step goes on as long as such picks are offered: all the discards of one price. */
  readonly whole?: boolean;
  /** What the other player does then, by key. */
  readonly reply?: readonly string[];
  /** Time has passed: the table is another one from here on. */
  readonly position?: Position;
  /** Numbers of the rules behind it. */
  readonly rules?: readonly string[];
}

export interface Lesson {
  readonly id: LessonId;
  readonly minutes: number;
  readonly position: Position;
  readonly steps: readonly Step[];
}

export const LESSON_IDS = [
  'first',
  'discounts',
  'events',
  'journey',
  'bellfaire',
  'pearlbrook',
  'newleaf',
  'spirecrest',
  'nightweave',
  'solo',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const fits = (key: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
  );
