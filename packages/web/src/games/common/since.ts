/** Where "since your last turn" begins in the log. */
import type { LogLine } from '../../table/source.ts';

/** The first line after the last one that the seat itself caused. */
export function sinceLastTurn(log: readonly Pick<LogLine, 'seat' | 'at'>[], seat: number): number {
  const last = log.findLastIndex((line) => line.seat === seat);
  if (last < 0) return 0;
  // Lines of the same pick belong together, whoever they name.
  const { at } = log[last];
  const after = log.findIndex((line, i) => i > last && line.at > at);
  return after < 0 ? log.length : after;
}
