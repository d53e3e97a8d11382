/** Powers as players see them. */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS, FORESTS } from '../content/board.ts';
import { CARDS } from '../content/tables.ts';
import { RESOURCE_NAMES, type Resource } from '../content/terms.ts';
import { placeId } from '../say.ts';
import { archiveCard, archiveCount } from './archive.ts';
import { PLAYERS } from '../state/layout.ts';
import { standsOn } from '../state/workers.ts';
import { AXOLOTLS, LIZARDS, PIGS, RATS, SNAILS, SPIDERS, TURTLES, powerOf } from './list.ts';
import { ownForest } from './ownForest.ts';
import {
  FARM_PILE,
  INVESTED,
  LIZARD_FORESTS,
  LIZARD_PILE,
  LIZARD_PLACE,
  OFFER,
  RATS_TOKEN,
  SNAIL_PILE,
  SPIDERS_TOKEN,
  TOKEN_PLACES,
  hasPower,
  pileCard,
  pileSize,
  powerAt,
  powersRoom,
  roomAt,
} from './room.ts';
import type { BoxView } from '../view.ts';
import { treasureOf } from './treasure.ts';

export interface PowerView {
  readonly id: string;
  /** Point tokens on it (platypuses). */
  readonly tokens: number;
  /** Basic locations with a token (axolotls). */
  readonly places: readonly string[];
  /** Where its token lies: a Meadow position from 1 (rats), or a place (spiders). */
  readonly meadow: number | null;
  readonly place: string | null;
  /** The resource on it (turtles). */
  readonly resource: Resource | null;
  /** Cards that everybody can see: put aside (bats), or the Farms, top card first (pigs). */
  readonly cards: readonly string[];
  /** How many cards lie in a pile that nobody can see (snails, lizards). */
  readonly pile: number;
  /** The lizards' own Forest cards. */
  readonly forest: readonly { readonly id: string; readonly workers: readonly number[] }[];
}

export function powerView(s: State, seat: number): PowerView | null {
  if (seat >= s[PLAYERS] || powerAt(s, seat) === 0) return null;
  const only = (power: number, field: number): number =>
    hasPower(s, seat, power) ? s[roomAt(s, field)] : 0;
  const spider = only(SPIDERS, SPIDERS_TOKEN);
  const places = only(AXOLOTLS, TOKEN_PLACES);
  const invested = only(TURTLES, INVESTED);
  return {
    id: powerOf(powerAt(s, seat)).id,
    tokens: treasureOf(s, seat),
    places: BASIC_LOCATIONS.filter((_, i) => (places & (1 << i)) !== 0).map(({ id }) => id),
    meadow: only(RATS, RATS_TOKEN) || null,
    place: spider === 0 ? null : placeId(s, spider - 1),
    resource: invested === 0 ? null : RESOURCE_NAMES[invested - 1],
    cards: cardsOf(s, seat),
    pile: only(SNAILS, SNAIL_PILE) + only(LIZARDS, LIZARD_PILE),
    forest: hasPower(s, seat, LIZARDS) ? forestOf(s, seat) : [],
  };
}

function cardsOf(s: State, seat: number): string[] {
  const cards: number[] = [];
  for (let i = 0; i < archiveCount(s, seat); i++) cards.push(archiveCard(s, i));
  const farms = hasPower(s, seat, PIGS) ? pileSize(s, FARM_PILE) : 0;
  for (let i = 0; i < farms; i++) cards.push(pileCard(s, FARM_PILE, i));
  return cards.map((kind) => CARDS.of(kind).id);
}

function forestOf(s: State, seat: number): PowerView['forest'] {
  const laid: { id: string; workers: number[] }[] = [];
  for (let i = 0; i < LIZARD_FORESTS; i++) {
    const kind = ownForest(s, i);
    if (kind === 0) continue;
    const workers = standsOn(s, seat, LIZARD_PLACE + i) ? [seat] : [];
    laid.push({ id: FORESTS.of(kind).id, workers });
  }
  return laid;
}

/** The two to choose from, for the seat itself. */
function offerView(s: State, seat: number): string[] | null {
  const at = powersRoom.seatAt(s, seat) + OFFER;
  return s[at] === 0 ? null : [powerOf(s[at]).id, powerOf(s[at + 1]).id];
}

declare module '../view.ts' {
  interface BoxPlayerView {
    /** The power (17.1), and while it is chosen the two to choose from, these only for the seat itself. */
    readonly power: PowerView | null;
    readonly powerOffer: readonly string[] | null;
  }
}

export const powersView: BoxView = {
  player: {
    power: powerView,
    powerOffer: (s, seat, own) => (own ? offerView(s, seat) : null),
  },
};
