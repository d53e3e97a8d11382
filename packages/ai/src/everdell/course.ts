/** The course of training: what is played when, and how much is learned from it. */
import { BOX_IDS, boxClash, type BoxId } from '@evervale/everdell';
import { next32, type Stream } from '@evervale/kernel';
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

/** Mostly two players, but every number has its share. */
const ALL = [2, 1, 4, 2, 1, 3, 2, 1, 2, 4, 1, 2, 3, 1, 2, 5, 1, 2, 4, 1, 2, 3, 1, 2, 6];
const CROWDED = [4, 3, 4, 5, 4, 3, 4, 6];

/** From here on there are games alone: they begin with what the table has taught. */
export const ALONE = 2000;
/** From here on there are no others: the table is learned by then, Rugwort is not. */
const ONLY_ALONE = 12_000;
/** From here on three and more have weights of their own, which begin as those of two. */
export const CROWDS = 40_000;

/** From here on there are only tables of two, whose weights are theirs alone by now. */
const PAIRS = 52_000;

const STAGES: readonly Stage[] = [
  { from: 0, tables: ALL, rate: 0.05, cooling: 1000 },
  { from: ONLY_ALONE, tables: [1], rate: 0.02, cooling: 4000 },
  { from: CROWDS, tables: CROWDED, rate: 0.02, cooling: 2000 },
  { from: PAIRS, tables: [2], rate: 0.025, cooling: 3000 },
];

/** Every so many games one or two boxes are played with; later so that every year has some. */
const BOXES_EVERY = 3;
const BOXES_EVERY_LATER = 5;
/**
 * How much Rugwort's points count. He gets a card for each card of the player: whoever counts his
 * points in full while still clumsy finds that it is best to build nothing, and never learns to.
 */
const RIVALRY = 0.6;

/** The options of a game of the course. */
function tableOf(game: number, rng: Stream): { readonly players: number } {
  const players = playersOf(game);
  const every = game < ONLY_ALONE ? BOXES_EVERY : BOXES_EVERY_LATER;
  return {
    players,
    ...(players === 1 && { rugwort: { year: 1 + (game % 3) } }),
    ...(game % every === 0 && { boxes: someBoxes(rng) }),
  };
}

function playersOf(game: number): number {
  const { tables } = stageOf(game);
  const players = tables[game % tables.length];
  return players === 1 && game < ALONE ? 2 : players;
}

function mannerOf(game: number, players: number): Manner {
  return {
    oddity: oddityOf(game),
    rivalry: players === 1 ? RIVALRY : 0,
  };
}

/** How often any pick is taken: often while nothing is known, rarely later. */
function oddityOf(game: number): number {
  return game < 300 ? 0.3 : game < 4000 ? 0.06 : 0.03;
}

/** How much is learned from one position. */
function rateOf(game: number): number {
  const { from, rate, cooling } = stageOf(game);
  return rate / (1 + (game - from) / cooling);
}

function stageOf(game: number): Stage {
  return STAGES.findLast(({ from }) => game >= from)!;
}

function beginsStage(game: number): boolean {
  return stageOf(game).from === game;
}

function someBoxes(rng: Stream): BoxId[] {
  const one = (): BoxId => BOX_IDS[next32(rng.bytes, rng.at) % BOX_IDS.length];
  const boxes = [...new Set([one(), one()])];
  return boxClash(boxes) === undefined ? boxes : boxes.slice(0, 1);
}

/** All of it. */
const GAMES = 82_000;

export const course: Course = { games: GAMES, tableOf, mannerOf, rateOf, beginsStage };
