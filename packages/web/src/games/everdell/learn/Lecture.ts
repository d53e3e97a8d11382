/** A lesson being taken: the real rules, a script for the others, and where the person stands. */
import {
  everdell,
  readPosition,
  type GameEvent,
  type GameOptions,
  type View,
} from '@evervale/everdell';
import {
  codeForKey,
  decidingSeat,
  decision,
  Play,
  recordOf,
  type Decision,
} from '@evervale/kernel';
import type { EverdellSnapshot } from '../context.ts';
import type { LogLine, SeatPlan } from '../../../table/source.ts';
import { fits, type Lesson, type Step } from './lesson.ts';

/** The person always has the first seat. */
const ME = 0;

export class Lecture {
  readonly lesson: Lesson;
  private readonly seats: readonly SeatPlan[];
  private play: Play<GameOptions, View, GameEvent>;
  private lines: LogLine[] = [];
  private events: GameEvent[] = [];
  private waiting: string[] = [];
  at = 0;
  /** The last pick was a legal one, but not what this step is about. */
  astray = false;

  constructor(lesson: Lesson, seats: readonly SeatPlan[]) {
    this.lesson = lesson;
    this.seats = seats;
    this.play = this.open(lesson.position);
  }

  private open(position: Lesson['position']): Play<GameOptions, View, GameEvent> {
    const { state, options } = readPosition(position);
    return new Play(everdell, options, 0, state);
  }

  get step(): Step {
    return this.lesson.steps[this.at];
  }

  get done(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** There is only something to read. */
  get reading(): boolean {
    return this.step.expect === undefined;
  }

  /** Somebody else has something to do before the lesson goes on. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  private get mine(): Decision | null {
    if (this.busy || this.reading || this.play.over) return null;
    const pending = decision(everdell, this.play.state);
    return pending?.seat === ME ? pending : null;
  }

  /** What is asked for, as far as it is on offer now. */
  get wanted(): Decision['options'] {
    const { expect = [] } = this.step;
    return this.mine?.options.filter(({ key }) => fits(key, expect)) ?? [];
  }

  next(): void {
    if (this.reading && !this.done) this.advance();
  }

  pick(code: number): void {
    this.astray = !this.wanted.some((option) => option.code === code);
    if (this.astray) return;
    const { whole = false, reply = [] } = this.step;
    this.events = [];
    this.take(code);
    if (whole && this.wanted.length > 0) return;
    this.waiting = [...reply];
    if (!this.busy) this.advance();
  }

  /** The next thing that the script lets the other player do. */
  reply(): void {
    const key = this.waiting.shift();
    if (key === undefined) return;
    this.events = [];
    const code = codeForKey(everdell, this.play.state, key);
    if (code === undefined) throw new Error(`${this.lesson.id} ${this.at}: ${key} is not on offer`);
    this.take(code);
    if (!this.busy) this.advance();
  }

  private advance(): void {
    this.at += 1;
    this.astray = false;
    const { position } = this.step;
    if (position === undefined) return;
    this.play = this.open(position);
    this.lines = [];
    this.events = [];
  }

  private take(code: number): void {
    const { play } = this;
    const by = decidingSeat(play.state);
    const events = play.pick(code);
    this.events.push(...events);
    const at = this.lines.length + 1;
    for (const event of events) {
      const text = everdell.eventText(everdell.eventFor(event, ME), play.state);
      const { type, seat = by } = event as { type: string; seat?: number };
      if (text !== null) this.lines.push({ at, seat, type, text });
    }
  }

  snapshot(): EverdellSnapshot {
    const { play, mine } = this;
    return {
      config: {
        id: `lesson-${this.lesson.id}`,
        game: everdell.id,
        options: play.options,
        seats: this.seats.slice(0, play.options.players),
      },
      at: play.picks.length,
      seat: ME,
      view: everdell.view(play.state, ME),
      decision: mine,
      blocked: mine ? everdell.blocked(play.state) : [],
      undo: 0,
      handover: null,
      thinking: this.busy ? decidingSeat(play.state) : null,
      log: { from: 0, lines: this.lines },
      events: this.events.map((event) => everdell.eventFor(event, ME)),
      // The lesson itself gives the hints.
      hints: [],
      outcome: play.over
        ? { scores: everdell.score(play.state), winners: everdell.winners(play.state), history: [] }
        : null,
      record: recordOf(play),
    };
  }
}
