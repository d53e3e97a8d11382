/** A game of the evaluation against itself, with an odd pick now and then, for training. */
import { decidingSeat, isOver, next32, type Game, type State, type Stream } from '@evervale/kernel';
import type { LearningEvaluator, Training } from '../mind.ts';
import { Gains } from '../search/gains.ts';
import { Lookahead } from '../search/lookahead.ts';
import { sampleOf, type Sample } from './samples.ts';

export interface SelfPlayed {
  /** Positions by seat, in the order of the game. */
  readonly lines: readonly Sample[][];
  readonly points: readonly number[];
  /** Points on the score sheet. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly picks: number[];
}

/** How the players play. */
export interface Manner {
  /** How often any pick is taken. */
  readonly oddity: number;
  /** 0 = for the own points alone. */
  readonly rivalry: number;
}

export function selfPlay(
  game: Game,
  { points }: Pick<Training, 'points'>,
  evaluator: LearningEvaluator,
  start: State,
  { oddity, rivalry }: Manner,
  rng: Stream,
): SelfPlayed {
  const ahead = new Lookahead(game.machine, evaluator, rivalry, new Gains());
  return attend(game, { points }, evaluator, start, (s) => {
    const seat = decidingSeat(s);
    const pick = ahead.best(game.determinize(s, seat, rng), seat);
    return chance(rng) < oddity ? anyPick(game, s, rng) : pick;
  });
}

/** The same of a game that was played elsewhere. */
export function playedElsewhere(
  game: Game,
  training: Pick<Training, 'points'>,
  evaluator: LearningEvaluator,
  start: State,
  picks: readonly number[],
): SelfPlayed {
  let next = 0;
  return attend(game, training, evaluator, start, () => picks[next++]);
}

/** Plays to the end and notes every position that something can be learned from. */
function attend(
  game: Game,
  { points }: Pick<Training, 'points'>,
  evaluator: LearningEvaluator,
  s: State,
  pickIn: (s: State) => number,
): SelfPlayed {
  const lines: Sample[][] = Array.from({ length: evaluator.seats(s) }, () => []);
  const picks: number[] = [];
  while (!isOver(s)) {
    const pick = pickIn(s);
    const teaches = evaluator.atRest(s) || evaluator.isLesson?.(s) === true;
    if (teaches) record(s, evaluator, points, lines);
    picks.push(pick);
    game.machine.touched();
    game.machine.apply(s, pick);
  }
  return {
    lines,
    points: lines.map((_, seat) => points(s, seat)),
    scores: game.score(s).map(({ total }) => total),
    winners: game.winners(s),
    picks,
  };
}

function anyPick(game: Game, s: State, rng: Stream): number {
  const legal = game.machine.legal(s);
  return legal.codes[Math.floor(chance(rng) * legal.count)];
}

function chance(rng: Stream): number {
  return next32(rng.bytes, rng.at) / 4294967296;
}

function record(
  s: State,
  evaluator: LearningEvaluator,
  points: Training['points'],
  lines: Sample[][],
): void {
  for (let seat = 0; seat < lines.length; seat++) {
    if (evaluator.isSettled(s, seat)) continue;
    evaluator.look(s, seat);
    lines[seat].push(sampleOf(evaluator.x, evaluator.bank(s, seat), points(s, seat)));
  }
}
