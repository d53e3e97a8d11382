/** Matches of several levels against an opponent that the rules play, at all its strengths: a table of them. */
import type { Match } from './match.ts';
import { gamesOf, type KeptGame } from './results.ts';

export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
}

interface GridRow {
  readonly name: string;
  /** One for each column. */
  readonly matches: readonly Match[];
}

export function matchesOfGrid({ rows }: Grid): Match[] {
  return rows.flatMap(({ matches }) => matches);
}

/** In Markdown: of how many games somebody at the table won against the opponent. */
export function gridTable({ columns, rows }: Grid, results: readonly KeptGame[]): string {
  const lines = rows.map(({ name, matches }) => [name, ...matches.map((m) => cell(m, results))]);
  return [['', ...columns], ['---', ...columns.map(() => '---')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Where fewer games have been played than are wanted, their number stands beside it. */
function cell(match: Match, results: readonly KeptGame[]): string {
  const games = gamesOf(results, match);
  if (games.length === 0) return '–';
  const won = games.filter(({ winners }) => winners.some((seat) => seat < match.players.length));
  const share = `${Math.round((100 * won.length) / games.length)} %`;
  return games.length < match.games ? `${share} of ${games.length}` : share;
}
