/** Sets up a table in this browser. */
import { saveTable } from './saved.ts';
import type { SeatPlan, TableConfig } from './source.ts';

/** What players are called who say nothing else. */
export const NAMES = ['Hazel', 'Oakley', 'Fern', 'Moss', 'Rowan', 'Sorrel'] as const;

function freshNumbers(): { seed: number; id: string } {
  const [seed, tag] = crypto.getRandomValues(new Uint32Array(2));
  return { seed, id: tag.toString(36) };
}

export function newTable(options: unknown, seats: readonly SeatPlan[]): string {
  const { seed, id } = freshNumbers();
  saveTable({ config: { id, game: 'everdell', options, seed, seats }, picks: [], over: false });
  return id;
}

/** A new table that begins where another game was. */
export function continueTable(config: TableConfig, picks: readonly number[]): string {
  const { id } = freshNumbers();
  saveTable({ config: { ...config, id }, picks, over: false });
  return id;
}
