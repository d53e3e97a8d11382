/** What a seat may know of Spirecrest. */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { SEASON_NAMES, type Season } from '../content/terms.ts';
import { SEATS } from '../state/layout.ts';
import { countWorkers } from '../state/workers.ts';
import type { BoxView } from '../view.ts';
import { DISCOVERIES, type FindType } from './discoveries.ts';
import { ARCHEOLOGIST, FIND_IDS, TRAIL_GUIDE, findAt, offered, pileSize } from './finds.ts';
import { mineCard, mineCount } from './moleiaMines.ts';
import { LOCATION_FINDS, placeOfFind } from './places.ts';
import {
  DECK_PLACE,
  DISCARD_PLACE,
  FINDS_EACH,
  HARE,
  HOME,
  OFFERED,
  SECTIONS,
  STORM_CARDS,
  TILES_EACH,
  seatAt,
} from './room.ts';
import { stormCard, stormOwner } from './stormvale.ts';
import { expeditionSize, expeditionTile, isShown, reachedTiles, tileAt, tileOf } from './tiles.ts';
import { tuckedCard, tuckedCount } from './tucked.ts';
import { lookCard, looker } from './turnEnd.ts';
import { WEATHERS, isWeatherShown, weatherAt, weatherOf } from './weather.ts';

export interface SectionView {
  readonly id: (typeof SECTIONS)[number];
  /** Do its map tiles lie face up? */
  readonly shown: boolean;
  /** By place: the tile, or null where it lies face down or has been taken. */
  readonly tiles: readonly (string | null)[];
  /** How many tiles lie there, face up or not. */
  readonly count: number;
  /** Seats of the hares that stand there. */
  readonly hares: readonly number[];
  /** Discoveries in the pile of the section. */
  readonly discoveries: number;
}

export interface WeatherView {
  readonly season: Season;
  /** The weather effect, or null while it lies face down. */
  readonly weather: string | null;
  /** Seats that it binds now. */
  readonly binds: readonly number[];
}

export interface MountainView {
  readonly sections: readonly SectionView[];
  readonly weather: readonly WeatherView[];
  /** Discoveries turned up by an exploration from the left, where it costs nothing; null = taken. */
  readonly offer: readonly (string | null)[];
  /** The cards of Stormvale, beside whose city it lies. */
  readonly stormvale: { readonly owner: number; readonly cards: readonly (string | null)[] } | null;
  /** Discarded cards that Firebeak's owner looks at, for that seat alone. */
  readonly look: readonly string[] | null;
  /** Seats of big critters on the discard pile and on the deck. */
  readonly discardPile: readonly number[];
  readonly drawPile: readonly number[];
}

export interface DiscoveryView {
  readonly id: string;
  readonly type: FindType;
  /** Seats of the workers there, if it is a location. */
  readonly workers: readonly number[];
  /** Cards under it. */
  readonly cards: readonly string[];
}

export interface TravelView {
  /** Where the hare stands: a section, or `home` on the Everdell tile. */
  readonly hare: (typeof SECTIONS)[number] | 'home';
  /** The tiles of the expedition from the left. */
  readonly expedition: readonly { readonly tile: string; readonly reached: boolean }[];
  readonly discoveries: readonly DiscoveryView[];
  /** The weather that binds this player now. */
  readonly weather: string | null;
}

declare module '../view.ts' {
  interface BoxTableView {
    /** The mountain board of Spirecrest. */
    readonly mountain: MountainView | null;
  }
  interface BoxPlayerView {
    /** Hare, expedition and discoveries. */
    readonly travel: TravelView | null;
  }
}

const cardId = (kind: number): string => CARDS.of(kind).id;
const cardOrNull = (kind: number): string | null => (kind === 0 ? null : cardId(kind));
const findOrNull = (number: number): string | null => (number === 0 ? null : FIND_IDS[number - 1]);
const weatherId = (number: number): string => WEATHERS[number - 1].id;

function seatsWhere(s: State, holds: (seat: number) => boolean): number[] {
  return Array.from({ length: s[SEATS] }, (_, seat) => seat).filter(holds);
}

function workersAt(s: State, place: number): number[] {
  return seatsWhere(s, () => true).flatMap((seat) =>
    Array<number>(countWorkers(s, seat, place)).fill(seat),
  );
}

function sectionView(s: State, section: number): SectionView {
  const shown = isShown(s, section);
  const tiles = Array.from({ length: TILES_EACH }, (_, i) => tileAt(s, section, i));
  return {
    id: SECTIONS[section],
    shown,
    tiles: tiles.map((number) => (shown && number !== 0 ? tileOf(number).id : null)),
    count: tiles.filter((number) => number !== 0).length,
    hares: seatsWhere(s, (seat) => s[seatAt(s, seat) + HARE] === section),
    discoveries: pileSize(s, section),
  };
}

function weatherView(s: State, season: number): WeatherView {
  const number = isWeatherShown(s, season) ? weatherAt(s, season) : 0;
  return {
    season: SEASON_NAMES[season],
    weather: number === 0 ? null : weatherId(number),
    binds: number === 0 ? [] : seatsWhere(s, (seat) => weatherOf(s, seat) === number),
  };
}

function looked(s: State): string[] {
  const cards: string[] = [];
  for (let i = 0; lookCard(s, i) !== 0; i++) cards.push(cardId(lookCard(s, i)));
  return cards;
}

function mountainView(s: State, viewer: number | null): MountainView {
  const owner = stormOwner(s);
  const storm = Array.from({ length: STORM_CARDS }, (_, i) => cardOrNull(stormCard(s, i)));
  return {
    sections: SECTIONS.map((_, section) => sectionView(s, section)),
    weather: SEASON_NAMES.map((_, season) => weatherView(s, season)),
    offer: Array.from({ length: OFFERED }, (_, i) => findOrNull(offered(s, i))),
    stormvale: owner < 0 ? null : { owner, cards: storm },
    look: viewer !== null && viewer === looker(s) ? looked(s) : null,
    discardPile: workersAt(s, DISCARD_PLACE),
    drawPile: workersAt(s, DECK_PLACE),
  };
}

function discoveryView(s: State, number: number): DiscoveryView {
  const { id, type } = DISCOVERIES[number - 1];
  const isPlace = LOCATION_FINDS.includes(number);
  const under = number === ARCHEOLOGIST ? 0 : number === TRAIL_GUIDE ? 1 : -1;
  const tucked = under < 0 ? 0 : tuckedCount(s, under);
  return {
    id,
    type,
    workers: isPlace ? workersAt(s, placeOfFind(number)) : [],
    cards: Array.from({ length: tucked }, (_, i) => cardId(tuckedCard(s, under, i))),
  };
}

function travelView(s: State, seat: number): TravelView {
  const hare = s[seatAt(s, seat) + HARE];
  const finds = Array.from({ length: FINDS_EACH }, (_, i) => findAt(s, seat, i));
  const weather = weatherOf(s, seat);
  return {
    hare: hare === HOME ? 'home' : SECTIONS[hare],
    expedition: Array.from({ length: expeditionSize(s, seat) }, (_, i) => ({
      tile: tileOf(expeditionTile(s, seat, i)).id,
      reached: i < reachedTiles(s, seat),
    })),
    discoveries: finds.filter((number) => number !== 0).map((number) => discoveryView(s, number)),
    weather: weather === 0 ? null : weatherId(weather),
  };
}

export const spirecrestView: BoxView = {
  table: { mountain: mountainView },
  player: { travel: travelView },
  revealed: (s) => Array.from({ length: mineCount(s) }, (_, i) => mineCard(s, i)),
};
