/** Discoveries that are locations, as places of the board; the deck and the discard pile for two big critters. */
import { STANDING } from '../state/layout.ts';
import { besidePlace } from '../turn/beside.ts';
import type { BoxPlace } from '../turn/joints.ts';
import { t } from '../say.ts';
import type { State } from '@evervale/kernel';
import { firebeakDraws, windloreDraws } from './critters.ts';
import { DISCOVERIES, findZone } from './discoveries.ts';
import { FIND_PLACE } from './room.ts';

/** Numbers of the discoveries that are locations, in the order of their places. */
export const LOCATION_FINDS: readonly number[] = DISCOVERIES.flatMap(({ type }, i) =>
  type === 'location' ? [i + 1] : [],
);

export function placeOfFind(number: number): number {
  return FIND_PLACE + LOCATION_FINDS.indexOf(number);
}

const hideout = DISCOVERIES.findIndex(({ id }) => id === 'grey-cloaks-hideout') + 1;
export const HIDEOUT_PLACE = placeOfFind(hideout);

/** Nobody places a worker in the Hideout: workers move there (hideout.ts). */
function findPlace(number: number): BoxPlace {
  const { id, visit } = DISCOVERIES[number - 1];
  return visit === undefined
    ? { id, once: true }
    : besidePlace(findZone, number, placeOfFind(number));
}

export const spirecrestPlaces: readonly BoxPlace[] = [
  ...LOCATION_FINDS.map(findPlace),
  { id: 'discard-pile', spot: t('spot.discardPile'), effect: firebeakDraws, once: true },
  { id: 'draw-pile', spot: t('spot.drawPile'), effect: windloreDraws, once: true },
];

/** Workers in the Cartographer's Caravan, the new one included. */
export function caravanWorkers(s: State): number {
  return s[
    STANDING + placeOfFind(DISCOVERIES.findIndex(({ id }) => id === 'cartographers-caravan') + 1)
  ];
}
