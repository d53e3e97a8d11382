/** A Web Worker of a browser: the port and the pause for worker/serve.ts. */
import { GAMES } from '@evervale/games';
import { serve, type Request, type Response } from '../worker/serve.ts';

/** The little that is used of a worker's global scope. */
interface Scope {
  postMessage(message: Response, transfer: readonly object[]): void;
  setTimeout(go: () => void): void;
  addEventListener(type: 'message', hear: (event: { readonly data: Request }) => void): void;
}

const scope = globalThis as unknown as Scope;

serve(
  {
    post: (response) => scope.postMessage(response, []),
    listen: (hear) => scope.addEventListener('message', ({ data }) => hear(data)),
  },
  { games: GAMES, pause: async () => new Promise((go) => scope.setTimeout(go)) },
);
