/** What needs Node: threads, programs of others, tournaments, training. */
export { mindOf } from '../minds.ts';
export { botPlayer, type BotOptions } from './bot.ts';
export { playLadder, type LadderOptions } from './ladder.ts';
export { Pool } from './pool.ts';
export { tournament, type Tournament, type TournamentOptions } from './tournament.ts';
export { train, type TrainOptions } from './train.ts';
export type { Answer, GameTask, Task } from '../worker/serve.ts';
export type { Workers } from './workers.ts';
