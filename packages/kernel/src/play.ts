/** A game being played: the state, the picks so far, and what can be taken back. */
import { decidingSeat, type Game } from './game.ts';
import { isOver } from './machine.ts';
import { Refusal } from './refusal.ts';
import type { Seed } from './rng.ts';
import { barrier, clone, type State } from './state.ts';

interface Checkpoint {
  readonly state: State;
  readonly seat: number;
}

const MOST_SPARE = 4;

export class Play<O, V, E> {
  readonly game: Game<O, V, E>;
  readonly options: O;
  readonly seed: Seed;
  readonly picks: number[] = [];
  state: State;
  /** As it was before the last pick, until the next one; null when that was taken back. */
  before: State | null = null;
  /**
   * The legal picks of the pending decision. Kept, because where many games are played in turns the
   * machine has forgotten them when the pick comes, and to list them anew takes as long as the rules.
   */
  codes: readonly number[];
  /** Points to which the seat that picked last can go back. */
  private checkpoints: Checkpoint[] = [];
  /** Copies to which nobody goes back any more: to write one over takes less time than to make a new one. */
  private readonly spare: State[] = [];

  constructor(game: Game<O, V, E>, options: O, seed: Seed, start?: State) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.state = start ?? game.create(options, seed);
    this.codes = game.machine.legal(this.state).toArray();
  }

  /** Takes a pick and gives what happened. An illegal pick is refused and changes nothing. */
  pick(code: number): E[] {
    if (isOver(this.state)) throw new Refusal('pick', 'the game is over');
    if (!Number.isInteger(code)) throw new Refusal('pick', 'must be a whole number');
    if (!this.codes.includes(code)) {
      throw new Refusal('pick', `${code} is not among the options`);
    }
    const before = this.remember();
    const events: E[] = [];
    this.game.listen(events);
    try {
      this.game.machine.apply(this.state, code);
    } finally {
      this.game.listen(null);
    }
    this.picks.push(code);
    this.codes = this.game.machine.legal(this.state).toArray();
    // What was revealed or rolled cannot be taken back, nor anything before it.
    if (barrier(this.state) !== before) this.forget();
    return events;
  }

  private remember(): number {
    const seat = decidingSeat(this.state);
    if (this.checkpoints.length > 0 && this.checkpoints[0].seat !== seat) this.forget();
    const spare = this.spare.pop();
    // Kept for long, so with a buffer of its own (see `clone`).
    this.before = spare === undefined ? this.state.slice() : clone(this.state, spare);
    this.checkpoints.push({ state: this.before, seat });
    return barrier(this.state);
  }

  /** Nobody goes back to these points. The last of them is what `before` shows until the next pick. */
  private forget(): void {
    for (const { state } of this.checkpoints) {
      if (this.spare.length < MOST_SPARE) this.spare.push(state);
    }
    this.checkpoints = [];
  }

  /** How many picks `seat` can take back now. */
  undoable(seat: number): number {
    return this.checkpoints.length > 0 && this.checkpoints[0].seat === seat
      ? this.checkpoints.length
      : 0;
  }

  /** Takes back the last `n` picks of `seat`. */
  undo(seat: number, n = 1): void {
    if (!Number.isInteger(n) || n < 1 || n > this.undoable(seat)) {
      throw new Refusal('undo', 'there is nothing that can be taken back');
    }
    const back = this.checkpoints[this.checkpoints.length - n];
    this.checkpoints.length -= n;
    this.picks.length -= n;
    this.state = back.state;
    this.before = null;
    this.game.machine.touched();
    this.codes = this.game.machine.legal(this.state).toArray();
  }

  get over(): boolean {
    return isOver(this.state);
  }
}
