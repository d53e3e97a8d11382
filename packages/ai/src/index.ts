/** Computer players for any game of the kernel. They know only what their seat knows. */
export { evaluatorFor } from './evaluators.ts';
export type { Evaluator } from './evaluator.ts';
export { addFeatures, type FeatureGroup } from './everdell/features.ts';
export { Knowledge } from './knowledge.ts';
export { BUDGETS, LEVELS, PLAYER_NAMES, playerNamed, withoutClock, type Level } from './levels.ts';
export { playMatch, type MatchWatch } from './match.ts';
export type { Player } from './player.ts';
export { Search, candidates, type Budget, type Candidate } from './search/player.ts';
