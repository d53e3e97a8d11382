/** The same list for browsers: what is known of a game is loaded with it. */
import type { Game } from '@evervale/kernel';
import type { Evaluator } from './evaluator.ts';
import { evaluatorWith } from './judging.ts';
import type { Mind } from './mind.ts';

const LAZY_MINDS: Readonly<Record<string, () => Promise<Mind>>> = {
  everdell: async () => (await import('./everdell/mind.ts')).everdellMind,
  eldervale: async () => (await import('./eldervale/mind.ts')).eldervaleMind,
};

export async function loadEvaluator(game: Game): Promise<Evaluator> {
  return evaluatorWith(game, await LAZY_MINDS[game.id]?.());
}
