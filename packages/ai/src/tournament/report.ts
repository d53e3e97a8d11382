/** A tournament as one page that needs nothing else: tables and pictures. */
import type { GameResult } from './game.ts';
import { wilson } from './interval.ts';
import { bars, escape, histogram, legend } from './plots.ts';
import type { Standings } from './standings.ts';
import { standingsText } from './text.ts';

export interface Reported {
  readonly players: readonly string[];
  readonly standings: Standings;
  readonly results: readonly GameResult[];
}

const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fffdf6;color:#3b3226}
svg{width:100%;height:auto}pre{overflow-x:auto;background:#f4efe0;padding:.8rem;border-radius:.4rem}
.legend span{margin-right:1rem}.legend i{display:inline-block;width:.8rem;height:.8rem;margin-right:.3rem}
table{border-collapse:collapse}td,th{padding:.1rem .7rem;text-align:right}td:first-child,th:first-child{text-align:left}`;

export function reportHtml(played: Reported): string {
  const { players, standings, results } = played;
  const title = `${players.join(' – ')}: ${results.length} games`;
  const sections = [
    ['Standings', `<pre>${escape(standingsText(standings))}</pre>`],
    ['Games won', winRates(standings)],
    [
      'Points',
      histogram(
        'Points',
        players.map((name, i) => ({ name, values: pointsOf(i, results) })),
        4,
      ),
    ],
    ['Points by source', sources(players, results)],
    ['Games won by seat', seats(results)],
    ['Cards and Events, and winning', cards(results)],
    [
      'Length of a game in decisions',
      histogram('Length', [{ name: 'games', values: results.map((r) => r.decisions) }], 10),
    ],
  ];
  const body = sections
    .map(([head, content]) => `<section><h2>${head}</h2>${content}</section>`)
    .join('\n');
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head>\n<body><h1>${escape(title)}</h1>\n${body}\n</body></html>\n`;
}

function pointsOf(player: number, results: readonly GameResult[]): number[] {
  return results.flatMap(({ seats: all }) =>
    all.filter((seat) => seat.player === player).map((seat) => seat.points),
  );
}

function winRates({ players }: Standings): string {
  const rows = players.map(({ name, winRate, interval }) => ({
    name,
    parts: [{ name, value: 100 * winRate }],
    range: { low: 100 * interval.low, high: 100 * interval.high },
  }));
  return bars('Games won', rows, 100, ' %');
}

/** Mean points of each player by where they came from. */
function sources(players: readonly string[], results: readonly GameResult[]): string {
  const all = results.flatMap((result) => result.seats);
  const parts = [...new Set(all.flatMap((seat) => Object.keys(seat.parts)))];
  const rows = players.map((name, player) => {
    const own = all.filter((seat) => seat.player === player);
    const mean = (part: string): number =>
      own.reduce((sum, seat) => sum + (seat.parts[part] ?? 0), 0) / own.length;
    return { name, parts: parts.map((part) => ({ name: part, value: mean(part) })) };
  });
  const most = Math.max(...rows.map((row) => row.parts.reduce((sum, part) => sum + part.value, 0)));
  return legend(parts) + bars('Points by source', rows, most, '');
}

function seats(results: readonly GameResult[]): string {
  const n = results[0]?.seats.length ?? 0;
  const rows = Array.from({ length: n }, (_, seat) => {
    const wins = results.reduce(
      (sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0),
      0,
    );
    const { low, high } = wilson(wins, results.length);
    const name = `seat ${seat + 1}`;
    return {
      name,
      parts: [{ name, value: (100 * wins) / results.length }],
      range: { low: 100 * low, high: 100 * high },
    };
  });
  return bars('Games won by seat', rows, 100, ' %');
}

interface CardLine {
  readonly id: string;
  seats: number;
  wins: number;
  points: number;
}

/** For each card: how often a seat had it in the end, and how those seats fared. */
function cards(results: readonly GameResult[]): string {
  const lines = new Map<string, CardLine>();
  for (const { seats: all, winners } of results) {
    all.forEach((seat, at) => {
      for (const id of seat.scored) {
        const line = lines.get(id) ?? { id, seats: 0, wins: 0, points: 0 };
        lines.set(id, line);
        line.seats++;
        line.wins += winners.includes(at) ? 1 / winners.length : 0;
        line.points += seat.points;
      }
    });
  }
  const rows = [...lines.values()]
    .sort((a, b) => b.wins / b.seats - a.wins / a.seats || b.seats - a.seats)
    .map(({ id, seats: n, wins, points }) => {
      const { low, high } = wilson(wins, n);
      return `<tr><td>${escape(id)}</td><td>${n}</td><td>${((100 * wins) / n).toFixed(0)} %</td><td>${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}</td><td>${(points / n).toFixed(1)}</td></tr>`;
    });
  return `<table><thead><tr><th>had in the end</th><th>seats</th><th>won</th><th>95 % sure</th><th>points</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
