/** Looks one action ahead, in a few deals of what it can't see, and takes what looks best. */
import { stream } from '@evervale/kernel';
import { rivalryAt, type Evaluator } from './evaluator.ts';
import type { Player } from './player.ts';
import { Lookahead } from './search/lookahead.ts';
import { Eyes, FAULTLESS, slip, type Faults } from './slip.ts';

export interface GreedyOptions {
  readonly evaluator: Evaluator;
  /** Deals to look at; drawing cards is judged by all of them. */
  readonly deals: number;
  readonly rivalry: number;
  readonly faults: Faults;
}

export function greedyPlayer(name: string, options: GreedyOptions, seed: number): Player {
  const rng = stream(seed);
  const { evaluator, deals } = options;
  const eyes = new Eyes(evaluator, options.faults);
  return {
    name,
    pick(knowledge) {
      const { game, seat } = knowledge;
      const legal = knowledge.legal();
      if (legal.length === 1) return legal[0];
      const s = knowledge.deal(rng);
      const isTurn = evaluator.atRest(s);
      // A turn is not spent on passing the time.
      const codes = isTurn ? game.machine.legalOrdered(s).toArray() : legal;
      const faults = isTurn ? options.faults : FAULTLESS;
      const seen = isTurn ? eyes.open(rng) : evaluator;
      const rivalry = rivalryAt(knowledge.people(), options.rivalry, evaluator);
      const ahead = new Lookahead(game.machine, seen, rivalry);
      const points = faults.slip * (evaluator.grain ?? 1);
      const sums = codes.map(() => slip(rng, points) * deals);
      for (let deal = 0; deal < deals; deal++) {
        if (deal > 0) knowledge.deal(rng, s);
        codes.forEach((code, i) => (sums[i] += ahead.after(s, code, seat)));
      }
      return codes[sums.indexOf(Math.max(...sums))];
    },
  };
}
