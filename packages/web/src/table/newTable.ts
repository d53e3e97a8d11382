/** Sets up a table in this browser. */
import { seedOfBytes, type Seed } from '@evervale/kernel';
import { saveTable } from './saved.ts';
import type { SeatPlan, TableConfig } from './source.ts';

/** What players are called who say nothing else. */
export const NAMES = ['Hazel', 'Oakley', 'Fern', 'Moss', 'Rowan', 'Sorrel'] as const;

function freshSeed(): Seed {
  return seedOfBytes(crypto.getRandomValues(new Uint8Array(32)));
}

function freshId(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
}

export function newTable(game: string, options: unknown, seats: readonly SeatPlan[]): string {
  const config = { id: freshId(), game, options, seed: freshSeed(), seats };
  saveTable({ config, picks: [], over: false });
  return config.id;
}

/** A new table that begins where another game was. */
export function continueTable(config: TableConfig, picks: readonly number[]): string {
  const id = freshId();
  saveTable({ config: { ...config, id }, picks, over: false });
  return id;
}
