/** What happens at the Market, as events and as lines of the log. */
import type { LogWords } from '../log/text.ts';
import { playerName, t } from '../say.ts';
import { name } from '../words/index.ts';

declare module '../log/event.ts' {
  interface BoxEvents {
    market: { type: 'market'; seat: number; act: 'buy' | 'sell'; good: string };
  }
}

export const marketLog: LogWords = {
  market: ({ seat, act, good }) =>
    t('log.market', { player: playerName(seat), act, good: name(good) }),
};
