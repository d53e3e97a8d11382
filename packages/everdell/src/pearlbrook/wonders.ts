/** The four wonders, which stand in for the basic Events (12.24-12.29). */
import {
  PC,
  SEAT,
  pop,
  pushChild,
  seq,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { numbered, type PlaceRange } from '../content/box.ts';
import { discard } from '../effects/discard.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { playerName, t } from '../say.ts';
import type { BoxPlace } from '../turn/joints.ts';
import { BUILT } from './reason.ts';
import { payPrice, type Price } from './payPrice.ts';
import { pearls } from './pearls.ts';
import { WONDER, WONDER_PLACE, tableAt } from './room.ts';
import { missingFor } from './why.ts';

export interface Wonder {
  readonly id: string;
  readonly points: number;
  readonly price: Price;
  readonly cards: number;
  readonly effect: BuildWonder;
}

export interface BuildWonder extends Effect {
  readonly verb: 'buildWonder';
  readonly wonder: number;
  readonly price: Effect;
}

export function wonder(
  number: number,
  id: string,
  points: number,
  price: Price,
  cards: number,
): Wonder {
  const cost = seq(payPrice(price), discard(cards, cards));
  const effect: BuildWonder = { verb: 'buildWonder', id: 0, wonder: number, price: cost };
  return { id, points, price, cards, effect };
}

export const WONDERS: readonly Wonder[] = [
  wonder(0, 'hopewatch-gate', 10, { twig: 1, resin: 1, pebble: 1, pearl: 2 }, 2),
  wonder(1, 'mistrise-fountain', 15, { twig: 2, resin: 2, pebble: 2, pearl: 2 }, 2),
  wonder(2, 'sunblaze-bridge', 20, { twig: 2, resin: 2, pebble: 2, pearl: 3 }, 3),
  wonder(3, 'starfalls-flame', 25, { twig: 3, resin: 3, pebble: 3, pearl: 3 }, 3),
];

/** The wonder goes to whoever places the worker; the price is paid in full (12.25). */
export const buildWonderVerb: Verb<BuildWonder> = {
  name: 'buildWonder',
  kids: ({ price }) => [price],
  can: (s, seat, of, at, { price }) => performable(s, seat, of, at, price),
  step(s, f, { wonder: i, price }) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    build(s, s[f + SEAT], i);
    pushChild(s, f, price.id);
  },
};

export function build(s: State, seat: number, i: number): void {
  s[tableAt(s) + WONDER + i] = seat + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'build', seat, wonder: WONDERS[i].id });
}

/** Seat + 1 of whoever has built it, 0 = nobody. */
export function builderOf(s: State, i: number): number {
  return s[tableAt(s) + WONDER + i];
}

export function wondersOf(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < WONDERS.length; i++) if (builderOf(s, i) === seat + 1) n++;
  return n;
}

const wonderPlaces: readonly BoxPlace[] = WONDERS.map(({ id, effect }, i) => ({
  id,
  can: (s, seat) => (builderOf(s, i) !== 0 ? BUILT : performable(s, seat, seat, 0, effect)),
  effect,
  once: true,
  why: (s, seat, reason) =>
    reason === BUILT
      ? { numbers: {}, text: t('reason.built', { player: playerName(builderOf(s, i) - 1) }) }
      : missingFor(s, seat, effect),
}));

const NONE = 0;
const ALL = -1;
const FEWEST_PEARLS = Math.min(...WONDERS.map(({ price }) => price.pearl ?? 0));

/** Pearls are what is mostly missing. */
export const wonderRange: PlaceRange = {
  ...numbered(WONDER_PLACE, wonderPlaces),
  present: (s, seat) => (pearls(s, seat) < FEWEST_PEARLS ? NONE : ALL),
};
