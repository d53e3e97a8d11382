/** A table from its log: from where it was saved last, and in slices, so that other tables go on. */
import type { TableStore } from '../storage/tables.ts';
import { Breath } from './breath.ts';
import { canPlay } from './playable.ts';
import { Table, type Change } from './table.ts';

/** The log of this table cannot be played: its own trouble, and nobody else's. */
export class DamagedTable extends Error {
  constructor(id: string, cause: unknown) {
    super(`the log of table ${id} cannot be played: ${String(cause)}`, { cause });
    this.name = 'DamagedTable';
  }
}

/** Hears of all changes from an entry on. */
export interface Listener {
  readonly from: number;
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
  const from = listener?.from ?? Infinity;
  const found = canPlay(info) ? await store.saved(id) : null;
  const saved = found !== null && found.length <= from ? found : null;
  const entries = await store.entries(id, saved?.length ?? 0);
  const breath = new Breath();
  try {
    const table = saved === null ? new Table(info) : await Table.restored(info, saved, breath);
    for (const entry of entries) {
      const change = table.follow(entry);
      if (change && entry.n >= from) listener?.hears(change, table);
      await breath.taken();
    }
    return table;
  } catch (error) {
    throw new DamagedTable(id, error);
  }
}
