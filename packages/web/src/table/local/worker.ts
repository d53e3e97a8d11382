/** The worker that a local table runs in: the engine stays off the thread that draws. */
import { givenTime } from '@evervale/ai';
import { loadGame } from '../../games/rules.ts';
import type { Intent, TableConfig } from '../source.ts';
import { computerOf, hintsOf } from './computers.ts';
import { Host } from './host.ts';

export type ToWorker =
  | {
      readonly type: 'open';
      readonly config: TableConfig;
      readonly picks: readonly number[];
      /** Seconds that the strongest may think. */
      readonly thinking: number;
    }
  | { readonly type: 'intent'; readonly intent: Intent };

let opened: Promise<Host> | null = null;

async function open({ config, picks, thinking }: Extract<ToWorker, { type: 'open' }>) {
  const host = new Host(await loadGame(config.game), config, picks, {
    post: (snapshot) => postMessage(snapshot),
    later: (call, ms) => setTimeout(call, ms),
    computer: (game, level, seed) => computerOf(game, givenTime(level, thinking), seed),
    hints: hintsOf,
  });
  host.begin();
  return host;
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') opened = open(data);
  else void opened?.then((host) => host.handle(data.intent));
});
