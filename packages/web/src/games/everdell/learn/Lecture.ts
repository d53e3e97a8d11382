/** A lesson being taken: the real rules, and a script for the others. */
import {
  everdell,
  readPosition,
  type GameEvent,
  type GameOptions,
  type View,
} from '@evervale/everdell';
import { codeForKey, decision, Play, type Decision } from '@evervale/kernel';
import type { SeatPlan } from '../../../table/source.ts';
import { CommonLecture, ME } from '../../common/Lecture.ts';
import { fits, type Lesson, type Step } from './lesson.ts';

function open(position: Lesson['position']): Play<GameOptions, View, GameEvent> {
  const { state, options } = readPosition(position);
  return new Play(everdell, options, 0, state);
}

export class Lecture extends CommonLecture<Step, Lesson, GameOptions, View, GameEvent> {
  private waiting: string[] = [];

  constructor(lesson: Lesson, seats: readonly SeatPlan[]) {
    super(lesson, seats, open(lesson.position));
  }

  get reading(): boolean {
    return this.step.expect === undefined;
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  protected get mine(): Decision | null {
    if (this.busy || this.reading || this.play.over) return null;
    const pending = decision(everdell, this.play.state);
    return pending?.seat === ME ? pending : null;
  }

  get wanted(): Decision['options'] {
    const { expect = [] } = this.step;
    return this.mine?.options.filter(({ key }) => fits(key, expect)) ?? [];
  }

  protected picked(code: number): void {
    const { whole = false, reply = [] } = this.step;
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

  protected advance(): void {
    this.at += 1;
    this.astray = false;
    const { position } = this.step;
    if (position === undefined) return;
    this.play = open(position);
    this.lines = [];
    this.events = [];
  }
}
