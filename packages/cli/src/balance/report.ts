/** What games between equals say about the balance of a game. */
import { wilson } from '@evervale/ai';
import { table } from '../columns.ts';
import { faint, strong } from '../glyphs.ts';
import type { BalancedGame } from './play.ts';

/** A thing that somebody had: how often, and what became of it. */
interface Standing {
  readonly id: string;
  /** How many seats had it. */
  readonly seats: number;
  readonly won: number;
  /** Victories beside those that chance would give; 1 = par. */
  readonly par: number;
  readonly low: number;
  readonly high: number;
}

export interface BalanceReport {
  readonly games: number;
  readonly players: number;
  readonly seats: readonly Standing[];
  readonly kinds: Readonly<Record<string, readonly Standing[]>>;
  readonly points: { readonly mean: number; readonly winner: number };
  readonly parts: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly decisions: number;
}

export function balanceReport(games: readonly BalancedGame[]): BalanceReport {
  const players = games[0].points.length;
  const seats = new Map<string, Tally>();
  const kinds = new Map<string, Map<string, Tally>>();
  for (const game of games) {
    game.order.forEach((seat, i) => count(seats, String(i + 1), game.won[seat]));
    for (const { kind, id, seat } of game.had) {
      if (!kinds.has(kind)) kinds.set(kind, new Map());
      count(kinds.get(kind)!, id, game.won[seat]);
    }
  }
  const mean = (of: (game: BalancedGame) => number): number =>
    games.reduce((sum, game) => sum + of(game), 0) / games.length;
  const names = (of: (game: BalancedGame) => object): string[] => [
    ...new Set(games.flatMap((game) => Object.keys(of(game)))),
  ];
  return {
    games: games.length,
    players,
    seats: standings(seats, players),
    kinds: Object.fromEntries([...kinds].map(([kind, all]) => [kind, standings(all, players)])),
    points: {
      mean: mean(({ points }) => points.reduce((sum, n) => sum + n, 0) / players),
      winner: mean(({ points }) => Math.max(...points)),
    },
    parts: Object.fromEntries(
      names(({ parts }) => parts[0]).map((part) => [
        part,
        mean(({ parts }) => parts.reduce((sum, one) => sum + (one[part] ?? 0), 0) / players),
      ]),
    ),
    counts: Object.fromEntries(
      names(({ counts }) => counts).map((name) => [name, mean(({ counts }) => counts[name] ?? 0)]),
    ),
    decisions: mean(({ decisions }) => decisions),
  };
}

interface Tally {
  seats: number;
  won: number;
}

function count(into: Map<string, Tally>, id: string, won: number): void {
  const tally = into.get(id) ?? { seats: 0, won: 0 };
  tally.seats++;
  tally.won += won;
  into.set(id, tally);
}

function standings(all: ReadonlyMap<string, Tally>, players: number): Standing[] {
  return [...all].map(([id, { seats, won }]): Standing => {
    const { low, high } = wilson(won, seats);
    const par = (share: number): number => share * players;
    return { id, seats, won, par: par(won / seats), low: par(low), high: par(high) };
  });
}

const two = (n: number): string => n.toFixed(2);
const one = (n: number): string => n.toFixed(1);

export function balanceLines(report: BalanceReport, nameOf: (id: string) => string): string[] {
  const perSeat = report.games * report.players;
  const rows = (standing: readonly Standing[], name: (id: string) => string): string[] =>
    table([
      ['', 'had', 'won', '× par', '95 % sure'],
      ...standing.map(({ id, seats, won, par, low, high }) => [
        name(id),
        `${one((100 * seats) / perSeat)} %`,
        `${one((100 * won) / seats)} %`,
        two(par),
        `${two(low)} – ${two(high)}`,
      ]),
    ]);
  const byPar = (all: readonly Standing[]): Standing[] => all.toSorted((a, b) => b.par - a.par);
  const facts = (all: Readonly<Record<string, number>>): string[] =>
    table(Object.entries(all).map(([name, n]) => [name, one(n)]));
  return [
    strong(`${report.games} games of ${report.players}`),
    faint(
      `${one(report.decisions)} decisions, ${one(report.points.mean)} points, winners ${one(report.points.winner)}`,
    ),
    '',
    strong('Seats in the order of turns'),
    ...rows(
      report.seats.toSorted((a, b) => a.id.localeCompare(b.id)),
      (id) => `${id}.`,
    ),
    '',
    strong('Points of a seat by source'),
    ...facts(report.parts),
    '',
    strong('In a game'),
    ...facts(report.counts),
    ...Object.entries(report.kinds).flatMap(([kind, all]) =>
      ['', strong(kind)].concat(rows(byPar(all), nameOf)),
    ),
  ];
}
