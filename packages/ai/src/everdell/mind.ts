/** What computer players know of Everdell. */
import { score } from '@evervale/everdell/insides';
import type { Mind, Training } from '../mind.ts';
import { ALONE, CROWDS, LATER, course } from './course.ts';
import {
  ALONE_BANK,
  BANKS,
  CROWD_BANK,
  EverdellEvaluator,
  NIGHTWEAVE_BANK,
  RUGWORT_BANK,
  SEASONS,
} from './evaluator.ts';
import { everdellFeatures } from './features.ts';
import { GROWTH, MATCHES, NIGHTWEAVE, styleOf } from './ladder.ts';
import { committed, everdellEvaluator, weightsName } from './trained.ts';

/** Made when it is asked for: a feature may come from anywhere. */
function training(): Training<EverdellEvaluator> {
  const features = everdellFeatures();
  return {
    features: features.names,
    banks: BANKS,
    learned: committed,
    course,
    evaluator: (net) => new EverdellEvaluator(net, features),
    prepare(game, evaluator, learner) {
      if (game === ALONE) learner.copyBanks(0, ALONE_BANK, SEASONS);
      if (game === CROWDS) learner.copyBanks(0, CROWD_BANK, SEASONS);
      if (game === LATER) learner.copyBanks(RUGWORT_BANK, NIGHTWEAVE_BANK, SEASONS);
      evaluator.crowds = game >= CROWDS;
    },
    points: score,
    opponent: 'Rugwort',
    picture: 'learning-curve.svg',
  };
}

export const everdellMind: Mind = {
  game: 'everdell',
  evaluator: everdellEvaluator,
  get training() {
    return training();
  },
  ladder: {
    matches: MATCHES,
    growth: GROWTH,
    grid: NIGHTWEAVE,
    weightsName,
    style: styleOf,
    results: 'ladder.jsonl',
    picture: 'growth.svg',
  },
};
