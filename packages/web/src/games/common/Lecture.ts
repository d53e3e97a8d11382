/** A lesson being taken, whatever the game: the real rules, and where the person stands. */
import { decidingSeat, recordOf, type Decision, type Play } from '@evervale/kernel';
import type { LogLine, SeatPlan, Snapshot } from '../../table/source.ts';
import type { Taught } from './useLesson.ts';

/** The person always has the first seat. */
export const ME = 0;

interface Lesson<Step> {
  readonly id: string;
  readonly steps: readonly Step[];
}

export abstract class CommonLecture<Step, L extends Lesson<Step>, O, V, E> implements Taught {
  readonly lesson: L;
  private readonly seats: readonly SeatPlan[];
  protected play: Play<O, V, E>;
  protected lines: LogLine[] = [];
  protected events: E[] = [];
  at = 0;
  /** The last pick was a legal one, but not what this step is about. */
  astray = false;

  constructor(lesson: L, seats: readonly SeatPlan[], play: Play<O, V, E>) {
    this.lesson = lesson;
    this.seats = seats;
    this.play = play;
  }

  get step(): Step {
    return this.lesson.steps[this.at];
  }

  get done(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** There is only something to read. */
  abstract get reading(): boolean;
  /** Somebody else has something to do before the lesson goes on. */
  abstract get busy(): boolean;
  protected abstract get mine(): Decision | null;
  /** What is asked for, as far as it is on offer now. */
  abstract get wanted(): Decision['options'];

  next(): void {
    if (this.reading && !this.done) this.advance();
  }

  pick(code: number): void {
    this.astray = !this.wanted.some((option) => option.code === code);
    if (this.astray) return;
    this.events = [];
    this.picked(code);
  }

  /** The person has picked what is asked for. */
  protected abstract picked(code: number): void;
  /** The other player does one thing. */
  abstract reply(): void;
  protected abstract advance(): void;

  protected take(code: number): void {
    const { play } = this;
    const by = decidingSeat(play.state);
    const events = play.pick(code);
    this.events.push(...events);
    const at = this.lines.length + 1;
    for (const event of events) {
      const text = play.game.eventText(play.game.eventFor(event, ME), play.state);
      const { type, seat = by } = event as { type: string; seat?: number };
      if (text !== null) this.lines.push({ at, seat, type, text });
    }
  }

  snapshot(): Snapshot<V, E> {
    const { play, mine, busy, lesson } = this;
    const { game, state } = play;
    return {
      config: {
        id: `lesson-${game.id}-${lesson.id}`,
        game: game.id,
        options: play.options,
        seats: this.seats.slice(0, game.seats(state)),
      },
      at: play.picks.length,
      seat: ME,
      view: game.view(state, ME),
      decision: mine,
      blocked: mine ? game.blocked(state) : [],
      undo: 0,
      handover: null,
      thinking: busy ? decidingSeat(state) : null,
      log: { from: 0, lines: this.lines },
      events: this.events.map((event) => game.eventFor(event, ME)),
      // The lesson itself gives the hints.
      hints: [],
      outcome: play.over
        ? { scores: game.score(state), winners: game.winners(state), history: [] }
        : null,
      record: recordOf(play),
    };
  }
}
