/** The thread in which computer players think, so that the server goes on meanwhile. */
import { parentPort } from 'node:worker_threads';
import { Knowledge, evaluatorFor, hintsFor, playerNamed } from '@evervale/ai';
import { gameNamed } from '../games.ts';
import type { Answer, Answers, Question, Task } from './task.ts';

/** Enough for good advice within a second. */
const HINT_BUDGET = { simulations: 300, time: 900 };

async function think(task: Task): Promise<Answers[Task['kind']]> {
  const game = gameNamed(task.game);
  if (!game) throw new Error(`there is no game ${task.game}`);
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
