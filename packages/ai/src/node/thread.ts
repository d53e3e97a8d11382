/** A worker thread of Node: the port and the pause for worker/serve.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { GAMES } from '@evervale/games';
import type { Games } from '@evervale/kernel';
import { evaluatorFor, partOf } from '../minds.ts';
import { playLessons } from '../train/lessons.ts';
import { serve, type Request } from '../worker/serve.ts';
import { botPlayer } from './bot.ts';

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { games: module } = workerData as { readonly games?: string };
const games =
  module === undefined ? GAMES : ((await import(module)) as { readonly GAMES: Games }).GAMES;

serve(
  {
    post: (response) => port.postMessage(response, []),
    listen: (hear) => port.on('message', (request: Request) => hear(request)),
  },
  {
    game: async (id) => games.named(id),
    evaluator: async (game) => evaluatorFor(game),
    pause: async () => setImmediate(),
    lessons: (game, { learned, from, to }) =>
      playLessons(game, partOf(game.id, 'training'), learned, from, to),
    player: (name, game) => (name.startsWith('bot:') ? botPlayer(name, game) : undefined),
  },
);
