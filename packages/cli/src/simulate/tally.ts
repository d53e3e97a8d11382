/**
 * Adds up games. A tally is plain data of whole numbers, so that workers can send theirs and the sum
 * does not depend on who played which game.
 */
import type { GameResult } from '@evervale/ai';
import type { Outcome } from './game.ts';
import { count, type Histogram } from './histogram.ts';

/** A shared victory is split; sixtieths can be split among up to six. */
export const WHOLE_WIN = 60;

export interface SeatTally {
  /** In sixtieths of a victory. */
  wins: number;
  /** The final scores. */
  readonly scores: Histogram;
  /** Points by part of the score sheet. */
  readonly parts: Record<string, number>;
}

export interface Tally {
  games: number;
  readonly seats: SeatTally[];
  /** How far the winner is ahead of the next. */
  readonly margins: Histogram;
  readonly turns: Histogram;
  readonly decisions: Histogram;
  /** How often each thing was counted, by its id. */
  readonly counted: Record<string, number>;
  /** The games one by one, if they are wanted. */
  readonly kept: GameResult[];
}

export function emptyTally(): Tally {
  return { games: 0, seats: [], margins: {}, turns: {}, decisions: {}, counted: {}, kept: [] };
}

export function addGame(tally: Tally, outcome: Outcome): void {
  tally.games++;
  for (const { seat, total, lines } of outcome.scores) {
    const own = (tally.seats[seat] ??= { wins: 0, scores: {}, parts: {} });
    count(own.scores, total);
    for (const { part, points } of lines) own.parts[part] = (own.parts[part] ?? 0) + points;
    if (outcome.winners.includes(seat)) own.wins += WHOLE_WIN / outcome.winners.length;
  }
  const [best, second] = outcome.scores.map(({ total }) => total).sort((a, b) => b - a);
  count(tally.margins, best - second);
  count(tally.turns, outcome.turns);
  count(tally.decisions, outcome.decisions);
  for (const id of outcome.counted) tally.counted[id] = (tally.counted[id] ?? 0) + 1;
}

/** Adds `other` to `tally`. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  other.seats.forEach((seat, i) => {
    const own = (tally.seats[i] ??= { wins: 0, scores: {}, parts: {} });
    own.wins += seat.wins;
    addAll(own.scores, seat.scores);
    addAll(own.parts, seat.parts);
  });
  addAll(tally.margins, other.margins);
  addAll(tally.turns, other.turns);
  addAll(tally.decisions, other.decisions);
  addAll(tally.counted, other.counted);
  for (const result of other.kept) tally.kept.push(result);
}

function addAll(own: Record<string, number>, other: Readonly<Record<string, number>>): void {
  for (const [key, n] of Object.entries(other)) own[key] = (own[key] ?? 0) + n;
}
