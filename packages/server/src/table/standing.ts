/** Answers that were given before the question. */
import type { AnyGame, StandingAnswer, State } from '@evervale/kernel';

/** Which of a seat's answers lasts how long; one that the game does not know is void. */
export function lastingOf(game: AnyGame, id: string): StandingAnswer['lasts'] {
  return game.standing.find((answer) => answer.id === id)?.lasts ?? 'once';
}

export interface Due {
  /** The pick for the pending decision. */
  readonly code: number | undefined;
  /** Answers that do not fit it and are void therefore. */
  readonly voided: readonly string[];
}

const NOTHING: Due = { code: undefined, voided: [] };

/** What a seat's standing answers say to the pending decision; the first that fits counts. */
export function dueFor(game: AnyGame, s: State, seat: number, ids: readonly string[]): Due {
  if (ids.length === 0) return NOTHING;
  const picks = ids.map((id) => game.standing.find((one) => one.id === id)?.pick(s, seat));
  return {
    code: picks.find((code) => code !== undefined),
    voided: ids.filter((id, i) => picks[i] === undefined && lastingOf(game, id) !== 'always'),
  };
}
