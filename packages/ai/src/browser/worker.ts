/** A Web Worker of a browser: the port and the pause for worker/serve.ts. */
import { LAZY_GAMES } from '@evervale/games/lazy';
import { Refusal } from '@evervale/kernel';
import { loadEvaluator } from '../lazyMinds.ts';
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
  {
    async game(id) {
      const found = LAZY_GAMES.find((game) => game.id === id);
      if (found === undefined) throw new Refusal('game', 'is not among the games');
      return found.load();
    },
    evaluator: loadEvaluator,
    pause: async () => new Promise((go) => scope.setTimeout(go)),
  },
);
