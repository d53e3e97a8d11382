/** The course of training: what is played when, and how much is learned from it. */
import { DUEL } from '../evaluator.ts';
import type { Course } from '../mind.ts';
import type { Manner } from '../train/selfplay.ts';

/** A part of the course in which something else is learned than before. */
interface Stage {
  /** Its first game. */
  readonly from: number;
  /** Players, game after game. */
  readonly tables: readonly number[];
  /** How much is learned at first; after `cooling` games half of that, after twice as many a third … */
  readonly rate: number;
  readonly cooling: number;
}

/** From here on tables of three and more, with weights of their own that begin as those of two. */
export const CROWDS = 8000;
/** From here on with the prices of rules version 5, which make other things worth while; later mostly for two. */
const NEW_PRICES = 9000;
/** They had hardly changed what is played: from here on more is learned from a game again. */
const BOLDER = 13_000;
const MOSTLY_TWO = 10_400;

const STAGES: readonly Stage[] = [
  { from: 0, tables: [2], rate: 0.02, cooling: 1500 },
  { from: CROWDS, tables: [4, 3, 4, 3, 5], rate: 0.01, cooling: 1000 },
  { from: NEW_PRICES, tables: [2, 4, 2, 3, 5], rate: 0.01, cooling: 1000 },
  { from: MOSTLY_TWO, tables: [2, 2, 2, 2, 4], rate: 0.02, cooling: 1000 },
  { from: BOLDER, tables: [2, 4, 2, 3, 2, 5, 2], rate: 0.03, cooling: 2000 },
];
const GAMES = 20_000;

/** Modules are played with now and then. */
const MODULES_EVERY = 6;
const MODULES = [
  'legendary',
  'oracle',
  'minotaur',
  'motherOfDragons',
  'frostGiant',
  'tactics',
] as const;

interface Table {
  readonly players: number;
  readonly modules: readonly string[];
}

function tableOf(game: number): Table {
  const { tables } = stageOf(game);
  const module = MODULES[Math.floor(game / MODULES_EVERY) % MODULES.length];
  return {
    players: tables[game % tables.length],
    modules: game % MODULES_EVERY === 0 ? [module] : [],
  };
}

/** Any pick now and then, so that other ways are seen; a game has some hundreds. */
function mannerOf(): Manner {
  return { oddity: 0.01, rivalry: DUEL, brisk: true };
}

function rateOf(game: number): number {
  const { from, rate, cooling } = stageOf(game);
  return rate / (1 + (game - from) / cooling);
}

function stageOf(game: number): Stage {
  return STAGES.findLast(({ from }) => game >= from)!;
}

export const eldervaleCourse: Course = {
  games: GAMES,
  tableOf,
  mannerOf,
  rateOf,
  beginsStage: (game) => stageOf(game).from === game,
};
