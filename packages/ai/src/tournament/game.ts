/** One game of a tournament, and what is kept of it. */
import type { Game, State } from '@evervale/kernel';
import { playMatch } from '../match.ts';
import type { Player } from '../player.ts';
import type { GamePlan } from './schedule.ts';

export interface SeatResult {
  readonly player: number;
  readonly points: number;
  /** Points by source: cards, prosperity, tokens, journey, events … */
  readonly parts: Readonly<Record<string, number>>;
  /** Cards and Events that brought or cost points, by id. */
  readonly scored: readonly string[];
  readonly decisions: number;
  readonly milliseconds: number;
  /** What first went wrong with somebody else's program. */
  readonly problem?: string | undefined;
}

export interface GameResult {
  readonly index: number;
  readonly seats: readonly SeatResult[];
  /** Seats; an automatic opponent who won is beyond the seats of the players. */
  readonly winners: readonly number[];
  /** Who played for whom, where there were teams. */
  readonly teams?: readonly number[];
  /** Points of an automatic opponent. */
  readonly automatic: number | null;
  readonly decisions: number;
  /** All picks, where they were asked for: with them the game can be played again. */
  readonly picks?: readonly number[];
}

/** `make` gives the player with this number a seat; the seed makes it play the same again. */
export async function playPlanned(
  game: Game,
  options: unknown,
  plan: GamePlan,
  make: (player: number, seed: number) => Player,
  recorded = false,
): Promise<GameResult> {
  const s = game.create(game.readOptions(options), plan.seed);
  const spent = plan.seating.map(() => 0);
  const decided = plan.seating.map(() => 0);
  const players = plan.seating.map((player, seat) =>
    make(player, (plan.seed ^ Math.imul(seat + 1, 0x85ebca6b)) >>> 0),
  );
  const picks: number[] = [];
  const picked = (_s: State, seat: number, code: number, milliseconds: number): void => {
    spent[seat] += milliseconds;
    decided[seat]++;
    if (recorded) picks.push(code);
  };
  try {
    await playMatch(game, s, players, { picked });
  } finally {
    for (const player of players) player.close?.();
  }
  const problems = players.map((player) => player.problem?.() ?? undefined);
  const result = resultOf(game, s, plan, { decided, spent, problems });
  return recorded ? { ...result, picks } : result;
}

/** By seat, what the host noted during the game. */
interface Notes {
  readonly decided: readonly number[];
  readonly spent: readonly number[];
  readonly problems: readonly (string | undefined)[];
}

function resultOf(game: Game, s: State, plan: GamePlan, notes: Notes): GameResult {
  const scores = game.score(s);
  const teams = game.teams?.(s);
  return {
    index: plan.index,
    seats: plan.seating.map((player, seat) => ({
      player,
      points: scores[seat].total,
      parts: sumParts(scores[seat].lines),
      scored: [...new Set(scores[seat].lines.map((line) => line.id))],
      decisions: notes.decided[seat],
      milliseconds: notes.spent[seat],
      problem: notes.problems[seat],
    })),
    winners: game.winners(s),
    ...(teams && { teams }),
    automatic: scores[plan.seating.length]?.total ?? null,
    decisions: notes.decided.reduce((sum, n) => sum + n, 0),
  };
}

function sumParts(
  lines: readonly { readonly part: string; readonly points: number }[],
): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const { part, points } of lines) parts[part] = (parts[part] ?? 0) + points;
  return parts;
}
