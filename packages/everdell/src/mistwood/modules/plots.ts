/** Her plots: one for each of her seasons from spring on, and a last one at her end (32.10). */
import { seq, type Effect } from '@evervale/kernel';
import { whenever, type ModuleCard } from './card.ts';
import { deed, gains } from './deeds.ts';
import { loseConstruction } from './loseCard.ts';
import { payOr, unlessFoiled } from './thwart.ts';

type Rest = Partial<Omit<ModuleCard, 'id'>>;

const plot = (n: number, rest: Rest): ModuleCard => ({
  id: `plot-${String(n).padStart(2, '0')}`,
  original: true,
  whenever: [],
  ...rest,
});

const UPPER = [1, 2, 3, 4];
const LOWER = [5, 6, 7, 8];

/** At once, and the same as the last one. */
const immediate = (n: number, now: Effect, last?: Effect): ModuleCard =>
  plot(n, { now, ...(last && { last }) });

const bestOfMeadow = { of: 'bestMeadow', least: 1, most: 4 } as const;
const halfOfResources = gains({ of: 'resources', per: 2, least: 1, most: 3 });

/** In the state a card is its number in this list, from 1. */
export const PLOTS: readonly ModuleCard[] = [
  plot(1, {
    original: false,
    whenever: [whenever('placeWorker', gains(2), { at: ['forest'] })],
    webs: ['forest'],
  }),
  plot(2, {
    whenever: [whenever('placeWorker', gains(2, 6), { at: ['exclusive', 'shared'] })],
    webs: ['exclusive', 'shared'],
    last: gains({ of: 'workersOnBasic', least: 1, most: 3 }),
  }),
  plot(3, {
    now: gains(1),
    whenever: [
      whenever('afterPlacing', seq(gains(1), payOr({ any: 1 }, gains(1))), {
        at: ['shared', 'haven'],
      }),
    ],
    webs: ['shared', 'haven'],
    last: gains({ of: 'workersOnBasicOrHaven', least: 1, most: 3 }),
  }),
  plot(4, {
    now: gains(1),
    whenever: [whenever('placeWorker', payOr({ cards: 2 }, gains(3)), { at: ['city'] })],
    webs: ['city'],
    last: gains({ of: 'locations', least: 1, most: 4 }),
  }),
  plot(5, {
    now: gains(1),
    whenever: [whenever('achieve', gains(3))],
    webs: ['basicEvent', 'specialEvent'],
    last: gains({ of: 'events', least: 1, most: 4 }),
  }),
  plot(6, {
    whenever: [whenever('playCard', gains(2, 4), { card: { kind: 'construction' } })],
    last: gains({ of: 'constructions', per: 2, most: 4 }),
  }),
  plot(7, {
    now: gains(1),
    whenever: [whenever('occupy', gains(2, 4))],
    last: gains({ of: 'occupied', most: 4 }),
  }),
  plot(8, {
    now: gains(1),
    whenever: [
      whenever('playCard', payOr({ any: 1 }, gains(2)), { card: { color: 'production' } }),
    ],
    last: gains({ of: 'production', per: 2, most: 3 }),
  }),
  plot(9, {
    whenever: [whenever('playCard', gains(2, 4), { card: { unique: true } })],
    last: gains({ of: 'unique', per: 2, most: 4 }),
  }),
  plot(10, {
    whenever: [whenever('getMeadow', gains(1, 4), { positions: UPPER })],
    meadow: UPPER,
    last: seq(gains(1), gains({ of: 'worthyUpper' })),
  }),
  plot(11, {
    now: gains(1),
    whenever: [whenever('getMeadow', payOr({ cards: 1 }, gains(2, 4)), { positions: LOWER })],
    meadow: LOWER,
    last: seq(gains(1), gains({ of: 'worthyLower' })),
  }),
  plot(12, {
    whenever: [whenever('endTurn', gains(1, 4), { moreThan: { of: 'hand', n: 4 } })],
    last: gains({ of: 'hand', per: 2, least: 1, most: 4 }),
  }),
  plot(13, {
    whenever: [
      whenever('endTurn', payOr({ any: 1 }, gains(1, 4)), { moreThan: { of: 'resources', n: 3 } }),
    ],
    last: halfOfResources,
  }),
  plot(14, {
    whenever: [whenever('spider', gains(1, 4), { at: ['exclusive', 'forest', 'haven'] })],
    last: gains(3),
  }),
  plot(15, {
    whenever: [whenever('herCard', gains(1, 4))],
    last: gains({ of: 'herCards', per: 4 }),
  }),
  plot(16, {
    now: gains(1),
    whenever: [whenever('prepare', payOr({ cards: 3 }, seq(gains(3), deed('draw'))))],
    last: payOr({ cards: 3 }, gains(3)),
  }),
  plot(17, { now: gains(2), webs: ['overgrown'], closes: 'overgrown', last: gains(3) }),
  immediate(18, unlessFoiled(gains({ of: 'resources', least: 2, most: 4 }), { any: 2 }, gains(1))),
  immediate(
    19,
    unlessFoiled(deed('giveAtRandom', 2), { cards: 3 }, gains(1)),
    gains({ of: 'hand', per: 2, least: 2, most: 3 }),
  ),
  immediate(
    20,
    unlessFoiled(deed('lureWorker', 3), { any: 3 }),
    unlessFoiled(gains(3), { any: 2 }, gains(1)),
  ),
  immediate(21, unlessFoiled(gains({ of: 'unique', least: 2, most: 4 }), { cards: 3 }, gains(1))),
  immediate(22, unlessFoiled(loseConstruction(gains(3)), { any: 2 }, gains(1))),
  immediate(
    23,
    unlessFoiled(
      seq(gains(2), deed('takeBest'), deed('clearMeadow')),
      { cards: 3 },
      seq(gains(1), deed('clearMeadow')),
    ),
    unlessFoiled(gains(bestOfMeadow), { cards: 3 }, gains(1)),
  ),
  immediate(24, unlessFoiled(deed('reveal', 4), { any: 1 }, deed('reveal', 2))),
  immediate(25, deed('playTop', 2), gains(3)),
  immediate(
    26,
    unlessFoiled(deed('playBest'), { any: 2 }, deed('playRolled')),
    unlessFoiled(gains(bestOfMeadow), { any: 2 }, gains(1)),
  ),
  immediate(27, unlessFoiled(deed('takeEvent', 3), { cards: 3 }, gains(1))),
  immediate(
    28,
    unlessFoiled(
      seq(gains(1), gains({ of: 'workersPlaced', most: 4 })),
      { each: 'card', of: 'workersPlaced', most: 4 },
      seq(gains(1), gains({ of: 'workersPlaced', most: 4, lessPaid: true })),
    ),
  ),
  immediate(29, seq(gains('star'), gains(1))),
  immediate(30, gains({ of: 'moreProsperity', times: 2, least: 2, most: 4 })),
  immediate(
    31,
    unlessFoiled(
      seq(gains(1), gains({ of: 'emptySpaces', per: 3, most: 3 })),
      { cards: 3 },
      gains(1),
    ),
  ),
  immediate(
    32,
    unlessFoiled(
      gains({ of: 'bestCritter', least: 2, most: 4 }),
      { cards: 2, critters: true },
      gains(1),
    ),
  ),
  immediate(33, payOr({ resourcesDownTo: 2 }, gains(3), gains(1)), halfOfResources),
];
