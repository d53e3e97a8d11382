/** How the last table was set up: the next one begins with it. */
import type { TableDraft } from './tableDraft.ts';

const KEY = 'evervale.lastTable';

export function rememberTable(draft: TableDraft): void {
  localStorage.setItem(KEY, JSON.stringify(draft));
}

const isSeat = (seat: unknown): boolean => {
  const { name, by, invited, look } = (seat ?? {}) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof by === 'string' &&
    typeof invited === 'string' &&
    typeof look === 'number'
  );
};

/** Null if nothing is known, or nothing that this version understands. */
export function lastTable(): TableDraft | null {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<TableDraft> | null;
    const { seats, chosen } = read ?? {};
    if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) return null;
    if (typeof chosen !== 'object' || chosen === null) return null;
    return { online: read?.online === true, seats, chosen };
  } catch {
    return null;
  }
}
