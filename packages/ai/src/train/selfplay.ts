/** A game of the evaluation against itself, with an odd pick now and then, for training. */
import { decidingSeat, isOver, next32, type Game, type State, type Stream } from '@evervale/kernel';
import { Knowledge } from '../knowledge.ts';
import type { LearningEvaluator, Training } from '../mind.ts';
import { Gains } from '../search/gains.ts';
import { Lookahead } from '../search/lookahead.ts';
import { Search, candidates } from '../search/player.ts';
import { sampleOf, type Sample } from './samples.ts';

export interface SelfPlayed {
  /** Positions by seat, in the order of the game. */
  readonly lines: readonly Sample[][];
  readonly points: readonly number[];
  /** Points on the score sheet. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly picks: Picks;
}

/** The picks of a game, and which of them were any that could be taken. */
export interface Picks {
  readonly codes: readonly number[];
  readonly odd: readonly number[];
}

/** What somebody picks, and whether it was just any pick. */
interface Picked {
  readonly code: number;
  readonly isOdd: boolean;
}

/** How the players play. */
export interface Manner {
  /** How often any pick is taken. */
  readonly oddity: number;
  /** 0 = for the own points alone. */
  readonly rivalry: number;
  /** What was begun goes on as it was meant to, without thinking about each pick anew. */
  readonly brisk?: boolean;
  /** What to do with a turn is searched for, with so many simulations, as the strong levels do. */
  readonly simulations?: number;
}

export function selfPlay(
  game: Game,
  { points }: Pick<Training, 'points'>,
  evaluator: LearningEvaluator,
  start: State,
  { oddity, rivalry, brisk = false, simulations = 0 }: Manner,
  rng: Stream,
): SelfPlayed {
  const ahead = new Lookahead(game.machine, evaluator, rivalry, new Gains());
  const bestIn = (s: State): number => {
    const seat = decidingSeat(s);
    const isTurn = evaluator.atRest(s);
    if (isTurn && simulations > 0) return searched(game, evaluator, s, simulations, rng);
    const dealt = game.determinize(s, seat, rng);
    return brisk && !isTurn ? ahead.carryOn(dealt, seat) : ahead.best(dealt, seat);
  };
  return attend(game, { points }, evaluator, start, (s) => {
    const best = bestIn(s);
    const isOdd = chance(rng) < oddity;
    return { code: isOdd ? anyPick(game, s, rng) : best, isOdd };
  });
}

/** What somebody finds who sees only what the seat may see. */
function searched(
  game: Game,
  evaluator: LearningEvaluator,
  s: State,
  simulations: number,
  rng: Stream,
): number {
  const knowledge = new Knowledge(game, s, decidingSeat(s));
  const legal = knowledge.legal();
  if (legal.length === 1) return legal[0];
  const options = { evaluator, budget: { simulations }, together: 1 };
  const search = new Search(knowledge, options, next32(rng.bytes, rng.at));
  while (search.slice());
  return candidates(search, knowledge.seat)[0].code;
}

/** The same of a game that was played elsewhere. */
export function playedElsewhere(
  game: Game,
  training: Pick<Training, 'points'>,
  evaluator: LearningEvaluator,
  start: State,
  { codes, odd }: Picks,
): SelfPlayed {
  const odds = new Set(odd);
  let next = 0;
  return attend(game, training, evaluator, start, () => {
    const isOdd = odds.has(next);
    return { code: codes[next++], isOdd };
  });
}

/** A game that nobody has ended by then teaches nothing: whoever knows little yet may play for ever. */
const LONGEST = 3000;

/** Plays to the end and notes every position that something can be learned from. */
function attend(
  game: Game,
  { points }: Pick<Training, 'points'>,
  evaluator: LearningEvaluator,
  s: State,
  pickIn: (s: State) => Picked,
): SelfPlayed {
  const lines: Sample[][] = Array.from({ length: evaluator.seats(s) }, () => []);
  const codes: number[] = [];
  const odd: number[] = [];
  while (!isOver(s) && codes.length < LONGEST) {
    const { code, isOdd } = pickIn(s);
    const teaches = evaluator.atRest(s) || evaluator.isLesson?.(s) === true;
    if (teaches) record(s, evaluator, points, lines);
    if (isOdd) {
      odd.push(codes.length);
      const last = lines[decidingSeat(s)].at(-1);
      if (last) last.odd = true;
    }
    codes.push(code);
    game.machine.touched();
    game.machine.apply(s, code);
  }
  return {
    lines: isOver(s) ? lines : lines.map(() => []),
    points: lines.map((_, seat) => points(s, seat)),
    scores: game.score(s).map(({ total }) => total),
    winners: game.winners(s),
    picks: { codes, odd },
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
