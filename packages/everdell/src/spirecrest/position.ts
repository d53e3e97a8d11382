/** Spirecrest in positions: the mountain board, and what players have of it. */
import { Refusal, shown, type State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { SEASON_NAMES } from '../content/terms.ts';
import type { BoxPosition } from '../position/box.ts';
import { deckKind } from '../position/cards.ts';
import { list, object, oneOf, text, whole, type Json } from '@evervale/kernel/position';
import { PLAYERS, SEASON, SEATS, playerAt } from '../state/layout.ts';
import { DISCOVERIES } from './discoveries.ts';
import {
  ARCHEOLOGIST,
  FIND_IDS,
  TRAIL_GUIDE,
  addFind,
  findAt,
  holds,
  pileAt,
  pileSize,
  putOnPile,
  sectionOf,
} from './finds.ts';
import {
  FINDS_EACH,
  HARE,
  MOST_TILES,
  PILE_CARDS,
  REACHED,
  SECTIONS,
  STORM,
  STORM_CARDS,
  TILES,
  TILES_EACH,
  TILES_SHOWN,
  TUCKED_EACH,
  WEATHER,
  WEATHER_SHOWN,
  seatAt,
  tableAt,
} from './room.ts';
import { findsIn } from './setup.ts';
import { stormCard, stormOwner } from './stormvale.ts';
import {
  BOARD_TILES,
  MAP_TILES,
  addTile,
  expeditionSize,
  expeditionTile,
  isShown,
  reachedTiles,
  tileAt,
  tileOf,
} from './tiles.ts';
import { tuckCard, tuckedCard, tuckedCount } from './tucked.ts';
import { WEATHERS, isWeatherShown, weatherAt } from './weather.ts';

/** The mountain board as people write it. */
interface MountainFields {
  /** Tiles by section; a section is turned up unless it stands in `covered`. */
  readonly foothills?: readonly (string | null)[];
  readonly peaks?: readonly (string | null)[];
  readonly ridges?: readonly (string | null)[];
  readonly covered?: readonly string[];
  /** Weather effects that lie face up, and those that lie face down, one for each season at most. */
  readonly weather?: readonly string[];
  readonly coveredWeather?: readonly string[];
  /** The three piles of discoveries together, each from its top. */
  readonly discoveries?: readonly string[];
}

declare module '../position/format.ts' {
  interface BoxPositionFields {
    readonly mountain?: MountainFields;
    /** The cards of Stormvale. */
    readonly stormvale?: readonly (string | null)[];
  }
  interface BoxPlayerFields {
    /** Discoveries beside the city, in the order they came. */
    readonly discoveries?: readonly string[] | undefined;
    /** The tiles of the expedition from the left, and how many the hare has reached. */
    readonly expedition?: readonly string[] | undefined;
    readonly reached?: number | undefined;
    /** Where the hare stands, if not where the season puts it. */
    readonly hare?: string | undefined;
    /** Cards under the Archeologist and under the Trail Guide. */
    readonly archeologist?: readonly string[] | undefined;
    readonly trailGuide?: readonly string[] | undefined;
  }
}

const MOUNTAIN = [...SECTIONS, 'covered', 'weather', 'coveredWeather', 'discoveries'];
const HARES = [...SECTIONS, 'home'] as const;
const TUCKED_FIELDS = [
  { field: 'archeologist', find: ARCHEOLOGIST, kind: 'construction' },
  { field: 'trailGuide', find: TRAIL_GUIDE, kind: 'critter' },
] as const;

function numberIn(
  things: readonly { readonly id: string }[],
  value: unknown,
  field: string,
  what: string,
): number {
  const number = things.findIndex(({ id }) => id === text(value, field)) + 1;
  if (number === 0) throw new Refusal(field, `no ${what} is called "${shown(value)}"`);
  return number;
}

/** A discovery that is in this game at all: opponents whom the rules play leave some out (20.7, 31.29). */
function findNumber(s: State, value: unknown, field: string): number {
  const number = numberIn(DISCOVERIES, value, field, 'discovery');
  if (!findsIn(s).includes(number)) {
    throw new Refusal(field, 'is not used against this opponent (20.7, 31.29)');
  }
  return number;
}

function read(s: State, json: Json): void {
  if (json['mountain'] !== undefined) {
    const mountain = object(json['mountain'], 'mountain', MOUNTAIN);
    SECTIONS.forEach((section, i) => readSection(s, mountain, section, i));
    readWeather(s, mountain['weather'], 'mountain.weather', true);
    readWeather(s, mountain['coveredWeather'], 'mountain.coveredWeather', false);
    readPiles(s, mountain['discoveries']);
  }
  list(json['stormvale'], 'stormvale', STORM_CARDS).forEach((id, i) => {
    if (id !== null) s[tableAt(s) + STORM + i] = deckKind(id, `stormvale[${i}]`);
  });
}

function readSection(s: State, mountain: Json, section: string, i: number): void {
  const field = `mountain.${section}`;
  list(mountain[section], field, TILES_EACH).forEach((id, k) => {
    if (id === null) return;
    const number = numberIn(MAP_TILES, id, `${field}[${k}]`, 'map tile');
    if (number > BOARD_TILES) throw new Refusal(`${field}[${k}]`, 'is a discovery');
    s[tableAt(s) + TILES + i * TILES_EACH + k] = number;
  });
  const covered = list(mountain['covered'], 'mountain.covered', SECTIONS.length);
  covered.forEach((one, k) => oneOf(one, `mountain.covered[${k}]`, SECTIONS, SECTIONS[0]));
  if (!covered.includes(section)) s[tableAt(s) + TILES_SHOWN] |= 1 << i;
}

function readWeather(s: State, value: unknown, field: string, shownNow: boolean): void {
  list(value, field, SEASON_NAMES.length).forEach((id, i) => {
    const number = numberIn(WEATHERS, id, `${field}[${i}]`, 'weather effect');
    const season = SEASON_NAMES.indexOf(WEATHERS[number - 1].season);
    if (weatherAt(s, season) !== 0) {
      throw new Refusal(`${field}[${i}]`, 'is the second of its season');
    }
    s[tableAt(s) + WEATHER + season] = number;
    if (shownNow) s[tableAt(s) + WEATHER_SHOWN] |= 1 << season;
  });
}

/** Each pile from its top. */
function readPiles(s: State, value: unknown): void {
  const field = 'mountain.discoveries';
  const ids = list(value, field, SECTIONS.length * PILE_CARDS);
  for (let i = ids.length - 1; i >= 0; i--) {
    const number = findNumber(s, ids[i], `${field}[${i}]`);
    putOnPile(s, sectionOf(number), number);
  }
}

function finishPlayer(s: State, seat: number, json: Json, field: string): void {
  list(json['discoveries'], `${field}.discoveries`, FINDS_EACH).forEach((id, i) => {
    const number = findNumber(s, id, `${field}.discoveries[${i}]`);
    addFind(s, seat, number);
    DISCOVERIES[number - 1].comes?.(s, seat);
  });
  const tiles = list(json['expedition'], `${field}.expedition`, MOST_TILES);
  tiles.forEach((id, i) =>
    addTile(s, seat, numberIn(MAP_TILES, id, `${field}.expedition[${i}]`, 'map tile')),
  );
  s[seatAt(s, seat) + REACHED] = whole(json['reached'], `${field}.reached`, 0, tiles.length, 0);
  const usual = usualHare(s, seat);
  s[seatAt(s, seat) + HARE] = HARES.indexOf(oneOf(json['hare'], `${field}.hare`, HARES, usual));
  TUCKED_FIELDS.forEach(({ field: name, find, kind }, under) => {
    list(json[name], `${field}.${name}`, TUCKED_EACH).forEach((id, i) => {
      const card = deckKind(id, `${field}.${name}[${i}]`);
      if (!holds(s, seat, find)) {
        throw new Refusal(`${field}.${name}`, 'this player has no such card');
      }
      if (CARDS.of(card).kind !== kind) {
        throw new Refusal(`${field}.${name}[${i}]`, `is no ${kind}`);
      }
      tuckCard(s, under, card);
    });
  });
}

/** Hares of people climb with their seasons; that of an opponent whom the rules play stays below. */
function usualHare(s: State, seat: number): (typeof HARES)[number] {
  return HARES[seat < s[PLAYERS] ? s[playerAt(seat) + SEASON] : 0];
}

/** Every tile and every discovery is somewhere once at most. */
function finish(s: State): void {
  const finds: number[] = [];
  const tiles: number[] = [];
  SECTIONS.forEach((_, section) => {
    for (let i = 0; i < pileSize(s, section); i++) finds.push(s[pileAt(s, section) + i]);
    for (let i = 0; i < TILES_EACH; i++) tiles.push(tileAt(s, section, i));
  });
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < FINDS_EACH; i++) finds.push(findAt(s, seat, i));
    for (let i = 0; i < MOST_TILES; i++) tiles.push(expeditionTile(s, seat, i));
  }
  once(finds, 'discoveries', (number) => FIND_IDS[number - 1]);
  once(tiles, 'expedition', (number) => tileOf(number).id);
  if (stormCard(s, 0) + stormCard(s, 1) + stormCard(s, 2) > 0 && stormOwner(s) < 0) {
    throw new Refusal('stormvale', 'lies beside no city');
  }
}

function once(numbers: readonly number[], field: string, idOf: (number: number) => string): void {
  const seen = new Set<number>();
  for (const number of numbers) {
    if (number === 0) continue;
    if (seen.has(number)) throw new Refusal(field, `${idOf(number)} exists only once`);
    seen.add(number);
  }
}

const cardId = (kind: number): string => CARDS.of(kind).id;

function writeSection(s: State, section: number, all: boolean): (string | null)[] | undefined {
  const tiles = Array.from({ length: TILES_EACH }, (_, i) => tileAt(s, section, i));
  while (tiles.at(-1) === 0) tiles.pop();
  if (tiles.length === 0 || !(all || isShown(s, section))) return undefined;
  return tiles.map((number) => (number === 0 ? null : tileOf(number).id));
}

function writeWeather(s: State, face: boolean): string[] {
  return SEASON_NAMES.flatMap((_, season) =>
    weatherAt(s, season) !== 0 && isWeatherShown(s, season) === face
      ? [WEATHERS[weatherAt(s, season) - 1].id]
      : [],
  );
}

function writePiles(s: State): string[] {
  return SECTIONS.flatMap((_, section) => {
    const n = pileSize(s, section);
    return Array.from({ length: n }, (__, i) => FIND_IDS[s[pileAt(s, section) + n - 1 - i] - 1]);
  });
}

/** Without empty lists; undefined if nothing is left. */
function some(fields: Json): Json | undefined {
  const kept = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function write(s: State, all: boolean): Json {
  const storm = Array.from({ length: STORM_CARDS }, (_, i) => stormCard(s, i));
  return {
    mountain: some({
      ...Object.fromEntries(SECTIONS.map((id, i) => [id, writeSection(s, i, all)])),
      covered: SECTIONS.filter((_, i) => !isShown(s, i)),
      weather: writeWeather(s, true),
      coveredWeather: all ? writeWeather(s, false) : [],
      discoveries: all ? writePiles(s) : [],
    }),
    stormvale: storm.some((kind) => kind !== 0)
      ? storm.map((kind) => (kind === 0 ? null : cardId(kind)))
      : undefined,
  };
}

function writePlayer(s: State, seat: number): Json {
  const finds = Array.from({ length: FINDS_EACH }, (_, i) => findAt(s, seat, i));
  const hare = HARES[s[seatAt(s, seat) + HARE]];
  const usual = usualHare(s, seat);
  return {
    discoveries: finds.filter((number) => number !== 0).map((number) => FIND_IDS[number - 1]),
    expedition: Array.from(
      { length: expeditionSize(s, seat) },
      (_, i) => tileOf(expeditionTile(s, seat, i)).id,
    ),
    reached: reachedTiles(s, seat) || undefined,
    hare: hare === usual ? undefined : hare,
    ...Object.fromEntries(
      TUCKED_FIELDS.map(({ field, find }, under) => [
        field,
        holds(s, seat, find)
          ? Array.from({ length: tuckedCount(s, under) }, (_, i) => cardId(tuckedCard(s, under, i)))
          : [],
      ]),
    ),
  };
}

export const spirecrestPosition: BoxPosition = {
  fields: ['mountain', 'stormvale'],
  playerFields: ['discoveries', 'expedition', 'reached', 'hare', 'archeologist', 'trailGuide'],
  read,
  finishPlayer,
  finish,
  write,
  writePlayer,
};
