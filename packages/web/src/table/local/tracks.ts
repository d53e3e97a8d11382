/**
 * What can be taken back at a table with one person: every pick of theirs since something hidden was
 * shown to them or chance was used, also through what the computer players answered.
 */
import type { Game } from '@evervale/kernel';

export class Tracks {
  private readonly game: Game;
  private readonly people: readonly number[];
  /** Who made each pick. */
  private readonly seats: number[] = [];
  /** Whether a person learnt something by it. */
  private readonly shown: boolean[] = [];

  constructor(game: Game, people: readonly number[]) {
    this.game = game;
    this.people = people;
  }

  /** `surprise`: the rules themselves would let nobody go back behind it. */
  add(seat: number, events: readonly unknown[], surprise: boolean): void {
    const own = this.people.includes(seat);
    const { reveals } = this.game;
    // What a computer player draws for itself tells a person nothing; the card it plays does.
    const told =
      reveals === undefined || own
        ? surprise
        : events.some((event) => this.people.some((reader) => reveals(event, reader)));
    this.seats.push(seat);
    this.shown.push(told);
  }

  private readonly from = (): number => this.shown.lastIndexOf(true) + 1;

  undoable(seat: number): number {
    return this.seats.slice(this.from()).filter((one) => one === seat).length;
  }

  /** Where the last pick of a seat stands. */
  last(seat: number): number {
    return this.seats.lastIndexOf(seat);
  }

  cut(at: number): void {
    this.seats.length = at;
    this.shown.length = at;
  }
}
