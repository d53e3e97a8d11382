/** A worker thread of Node: the port and the pause for worker/serve.ts. */
import { parentPort } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { serve, type Request } from '../worker/serve.ts';
import { botPlayer } from './bot.ts';

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;

serve(
  {
    post: (response) => port.postMessage(response, []),
    listen: (hear) => port.on('message', (request: Request) => hear(request)),
  },
  {
    pause: async () => setImmediate(),
    player: (name, game) => (name.startsWith('bot:') ? botPlayer(name, game) : undefined),
  },
);
