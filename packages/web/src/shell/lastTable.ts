/** How the last table of a game was set up: the next one begins with it. */
import type { TableDraft } from './tableDraft.ts';

const keyOf = (game: string): string => `evervale.lastTable.${game}`;

export function rememberTable(game: string, draft: TableDraft): void {
  localStorage.setItem(keyOf(game), JSON.stringify(draft));
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
export function lastTable(game: string): TableDraft | null {
  try {
    const read = JSON.parse(
      localStorage.getItem(keyOf(game)) ?? 'null',
    ) as Partial<TableDraft> | null;
    const { seats, chosen } = read ?? {};
    if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) return null;
    if (typeof chosen !== 'object' || chosen === null) return null;
    return { online: read?.online === true, seats, chosen };
  } catch {
    return null;
  }
}
