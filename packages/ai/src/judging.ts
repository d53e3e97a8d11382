/** The evaluation of a game: that of its mind, or what stands in where it has none. */
import { DEPTH, isOver, type Game, type State } from '@evervale/kernel';
import type { Evaluator } from './evaluator.ts';
import type { Mind } from './mind.ts';
import { Together } from './together.ts';

/** A game without an evaluation of its own is judged by the points on the table. */
export function evaluatorWith(game: Game, mind: Mind | undefined): Evaluator {
  const alone = mind?.evaluator() ?? new PointsSoFar(game);
  return game.teams === undefined ? alone : new Together(alone, (s) => game.teams!(s));
}

/** Points a lead may still change, at the end and before. */
const DECIDED = 0.5;
const UNDECIDED = 10;

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

  values(s: State, out: Float64Array): void {
    this.game.score(s).forEach(({ total }, seat) => (out[seat] = total));
  }

  spread(s: State): number {
    return isOver(s) ? DECIDED : UNDECIDED;
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1;
  }
}
