/** Hints: the best picks of a decision, the points they lead to, and why. */
import { allOf } from '@evervale/kernel/text';
import { stream, type State, type Text } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import { Lookahead } from '../search/lookahead.ts';
import { Search, candidates, searchSlowly, type Budget, type Candidate } from '../search/player.ts';
import { shareName, shareText, type Share } from './share.ts';

export interface Hint {
  readonly code: number;
  readonly key: string;
  /** What the pick is, in the words of the game. */
  readonly option: Text;
  /** Own points to expect at the end of the game. */
  readonly points: number;
  /** Why: what sets it apart from the next best pick. Print it with `withHints`. */
  readonly why: Text;
}

export interface HintOptions {
  readonly evaluator: Evaluator;
  readonly budget: Budget;
  readonly seed: number;
  readonly pause?: () => Promise<void>;
}

const BEST = 3;
const DEALS = 3;
const REASONS = 2;
/** Points below which two picks are equally good for all anybody can tell. */
const LEAST = 0.3;

export async function hintsFor(knowledge: Knowledge, options: HintOptions): Promise<Hint[]> {
  const search = new Search(knowledge, options, options.seed);
  await searchSlowly(search, options.pause ?? (async () => {}));
  const best = candidates(search, knowledge.seat).slice(0, BEST);
  const shares = sharesOfPicks(knowledge, options);
  const worded = new Map(knowledge.decision().options.map((option) => [option.code, option]));
  const toCome = options.evaluator.toCome?.(knowledge.deal(stream(options.seed))) ?? 0;
  return best.map(({ code, points }, place): Hint => {
    const { key, text } = worded.get(code)!;
    const why = whyThis(best, place, shares);
    const expected = points[knowledge.seat] + toCome;
    return { code, key, option: text, points: expected, why: sentence(why) };
  });
}

/** The best pick is compared with the next best, the others with the best. */
function whyThis(
  best: readonly Candidate[],
  place: number,
  shares: ReadonlyMap<number, Shares>,
): Text[] {
  const other = best[place === 0 ? 1 : 0];
  // There is nothing else to do.
  if (other === undefined) return [{ key: 'hint.outlook' }];
  const lead = best[place].worth - other.worth;
  if (Math.abs(lead) < LEAST) return [{ key: 'hint.same' }];
  const reasons = reasonsFor(shares.get(best[place].code)!, shares.get(other.code)!).map(shareText);
  if (place > 0) {
    return [...reasons, { key: 'hint.less', args: { n: Math.max(1, -Math.round(lead)) } }];
  }
  return reasons.length > 0 ? reasons : [{ key: 'hint.outlook' }];
}

function sentence(texts: readonly Text[]): Text {
  return { key: 'sentence', args: { text: allOf(texts) } };
}

type Shares = Map<string, Share>;

/** For each legal pick the shares of the position it leads to, as a mean over a few deals. */
function sharesOfPicks(
  knowledge: Knowledge,
  { evaluator, seed }: HintOptions,
): Map<number, Shares> {
  const rng = stream(seed);
  const ahead = new Lookahead(knowledge.game.machine, evaluator, 0);
  const all = new Map<number, Shares>(knowledge.legal().map((code) => [code, new Map()]));
  for (let i = 0; i < DEALS; i++) {
    const s = knowledge.deal(rng);
    for (const [code, shares] of all) {
      ahead.after(s, code, knowledge.seat);
      collect(shares, evaluator, ahead.reached, knowledge.seat);
    }
  }
  return all;
}

function collect(shares: Shares, evaluator: Evaluator, s: State, seat: number): void {
  for (const share of evaluator.shares?.(s, seat) ?? []) {
    const name = shareName(share);
    const before = shares.get(name)?.points ?? 0;
    shares.set(name, { ...share, points: before + share.points / DEALS });
  }
}

/** The shares in which one pick is ahead of the other, the largest first. */
function reasonsFor(mine: Shares, others: Shares): Share[] {
  return [...mine]
    .map(([name, share]) => aheadBy(share, share.points - (others.get(name)?.points ?? 0)))
    .filter(({ points }) => points >= LEAST)
    .sort((a, b) => b.points - a.points)
    .slice(0, REASONS);
}

function aheadBy({ key, id }: Share, points: number): Share {
  return id === undefined ? { key, points } : { key, id, points };
}
