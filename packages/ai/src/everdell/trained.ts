/** The evaluation with the weights that training left here (docs/ai.md says how). */
import { readWeights, type Weights } from '../net/weights.ts';
import { CROWD, EverdellEvaluator, firstBank } from './evaluator.ts';
import { everdellFeatures } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** Since nobody minds the points of a rival in a crowd, its games are others. */
const CROWDED = '/2';

/** Tells one training from another: each number of players learns for itself. */
export function weightsName(players: number): string {
  const name = weights.input[firstBank(players)].numbers.slice(0, 12);
  return players < CROWD ? name : `${name}${CROWDED}`;
}

/** What training goes on from. */
export const committed: Weights = weights;

let trained: EverdellEvaluator | undefined;

/** Made when it is first asked for, so that boxes have added their features by then. */
export function everdellEvaluator(): EverdellEvaluator {
  if (trained === undefined) {
    const features = everdellFeatures();
    trained = new EverdellEvaluator(readWeights(weights, features.names), features);
  }
  return trained;
}
