/** What a series of games says, as data and as a page of figures. */
import { styleText } from 'node:util';
import { wordsOf } from '@evervale/everdell';
import { seatLetter } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { grid, padEnd, padStart, table } from '../columns.ts';
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
  readonly games: number;
  readonly seed: number;
  /** Of all people, automatic opponents left out. */
  readonly score: Spread;
  readonly points: Readonly<Record<string, number>>;
  readonly margin: Spread;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly seats: readonly SeatReport[];
  /** How often a card is played in a game, by its id, most often first. */
  readonly played: Readonly<Record<string, number>>;
}

const words = wordsOf();

export function report({ options, games, seed }: Series, tally: Tally): SeriesReport {
  const people = tally.seats.slice(0, options.players);
  return {
    options,
    games,
    seed,
    score: spreadOf(together(people)),
    points: meanPoints(people, games * options.players),
    margin: spreadOf(tally.margins),
    turns: spreadOf(tally.turns),
    decisions: spreadOf(tally.decisions),
    seats: tally.seats.map((own, seat) => ({
      seat: seat < options.players ? seatLetter(seat) : 'rugwort',
      winRate: own.wins / WHOLE_WIN / games,
      score: spreadOf(own.scores),
      points: meanPoints([own], games),
    })),
    played: falling(Object.entries(tally.played).map(([id, n]) => [id, n / games])),
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
export function reportLines(r: SeriesReport, lang: Lang): string[] {
  return [
    head(`${r.games.toLocaleString('en')} random games, ${opponents(r)}, seed ${r.seed}`),
    '',
    ...spreads(r),
    '',
    ...seatLines(r),
    '',
    ...sourceLines(r, lang),
    '',
    ...playedLines(r, lang),
  ];
}

function opponents({ options: { players, rugwort } }: SeriesReport): string {
  if (!rugwort) return `${players} players`;
  const modules = rugwort.modules.length > 0 ? ` with ${rugwort.modules.join(', ')}` : '';
  return `solo against Rugwort in year ${rugwort.year}${modules}`;
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

function seatLines(r: SeriesReport): string[] {
  const rows = r.seats.map((seat) => [
    seat.seat === 'rugwort' ? 'Rugwort' : `Seat ${seat.seat}`,
    percent(seat.winRate),
    fixed(seat.score.mean),
    fixed(seat.score.sd),
  ]);
  const [top, ...rest] = table([['', 'wins', 'mean score', 'sd'], ...rows]);
  return [head(top), ...rest];
}

const BAR = 30;

function sourceLines(r: SeriesReport, lang: Lang): string[] {
  const all = Object.values(r.points).reduce((sum, n) => sum + n, 0);
  const most = Math.max(...Object.values(r.points));
  const rows = Object.entries(r.points).map(([part, n]) => [
    words.print({ key: `score.line.${part}` }, lang),
    fixed(n),
    percent(n / all),
    styleText('green', '━'.repeat(Math.round((BAR * n) / most))),
  ]);
  const [top, ...rest] = table([['Points by source', 'mean', 'share', ''], ...rows], [0, 3]);
  return [head(top), ...rest];
}

function playedLines(r: SeriesReport, lang: Lang): string[] {
  const cards = Object.entries(r.played).map(([id, n]) => {
    const name = words.print({ key: 'name', args: { id } }, lang);
    return `${padStart(fixed(n, 2), 5)} ${padEnd(name, 19)}`;
  });
  const all = Object.values(r.played).reduce((sum, n) => sum + n, 0);
  const title = `Cards played in a game: ${fixed(all)}, ${fixed(all / r.options.players)} by each player`;
  return [head(title), ...grid(cards, 3, 26)];
}
