/** A table from its log: from where it was saved last, and in slices, so that other tables go on. */
import type { TableStore } from '../storage/tables.ts';
import { catchBreath, isTired } from './breath.ts';
import { canPlay } from './playable.ts';
import { Table, type Change, type SavedTable, type TableInfo } from './table.ts';

/** What is written of this table cannot be played: its own trouble, and nobody else's. */
export class DamagedTable extends Error {
  constructor(id: string, cause: unknown) {
    super(`table ${id} cannot be played: ${String(cause)}`, { cause });
    this.name = 'DamagedTable';
  }
}

/** Hears of all changes from an entry on. */
export interface Listener {
  readonly from: number;
  /** So much is to be played again; throws a Refused if that is too much. */
  readonly pays?: ((entries: number) => void) | undefined;
  hears(change: Change, table: Table): void;
}

/** null: there is no such table. */
export async function rebuild(
  store: TableStore,
  id: string,
  listener?: Listener,
): Promise<Table | null> {
  const info = await store.find(id);
  if (info === null) return null;
  if (isTired()) await catchBreath();
  const from = listener?.from ?? Infinity;
  const saved = await savedBefore(store, info, from);
  const rest = await store.entries(id, saved?.length ?? 0);
  listener?.pays?.(rest.length + (saved?.picks?.length ?? 0));
  const began = saved && (await restored(info, saved));
  const entries = saved !== null && began === null ? await store.entries(id) : rest;
  try {
    const table = began ?? new Table(info);
    for (const entry of entries) {
      if (isTired()) await catchBreath();
      const change = table.follow(entry);
      if (change && entry.n >= from) listener?.hears(change, table);
    }
    return table;
  } catch (error) {
    throw new DamagedTable(id, error);
  }
}

async function savedBefore(
  store: TableStore,
  info: TableInfo,
  from: number,
): Promise<SavedTable | null> {
  const saved = canPlay(info) ? await store.saved(info.id) : null;
  return saved !== null && saved.length <= from ? saved : null;
}

/** null: what was saved is damaged; the log need not be. */
export async function restored(info: TableInfo, saved: SavedTable): Promise<Table | null> {
  try {
    return await Table.restored(info, saved);
  } catch {
    return null;
  }
}
