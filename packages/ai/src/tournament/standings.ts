/** What a tournament says about its players. */
import type { GameResult, SeatResult } from './game.ts';
import { wilson, type Interval } from './interval.ts';
import { FRESH, ordinal, rate, type Rating } from './rating.ts';

export interface Standing {
  readonly name: string;
  readonly games: number;
  /** A shared victory counts for each winner by its share; a team shares nothing. */
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly meanPoints: number;
  readonly deviation: number;
  readonly rating: Rating & { readonly ordinal: number };
  readonly millisecondsPerDecision: number;
}

export interface Standings {
  readonly games: number;
  readonly players: readonly Standing[];
  /** Points of whoever won, automatic opponents included. */
  readonly winnerPoints: number;
  readonly decisionsPerGame: number;
}

interface Line {
  readonly seat: SeatResult;
  readonly share: number;
}

export function standingsOf(names: readonly string[], results: readonly GameResult[]): Standings {
  const ratings = ratingsOf(names.length, results);
  return {
    games: results.length,
    players: names.map((name, player) => standing(name, linesOf(player, results), ratings[player])),
    winnerPoints: mean(results.map(winnerPoints)),
    decisionsPerGame: mean(results.map((result) => result.decisions)),
  };
}

/** The player's seat in each game, with its share of the victory. */
function linesOf(player: number, results: readonly GameResult[]): Line[] {
  return results.map((result) => {
    const at = result.seats.findIndex((seat) => seat.player === player);
    return {
      seat: result.seats[at],
      share: result.winners.includes(at) ? 1 / winningTeams(result) : 0,
    };
  });
}

function winningTeams({ winners, teams }: GameResult): number {
  return new Set(winners.map((seat) => teams?.[seat] ?? seat)).size;
}

function standing(name: string, lines: readonly Line[], rating: Rating): Standing {
  const points = lines.map(({ seat }) => seat.points);
  const wins = sum(lines.map(({ share }) => share));
  const decisions = sum(lines.map(({ seat }) => seat.decisions));
  const middle = mean(points);
  return {
    name,
    games: lines.length,
    wins,
    winRate: lines.length === 0 ? 0 : wins / lines.length,
    interval: wilson(wins, lines.length),
    meanPoints: middle,
    deviation: Math.sqrt(mean(points.map((p) => (p - middle) ** 2))),
    rating: { ...rating, ordinal: ordinal(rating) },
    millisecondsPerDecision:
      decisions === 0 ? 0 : sum(lines.map(({ seat }) => seat.milliseconds)) / decisions,
  };
}

/** Automatic opponents are rated as one more player, and left out of the table. */
function ratingsOf(players: number, results: readonly GameResult[]): Rating[] {
  const ratings: Rating[] = Array.from({ length: players + 1 }, () => FRESH);
  for (const { seats, winners, automatic, teams } of results) {
    const at = [...seats.map((seat) => seat.player), ...(automatic === null ? [] : [players])];
    const points = [
      ...seats.map((seat) => seat.points),
      ...(automatic === null ? [] : [automatic]),
    ];
    const worth = teams ? points.map((_, seat) => teamPoints(points, teams, seat)) : points;
    // The winner is first even where points are equal: ties are broken by the rules.
    const ranks = worth.map((p, seat) =>
      winners.includes(seat)
        ? 1
        : 2 + worth.filter((q, other) => !winners.includes(other) && q > p).length,
    );
    rate(
      at.map((player) => ratings[player]),
      ranks,
      teams,
    ).forEach((rating, i) => (ratings[at[i]] = rating));
  }
  return ratings.slice(0, players);
}

function teamPoints(points: readonly number[], teams: readonly number[], seat: number): number {
  return sum(points.filter((_, other) => teams[other] === teams[seat]));
}

function winnerPoints({ seats, winners, automatic }: GameResult): number {
  return seats[winners[0]]?.points ?? automatic ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}
