/** The course of training: what is played when, and how much is learned from it. */
import { DUEL } from '../evaluator.ts';
import type { Course } from '../mind.ts';
import type { Manner } from '../train/selfplay.ts';

const GAMES = 4000;
/** Mostly two players, but every number has its share. */
const TABLES = [2, 2, 3, 2, 2, 4, 2, 2, 3, 2, 2, 5];
const RATE = 0.02;
/** After so many games half as much is learned, after twice as many a third … */
const COOLING = 700;
/** Modules are played with now and then. */
const MODULES_EVERY = 5;
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
  const players = TABLES[game % TABLES.length];
  const module = MODULES[Math.floor(game / MODULES_EVERY) % MODULES.length];
  return { players, modules: game % MODULES_EVERY === 0 ? [module] : [] };
}

/** Any pick now and then, so that other ways are seen. */
function mannerOf(): Manner {
  return { oddity: 0.02, rivalry: DUEL };
}

const rateOf = (game: number): number => RATE / (1 + game / COOLING);

export const eldervaleCourse: Course = {
  games: GAMES,
  tableOf,
  mannerOf,
  rateOf,
  beginsStage: (game) => game === 0,
};
