/** How games at this browser ended, against whom. */
export interface Result {
  readonly table: string;
  /** The levels of the opponents, from weak to strong: against whom it was. */
  readonly against: string;
  readonly won: boolean;
  readonly points: number;
}

export interface Tally {
  readonly won: number;
  readonly all: number;
  readonly best: number;
}

const KEY = 'evervale.results';
const KEPT = 500;

function results(): readonly Result[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Result[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a result once, however often its sheet is looked at, and counts all against the same opponents. */
export function keepResult(result: Result): Tally {
  const others = results().filter(({ table }) => table !== result.table);
  const all = [result, ...others].slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify(all));
  const same = all.filter(({ against }) => against === result.against);
  return {
    won: same.filter(({ won }) => won).length,
    all: same.length,
    best: Math.max(...same.map(({ points }) => points)),
  };
}
