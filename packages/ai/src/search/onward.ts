/**
 * What becomes of a pick: it is played on until the seat is to move again, for the first time or for a later
 * one, everybody looking one action ahead.
 */
import { decidingSeat, isOver, stream, type State } from '@evervale/kernel';
import { rivalryAt, type Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import { Gains } from './gains.ts';
import { Lookahead } from './lookahead.ts';

/** Everybody looks at so many picks of a turn, those that have brought most so far. */
const PROMISING = 4;
/** Nobody takes so many picks before the seat is to move for the last time, but better safe than sorry. */
const LONGEST = 400;

export interface Course {
  readonly evaluator: Evaluator;
  readonly seed: number;
  /** It ends when the seat is to move for this time. */
  readonly turns: number;
  /** A turn is over only when somebody else has had one: so whoever is alone plays on to the end. */
  readonly awaitsOthers: boolean;
}

export class Onward {
  readonly ahead: Lookahead;
  private readonly knowledge: Knowledge;
  private readonly course: Course;

  constructor(knowledge: Knowledge, course: Course) {
    this.knowledge = knowledge;
    this.course = course;
    const { evaluator } = course;
    const rivalry = rivalryAt(knowledge.people(), 0, evaluator);
    this.ahead = new Lookahead(knowledge.game.machine, evaluator, rivalry, new Gains());
  }

  /** Picks are compared in the same deals. */
  deal(n: number): State {
    return this.knowledge.deal(stream(this.course.seed + n));
  }

  /** Changes `s` into the position in which the seat is to move for the last time, or into the end. */
  play(s: State, code: number): void {
    const { knowledge, course } = this;
    this.take(s, code);
    let answered = !course.awaitsOthers;
    let { turns } = course;
    for (let n = 0; n < LONGEST && !isOver(s); n++) {
      const seat = decidingSeat(s);
      if (!course.evaluator.atRest(s)) {
        this.take(s, this.ahead.carryOn(s, seat));
        continue;
      }
      if (seat !== knowledge.seat) answered = true;
      else if (answered) {
        if (--turns === 0) return;
        answered = !course.awaitsOthers;
      }
      this.ahead.act(s, seat, PROMISING);
    }
  }

  /** Takes a pick in a position that the machine may not have seen before. */
  take(s: State, code: number): void {
    const { machine } = this.knowledge.game;
    machine.touched();
    machine.applyThrough(s, code);
  }
}
