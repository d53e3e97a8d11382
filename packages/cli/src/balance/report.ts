/** What games between equals say about the balance of a game. */
import { wilson } from '@evervale/ai';
import { table } from '../columns.ts';
import { faint, strong } from '../glyphs.ts';
import { FAIR, likelihoodOf, type Likelihood } from './likely.ts';
import type { BalancedGame } from './play.ts';
import { byPoints } from './points.ts';
import { spreadOf, type Spread } from './spread.ts';

/** A thing that somebody had: how often, and what became of it. */
interface Standing {
  readonly id: string;
  /** How many seats had it. */
  readonly seats: number;
  /** Of what there is to get: in how many games somebody could get it, and in how many somebody did. */
  readonly games?: number;
  readonly taken?: number;
  readonly won: number;
  /** Victories beside those that chance would give; 1 = par. */
  readonly par: number;
  readonly low: number;
  readonly high: number;
  /** Points ahead of the mean of the table: it takes fewer games to tell than victories do. */
  readonly lead: number;
}

export interface BalanceReport {
  readonly games: number;
  readonly players: number;
  readonly seats: readonly Standing[];
  readonly kinds: Readonly<Record<string, readonly Standing[]>>;
  /** Of kinds of which every seat has one: are they apart by more than chance? */
  readonly spread: Readonly<Record<string, Spread>>;
  /** Of the same kinds: what each is likely to be worth, told by points, in the order of the kind. */
  readonly likely: Readonly<Record<string, Likelihood>>;
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
    game.order.forEach((seat, i) => count(seats, String(i + 1), game, seat));
    const got = new Set(game.had.map(({ id }) => id));
    for (const { kind, id } of game.prizes) offer(kindOf(kinds, kind), id, got.has(id));
    for (const { kind, id, seat } of game.had) count(kindOf(kinds, kind), id, game, seat);
  }
  const perGame = (of: (game: BalancedGame) => number): number => mean(games.map(of));
  const names = (of: (game: BalancedGame) => object): string[] => [
    ...new Set(games.flatMap((game) => Object.keys(of(game)))),
  ];
  const standing = [...kinds].map(([kind, all]) => [kind, standings(all, players)] as const);
  const ofEverySeat = standing.filter(([, all]) => hasOneEach(all, games.length * players));
  return {
    games: games.length,
    players,
    seats: standings(seats, players),
    kinds: Object.fromEntries(standing),
    spread: Object.fromEntries(ofEverySeat.map(([kind, all]) => [kind, spreadOf(all, players)])),
    likely: Object.fromEntries(
      ofEverySeat.map(([kind, all]) => [kind, likelihoodOf(byPoints(all, games))]),
    ),
    points: {
      mean: perGame(({ points }) => mean(points)),
      winner: perGame(({ points }) => Math.max(...points)),
    },
    parts: Object.fromEntries(
      names(({ parts }) => parts[0]).map((part) => [
        part,
        perGame(({ parts }) => mean(parts.map((one) => one[part] ?? 0))),
      ]),
    ),
    counts: Object.fromEntries(
      names(({ counts }) => counts).map((name) => [
        name,
        perGame(({ counts }) => counts[name] ?? 0),
      ]),
    ),
    decisions: perGame(({ decisions }) => decisions),
  };
}

function hasOneEach(all: readonly Standing[], seats: number): boolean {
  return all.reduce((sum, one) => sum + one.seats, 0) === seats;
}

interface Tally {
  seats: number;
  won: number;
  lead: number;
  games: number;
  taken: number;
}

function kindOf(kinds: Map<string, Map<string, Tally>>, kind: string): Map<string, Tally> {
  const known = kinds.get(kind) ?? new Map<string, Tally>();
  kinds.set(kind, known);
  return known;
}

function tallyOf(all: Map<string, Tally>, id: string): Tally {
  const tally = all.get(id) ?? { seats: 0, won: 0, lead: 0, games: 0, taken: 0 };
  all.set(id, tally);
  return tally;
}

function count(
  into: Map<string, Tally>,
  id: string,
  { won, points }: BalancedGame,
  seat: number,
): void {
  const tally = tallyOf(into, id);
  tally.seats++;
  tally.won += won[seat];
  tally.lead += points[seat] - mean(points);
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, n) => sum + n, 0) / all.length;
}

function offer(into: Map<string, Tally>, id: string, isTaken: boolean): void {
  const tally = tallyOf(into, id);
  tally.games++;
  if (isTaken) tally.taken++;
}

function standings(all: ReadonlyMap<string, Tally>, players: number): Standing[] {
  return [...all].map(([id, tally]) => standingOf(id, tally, players));
}

function standingOf(id: string, tally: Tally, players: number): Standing {
  const { seats, won, games, taken } = tally;
  const { low, high } = wilson(won, seats);
  const par = (share: number): number => share * players;
  // What nobody ever had stands at par, with everything possible.
  const share = seats === 0 ? 1 / players : won / seats;
  const lead = seats === 0 ? 0 : tally.lead / seats;
  const standing = { id, seats, won, par: par(share), low: par(low), high: par(high), lead };
  return games === 0 ? standing : { ...standing, games, taken };
}

const two = (n: number): string => n.toFixed(2);
const one = (n: number): string => n.toFixed(1);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

function likelyText(worth: Likelihood['each'][number] | undefined): string[] {
  return worth === undefined ? [] : [`${two(worth.par)} (${two(worth.low)} – ${two(worth.high)})`];
}

function apartLines(report: BalanceReport, kind: string): string[] {
  if (report.spread[kind] === undefined) return [];
  const { measured, chance } = report.spread[kind];
  const { allFair, each } = report.likely[kind];
  const least = Math.min(...each.map(({ fair }) => fair));
  const range = FAIR.map(one).join(' to ');
  return [
    faint(`apart by ${two(measured)} of par; equals would be by ${two(chance)}, by chance`),
    faint(
      `by points and without chance from ${range}: each with ${percent(least)} at least, all with ${percent(allFair)}`,
    ),
  ];
}

export function balanceLines(report: BalanceReport, nameOf: (id: string) => string): string[] {
  const perSeat = report.games * report.players;
  const rows = (
    standing: readonly Standing[],
    name: (id: string) => string,
    likely: readonly string[] = [],
  ): string[] =>
    table([
      [
        '',
        standing[0].games === undefined ? 'had' : 'in games',
        'won',
        '× par',
        '95 % sure',
        'lead',
        ...(likely.length > 0 ? ['likely'] : []),
      ],
      ...standing.map(({ id, seats, games, taken, won, par, low, high, lead }, i) => [
        name(id),
        `${one((100 * (taken ?? seats)) / (games ?? perSeat))} %`,
        seats === 0 ? '–' : `${one((100 * won) / seats)} %`,
        two(par),
        `${two(low)} – ${two(high)}`,
        one(lead),
        ...likely.slice(i, i + 1),
      ]),
    ]);
  const rowsOf = (kind: string): string[] => {
    const all = report.kinds[kind];
    const order = [...all.keys()].toSorted((a, b) => all[b].par - all[a].par);
    const likely = order.flatMap((i) => likelyText(report.likely[kind]?.each[i]));
    return rows(
      order.map((i) => all[i]),
      nameOf,
      likely,
    );
  };
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
    ...Object.keys(report.kinds).flatMap((kind) =>
      ['', strong(kind)].concat(apartLines(report, kind), rowsOf(kind)),
    ),
  ];
}
