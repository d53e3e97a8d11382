/** Computer players for any game of the kernel. They know only what their seat knows. */
export type { Course, Ladder, LearningEvaluator, Mind, Training } from './mind.ts';
export { loadEvaluator } from './lazyMinds.ts';
export type { Evaluator } from './evaluator.ts';
export { Knowledge } from './knowledge.ts';
export { PLAYER_NAMES, givenTime, playerNamed, withoutClock } from './levels.ts';
export * from './names.ts';
export { characterWords } from './words/characters.ts';
export { playMatch, type MatchWatch } from './match.ts';
export type { Player } from './player.ts';
export { Search, candidates, type Budget, type Candidate } from './search/player.ts';
export { hintsFor, type Hint, type HintOptions } from './hints/hints.ts';
export {
  review,
  type PraisedPick,
  type Review,
  type ReviewedPick,
  type ReviewOptions,
} from './hints/review.ts';
export type { Moment } from './hints/moment.ts';
export { shortened, type ReviewKey } from './words/review.ts';
export { withHints } from './words/hints.ts';
export {
  complaint,
  farewell,
  question,
  readAnswer,
  type Complaint,
  type Question,
} from './bots/protocol.ts';
export type { GameResult, SeatResult } from './tournament/game.ts';
export { reportHtml, type Reported } from './tournament/report.ts';
export { FRESH, rate, unsettled } from './tournament/rating.ts';
export { standingsOf, type Standings } from './tournament/standings.ts';
export { wilson } from './tournament/interval.ts';
export { picksOverDeals } from './honesty.ts';
