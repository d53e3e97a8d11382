/** How games at this browser ended, against whom. */
export interface Result {
  readonly table: string;
  /** Which game it was; older ones were all Everdell. */
  readonly game?: string;
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

const FIRST_GAME = 'everdell';

/** How one has done in a game against such opponents; null before the first time. */
export function tallyOf(game: string, against: string, all = results()): Tally | null {
  const same = all.filter((one) => (one.game ?? FIRST_GAME) === game && one.against === against);
  if (same.length === 0) return null;
  return {
    won: same.filter(({ won }) => won).length,
    all: same.length,
    best: Math.max(...same.map(({ points }) => points)),
  };
}

/** Keeps a result once, however often its sheet is looked at, and counts all against the same opponents. */
export function keepResult(result: Result & { readonly game: string }): Tally {
  const others = results().filter(({ table }) => table !== result.table);
  const all = [result, ...others].slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify(all));
  return tallyOf(result.game, result.against, all)!;
}
