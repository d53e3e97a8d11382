/** Looks at a finished game again, in a worker: it takes a while. */
import { loadEvaluator, review, type Review } from '@evervale/ai';
import { decode, seedForSearch, type GameRecord } from '@evervale/kernel';
import { loadGame } from '../games/rules.ts';
import type { TableConfig } from '../table/source.ts';

export interface ReviewWish {
  readonly record: GameRecord;
  /** Where the game began, if not with its deal. */
  readonly start: TableConfig['start'];
  /** Whose decisions are looked at; those of all if it is not said. */
  readonly seat?: number;
}

export type ReviewNews =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly found: Review };

/** For every decision of the game; enough to see what was lost. */
const BUDGET = { simulations: 80, time: 250 };
/** For those that seem the worst and the best. */
const CLOSER = { simulations: 800, time: 2500 };
/** Points: less is within what a search may err. */
const LEAST = 1.5;

const say = (news: ReviewNews): void => postMessage(news);

async function look({ record, start, seat }: ReviewWish): Promise<void> {
  const game = await loadGame(record.game);
  const found = await review(game, record, {
    evaluator: await loadEvaluator(game),
    budget: BUDGET,
    closer: CLOSER,
    seed: seedForSearch(record.seed),
    least: LEAST,
    progress: (done, of) => say({ type: 'progress', done, of }),
    ...(seat !== undefined && { seat }),
    ...(start !== undefined && { start: decode(game, start) }),
  });
  say({ type: 'done', found });
}

addEventListener('message', ({ data }: MessageEvent<ReviewWish>) => void look(data));
