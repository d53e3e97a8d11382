/** The worker that a local table runs in: the engine stays off the thread that draws. */
import { givenTime } from '@evervale/ai';
import { everdell } from '@evervale/everdell';
import type { Game } from '@evervale/kernel';
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

const GAMES: Record<string, Game> = { everdell: everdell };

let host: Host | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'intent') {
    host?.handle(data.intent);
    return;
  }
  const { thinking } = data;
  host = new Host(GAMES[data.config.game], data.config, data.picks, {
    post: (snapshot) => postMessage(snapshot),
    later: (call, ms) => setTimeout(call, ms),
    computer: (game, level, seed) => computerOf(game, givenTime(level, thinking), seed),
    hints: hintsOf,
  });
  host.begin();
});
