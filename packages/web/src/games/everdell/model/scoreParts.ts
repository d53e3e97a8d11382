/** The parts of the score sheet, in the order of the paper one; what a box adds comes behind. */
import type { ScoreLine, SeatScore } from '@evervale/kernel';

const PARTS = ['cards', 'tokens', 'prosperity', 'journey', 'basicEvents', 'specialEvents'];

export function partsOf(scores: readonly SeatScore[]): string[] {
  const present = new Set(scores.flatMap(({ lines }) => lines.map(({ part }) => part)));
  return [
    ...PARTS.filter((part) => present.has(part)),
    ...[...present].filter((part) => !PARTS.includes(part)),
  ];
}

export function pointsOf(lines: readonly ScoreLine[], part: string): number {
  return lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0);
}
