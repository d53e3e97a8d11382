/** Hints: the best picks of a decision, the points they lead to, and why. */
import { allOf } from '@evervale/kernel/text';
import { stream, type Text } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import { Search, candidates, searchSlowly, type Budget, type Candidate } from '../search/player.ts';
import { LEAST, Reasons } from './reasons.ts';

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

export async function hintsFor(knowledge: Knowledge, options: HintOptions): Promise<Hint[]> {
  const search = new Search(knowledge, options, options.seed);
  await searchSlowly(search, options.pause ?? (async () => {}));
  const best = candidates(search, knowledge.seat).slice(0, BEST);
  const reasons = new Reasons(knowledge, options.evaluator, options.seed);
  const worded = new Map(knowledge.decision().options.map((option) => [option.code, option]));
  const toCome = options.evaluator.toCome?.(knowledge.deal(stream(options.seed))) ?? 0;
  return best.map(({ code, points }, place): Hint => {
    const { key, text } = worded.get(code)!;
    const why = whyThis(best, place, reasons);
    const expected = points[knowledge.seat] + toCome;
    return { code, key, option: text, points: expected, why: sentence(why) };
  });
}

/** The best pick is compared with the next best, the others with the best. */
function whyThis(best: readonly Candidate[], place: number, reasons: Reasons): Text[] {
  const other = best[place === 0 ? 1 : 0];
  // There is nothing else to do.
  if (other === undefined) return [{ key: 'hint.outlook' }];
  const lead = best[place].worth - other.worth;
  if (Math.abs(lead) < LEAST) return [{ key: 'hint.same' }];
  const why = reasons.for(best[place].code, other.code);
  if (place > 0) {
    return [...why, { key: 'hint.less', args: { n: Math.max(1, -Math.round(lead)) } }];
  }
  return why.length > 0 ? why : [{ key: 'hint.outlook' }];
}

export function sentence(texts: readonly Text[]): Text {
  return { key: 'sentence', args: { text: allOf(texts) } };
}
