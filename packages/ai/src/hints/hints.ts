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
  /** Why: what sets it apart from the other picks. Print it with `withHints`. */
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
/** Smaller differences are not worth a word. */
const LEAST = 0.3;

export async function hintsFor(knowledge: Knowledge, options: HintOptions): Promise<Hint[]> {
  const search = new Search(knowledge, options, options.seed);
  await searchSlowly(search, options.pause ?? (async () => {}));
  const best = candidates(search, knowledge.seat).slice(0, BEST);
  const shares = sharesOfPicks(knowledge, options);
  const worded = new Map(knowledge.decision().options.map((option) => [option.code, option]));
  return best.map((candidate) =>
    hint(candidate, knowledge.seat, worded.get(candidate.code)!, shares),
  );
}

function hint(
  { code, points }: Candidate,
  seat: number,
  option: { readonly key: string; readonly text: Text },
  shares: ReadonlyMap<number, Shares>,
): Hint {
  const reasons = reasonsFor(code, shares);
  return {
    code,
    key: option.key,
    option: option.text,
    points: points[seat],
    why: sentence(reasons),
  };
}

function sentence(reasons: readonly Share[]): Text {
  const texts: Text[] = reasons.length > 0 ? reasons.map(shareText) : [{ key: 'hint.outlook' }];
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

/** The shares in which this pick is ahead of the mean of all picks, the largest first. */
function reasonsFor(code: number, all: ReadonlyMap<number, Shares>): Share[] {
  const mean = (name: string): number => {
    let sum = 0;
    for (const shares of all.values()) sum += shares.get(name)?.points ?? 0;
    return sum / all.size;
  };
  return [...all.get(code)!]
    .map(([name, share]) => aheadBy(share, share.points - mean(name)))
    .filter(({ points }) => points >= LEAST)
    .sort((a, b) => b.points - a.points)
    .slice(0, REASONS);
}

function aheadBy({ key, id }: Share, points: number): Share {
  return id === undefined ? { key, points } : { key, id, points };
}
