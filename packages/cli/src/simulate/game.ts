/** One game of a series, played at random. */
import { everdell, type GameEvent, type GameOptions } from '@evervale/everdell';
import { seedOf, stream, type SeatScore } from '@evervale/kernel';
import { playOut } from '../randomPlay.ts';

export interface Outcome {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  /** Kinds of cards in the order in which they were played. */
  readonly played: readonly number[];
}

/** Game number `i` of a series: the same numbers give the same game, whoever plays it. */
export function playGame(options: GameOptions, seed: number, i: number): Outcome {
  const s = everdell.create(options, seedOf(`${seed}/${options.players}/${i}`));
  const events: GameEvent[] = [];
  everdell.listen(events);
  const decisions = playOut(s, stream(seedOf(`${seed}/${options.players}/${i}/picks`)));
  everdell.listen(null);
  return {
    scores: everdell.score(s),
    winners: everdell.winners(s),
    // The first turn began before anybody listened.
    turns: 1 + events.filter((event) => event.type === 'turn').length,
    decisions,
    played: events.flatMap((event) => (event.type === 'play' ? [event.card] : [])),
  };
}
