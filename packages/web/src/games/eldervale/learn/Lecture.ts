/** A lesson being taken: the real rules, and a simple partner. */
import { eldervale, type GameEvent, type GameOptions, type View } from '@evervale/eldervale';
import { decidingSeat, decision, Play, type Decision } from '@evervale/kernel';
import type { SeatPlan } from '../../../table/source.ts';
import { CommonLecture, ME } from '../../common/Lecture.ts';
import { fits, type Lesson, type Step } from './lesson.ts';

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

export class Lecture extends CommonLecture<Step, Lesson, GameOptions, View, GameEvent> {
  /** What this step asks for was done; it lasts on. */
  private begun = false;

  constructor(lesson: Lesson, seats: readonly SeatPlan[]) {
    super(lesson, seats, new Play(eldervale, eldervale.readOptions({ players: 2 }), lesson.seed));
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

  get reading(): boolean {
    return this.step.wants === undefined;
  }

  get busy(): boolean {
    return this.begun && !this.play.over && decidingSeat(this.play.state) !== ME;
  }

  protected get mine(): Decision | null {
    if (this.reading) return null;
    const pending = this.pending;
    return pending?.seat === ME ? pending : null;
  }

  /** In the middle of a step that is everything. */
  get wanted(): Decision['options'] {
    const { mine, view, begun } = this;
    const { wants } = this.step;
    if (mine === null || wants === undefined) return [];
    return begun ? mine.options : mine.options.filter(({ key }) => fits(wants, key, view));
  }

  protected picked(code: number): void {
    this.begun = true;
    this.take(code);
    this.goOn();
  }

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

  protected advance(): void {
    do {
      this.at += 1;
      this.begun = false;
      this.astray = false;
    } while (!this.done && !this.reading && this.wanted.length === 0);
  }
}
