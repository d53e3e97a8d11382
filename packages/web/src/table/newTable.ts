/** Sets up a table in this browser. */
import { saveTable } from './saved.ts';
import type { SeatPlan } from './source.ts';

/** What players are called who say nothing else. */
export const NAMES = ['Hazel', 'Oakley', 'Fern', 'Moss', 'Rowan', 'Sorrel'] as const;

export function newTable(options: unknown, seats: readonly SeatPlan[]): string {
  const [seed, tag] = crypto.getRandomValues(new Uint32Array(2));
  const id = tag.toString(36);
  saveTable({ config: { id, game: 'everdell', options, seed, seats }, picks: [], over: false });
  return id;
}
