/** A lesson being taken: the real rules, a simple partner, and where the person stands. */
import { eldervale, type GameEvent, type GameOptions, type View } from '@evervale/eldervale';
import { decidingSeat, decision, Play, recordOf, type Decision } from '@evervale/kernel';
import type { LogLine, SeatPlan } from '../../../table/source.ts';
import type { ValeSnapshot } from '../context.ts';
import { fits, type Lesson, type Step } from './lesson.ts';

/** The person always has the first seat. */
const ME = 0;
/** A lesson whose beginning never comes would be played to its end. */
const MOST_PICKS = 900;

/** What somebody without ambition does: the first of these that is on offer. */
const HABITS = [
  'element:earth',
  'element:fire',
  'faction:earth-b',
  'faction:fire-a',
  'place:',
  'withdraw:',
  'use:gather',
  'use:dwell',
  'use:summon',
  'use:',
  'toReady',
  'regroup',
  'pass',
  'noJoin',
  'endTurn',
] as const;
const BASICS = /@(air|earth|fire|water|light|darkness|order|chaos)-\d$/;

function habit({ options }: Decision): number {
  const treasure = options.find(({ key }) => key.startsWith('place:') && BASICS.test(key));
  if (treasure) return treasure.code;
  for (const start of HABITS) {
    const found = options.find(({ key }) => key.startsWith(start));
    if (found) return found.code;
  }
  return options[0].code;
}

export class Lecture {
  readonly lesson: Lesson;
  private readonly seats: readonly SeatPlan[];
  private readonly play: Play<GameOptions, View, GameEvent>;
  private readonly lines: LogLine[] = [];
  private events: GameEvent[] = [];
  /** What this step asks for was done; it lasts on. */
  private begun = false;
  at = 0;
  /** The last pick was a legal one, but not what this step is about. */
  astray = false;

  constructor(lesson: Lesson, seats: readonly SeatPlan[]) {
    this.lesson = lesson;
    this.seats = seats;
    this.play = new Play(eldervale, eldervale.readOptions({ players: 2 }), lesson.seed);
    this.prelude();
  }

  private get pending(): Decision | null {
    return this.play.over ? null : decision(eldervale, this.play.state);
  }

  private get view(): View {
    return eldervale.view(this.play.state, ME);
  }

  /** Both play as a habit has it until the lesson can begin. */
  private prelude(): void {
    for (let i = 0; i < MOST_PICKS; i++) {
      const pending = this.pending;
      if (pending === null) return;
      const keys = pending.options.map(({ key }) => key);
      const mine = pending.seat === ME && pending.prompt.key === 'prompt.action';
      if (mine && this.lesson.begins(keys, this.view)) return;
      this.play.pick(habit(pending));
    }
  }

  get step(): Step {
    return this.lesson.steps[this.at];
  }

  get done(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** There is only something to read. */
  get reading(): boolean {
    return this.step.wants === undefined;
  }

  /** Somebody else has something to do before the lesson goes on. */
  get busy(): boolean {
    return this.begun && !this.play.over && decidingSeat(this.play.state) !== ME;
  }

  private get mine(): Decision | null {
    if (this.reading) return null;
    const pending = this.pending;
    return pending?.seat === ME ? pending : null;
  }

  /** What is asked for, as far as it is on offer now; in the middle of a step that is everything. */
  get wanted(): Decision['options'] {
    const { mine, view, begun } = this;
    const { wants } = this.step;
    if (mine === null || wants === undefined) return [];
    return begun ? mine.options : mine.options.filter(({ key }) => fits(wants, key, view));
  }

  next(): void {
    if (this.reading && !this.done) this.advance();
  }

  pick(code: number): void {
    this.astray = !this.wanted.some((option) => option.code === code);
    if (this.astray) return;
    this.events = [];
    this.begun = true;
    this.take(code);
    this.goOn();
  }

  /** The other player does one thing. */
  reply(): void {
    const pending = this.pending;
    if (pending === null || pending.seat === ME) return;
    this.events = [];
    this.take(habit(pending));
    this.goOn();
  }

  /** A step is over when the person is asked what it waits for. */
  private goOn(): void {
    const pending = this.pending;
    const { until } = this.step;
    if (pending === null || until === undefined) this.advance();
    else if (pending.seat === ME && until.includes(pending.prompt.key)) this.advance();
  }

  private advance(): void {
    do {
      this.at += 1;
      this.begun = false;
      this.astray = false;
    } while (!this.done && !this.reading && this.wanted.length === 0);
  }

  private take(code: number): void {
    const { play } = this;
    const by = decidingSeat(play.state);
    const events = play.pick(code);
    this.events.push(...events);
    const at = this.lines.length + 1;
    for (const event of events) {
      const text = eldervale.eventText(eldervale.eventFor(event, ME), play.state);
      const { type, seat = by } = event as { type: string; seat?: number };
      if (text !== null) this.lines.push({ at, seat, type, text });
    }
  }

  snapshot(): ValeSnapshot {
    const { play, mine, busy } = this;
    return {
      config: {
        id: `lesson-vale-${this.lesson.id}`,
        game: eldervale.id,
        options: play.options,
        seats: this.seats,
      },
      at: play.picks.length,
      seat: ME,
      view: this.view,
      decision: mine,
      blocked: mine ? eldervale.blocked(play.state) : [],
      undo: 0,
      handover: null,
      thinking: busy ? decidingSeat(play.state) : null,
      log: { from: 0, lines: this.lines },
      events: this.events.map((event) => eldervale.eventFor(event, ME)),
      // The lesson itself gives the hints.
      hints: [],
      outcome: null,
      record: recordOf(play),
    };
  }
}
