/** Who plays for whom. */
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** The team of every seat with points; without teams everybody is one of their own. */
export function teamsOf(game: Game, s: State): readonly number[] {
  return game.teams?.(s) ?? game.score(s).map(({ seat }) => seat);
}

/** For every seat the points of its team. */
export function teamTotals(game: Game, s: State): number[] {
  const scores = game.score(s);
  const teams = teamsOf(game, s);
  return scores.map(({ seat }) =>
    scores.reduce((sum, other) => (teams[other.seat] === teams[seat] ? sum + other.total : sum), 0),
  );
}
