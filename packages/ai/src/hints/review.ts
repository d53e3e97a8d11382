/** A finished game looked at again: where points were lost, and what would have been better. */
import {
  decidingSeat,
  isOver,
  readRecord,
  stream,
  type Game,
  type GameRecord,
  type State,
  type Text,
} from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import { Knowledge } from '../knowledge.ts';
import type { Node } from '../search/node.ts';
import { Search, candidates, searchSlowly, type Budget, type Candidate } from '../search/player.ts';

export interface ReviewedPick {
  /** Which pick of the record. */
  readonly index: number;
  readonly seat: number;
  /** What was asked. */
  readonly question: Text;
  readonly taken: { readonly key: string; readonly text: Text; readonly points: number };
  /** The best picks instead, up to the end of the action. */
  readonly better: readonly { readonly key: string; readonly text: Text }[];
  readonly points: number;
  /** Points that were to be expected more. */
  readonly lost: number;
}

export interface ReviewOptions {
  readonly evaluator: Evaluator;
  readonly budget: Budget;
  readonly seed: number;
  /** Losses below this are left out. */
  readonly least: number;
  readonly pause?: () => Promise<void>;
  readonly progress?: (done: number, picks: number) => void;
}

/** Every decision is judged by what its seat knew at that time; the worst loss comes first. */
export async function review(
  game: Game,
  record: GameRecord,
  options: ReviewOptions,
): Promise<ReviewedPick[]> {
  const { seed, picks, options: gameOptions } = readRecord(game, record);
  const s = game.create(gameOptions, seed);
  const found: ReviewedPick[] = [];
  for (const [index, code] of picks.entries()) {
    const reviewed = await reviewPick(game, s, index, code, options);
    if (reviewed.lost >= options.least) found.push(reviewed);
    game.machine.touched();
    game.machine.apply(s, code);
    options.progress?.(index + 1, picks.length);
  }
  return found.sort((a, b) => b.lost - a.lost || a.index - b.index);
}

async function reviewPick(
  game: Game,
  s: State,
  index: number,
  code: number,
  options: ReviewOptions,
): Promise<ReviewedPick> {
  const seat = decidingSeat(s);
  const knowledge = new Knowledge(game, s, seat);
  const search = new Search(knowledge, options, options.seed + index);
  await searchSlowly(search, options.pause ?? (async () => {}));
  const all = candidates(search, seat);
  const [best] = all;
  // A run of picks is searched in one order only; in another order it is worth the same.
  const taken = all.find((candidate) => candidate.code === code) ?? best;
  return {
    index,
    seat,
    question: game.machine.prompt(s).text,
    taken: { ...game.machine.wording(s, code), points: taken.points[seat] },
    better: bestLine(game, knowledge.deal(stream(options.seed)), search.tree.root, seat),
    points: best.points[seat],
    lost: Math.max(0, standing(best, knowledge) - standing(taken, knowledge)),
  };
}

/** The own points, less those of automatic opponents: what one does changes theirs as well. */
function standing({ points }: Candidate, knowledge: Knowledge): number {
  const theirs = points.slice(knowledge.people()).reduce((sum, n) => sum + n, 0);
  return points[knowledge.seat] - theirs;
}

/** The most tried picks one after the other, as long as the seat decides and the tree goes. */
function bestLine(game: Game, s: State, root: Node, seat: number): ReviewedPick['better'] {
  const line: { key: string; text: Text }[] = [];
  let node: Node | null = root;
  do {
    const at: number = mostTried(node, game.machine.legal(s).toArray());
    if (at < 0) break;
    line.push(game.machine.wording(s, node.codes[at]));
    game.machine.touched();
    game.machine.applyThrough(s, node.codes[at]);
    node = node.kids[at];
  } while (node !== null && !isOver(s) && decidingSeat(s) === seat);
  return line;
}

function mostTried(node: Node, legal: readonly number[]): number {
  let best = -1;
  node.codes.forEach((code, i) => {
    if (
      node.visits[i] > 0 &&
      legal.includes(code) &&
      (best < 0 || node.visits[i] > node.visits[best])
    ) {
      best = i;
    }
  });
  return best;
}
