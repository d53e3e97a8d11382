/** What the benchmark holds Dwellings of Eldervale to. */
import type { BenchStyle } from '../terminal.ts';

/** Two thousand games of three hundred decisions a second. */
const DECISIONS = 2000 * 300;

export const eldervaleBench: BenchStyle = {
  largest: { options: { players: 5 }, bytes: 4 * 1024 },
  goal: { decisions: DECISIONS, ratio: 10 },
};
