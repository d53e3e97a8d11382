/** A game between computer players, with all that a report about balance asks for. */
import type { AnyGame, Chosen } from '@evervale/kernel';
import type { BalanceStyle, Had, Prize } from '../games/terminal.ts';

export interface BalancedGame {
  /** What every seat had, each thing once. */
  readonly had: readonly Had[];
  /** What there was to get. */
  readonly prizes: readonly Prize[];
  /** Seats in the order of their turns. */
  readonly order: readonly number[];
  /** The share of the victory of every seat: 1, or a part of it. */
  readonly won: readonly number[];
  readonly points: readonly number[];
  /** Points of every seat by part of the score. */
  readonly parts: readonly Readonly<Record<string, number>>[];
  /** How often what the game counts has happened, by name. */
  readonly counts: Readonly<Record<string, number>>;
  readonly decisions: number;
}

/** Plays recorded picks again and notes what the report asks for. */
export function weighGame(
  game: AnyGame,
  style: BalanceStyle,
  options: Chosen,
  seed: number,
  picks: readonly number[],
): BalancedGame {
  const s = game.create(options, seed);
  const had = new Map<string, Had>();
  const counts: Record<string, number> = {};
  const events: unknown[] = [];
  game.listen(events);
  for (const code of picks) {
    game.machine.touched();
    game.machine.apply(s, code);
    for (const event of events.splice(0)) {
      for (const one of style.had(event, s)) had.set(`${one.kind} ${one.id} ${one.seat}`, one);
      const counted = style.counted(event);
      if (counted !== undefined) counts[counted] = (counts[counted] ?? 0) + 1;
    }
  }
  game.listen(null);
  const winners = game.winners(s);
  const score = game.score(s);
  return {
    had: [...style.begunWith(s), ...had.values()],
    prizes: style.prizes(s),
    order: style.order(s),
    won: score.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0)),
    points: score.map(({ total }) => total),
    parts: score.map(({ lines }) => byPart(lines)),
    counts,
    decisions: picks.length,
  };
}

function byPart(lines: readonly { readonly part: string; readonly points: number }[]) {
  const parts: Record<string, number> = {};
  for (const { part, points } of lines) parts[part] = (parts[part] ?? 0) + points;
  return parts;
}
