/** What a series of games says, as data and as a page of figures. */
import { styleText } from 'node:util';
import { seatLetter, type AnyGame } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { cut, grid, padEnd, padStart, table } from '../columns.ts';
import { terminalOf } from '../games/terminals.ts';
import { nameText } from '../names.ts';
import { tableName } from '../tableName.ts';
import { count, spreadOf, type Histogram, type Spread } from './histogram.ts';
import type { Series } from './series.ts';
import { WHOLE_WIN, type SeatTally, type Tally } from './tally.ts';

interface SeatReport {
  readonly seat: string;
  /** Victories, a shared one split. */
  readonly winRate: number;
  readonly score: Spread;
  /** Mean points by part of the score sheet. */
  readonly points: Readonly<Record<string, number>>;
}

export interface SeriesReport {
  readonly options: Series['options'];
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  /** Of all people, automatic opponents left out. */
  readonly score: Spread;
  readonly points: Readonly<Record<string, number>>;
  readonly margin: Spread;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly seats: readonly SeatReport[];
  /** How often a card (or whatever the game counts) is played in a game, by id, most often first. */
  readonly played: Readonly<Record<string, number>>;
}

export function report(series: Series, tally: Tally): SeriesReport {
  const { game, options, players, games, seed } = series;
  const people = tally.seats.slice(0, players);
  const automats = game.automats(options);
  return {
    options,
    players,
    games,
    seed,
    score: spreadOf(together(people)),
    points: meanPoints(people, games * players),
    margin: spreadOf(tally.margins),
    turns: spreadOf(tally.turns),
    decisions: spreadOf(tally.decisions),
    seats: tally.seats.map((own, seat) => ({
      seat: seat < players ? seatLetter(seat) : automats[seat - players].id,
      winRate: own.wins / WHOLE_WIN / games,
      score: spreadOf(own.scores),
      points: meanPoints([own], games),
    })),
    played: falling(Object.entries(tally.counted).map(([id, n]) => [id, n / games])),
  };
}

function together(seats: readonly SeatTally[]): Histogram {
  const all: Histogram = {};
  for (const { scores } of seats) {
    for (const [value, times] of Object.entries(scores)) count(all, Number(value), times);
  }
  return all;
}

function meanPoints(seats: readonly SeatTally[], divisor: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { parts } of seats) {
    for (const [part, n] of Object.entries(parts)) sums[part] = (sums[part] ?? 0) + n;
  }
  return falling(Object.entries(sums).map(([part, n]) => [part, n / divisor]));
}

/** Largest first; equal ones by name, so that the order never depends on who counted first. */
function falling(entries: readonly [string, number][]): Record<string, number> {
  return Object.fromEntries([...entries].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

const head = (text: string): string => styleText('bold', text);
const fixed = (n: number, digits = 1): string => n.toFixed(digits);
const percent = (share: number): string => `${fixed(100 * share)} %`;

/** The page that people read. */
export function reportLines(game: AnyGame, r: SeriesReport, lang: Lang): string[] {
  return [
    head(
      `${r.games.toLocaleString('en')} random games, ${tableName(game, r.options, r.players)}, seed ${r.seed}`,
    ),
    '',
    ...spreads(r),
    '',
    ...seatLines(game, r, lang),
    '',
    ...sourceLines(game, r, lang),
    ...countedLines(game, r, lang),
  ];
}

function spreads(r: SeriesReport): string[] {
  const row = (name: string, s: Spread): string[] => [
    name,
    fixed(s.mean),
    fixed(s.sd),
    ...[s.min, s.p05, s.p25, s.median, s.p75, s.p95, s.max].map(String),
  ];
  const [top, ...rest] = table([
    ['', 'mean', 'sd', 'min', '5 %', '25 %', 'median', '75 %', '95 %', 'max'],
    row('Score', r.score),
    row('Winner’s margin', r.margin),
    row('Turns', r.turns),
    row('Decisions', r.decisions),
  ]);
  return [head(top), ...rest];
}

function seatLines(game: AnyGame, r: SeriesReport, lang: Lang): string[] {
  const automats = game.automats(r.options);
  const rows = r.seats.map((seat, i) => [
    i < r.players ? `Seat ${seat.seat}` : game.print(automats[i - r.players].name, lang),
    percent(seat.winRate),
    fixed(seat.score.mean),
    fixed(seat.score.sd),
  ]);
  const [top, ...rest] = table([['', 'wins', 'mean score', 'sd'], ...rows]);
  return [head(top), ...rest];
}

const BAR = 30;

function sourceLines(game: AnyGame, r: SeriesReport, lang: Lang): string[] {
  const all = Object.values(r.points).reduce((sum, n) => sum + n, 0);
  const most = Math.max(...Object.values(r.points));
  const rows = Object.entries(r.points).map(([part, n]) => [
    game.print({ key: `score.line.${part}` }, lang),
    fixed(n),
    percent(n / all),
    styleText('green', '━'.repeat(Math.round((BAR * n) / most))),
  ]);
  const [top, ...rest] = table([['Points by source', 'mean', 'share', ''], ...rows], [0, 3]);
  return [head(top), ...rest];
}

const NAME_COLUMNS = 19;

function countedLines(game: AnyGame, r: SeriesReport, lang: Lang): string[] {
  const { counted } = terminalOf(game);
  if (counted === undefined) return [];
  const cards = Object.entries(r.played).map(([id, n]) => {
    const name = cut(game.print(nameText(id), lang), NAME_COLUMNS);
    return `${padStart(fixed(n, 2), 5)} ${padEnd(name, NAME_COLUMNS)}`;
  });
  const all = Object.values(r.played).reduce((sum, n) => sum + n, 0);
  const title = `${counted.what} in a game: ${fixed(all)}, ${fixed(all / r.players)} by each player`;
  return ['', head(title), ...grid(cards, 3, 26)];
}
