/** Powers in positions: a name, or an object with what lies on and beside the power. */
import { Refusal, shown, type State } from '@evervale/kernel';
import { BASIC_LOCATIONS, FORESTS } from '../content/board.ts';
import { boxesOf, comesWith } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { RESOURCE_NAMES } from '../content/terms.ts';
import { deckKind } from '../position/cards.ts';
import type { BoxPosition } from '../position/box.ts';
import { type Json, list, object, oneOf, text, whole } from '@evervale/kernel/position';
import { CLEARINGS, FOREST, MEADOW_SIZE, PLAYERS } from '../state/layout.ts';
import { BASIC_COUNT, FOREST_PLACE, HAVEN } from '../state/place.ts';
import { isPowerUsed, takePower } from './draft.ts';
import {
  AXOLOTLS,
  LIZARDS,
  PIGS,
  PLATYPUSES,
  RATS,
  SNAILS,
  SPIDERS,
  TURTLES,
  numberOf,
} from './list.ts';
import { putIntoArchive } from './archive.ts';
import {
  ARCHIVE_SIZE,
  FARM_CARDS,
  FARM_PILE,
  INVESTED,
  LIZARD_CARDS,
  LIZARD_FOREST,
  LIZARD_FORESTS,
  LIZARD_PILE,
  RATS_TOKEN,
  SNAIL_CARDS,
  SNAIL_PILE,
  SPIDERS_TOKEN,
  TOKEN_PLACES,
  TREASURE,
  pileCard,
  pileSize,
  putOnPile,
  roomAt,
  seatWith,
} from './room.ts';
import { powerView } from './view.ts';

interface PositionPower {
  readonly power: string;
  /** Point tokens on it (platypuses). */
  readonly tokens?: number;
  /** Basic locations with a token (axolotls). */
  readonly places?: readonly string[];
  /** The Meadow position of the rats' token, from 1. */
  readonly meadow?: number;
  /** The place of the spiders' token. */
  readonly place?: string;
  /** The resource of the turtles. */
  readonly resource?: string;
  /** Cards put aside (bats), or Farms in the pile (pigs, top card first). */
  readonly cards?: readonly string[];
  /** A pile, top card first: cards (snails) or Forest cards (lizards). */
  readonly pile?: readonly string[];
  /** Own Forest cards (lizards). */
  readonly forest?: readonly string[];
}

const FIELDS = [
  'power',
  'tokens',
  'places',
  'meadow',
  'place',
  'resource',
  'cards',
  'pile',
  'forest',
];

/** Which power may have which field. */
const ONLY: Readonly<Record<string, readonly number[]>> = {
  tokens: [PLATYPUSES],
  places: [AXOLOTLS],
  meadow: [RATS],
  place: [SPIDERS],
  resource: [TURTLES],
  cards: [numberOf('bats'), PIGS],
  pile: [SNAILS, LIZARDS],
  forest: [LIZARDS],
};

function readPower(s: State, seat: number, value: unknown, field: string): void {
  if (value === undefined) return;
  if (seat >= s[PLAYERS]) throw new Refusal(field, 'is nothing that Rugwort has');
  const json: Json = typeof value === 'string' ? { power: value } : object(value, field, FIELDS);
  const id = text(json['power'], typeof value === 'string' ? field : `${field}.power`);
  const power = numberOf(id);
  if (power === 0) throw new Refusal(field, `no power is called "${shown(id)}"`);
  if (!isPowerUsed(s, power)) {
    throw new Refusal(field, 'is not used against this opponent (20.8, 31.2)');
  }
  if (seatWith(s, power) >= 0) throw new Refusal(field, 'another player has this power');
  for (const key of Object.keys(json)) {
    if (key in ONLY && !ONLY[key].includes(power)) {
      throw new Refusal(`${field}.${key}`, 'does not belong to this power');
    }
  }
  takePower(s, seat, power);
  readTokens(s, power, json, field);
  readPiles(s, power, json, field);
}

function readTokens(s: State, power: number, json: Json, field: string): void {
  const put = (owner: number, at: number, value: () => number): void => {
    if (power === owner) s[roomAt(s, at)] = value();
  };
  put(PLATYPUSES, TREASURE, () => whole(json['tokens'], `${field}.tokens`, 0, 5, 5));
  put(AXOLOTLS, TOKEN_PLACES, () => readPlaces(json['places'], `${field}.places`));
  put(RATS, RATS_TOKEN, () => whole(json['meadow'], `${field}.meadow`, 1, MEADOW_SIZE, 0));
  put(SPIDERS, SPIDERS_TOKEN, () => readPlace(s, json['place'], `${field}.place`));
  put(TURTLES, INVESTED, () => {
    if (json['resource'] === undefined) return 0;
    const name = oneOf(json['resource'], `${field}.resource`, RESOURCE_NAMES, 'twig');
    return RESOURCE_NAMES.indexOf(name) + 1;
  });
}

/** All of them, unless some are named. */
function readPlaces(value: unknown, field: string): number {
  if (value === undefined) return (1 << BASIC_COUNT) - 1;
  let places = 0;
  list(value, field, BASIC_COUNT).forEach((id, i) => {
    const place = BASIC_LOCATIONS.findIndex((location) => location.id === id);
    if (place < 0) throw new Refusal(`${field}[${i}]`, 'must be a basic location');
    places |= 1 << place;
  });
  return places;
}

/** A basic location, a Forest card on the table or the Haven, + 1; 0 = it lies nowhere yet. */
function readPlace(s: State, value: unknown, field: string): number {
  if (value === undefined) return 0;
  const basic = BASIC_LOCATIONS.findIndex(({ id }) => id === value);
  if (basic >= 0) return basic + 1;
  if (value === 'haven') return HAVEN + 1;
  const kind = FORESTS.find(text(value, field));
  for (let i = 0; i < CLEARINGS; i++) {
    if (kind !== undefined && s[FOREST + i] === kind) return FOREST_PLACE + i + 1;
  }
  throw new Refusal(field, 'must be a basic location, a Forest card on the table or the Haven');
}

function readPiles(s: State, power: number, json: Json, field: string): void {
  const kinds = (key: string, most: number): number[] =>
    list(json[key], `${field}.${key}`, most).map((id, i) => deckKind(id, `${field}.${key}[${i}]`));
  if (power === numberOf('bats')) {
    kinds('cards', ARCHIVE_SIZE).forEach((kind) => putIntoArchive(s, kind));
  }
  if (power === PIGS) {
    kinds('cards', FARM_CARDS)
      .toReversed()
      .forEach((kind) => {
        if (kind !== CARDS.farm && CARDS.of(kind).countsAs !== 'farm') {
          throw new Refusal(`${field}.cards`, 'must be Farms');
        }
        putOnPile(s, FARM_PILE, kind);
      });
  }
  if (power === SNAILS) {
    kinds('pile', SNAIL_CARDS)
      .toReversed()
      .forEach((kind) => putOnPile(s, SNAIL_PILE, kind));
  }
  if (power === LIZARDS) readForest(s, json, field);
}

function readForest(s: State, json: Json, field: string): void {
  const seen = new Set<number>();
  for (let i = 0; i < CLEARINGS; i++) seen.add(s[FOREST + i]);
  const forest = (key: string, most: number): number[] =>
    list(json[key], `${field}.${key}`, most).map((id, i) => {
      const at = `${field}.${key}[${i}]`;
      const kind = FORESTS.find(text(id, at));
      if (kind === undefined || !comesWith(boxesOf(s), FORESTS.of(kind).box)) {
        throw new Refusal(at, `no Forest card is called "${shown(id)}"`);
      }
      if (seen.has(kind)) throw new Refusal(at, 'is somewhere else already');
      seen.add(kind);
      return kind;
    });
  forest('forest', LIZARD_FORESTS).forEach((kind, i) => (s[roomAt(s, LIZARD_FOREST) + i] = kind));
  forest('pile', LIZARD_CARDS)
    .toReversed()
    .forEach((kind) => putOnPile(s, LIZARD_PILE, kind));
}

/** The power of a seat; piles that nobody can see only where all is shown. */
function writePower(s: State, seat: number, all: boolean): string | PositionPower | undefined {
  const v = powerView(s, seat);
  if (v === null) return undefined;
  const power = numberOf(v.id);
  const ids = (pile: number, of: (kind: number) => string): string[] =>
    Array.from({ length: pileSize(s, pile) }, (_, i) => of(pileCard(s, pile, i)));
  const fields: Record<string, unknown> = {
    tokens: power === PLATYPUSES ? v.tokens : undefined,
    places: power === AXOLOTLS ? v.places : undefined,
    meadow: v.meadow ?? undefined,
    place: v.place ?? undefined,
    resource: v.resource ?? undefined,
    cards: v.cards.length > 0 ? v.cards : undefined,
    forest: v.forest.length > 0 ? v.forest.map(({ id }) => id) : undefined,
  };
  if (all && v.pile > 0) {
    fields['pile'] =
      power === SNAILS
        ? ids(SNAIL_PILE, (kind) => CARDS.of(kind).id)
        : ids(LIZARD_PILE, (kind) => FORESTS.of(kind).id);
  }
  const some = Object.entries(fields).filter(([, value]) => value !== undefined);
  return some.length === 0 ? v.id : { power: v.id, ...Object.fromEntries(some) };
}

declare module '../position/format.ts' {
  interface BoxPlayerFields {
    /** The power, with what lies on and beside it where that is not as at the start. */
    readonly power?: string | PositionPower;
  }
}

export const powersPosition: BoxPosition = {
  playerFields: ['power'],
  readPlayer: (s, seat, json, field) => readPower(s, seat, json['power'], `${field}.power`),
  writePlayer: (s, seat, _view, all) => ({ power: writePower(s, seat, all) }),
};
