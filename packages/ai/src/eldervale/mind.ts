/** What computer players know of Eldervale. */
import { SEATS } from '@evervale/eldervale/insides';
import type { State } from '@evervale/kernel';
import type { Mind, Training } from '../mind.ts';
import { CROWDS, eldervaleCourse } from './course.ts';
import { BANKS, CROWD_BANK, EldervaleEvaluator, eldervaleFeatures } from './evaluator.ts';
import { GROWTH, MATCHES, styleOf } from './ladder.ts';
import { PHASES } from './phase.ts';
import { QuickEvaluator } from './quick.ts';
import { committed, eldervaleEvaluator, weightsName } from './trained.ts';

const features = eldervaleFeatures();
const quick = new QuickEvaluator();

/**
 * How far a seat is ahead of the mean of all. How many points everybody has in the end depends on how
 * long the game lasts, which nobody's own things tell.
 */
function lead(s: State, seat: number): number {
  let sum = 0;
  for (let each = 0; each < s[SEATS]; each++) sum += quick.value(s, each);
  return quick.value(s, seat) - sum / s[SEATS];
}

const training: Training<EldervaleEvaluator> = {
  features: features.names,
  banks: BANKS,
  course: eldervaleCourse,
  learned: committed,
  evaluator: (net) => new EldervaleEvaluator(net, features),
  prepare(game, _evaluator, learner) {
    if (game === CROWDS) learner.copyBanks(0, CROWD_BANK, PHASES);
  },
  points: lead,
  opponent: 'the Ghosts',
  picture: 'eldervale/learning-curve.svg',
};

export const eldervaleMind: Mind = {
  game: 'eldervale',
  evaluator: eldervaleEvaluator,
  training,
  ladder: {
    matches: [...MATCHES, ...GROWTH],
    growth: GROWTH,
    weightsName,
    style: styleOf,
    results: 'eldervale-ladder.jsonl',
    picture: 'eldervale/growth.svg',
  },
};
