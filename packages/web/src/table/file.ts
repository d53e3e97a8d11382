/** A table as a file: who sat there, and the record of the game. */
import { isSeed, type EncodedState } from '@evervale/kernel';
import { isGame } from '../games/rules.ts';
import type { SavedTable } from './saved.ts';
import type { TableConfig } from './source.ts';

const FORMAT = 'evervale table 1';

export function writeTableFile(config: TableConfig, picks: readonly number[]): string {
  return JSON.stringify({ format: FORMAT, ...config, picks });
}

/** Null if the text is no such file; the rules check the picks when the table is opened. */
export function readTableFile(text: string): SavedTable | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { format, id, game, options, seed, seats, picks, start } = read as Record<string, unknown>;
  const whole = (n: unknown): n is number => Number.isInteger(n);
  if (format !== FORMAT || typeof id !== 'string' || !isGame(game)) return null;
  if (!isSeed(seed) || !Array.isArray(seats) || !Array.isArray(picks)) return null;
  if (!picks.every(whole) || !seats.every(isSeat)) return null;
  const config = { id, game, options, seed, seats };
  // The rules check what a position says when the table is opened.
  const begun = start === undefined ? config : { ...config, start: start as EncodedState };
  return { config: begun, picks, over: true };
}

function isSeat(seat: unknown): seat is TableConfig['seats'][number] {
  const { name, by } = (seat ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof by === 'string';
}

/** Gives a text to the person as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
