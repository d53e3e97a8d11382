/** The parts of a score sheet. */
import type { ScoreLine, SeatScore } from '@evervale/kernel';

/** Those of `order` first, in that order; what a box adds comes behind. */
export function partsOf(scores: readonly SeatScore[], order: readonly string[] = []): string[] {
  const present = new Set(scores.flatMap(({ lines }) => lines.map(({ part }) => part)));
  return [
    ...order.filter((part) => present.has(part)),
    ...[...present].filter((part) => !order.includes(part)),
  ];
}

export function pointsOf(lines: readonly ScoreLine[], part: string): number {
  return lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0);
}
