/** One game of a series, played at random. */
import { seedOf, stream, type AnyGame, type Chosen, type SeatScore } from '@evervale/kernel';
import { terminalOf } from '../games/terminals.ts';
import { playOut } from '../randomPlay.ts';

export interface Outcome {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  /** Ids of the things that are counted, in the order in which they came. */
  readonly counted: readonly string[];
}

/** Game number `i` of a series: the same numbers give the same game, whoever plays it. */
export function playGame(
  game: AnyGame,
  options: Chosen,
  players: number,
  seed: number,
  i: number,
): Outcome {
  const s = game.create(options, seedOf(`${seed}/${players}/${i}`));
  const events: { readonly type: string }[] = [];
  game.listen(events);
  const decisions = playOut(game, s, stream(seedOf(`${seed}/${players}/${i}/picks`)));
  game.listen(null);
  const { counted } = terminalOf(game);
  return {
    scores: game.score(s),
    winners: game.winners(s),
    // The first turn began before anybody listened.
    turns: 1 + events.filter((event) => event.type === 'turn').length,
    decisions,
    counted: counted === undefined ? [] : events.flatMap((event) => counted.idOf(event) ?? []),
  };
}
