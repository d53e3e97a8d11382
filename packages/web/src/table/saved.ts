/** The tables kept in this browser: how each was started and the picks so far. */
import type { TableConfig } from './source.ts';

export interface SavedTable {
  readonly config: TableConfig;
  readonly picks: readonly number[];
  readonly over: boolean;
  readonly at?: number;
  /** Played on a server: here is its record. */
  readonly online?: true;
}

const KEY = 'evervale.tables';
const KEPT = 30;

export function savedTables(): SavedTable[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as SavedTable[]) : [];
  } catch {
    return [];
  }
}

export function savedTable(id: string): SavedTable | undefined {
  return savedTables().find((table) => table.config.id === id);
}

/** The newest stands first; the oldest go when there are too many. */
export function saveTable(table: SavedTable): void {
  const others = savedTables().filter(({ config }) => config.id !== table.config.id);
  write([{ ...table, at: Date.now() }, ...others].slice(0, KEPT));
}

export function forgetTable(id: string): void {
  write(savedTables().filter(({ config }) => config.id !== id));
}

function write(tables: readonly SavedTable[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables));
}
