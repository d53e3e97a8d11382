/** Looks at a finished game again, in a worker: it takes a while. */
import { evaluatorFor, review, type ReviewedPick } from '@evervale/ai';
import { everdell } from '@evervale/everdell';
import { seedForSearch, type GameRecord } from '@evervale/kernel';

export type ReviewNews =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly found: readonly ReviewedPick[] };

/** For every decision of the game; enough to see what was lost. */
const BUDGET = { simulations: 80, time: 250 };
/** Points: less is within what a search may err. */
const LEAST = 1.5;

const say = (news: ReviewNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<GameRecord>) => {
  void review(everdell, data, {
    evaluator: evaluatorFor(everdell),
    budget: BUDGET,
    seed: seedForSearch(data.seed),
    least: LEAST,
    progress: (done, of) => say({ type: 'progress', done, of }),
  }).then((found) => say({ type: 'done', found }));
});
