/**
 * What becomes of picks, in the same deals for all: so those are compared that a tree has tried a thousand
 * times, and once.
 */
import { decidingSeat, isOver, type State } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import { Onward } from '../search/onward.ts';
import type { Candidate } from '../search/player.ts';

/** For so many own turns, where that is the search: the second one shows what the first was good for. */
export const TURNS = 2;
/** The looks and the games played on take their deals from different ends. */
const LOOKED_AT = 10_000;

/** What has come of a pick in some deals. */
interface Sums {
  readonly points: readonly number[];
  readonly worth: number;
  readonly deals: number;
}

function meanOf(code: number, { points, worth, deals }: Sums): Candidate {
  const mean = (sum: number): number => sum / deals;
  return { code, visits: deals, points: points.map(mean), worth: mean(worth) };
}

export function bestFirst(all: readonly Candidate[]): Candidate[] {
  return [...all].sort((a, b) => b.worth - a.worth || a.code - b.code);
}

export class PlayingOn {
  private readonly knowledge: Knowledge;
  private readonly evaluator: Evaluator;
  private readonly onward: Onward;
  private readonly played = new Map<number, Sums>();

  constructor(knowledge: Knowledge, evaluator: Evaluator, seed: number, turns = 1) {
    this.knowledge = knowledge;
    this.evaluator = evaluator;
    const awaitsOthers = knowledge.people() > 1;
    this.onward = new Onward(knowledge, { evaluator, seed, turns, awaitsOthers });
  }

  /** All picks, the best first by a look one action ahead in a few deals. */
  looked(deals: number): Candidate[] {
    const { onward, knowledge } = this;
    const looks = new Map<number, Sums>();
    for (let n = 0; n < deals; n++) {
      const s = onward.deal(LOOKED_AT + n);
      for (const code of knowledge.game.machine.legalOrdered(s).toArray()) {
        onward.ahead.after(s, code, knowledge.seat);
        this.add(looks, code, onward.ahead.reached);
      }
    }
    return bestFirst([...looks].map(([code, sums]) => meanOf(code, sums)));
  }

  /** Plays a pick on once more, with the deal that all picks get as their next one. */
  play(code: number): void {
    const s = this.onward.deal(this.played.get(code)?.deals ?? 0);
    this.onward.play(s, code);
    this.add(this.played, code, s);
  }

  private add(to: Map<number, Sums>, code: number, s: State): void {
    const { evaluator, onward, knowledge } = this;
    const values = new Float64Array(evaluator.seats(s));
    evaluator.values(s, values);
    const before = to.get(code);
    to.set(code, {
      points: Array.from(values, (value, seat) => value + (before?.points[seat] ?? 0)),
      worth: onward.ahead.worth(s, knowledge.seat) + (before?.worth ?? 0),
      deals: 1 + (before?.deals ?? 0),
    });
  }

  /** What has come of a pick that was played on. */
  of(code: number): Candidate {
    return meanOf(code, this.played.get(code)!);
  }

  /** How an action goes on as it is foreseen now. */
  *rest(s: State): Generator<number> {
    const { onward, evaluator, knowledge } = this;
    while (!isOver(s) && !evaluator.atRest(s) && decidingSeat(s) === knowledge.seat) {
      const code = onward.ahead.carryOn(s, knowledge.seat);
      yield code;
      onward.take(s, code);
    }
  }
}
