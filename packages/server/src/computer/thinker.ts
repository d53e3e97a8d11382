/** The thread in which computer players think, so that the server goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { Knowledge, hintsFor, playerNamed } from '@evervale/ai';
import { evaluatorFor } from '@evervale/ai/minds';
import { GAMES } from '@evervale/games';
import type { Games } from '@evervale/kernel';
import type { Answer, Answers, Question, Task } from './task.ts';

const { games: module } = workerData as { games?: string };
const games: Promise<Games> =
  module === undefined
    ? Promise.resolve(GAMES)
    : import(module).then((found: { GAMES: Games }) => found.GAMES);

/** Enough for good advice within a second. */
const HINT_BUDGET = { simulations: 300, time: 900 };

async function think(task: Task): Promise<Answers[Task['kind']]> {
  const game = (await games).named(task.game);
  game.machine.touched();
  const evaluator = evaluatorFor(game);
  const knowledge = new Knowledge(game, task.state, task.seat);
  const { seed } = task;
  if (task.kind === 'hint') return hintsFor(knowledge, { evaluator, budget: HINT_BUDGET, seed });
  return playerNamed(task.level, evaluator, seed).pick(knowledge);
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window */
parentPort!.on('message', (question: Question) => {
  const { id } = question;
  void think(question)
    .then(
      (answer): Answer => ({ id, answer }),
      (error: unknown): Answer => ({ id, error: String(error) }),
    )
    .then((answer) => parentPort!.postMessage(answer));
});
