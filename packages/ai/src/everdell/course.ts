/** The course of training: what is played when, and how much is learned from it. */
import { BOX_IDS, boxClash, type BoxId } from '@evervale/everdell';
import { next32, type Stream } from '@evervale/kernel';
import { DUEL } from '../evaluator.ts';
import type { Course } from '../mind.ts';
import type { Manner } from '../train/selfplay.ts';

/** How many play, and whether against Nightweave; one player alone meets Rugwort else. */
interface Table {
  readonly players: number;
  readonly nightweave?: true;
}

interface Options {
  readonly players: number;
  readonly rugwort?: { readonly year: number };
  readonly nightweave?: { readonly difficulty: number };
  readonly boxes?: readonly BoxId[];
}

const of = (...players: readonly number[]): Table[] => players.map((n) => ({ players: n }));
const withHer = (players: number): Table => ({ players, nightweave: true });

/** A part of the course in which something else is learned than before. */
interface Stage {
  /** Its first game. */
  readonly from: number;
  /** Game after game. */
  readonly tables: readonly Table[];
  /** How much is learned at first; after `cooling` games half of that, after twice as many a third … */
  readonly rate: number;
  readonly cooling: number;
  /** Only what came later is played; all that was known when the weights of before were taken up stays. */
  readonly keeps?: true;
  /** Turns are searched with so many simulations: then it is learned what is worth how much to those who search. */
  readonly simulations?: number;
  /** All its games are played with the same weights, and then gone through so often. */
  readonly times?: number;
}

/** Mostly two players, but every number has its share. */
const ALL = of(2, 1, 4, 2, 1, 3, 2, 1, 2, 4, 1, 2, 3, 1, 2, 5, 1, 2, 4, 1, 2, 3, 1, 2, 6);
const CROWDED = of(4, 3, 4, 5, 4, 3, 4, 6);
const LATE = [
  ...of(2),
  withHer(1),
  ...of(2, 4),
  withHer(1),
  ...of(2, 1),
  withHer(2),
  ...of(2, 3, 1),
];
const LATE_BOXES: readonly (readonly BoxId[])[] = [
  ['spirecrest'],
  ['newleaf'],
  ['spirecrest'],
  ['newleaf', 'newleaf-events', 'tickets', 'reservation'],
  ['newleaf-cards', 'newleaf-forest', 'newleaf-basic-events', 'tickets'],
];

/** From here on there are games alone: they begin with what the table has taught. */
export const ALONE = 2000;
/** From here on there are no others: the table is learned by then, Rugwort is not. */
const ONLY_ALONE = 12_000;
/** From here on three and more have weights of their own, which begin as those of two. */
export const CROWDS = 40_000;

/** From here on there are only tables of two, whose weights are theirs alone by now. */
const PAIRS = 52_000;

/** From here on what came later is learned, and nothing else: Nightweave, Spirecrest and Newleaf. */
export const LATER = 82_000;
/** From here on those who play alone search. */
export const SEARCHING = 86_000;

const STAGES: readonly Stage[] = [
  { from: 0, tables: ALL, rate: 0.05, cooling: 1000 },
  { from: ONLY_ALONE, tables: of(1), rate: 0.02, cooling: 4000 },
  { from: CROWDS, tables: CROWDED, rate: 0.02, cooling: 2000 },
  { from: PAIRS, tables: of(2), rate: 0.025, cooling: 3000 },
  { from: LATER, tables: LATE, rate: 0.05, cooling: 1000, keeps: true },
  { from: SEARCHING, tables: of(1), rate: 0.005, cooling: Infinity, simulations: 100, times: 4 },
];

/** Every so many games one or two boxes are played with; later so that every year has some. */
const BOXES_EVERY = 3;
const BOXES_EVERY_LATER = 5;
const DIFFICULTIES = 5;
/**
 * How much Rugwort's points count. He gets a card for each card of the player: whoever counts his
 * points in full while still clumsy finds that it is best to build nothing, and never learns to.
 */
const RIVALRY = 0.6;

/** The options of a game of the course. */
function tableOf(game: number, rng: Stream): Options {
  const { players, nightweave } = tableAt(game);
  if (nightweave) return { players, nightweave: { difficulty: draw(rng, DIFFICULTIES) } };
  return {
    players,
    ...(players === 1 && { rugwort: { year: 1 + (game % 3) } }),
    ...boxesOf(game, rng),
  };
}

function boxesOf(game: number, rng: Stream): Pick<Options, 'boxes'> {
  if (stageOf(game).keeps) return { boxes: LATE_BOXES[draw(rng, LATE_BOXES.length)] };
  const every = game < ONLY_ALONE ? BOXES_EVERY : BOXES_EVERY_LATER;
  return game % every === 0 ? { boxes: someBoxes(rng) } : {};
}

function tableAt(game: number): Table {
  const { tables } = stageOf(game);
  const table = tables[game % tables.length];
  return table.players === 1 && game < ALONE ? { players: 2 } : table;
}

function mannerOf(game: number, players: number): Manner {
  const { simulations } = stageOf(game);
  return {
    oddity: oddityOf(game),
    rivalry: rivalryOf(players, simulations),
    ...(simulations !== undefined && { simulations }),
  };
}

function rivalryOf(players: number, simulations: number | undefined): number {
  if (players > 1) return 0;
  return simulations === undefined ? RIVALRY : DUEL;
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
  const one = (): BoxId => BOX_IDS[draw(rng, BOX_IDS.length)];
  const boxes = [...new Set([one(), one()])];
  return boxClash(boxes) === undefined ? boxes : boxes.slice(0, 1);
}

function draw(rng: Stream, n: number): number {
  return next32(rng.bytes, rng.at) % n;
}

/** All of it. */
const GAMES = 90_000;

const timesOf = (game: number): number | undefined => stageOf(game).times;
const keeps = (game: number): boolean => stageOf(game).keeps === true;

export const course: Course = {
  games: GAMES,
  tableOf,
  mannerOf,
  rateOf,
  keeps,
  beginsStage,
  timesOf,
};
