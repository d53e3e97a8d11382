/** Boxes together: every pair, and larger combinations drawn by lot. */
import { stream } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import {
  BOX_IDS,
  CHARACTERS,
  EVENT_MIXES,
  SCHEMES,
  everdell,
  type BoxId,
  type GameOptions,
} from '../src/index.ts';
import { boxClash, bringsEvents } from '../src/boxes.ts';

/** One in so many games is against Rugwort. */
const SOLO = 6;
const MODULES = ['haste', 'fullness', 'glitter', 'luck', 'grump'];

/** One in so many games is against Nightweave. */
const AGAINST_HER = 4;

/** Her modules, as far as they go together (32.1). */
function modulesFor(players: number, n: number): object {
  const character = { character: CHARACTERS[n % CHARACTERS.length].id };
  if (players === 2) return character;
  const scheme = SCHEMES[n % SCHEMES.length];
  if (n % 3 === 0) return { plots: true, ...(n % 2 === 0 && character) };
  return { scheme: scheme.id, ...(n % 2 === 0 && scheme.brings !== 'characters' && character) };
}

/** `n` different tables against her with modules, the same ones every time. */
export function moduleTables(n: number): GameOptions[] {
  return Array.from({ length: n }, (_, i) => tableWith([], AGAINST_HER * i + AGAINST_HER - 1));
}

/** A table with these boxes; the number picks players, year, modules and the mix of Events. */
export function tableWith(boxes: readonly BoxId[], n: number): GameOptions {
  if (n % AGAINST_HER === 3) {
    const players = 1 + ((n >> 2) % 2);
    const modules = boxes.length === 0 ? modulesFor(players, n >> 3) : {};
    const nightweave = { difficulty: n % 5, ...modules };
    return everdell.readOptions({ players, nightweave, boxes });
  }
  const events = bringsEvents(boxes) ? { events: EVENT_MIXES[n % EVENT_MIXES.length] } : {};
  const players = n % SOLO;
  if (players > 0) return everdell.readOptions({ players: players + 1, boxes, ...events });
  const modules = MODULES.filter((_, i) => (n >> i) % 2 === 1);
  const rugwort = { year: 1 + (n % 3), modules };
  return everdell.readOptions({ players: 1, rugwort, boxes, ...events });
}

/** All pairs that may be in the same game. */
export const PAIRS: readonly (readonly BoxId[])[] = BOX_IDS.flatMap((a, i) =>
  BOX_IDS.slice(i + 1).map((b) => [a, b] as const),
).filter((pair) => boxClash(pair) === undefined);

/** `n` different combinations of three and more boxes, the same ones every time. */
export function combinations(n: number): (readonly BoxId[])[] {
  const rng = stream(2024);
  const found = new Map<string, readonly BoxId[]>();
  while (found.size < n) {
    const share = 2 + anyOf(rng, 7);
    const boxes = BOX_IDS.filter(() => anyOf(rng, 10) < share);
    if (boxes.length >= 3 && boxClash(boxes) === undefined) found.set(boxes.join(), boxes);
  }
  return [...found.values()];
}

/** Tables against her: one and two people with each box by itself, and `n` larger combinations. */
export function tablesAgainstHer(n: number): GameOptions[] {
  const each = BOX_IDS.flatMap((box) => [1, 2].map((players) => ({ players, boxes: [box] })));
  const many = combinations(n).map((boxes, i) => ({ players: 1 + (i % 2), boxes }));
  return [...each, ...many].map((table, i) =>
    everdell.readOptions({ ...table, nightweave: { difficulty: i % 5 } }),
  );
}

/** What Newleaf has beside its board. */
const LEAVES = BOX_IDS.filter(
  (box) => box.startsWith('newleaf-') || box === 'tickets' || box === 'reservation',
);

/** Newleaf and Spirecrest together, with some modules of Newleaf, for all numbers of people. */
export function withBoth(game: number): GameOptions {
  const modules = new Set(LEAVES.filter((_, i) => ((game * 37) >> i) % 2 === 1));
  const boxes = BOX_IDS.filter(
    (box) => box === 'newleaf' || box === 'spirecrest' || modules.has(box),
  );
  return tableWith(boxes, game);
}
