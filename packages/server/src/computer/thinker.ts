/** The thread in which computer players think, so that the server goes on meanwhile. */
import { parentPort } from 'node:worker_threads';
import { Knowledge, evaluatorFor, playerNamed } from '@evervale/ai';
import { gameNamed } from '../games.ts';
import type { Answer, Task } from './task.ts';

function choose({ game: id, state, seat, level, seed }: Task): number | Promise<number> {
  const game = gameNamed(id);
  if (!game) throw new Error(`there is no game ${id}`);
  game.machine.touched();
  const player = playerNamed(level, evaluatorFor(game), seed);
  return player.pick(new Knowledge(game, state, seat));
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window */
parentPort!.on('message', (task: Task) => {
  const { id } = task;
  void Promise.resolve(task)
    .then(choose)
    .then(
      (code): Answer => ({ id, code }),
      (error: unknown): Answer => ({ id, error: String(error) }),
    )
    .then((answer) => parentPort!.postMessage(answer));
});
