/** The evaluation with the weights that training left here (docs/ai.md says how). */
import { readWeights, type Weights } from '../net/weights.ts';
import { EldervaleEvaluator, eldervaleFeatures } from './evaluator.ts';
import weights from './weights.json' with { type: 'json' };

/** What has been learned so far. */
export const committed: Weights = weights;

/** Tells one training from another. */
export const weightsName = (): string => weights.input[0].numbers.slice(0, 12);

let trained: EldervaleEvaluator | undefined;

export function eldervaleEvaluator(): EldervaleEvaluator {
  if (trained === undefined) {
    const features = eldervaleFeatures();
    trained = new EldervaleEvaluator(readWeights(weights, features.names), features);
  }
  return trained;
}
