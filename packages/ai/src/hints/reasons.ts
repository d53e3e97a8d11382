/** What sets one pick apart from another, by what the evaluation of the positions behind them is made of. */
import { stream, type State, type Text } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import { Lookahead } from '../search/lookahead.ts';
import type { HintKey } from '../words/hints.ts';
import { kept, shareName, shareText, type Share } from './share.ts';
import { sightOf, type Sight } from './sight.ts';

const DEALS = 3;
export const REASONS = 2;
/** Points below which two picks are equally good for all anybody can tell. */
export const LEAST = 0.3;

/** Shares by name, as a mean over a few deals, in how many of these they were, and what was seen of each. */
interface Judged {
  readonly shares: Map<string, Share>;
  readonly deals: Map<string, number>;
  readonly sights: Sight[];
}

export class Reasons {
  private readonly knowledge: Knowledge;
  private readonly evaluator: Evaluator;
  private readonly seed: number;
  private readonly ahead: Lookahead;
  private readonly found = new Map<number, Judged>();
  private now: Judged | null = null;

  constructor(knowledge: Knowledge, evaluator: Evaluator, seed: number) {
    this.knowledge = knowledge;
    this.evaluator = evaluator;
    this.seed = seed;
    this.ahead = new Lookahead(knowledge.game.machine, evaluator, 0);
  }

  /**
   * Where `code` leads to more than `other` does, the most important first, rivals last. Cards that only some deals bring
   * are chance, and no reason.
   */
  for(code: number, other: number): Text[] {
    const mine = this.behind(code);
    const others = this.behind(other);
    const same = judgeOf(mine) === judgeOf(others);
    return [...mine.shares]
      .filter(([, { judged }]) => same || judged === undefined)
      .filter(([name, { id }]) => id === undefined || mine.deals.get(name) === DEALS)
      .filter(([name]) => isSeenOtherwise(name, mine, others))
      .flatMap(([name, share]) => more(share, others.shares.get(name)))
      .filter(({ points }) => points >= LEAST)
      .sort((a, b) => b.points - a.points)
      .slice(0, REASONS)
      .sort((a, b) => Number(isOfRivals(a)) - Number(isOfRivals(b)))
      .map((share) => shareText(this.isGained(share) ? share : kept(share)));
  }

  /** Who says "more" has more than now; otherwise it is only kept. */
  private isGained(share: Share): boolean {
    const { have } = share;
    if (have === undefined) return true;
    this.now ??= this.collect((deal) => deal);
    return have > (this.now.shares.get(shareName(share))?.have ?? 0);
  }

  private behind(code: number): Judged {
    const known = this.found.get(code);
    if (known !== undefined) return known;
    const { ahead, knowledge } = this;
    const judged = this.collect((deal) => {
      ahead.after(deal, code, knowledge.seat);
      return ahead.reached;
    });
    this.found.set(code, judged);
    return judged;
  }

  /** What `lead` makes of a few deals, judged. */
  private collect(lead: (deal: State) => State): Judged {
    const { evaluator, knowledge } = this;
    const judged: Judged = { shares: new Map(), deals: new Map(), sights: [] };
    const rng = stream(this.seed);
    for (let i = 0; i < DEALS; i++) {
      const s = lead(knowledge.deal(rng));
      const shares = evaluator.shares?.(s, knowledge.seat) ?? [];
      for (const share of shares) addTo(judged.shares, share);
      for (const name of new Set(shares.map(shareName))) {
        judged.deals.set(name, (judged.deals.get(name) ?? 0) + 1);
      }
      judged.sights.push(sightOf(evaluator, s, knowledge.seat));
    }
    return judged;
  }
}

function addTo(shares: Judged['shares'], share: Share): void {
  const name = shareName(share);
  const points = (shares.get(name)?.points ?? 0) + share.points / DEALS;
  shares.set(name, { ...share, points });
}

const judgeOf = ({ shares }: Judged): number | undefined =>
  [...shares.values()].find(({ judged }) => judged !== undefined)?.judged;

/** Of these nobody has better who has less: fewer cards are no better hand. */
const COUNTED: ReadonlySet<string> = new Set<HintKey>(['hint.space', 'hint.hand', 'hint.magic']);

/** What looks the same behind both picks sets nothing apart, whatever a network makes of it beside the rest. */
function isSeenOtherwise(name: string, mine: Judged, others: Judged): boolean {
  return mine.sights.some((sight, i) => {
    const seen = sight.get(name);
    if (seen === undefined) return true;
    const other = others.sights[i].get(name);
    if (COUNTED.has(name) && seen.sum < (other?.sum ?? 0)) return false;
    return seen.features !== other?.features;
  });
}

/** "Opponents get fewer points and more cards" would give them the cards: it comes last. */
const isOfRivals = ({ key }: Share): boolean => key === 'hint.rival';

/** Who says "more" has more: a worth that comes from elsewhere is no reason. */
function more(share: Share, other: Share | undefined): Share[] {
  const { have } = share;
  if (have !== undefined && have <= (other?.have ?? 0)) return [];
  return [{ ...share, points: share.points - (other?.points ?? 0) }];
}
