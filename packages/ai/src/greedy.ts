/** Looks one action ahead, in a few deals of what it can't see, and takes what looks best. */
import { stream } from '@evervale/kernel';
import { rivalryAt, type Evaluator } from './evaluator.ts';
import type { Player } from './player.ts';
import { Lookahead } from './search/lookahead.ts';
import { slip } from './slip.ts';

export interface GreedyOptions {
  readonly evaluator: Evaluator;
  /** Deals to look at; drawing cards is judged by all of them. */
  readonly deals: number;
  readonly rivalry: number;
  /** Points by which it misjudges a pick now and then: 0 = never. */
  readonly carelessness: number;
}

export function greedyPlayer(name: string, options: GreedyOptions, seed: number): Player {
  const rng = stream(seed);
  return {
    name,
    pick(knowledge) {
      const { game, seat } = knowledge;
      const ahead = new Lookahead(
        game.machine,
        options.evaluator,
        rivalryAt(knowledge.people(), options.rivalry, options.evaluator),
      );
      const codes = knowledge.legal();
      const sums = codes.map(() => slip(rng, options.carelessness) * options.deals);
      for (let deal = 0; deal < options.deals; deal++) {
        const s = knowledge.deal(rng);
        codes.forEach((code, i) => (sums[i] += ahead.after(s, code, seat)));
      }
      return codes[sums.indexOf(Math.max(...sums))];
    },
  };
}
