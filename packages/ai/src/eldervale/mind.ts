/** What computer players know of Eldervale. */
import type { Mind, Training } from '../mind.ts';
import { eldervaleCourse } from './course.ts';
import { EldervaleEvaluator, eldervaleFeatures } from './evaluator.ts';
import { PHASES } from './phase.ts';
import { QuickEvaluator } from './quick.ts';

const features = eldervaleFeatures();
const quick = new QuickEvaluator();

const training: Training<EldervaleEvaluator> = {
  features: features.names,
  banks: PHASES,
  course: eldervaleCourse,
  evaluator: (net) => new EldervaleEvaluator(net, features),
  points: (s, seat) => quick.value(s, seat),
  opponent: 'the Ghosts',
  picture: 'eldervale/learning-curve.svg',
};

export const eldervaleMind: Mind = {
  game: 'eldervale',
  evaluator: () => quick,
  training,
};
