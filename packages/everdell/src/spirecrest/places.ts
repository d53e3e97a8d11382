/** Discoveries that are locations, as places of the board; the deck and the discard pile for two big critters. */
import { numbered, type PlaceRange } from '../content/box.ts';
import { SEATS, STANDING } from '../state/layout.ts';
import { besidePlace } from '../turn/beside.ts';
import type { BoxPlace } from '../turn/joints.ts';
import { t } from '../say.ts';
import type { State } from '@evervale/kernel';
import { firebeakDraws, windloreDraws } from './critters.ts';
import { DISCOVERIES, findZone } from './discoveries.ts';
import { CARAVAN, HIDEOUT, findAt } from './finds.ts';
import { FINDS_EACH, FIND_PLACE } from './room.ts';

/** Numbers of the discoveries that are locations, in the order of their places. */
export const LOCATION_FINDS: readonly number[] = DISCOVERIES.flatMap(({ type }, i) =>
  type === 'location' ? [i + 1] : [],
);

export function placeOfFind(number: number): number {
  return FIND_PLACE + LOCATION_FINDS.indexOf(number);
}

export const HIDEOUT_PLACE = placeOfFind(HIDEOUT);

/** Nobody places a worker in the Hideout: workers move there (hideout.ts). */
function findPlace(number: number): BoxPlace {
  const { id, visit } = DISCOVERIES[number - 1];
  return visit === undefined
    ? { id, once: true }
    : besidePlace(findZone, number, placeOfFind(number));
}

const spirecrestPlaces: readonly BoxPlace[] = [
  ...LOCATION_FINDS.map(findPlace),
  { id: 'discard-pile', spot: t('spot.discardPile'), effect: firebeakDraws, once: true },
  { id: 'draw-pile', spot: t('spot.drawPile'), effect: windloreDraws, once: true },
];

/** By number of the discovery: the bit of its place, 0 = no location. */
const BIT_OF_FIND = Uint8Array.from([0, ...DISCOVERIES], (_, number) => {
  const i = LOCATION_FINDS.indexOf(number);
  return i < 0 ? 0 : 1 << i;
});

/** Those that lie beside a city. */
function findsThere(s: State): number {
  let bits = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < FINDS_EACH; i++) bits |= BIT_OF_FIND[findAt(s, seat, i)];
  }
  return bits;
}

export const spirecrestRange: PlaceRange = {
  ...numbered(FIND_PLACE, spirecrestPlaces),
  present: findsThere,
};

const CARAVAN_PLACE = placeOfFind(CARAVAN);

/** Workers in the Cartographer's Caravan, the new one included. */
export function caravanWorkers(s: State): number {
  return s[STANDING + CARAVAN_PLACE];
}
