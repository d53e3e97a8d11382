/** The one list of minds, and what stands in where a game has none. */
import { DEPTH, Refusal, isOver, type Game, type State } from '@evervale/kernel';
import { eldervaleMind } from './eldervale/mind.ts';
import { everdellMind } from './everdell/mind.ts';
import type { Evaluator } from './evaluator.ts';
import type { Mind } from './mind.ts';
import { Together } from './together.ts';

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

/** A game without an evaluation of its own is judged by the points on the table. */
export function evaluatorFor(game: Game): Evaluator {
  const alone = mindOf(game.id)?.evaluator() ?? new PointsSoFar(game);
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
