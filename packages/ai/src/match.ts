/** Plays one game between players: the host's side of the table. */
import { decidingSeat, isOver, type Game, type State } from '@evervale/kernel';
import { Knowledge } from './knowledge.ts';
import type { Player } from './player.ts';

export interface MatchWatch {
  /** Before a pick is taken. */
  picked?(this: void, s: State, seat: number, code: number, milliseconds: number): void;
}

/** Plays `s` to its end, the player of each seat deciding; refuses picks that are not legal. */
export async function playMatch(
  game: Game,
  s: State,
  players: readonly Player[],
  watch: MatchWatch = {},
): Promise<State> {
  while (!isOver(s)) {
    const seat = decidingSeat(s);
    const began = Date.now();
    const answer = players[seat].pick(new Knowledge(game, s, seat));
    const code = typeof answer === 'number' ? answer : await answer;
    const spent = Date.now() - began;
    if (!game.machine.legal(s).has(code)) {
      throw new Error(`${players[seat].name} picked ${code}, which is not legal`);
    }
    watch.picked?.(s, seat, code, spent);
    game.machine.touched();
    game.machine.apply(s, code);
  }
  return s;
}
