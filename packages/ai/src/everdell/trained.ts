/** The evaluation with the weights that training left here (docs/ai.md says how). */
import { readWeights } from '../net/weights.ts';
import { ALONE_BANK, EverdellEvaluator } from './evaluator.ts';
import { FeatureSet } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** Tells one training from another; that for playing alone goes on when the table is learned. */
export function weightsName(players: number): string {
  return weights.input[players === 1 ? ALONE_BANK : 0].numbers.slice(0, 12);
}

let trained: EverdellEvaluator | undefined;

/** Made when it is first asked for, so that boxes have added their features by then. */
export function everdellEvaluator(): EverdellEvaluator {
  if (trained === undefined) {
    const features = new FeatureSet();
    trained = new EverdellEvaluator(readWeights(weights, features.names), features);
  }
  return trained;
}
