/** What happened since the own last turn: every turn begins with a line of its own. */
import type { LogLine } from '../../../table/source.ts';

/** From the end of the own last turn to the present one, if that is the own one, too; at first all that others did. */
export function sinceOwnTurn<Line extends Pick<LogLine, 'seat' | 'type'>>(
  log: readonly Line[],
  seat: number,
): readonly Line[] {
  const isTurn = ({ type }: Line): boolean => type === 'turn';
  const present = log.findLastIndex(isTurn);
  const isOwn = log[present]?.seat === seat;
  const lines = isOwn ? log.slice(0, present) : log;
  const own = lines.findLastIndex((line) => isTurn(line) && line.seat === seat);
  if (own < 0) return lines.filter((line) => line.seat !== seat);
  const from = lines.findIndex((line, i) => i > own && isTurn(line));
  return from < 0 ? [] : lines.slice(from);
}
