/** A series of games as a page with pictures: every seat is a player. */
import { reportHtml, standingsOf, type GameResult, type SeatResult } from '@evervale/ai';
import { seatLetter, type SeatScore } from '@evervale/kernel';
import type { Outcome } from './game.ts';

export function resultOf(outcome: Outcome, index: number, players: number): GameResult {
  return {
    index,
    seats: outcome.scores.slice(0, players).map(seatResult),
    winners: outcome.winners,
    automatic: outcome.scores[players]?.total ?? null,
    decisions: outcome.decisions,
  };
}

/** Random players do not think, so nobody counts their decisions and their time. */
function seatResult({ seat, total, lines }: SeatScore): SeatResult {
  const parts: Record<string, number> = {};
  for (const { part, points } of lines) parts[part] = (parts[part] ?? 0) + points;
  const scored = [...new Set(lines.map(({ id }) => id))];
  return { player: seat, points: total, parts, scored, decisions: 0, milliseconds: 0 };
}

export function seriesHtml(kept: readonly GameResult[], players: number): string {
  const names = Array.from({ length: players }, (_, seat) => `random ${seatLetter(seat)}`);
  // Threads finish in any order.
  const results = kept.toSorted((a, b) => a.index - b.index);
  return reportHtml({ players: names, results, standings: standingsOf(names, results) });
}
