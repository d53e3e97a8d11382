/** The river: four spots with what they ask for, twelve cards of which four lie there, the Shoal. */
import { raiseBarrier, seq, type Effect, type Seq, type State } from '@evervale/kernel';
import { CARDS, COLOR, LAYING, SHARES } from '../content/tables.ts';
import { COLOR_NAMES, type Color } from '../content/terms.ts';
import { discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain } from '../effects/gain.ts';
import { takeMeadow } from '../effects/meadow.ts';
import { emit } from '../log/emit.ts';
import { cardIn, cityTop, has } from '../state/city.ts';
import { COLORS, HOST, playerAt, slotAt } from '../state/layout.ts';
import { discardShown, type DiscardShown } from './discardShown.ts';
import { payPrice, type Price } from './payPrice.ts';
import { gainPearls } from './pearls.ts';
import { RIVER, UNCOVERED, tableAt } from './room.ts';

export interface RiverSpot {
  readonly id: string;
  readonly needs: { readonly color: Color; readonly n: number };
}

/** Along the river, 1 to 4 (12.12). */
export const SPOTS: readonly RiverSpot[] = [
  { id: 'river-spot-production', needs: { color: 'production', n: 3 } },
  { id: 'river-spot-destination', needs: { color: 'destination', n: 2 } },
  { id: 'river-spot-governance', needs: { color: 'governance', n: 2 } },
  { id: 'river-spot-traveler', needs: { color: 'traveler', n: 2 } },
];

export interface RiverCard {
  readonly id: string;
  readonly type: 'citizen' | 'place';
  /** First what it takes, then what it brings. */
  readonly effect: Seq;
}

/** 12.15: cards for a point token and a pearl. */
function citizen(id: string, n: number, color: DiscardShown['color']): RiverCard {
  const effect = seq(discardShown(n, color), gain({ point: 1 }), gainPearls(1));
  return { id, type: 'citizen', effect };
}

/** 12.15: a point token and a resource for cards and a pearl. */
function place(id: string, price: Price, cards: Effect): RiverCard {
  const effect = seq(payPrice({ ...price, point: 1 }), cards, gainPearls(1));
  return { id, type: 'place', effect };
}

/** Numbered from 1 in this order. */
export const RIVER_CARDS: readonly RiverCard[] = [
  citizen('gus-the-gardener', 3, 'production'),
  citizen('bosley-the-artist', 3, 'different'),
  citizen('crustina-the-constable', 2, 'governance'),
  citizen('iluminor-the-inventor', 2, 'traveler'),
  citizen('snout-the-explorer', 2, 'destination'),
  citizen('omicron-the-elder', 1, 'prosperity'),
  place('ballroom', { resin: 1 }, draw(3)),
  place('watermill', { twig: 1 }, draw(2)),
  place('observatory', { any: 1 }, takeMeadow(2)),
  // Not to be mixed up with the Market of Bellfaire.
  place('river-market', { any: 1 }, draw(3)),
  place('great-hall', { pebble: 1 }, draw(4)),
  place('gardens', { berry: 1 }, draw(3)),
];

export const SHOAL_ID = 'shoal';

/** 12.16. */
export const shoal: Effect = seq(payPrice({ any: 2 }), discard(2, 2), gainPearls(1));

/** The card at a spot, or undefined. */
export function riverCard(s: State, spot: number): RiverCard | undefined {
  return s[tableAt(s) + RIVER + spot] === 0
    ? undefined
    : RIVER_CARDS[s[tableAt(s) + RIVER + spot] - 1];
}

export function isUncovered(s: State, spot: number): boolean {
  return (s[tableAt(s) + UNCOVERED] & (1 << spot)) !== 0;
}

/** 12.13: everybody sees the card from now on; its pearl is the caller's to hand out. */
export function uncover(s: State, seat: number, spot: number): void {
  s[tableAt(s) + UNCOVERED] |= 1 << spot;
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'uncover', seat, spot: SPOTS[spot].id, card: riverCard(s, spot)!.id });
  }
}

const COLOR_OF_SPOT = SPOTS.map(({ needs }) => COLOR_NAMES.indexOf(needs.color));

/** Cards that count for a spot: a Messenger is one of its Construction's type here. */
export function cardsFor(s: State, seat: number, spot: number): number {
  const color = COLOR_OF_SPOT[spot];
  let n = s[playerAt(seat) + COLORS + color];
  if (!has(s, seat, CARDS.guest)) return n;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const kind = cardIn(s, seat, slot);
    const host = s[slotAt(seat, slot) + HOST];
    if (LAYING[kind] !== SHARES || host === 0) continue;
    n += (COLOR[cardIn(s, seat, host - 1)] === color ? 1 : 0) - (COLOR[kind] === color ? 1 : 0);
  }
  return n;
}

export function meetsSpot(s: State, seat: number, spot: number): boolean {
  return cardsFor(s, seat, spot) >= SPOTS[spot].needs.n;
}

/** Every effect of the river, so that it gets its place in the program. */
export const riverEffects: readonly Effect[] = [shoal, ...RIVER_CARDS.map(({ effect }) => effect)];
