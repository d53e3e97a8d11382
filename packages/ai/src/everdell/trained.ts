/** The evaluation with the weights that training left here (docs/ai.md says how). */
import { readWeights } from '../net/weights.ts';
import { EverdellEvaluator, firstBank } from './evaluator.ts';
import { everdellFeatures } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** Tells one training from another: each number of players learns for itself. */
export function weightsName(players: number): string {
  return weights.input[firstBank(players)].numbers.slice(0, 12);
}

let trained: EverdellEvaluator | undefined;

/** Made when it is first asked for, so that boxes have added their features by then. */
export function everdellEvaluator(): EverdellEvaluator {
  if (trained === undefined) {
    const features = everdellFeatures();
    trained = new EverdellEvaluator(readWeights(weights, features.names), features);
  }
  return trained;
}
