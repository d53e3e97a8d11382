/** The course of training: what is played when, and how much is learned from it. */
import { BOX_IDS, boxClash, type BoxId } from '@evervale/everdell';
import { next32, type Stream } from '@evervale/kernel';
import type { Manner } from './selfplay.ts';

/** Game after game: mostly two players, but every number has its share. */
const TABLES = [2, 1, 4, 2, 1, 3, 2, 1, 2, 4, 1, 2, 3, 1, 2, 5, 1, 2, 4, 1, 2, 3, 1, 2, 6];
/** Every so many games one or two boxes are played with; later so that every year has some. */
const BOXES_EVERY = 3;
const BOXES_EVERY_LATER = 5;

/** From here on there are games alone: they begin with what the table has taught. */
export const ALONE = 2000;
/** From here on there are no others: the table is learned by then, Rugwort is not. */
export const ONLY_ALONE = 12_000;
/** From here on there are only tables of three and more, which begin as those of two. */
export const CROWDS = 40_000;
const CROWDED = [4, 3, 4, 5, 4, 3, 4, 6];
/**
 * How much Rugwort's points count. He gets a card for each card of the player: whoever counts his
 * points in full while still clumsy finds that it is best to build nothing, and never learns to.
 */
const RIVALRY = 0.6;

/** The pace at first; after `cooling` games half of that, after twice as many a third … */
const PACE = { rate: 0.05, cooling: 1000 };
const PACE_CROWDS = { rate: 0.02, cooling: 2000 };
const PACE_ALONE = { rate: 0.02, cooling: 4000 };

/** The options of a game of the course. */
export function tableOf(game: number, rng: Stream): { readonly players: number } {
  const players = playersOf(game);
  const every = game < ONLY_ALONE ? BOXES_EVERY : BOXES_EVERY_LATER;
  return {
    players,
    ...(players === 1 && { rugwort: { year: 1 + (game % 3) } }),
    ...(game % every === 0 && { boxes: someBoxes(rng) }),
  };
}

function playersOf(game: number): number {
  if (game >= CROWDS) return CROWDED[game % CROWDED.length];
  if (game >= ONLY_ALONE) return 1;
  const usual = TABLES[game % TABLES.length];
  return usual === 1 && game < ALONE ? 2 : usual;
}

export function mannerOf(game: number, players: number): Manner {
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
export function rateOf(game: number): number {
  if (game >= CROWDS) return paceAt(PACE_CROWDS, game - CROWDS);
  return game < ONLY_ALONE ? paceAt(PACE, game) : paceAt(PACE_ALONE, game - ONLY_ALONE);
}

function paceAt({ rate, cooling }: typeof PACE, game: number): number {
  return rate / (1 + game / cooling);
}

function someBoxes(rng: Stream): BoxId[] {
  const one = (): BoxId => BOX_IDS[next32(rng.bytes, rng.at) % BOX_IDS.length];
  const boxes = [...new Set([one(), one()])];
  return boxClash(boxes) === undefined ? boxes : boxes.slice(0, 1);
}
