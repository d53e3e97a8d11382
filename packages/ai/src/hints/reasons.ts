/** What sets one pick apart from another, by what the evaluation of the positions behind them is made of. */
import { stream, type State, type Text } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import { Lookahead } from '../search/lookahead.ts';
import { shareName, shareText, type Share } from './share.ts';

const DEALS = 3;
const REASONS = 2;
/** Points below which two picks are equally good for all anybody can tell. */
export const LEAST = 0.3;

type Shares = Map<string, Share>;

export class Reasons {
  private readonly knowledge: Knowledge;
  private readonly evaluator: Evaluator;
  private readonly seed: number;
  private readonly ahead: Lookahead;
  private readonly found = new Map<number, Shares>();

  constructor(knowledge: Knowledge, evaluator: Evaluator, seed: number) {
    this.knowledge = knowledge;
    this.evaluator = evaluator;
    this.seed = seed;
    this.ahead = new Lookahead(knowledge.game.machine, evaluator, 0);
  }

  /** Where `code` leads to more than `other` does, the most important first. */
  for(code: number, other: number): Text[] {
    const mine = this.sharesOf(code);
    const others = this.sharesOf(other);
    const same = judgeOf(mine) === judgeOf(others);
    return [...mine]
      .filter(([, { judged }]) => same || judged === undefined)
      .flatMap(([name, share]) => more(share, others.get(name)))
      .filter(({ points }) => points >= LEAST)
      .sort((a, b) => b.points - a.points)
      .slice(0, REASONS)
      .map(shareText);
  }

  /** The shares of the position that a pick leads to, as a mean over a few deals. */
  private sharesOf(code: number): Shares {
    const known = this.found.get(code);
    if (known !== undefined) return known;
    const shares: Shares = new Map();
    const { knowledge, ahead } = this;
    const rng = stream(this.seed);
    for (let i = 0; i < DEALS; i++) {
      ahead.after(knowledge.deal(rng), code, knowledge.seat);
      this.collect(shares, ahead.reached);
    }
    this.found.set(code, shares);
    return shares;
  }

  private collect(shares: Shares, s: State): void {
    for (const share of this.evaluator.shares?.(s, this.knowledge.seat) ?? []) {
      const name = shareName(share);
      const before = shares.get(name)?.points ?? 0;
      shares.set(name, { ...share, points: before + share.points / DEALS });
    }
  }
}

const judgeOf = (shares: Shares): number | undefined =>
  [...shares.values()].find(({ judged }) => judged !== undefined)?.judged;

/** Who says "more" has more: a worth that comes from elsewhere is no reason. */
function more(share: Share, other: Share | undefined): Share[] {
  const { have } = share;
  if (have !== undefined && have <= (other?.have ?? 0)) return [];
  return [{ ...share, points: share.points - (other?.points ?? 0) }];
}
