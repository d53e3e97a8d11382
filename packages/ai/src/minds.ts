/** The one list of minds. */
import { Refusal, type Game } from '@evervale/kernel';
import { eldervaleMind } from './eldervale/mind.ts';
import { everdellMind } from './everdell/mind.ts';
import type { Evaluator } from './evaluator.ts';
import { evaluatorWith } from './judging.ts';
import type { Mind } from './mind.ts';

const MINDS: readonly Mind[] = [everdellMind, eldervaleMind];

export function mindOf(game: string): Mind | undefined {
  return MINDS.find((mind) => mind.game === game);
}

/** What a mind must have for a command. */
export function partOf<Part extends 'training' | 'ladder'>(
  game: string,
  part: Part,
): NonNullable<Mind[Part]> {
  const found = mindOf(game)?.[part];
  if (found === undefined) throw new Refusal('game', `${game} has no ${part}`);
  return found;
}

export const evaluatorFor = (game: Game): Evaluator => evaluatorWith(game, mindOf(game.id));
