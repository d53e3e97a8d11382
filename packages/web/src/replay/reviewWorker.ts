/** Looks at a finished game again, in a worker: it takes a while. */
import { loadEvaluator, review, type ReviewedPick } from '@evervale/ai';
import { seedForSearch, type GameRecord } from '@evervale/kernel';
import { loadGame } from '../games/rules.ts';

export type ReviewNews =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly found: readonly ReviewedPick[] };

/** For every decision of the game; enough to see what was lost. */
const BUDGET = { simulations: 80, time: 250 };
/** Points: less is within what a search may err. */
const LEAST = 1.5;

const say = (news: ReviewNews): void => postMessage(news);

async function look(record: GameRecord): Promise<void> {
  const game = await loadGame(record.game);
  const found = await review(game, record, {
    evaluator: await loadEvaluator(game),
    budget: BUDGET,
    seed: seedForSearch(record.seed),
    least: LEAST,
    progress: (done, of) => say({ type: 'progress', done, of }),
  });
  say({ type: 'done', found });
}

addEventListener('message', ({ data }: MessageEvent<GameRecord>) => void look(data));
