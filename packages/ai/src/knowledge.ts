/**
 * What a player is given: the knowledge of one seat. The host makes it; the true state stays inside
 * and nothing here hands it out. A search asks for deals of what is hidden instead.
 */
import { decision, type Decision, type Game, type State, type Stream } from '@evervale/kernel';

export class Knowledge<O = unknown, V = unknown, E = unknown> {
  readonly game: Game<O, V, E>;
  readonly seat: number;
  readonly #state: State;

  constructor(game: Game<O, V, E>, state: State, seat: number) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
  }

  /**
   * A full state that agrees with everything the seat knows, in `into` if there is one already.
   * The caller may change it.
   */
  deal(rng: Stream, into: State = new Uint8Array(this.#state.length)): State {
    return this.game.determinizeInto(into, this.#state, this.seat, rng);
  }

  /** Seats that are played by somebody. */
  people(): number {
    return this.game.seats(this.#state);
  }

  view(): V {
    return this.game.view(this.#state, this.seat);
  }

  decision(): Decision {
    return decision(this.game, this.#state)!;
  }

  /** The legal picks. */
  legal(): number[] {
    return this.game.machine.legal(this.#state).toArray();
  }
}
