/** What can be chosen for a game against Nightweave, and what it goes with (25.7, 11.4-11.7). */
import { Refusal, type State } from '@evervale/kernel';
import { BOX_RULES } from '../turn/house.ts';
import { POINT_CARDS } from './pointCards.ts';
import { difficultyOf, setDifficulty } from './room.ts';

/** 31.5: a house rule, one bit behind those of the other boxes. */
export const EASY_SPRING_WORKER = BOX_RULES << 4;

export interface NightweaveOptions {
  /** 0 to 4; 4 is the hardest. */
  readonly difficulty: number;
}

/** What a form says where she does not play. */
export const NO_NIGHTWEAVE = 'none';

/** Was she chosen at all? */
export function isChosen(input: unknown): boolean {
  return input !== undefined && !(isRecord(input) && input['difficulty'] === NO_NIGHTWEAVE);
}

export const DIFFICULTIES: readonly number[] = POINT_CARDS.map((_, level) => level);
const USUAL_DIFFICULTY = 1;

/** 11.5. */
const MOST_PEOPLE = 2;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads what was chosen; refuses with the field and what it may be. */
export function readNightweave(input: unknown, players: number): NightweaveOptions {
  if (players > MOST_PEOPLE) {
    throw new Refusal('options.nightweave', 'Nightweave plays against one or two players (11.5)');
  }
  if (!isRecord(input)) {
    throw new Refusal('options.nightweave', 'must be an object with difficulty');
  }
  for (const key of Object.keys(input)) {
    if (key !== 'difficulty') throw new Refusal(`options.nightweave.${key}`, 'is not an option');
  }
  const difficulty = input['difficulty'] ?? USUAL_DIFFICULTY;
  if (!DIFFICULTIES.some((level) => level === difficulty)) {
    throw new Refusal('options.nightweave.difficulty', 'must be a whole number from 0 to 4');
  }
  return { difficulty: difficulty as number };
}

export function chooseNightweave(s: State, { difficulty }: NightweaveOptions): void {
  setDifficulty(s, difficulty);
}

export function nightweaveOptions(s: State): NightweaveOptions {
  return { difficulty: difficultyOf(s) };
}
