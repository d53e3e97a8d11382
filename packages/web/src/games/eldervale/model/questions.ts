/** Kinds of questions that one may not want to be asked: reaction windows, and pauses for Free Actions. */
import type { Decision } from '@evervale/kernel';

export const QUESTIONS = [
  'battleAbout',
  'join',
  'countDice',
  'addDice',
  'rolled',
  'battleWon',
  'losses',
  'sentToUnderworld',
  'pause',
  'endTurn',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Keys of the answers that let it pass. */
export const PASSES: ReadonlySet<string> = new Set(['pass', 'goOn', 'endTurn']);

const BY_PROMPT: Readonly<Record<string, Question>> = {
  'prompt.join': 'join',
  'prompt.addDice': 'addDice',
  'prompt.pause': 'pause',
  'prompt.endTurn': 'endTurn',
};

export function questionOf({ prompt }: Pick<Decision, 'prompt'>): Question | null {
  if (prompt.key !== 'prompt.window') return BY_PROMPT[prompt.key] ?? null;
  const timing = prompt.args?.['timing'];
  return QUESTIONS.find((one) => one === timing) ?? null;
}
