/** Hints: the best picks of a decision, the points they lead to, and why. */
import { allOf } from '@evervale/kernel/text';
import { stream, type Text } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Budget, Candidate } from '../search/player.ts';
import { consider } from './considering.ts';
import { LEAST, REASONS, Reasons } from './reasons.ts';

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
  const { seat } = knowledge;
  const toCome = options.evaluator.toCome?.(knowledge.deal(stream(options.seed))) ?? 0;
  const { all } = await consider(knowledge, options);
  const best = all.slice(0, BEST).map(({ code, visits, points, worth }): Candidate => ({
    code,
    visits,
    points: points.with(seat, points[seat] + toCome),
    worth,
  }));
  const reasons = new Reasons(knowledge, options.evaluator, options.seed);
  const worded = new Map(knowledge.decision().options.map((option) => [option.code, option]));
  return best.map(({ code, points }, place): Hint => {
    const { key, text } = worded.get(code)!;
    const why = sentence([whyThis(best, place, reasons, seat)]);
    return { code, key, option: text, points: points[seat], why };
  });
}

const OUTLOOK: Text = { key: 'hint.outlook' };

/** The best pick is compared with the next best, the others with the best. */
function whyThis(best: readonly Candidate[], place: number, reasons: Reasons, seat: number): Text {
  const [first, next] = best;
  // There is nothing else to do.
  if (next === undefined) return OUTLOOK;
  if (place === 0) {
    if (first.worth - next.worth < LEAST) return { key: 'hint.same' };
    const why = reasonsFor(first, next, reasons, seat);
    return why.length > 0 ? allOf(why) : OUTLOOK;
  }
  const pick = best[place];
  if (first.worth - pick.worth < LEAST) return { key: 'hint.asGood' };
  const why = reasonsFor(pick, first, reasons, seat);
  const less = lessThan(first, pick, seat);
  return why.length > 0 ? { key: 'hint.but', args: { why: allOf(why), less } } : less;
}

/**
 * Where the own points do not tell the difference, those of others may: as the search sees them, which
 * knows more about what they answer than a look at the position.
 */
function reasonsFor(pick: Candidate, other: Candidate, reasons: Reasons, seat: number): Text[] {
  const gain = rivalsGain(pick, other, seat);
  const all = reasons.for(pick.code, other.code);
  const why = gain < 0 ? all.filter(({ key }) => key !== RIVAL.key) : all;
  const isSaid = why.length === REASONS || why.some(({ key }) => key === RIVAL.key);
  return isSaid || gain < RIVALS_LEAST ? why : [...why, RIVAL];
}

/**
 * What speaks against a pick that is not the best: own points, those of others, or a little of both. It is
 * the difference of the points that stand beside them, which are rounded.
 */
function lessThan(first: Candidate, pick: Candidate, seat: number): Text {
  const own = first.points[seat] - pick.points[seat];
  const n = Math.round(first.points[seat]) - Math.round(pick.points[seat]);
  if (n > 0 && own >= CLEAR) return { key: 'hint.less', args: { n } };
  const lets = own < LEAST && rivalsGain(first, pick, seat) >= RIVALS_LEAST;
  return { key: lets ? 'hint.letting' : 'hint.little' };
}

const RIVAL: Text = { key: 'hint.rival' };
/** Less is not told in points. */
const CLEAR = 0.5;
/** What others get is less certain, and counts for less. */
const RIVALS_LEAST = 1;

/** How much more the best rival gets with the other pick. */
function rivalsGain(pick: Candidate, other: Candidate, seat: number): number {
  const gain = mostOfRivals(other, seat) - mostOfRivals(pick, seat);
  // Alone there is nobody.
  return Number.isNaN(gain) ? 0 : gain;
}

function mostOfRivals({ points }: Candidate, seat: number): number {
  return points.reduce((most, n, other) => (other === seat ? most : Math.max(most, n)), -Infinity);
}

export function sentence(texts: readonly Text[]): Text {
  return { key: 'sentence', args: { text: allOf(texts) } };
}
