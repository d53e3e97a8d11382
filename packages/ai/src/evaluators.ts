/** Which evaluation belongs to which game. */
import { DEPTH, type Game, type State } from '@evervale/kernel';
import { everdellEvaluator } from './everdell/trained.ts';
import type { Evaluator } from './evaluator.ts';

const known: Record<string, () => Evaluator> = { everdell: everdellEvaluator };

/** A game without an evaluation of its own is judged by the points on the table. */
export function evaluatorFor(game: Game): Evaluator {
  return known[game.id]?.() ?? new PointsSoFar(game);
}

export class PointsSoFar implements Evaluator {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  seats(s: State): number {
    return this.game.score(s).length;
  }

  value(s: State, seat: number): number {
    return this.game.score(s)[seat].total;
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1;
  }
}
