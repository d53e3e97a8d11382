/** How far back somebody may want to go. */
import type { LogLine } from '../table/source.ts';

/** How many picks go back to before the last thing that the seat did, as far as the log shows it. */
export function stepsSince(lines: readonly LogLine[], seat: number): number {
  const last = lines.findLast((line) => line.seat === seat);
  if (last === undefined) return 1;
  return new Set(lines.filter(({ at }) => at >= last.at).map(({ at }) => at)).size;
}
