/** Pearlbrook in positions: the river, and what players have of it. */
import { Refusal, shown, type State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { list, object, text, whole, type Json } from '@evervale/kernel/position';
import type { BoxPosition } from '../position/box.ts';
import { cardIn } from '../state/city.ts';
import { PLAYERS, SEATS, slotsOf } from '../state/layout.ts';
import { automatOf, automatSeat } from '../turn/automats.ts';
import { ADORNMENTS, MIRROR, adornmentAt } from './adornments.ts';
import { frogAt, frogStands, putFrog } from './frog.ts';
import { addPearls } from './pearls.ts';
import { RIVER_CARDS, SHOAL_ID, SPOTS, isUncovered, riverCard } from './river.ts';
import {
  ADORNED,
  ADORNMENT,
  ADORNMENTS_EACH,
  FROG_ASIDE,
  FROG_CITY,
  LAST_HAND,
  RIVER,
  RIVER_SPOTS,
  SHOAL,
  UNCOVERED,
  WONDER,
  WONDER_PLACE,
  seatAt,
  tableAt,
} from './room.ts';
import type { FrogView, PearlsView } from './view.ts';
import { WONDERS } from './wonders.ts';

/** Face up, face down with a pearl on it, or nothing there. */
type PositionRiverCard = string | { readonly covered: string } | null;

/** What a player has with the box Pearlbrook. */
interface PositionPearls {
  readonly pearls?: number | undefined;
  /** Where the frog ambassador stands: a place of the river, `aside`, or a card. */
  readonly frog?: string | { readonly city: number; readonly slot: number } | undefined;
  /** Adornments face down, and those that have been played. */
  readonly adornments?: readonly string[] | undefined;
  readonly adorned?: readonly string[] | undefined;
  readonly wonders?: readonly string[] | undefined;
  /** Cards in hand when the player passed, if the hand was discarded then (9.3). */
  readonly lastHand?: number | undefined;
}

declare module '../position/format.ts' {
  interface BoxPositionFields {
    /** River cards from the first spot to the fourth. */
    readonly river?: readonly PositionRiverCard[];
  }
  interface BoxPlayerFields extends PositionPearls {}
}

const ASIDE_ID = 'aside';
const MOST_PEARLS = 25;

/** The number of something in its list, from 1. */
function numberOf(
  all: readonly { readonly id: string }[],
  value: unknown,
  field: string,
  what: string,
): number {
  const i = all.findIndex(({ id }) => id === text(value, field));
  if (i < 0) throw new Refusal(field, `no ${what} is called "${shown(value)}"`);
  return i + 1;
}

/** An id lies face up; `{ "covered": id }` face down, with its pearl. */
function readRiver(s: State, json: Json): void {
  list(json['river'], 'river', RIVER_SPOTS).forEach((item, i) => {
    if (item === null) return;
    const field = `river[${i}]`;
    const covered = typeof item === 'string' ? undefined : object(item, field, ['covered']);
    const id = covered === undefined ? item : covered['covered'];
    const number = numberOf(RIVER_CARDS, id, field, 'river card');
    if (s.subarray(tableAt(s) + RIVER, tableAt(s) + RIVER + RIVER_SPOTS).includes(number)) {
      throw new Refusal(field, 'lies there already');
    }
    s[tableAt(s) + RIVER + i] = number;
    if (covered === undefined) s[tableAt(s) + UNCOVERED] |= 1 << i;
  });
}

/** Everything but the frog, which may stand in a city that is still to come. */
function readPearls(s: State, seat: number, json: Json, field: string): void {
  addPearls(s, seat, whole(json['pearls'], `${field}.pearls`, 0, MOST_PEARLS, 0));
  readAdornments(s, seat, json['adorned'], `${field}.adorned`, true);
  readAdornments(s, seat, json['adornments'], `${field}.adornments`, false);
  list(json['wonders'], `${field}.wonders`).forEach((id, i) => {
    const name = `${field}.wonders[${i}]`;
    const number = numberOf(WONDERS, id, name, 'wonder');
    const builder = tableAt(s) + WONDER + number - 1;
    if (s[builder] !== 0) throw new Refusal(name, 'has been built already');
    s[builder] = seat + 1;
  });
  s[seatAt(s, seat) + LAST_HAND] = whole(json['lastHand'], `${field}.lastHand`, 0, 20, 0);
}

function readAdornments(
  s: State,
  seat: number,
  value: unknown,
  field: string,
  played: boolean,
): void {
  list(value, field, ADORNMENTS_EACH).forEach((id, i) => {
    const number = numberOf(ADORNMENTS, id, `${field}[${i}]`, 'adornment');
    const solo = automatSeat(s, 'rugwort') >= 0;
    if (solo && (number === MIRROR || seat >= s[PLAYERS])) {
      throw new Refusal(`${field}[${i}]`, 'is not in a game against Rugwort (20.6)');
    }
    for (let other = 0; other < s[PLAYERS]; other++) {
      for (let k = 0; k < ADORNMENTS_EACH; k++) {
        if (adornmentAt(s, other, k) === number) {
          throw new Refusal(`${field}[${i}]`, 'exists only once');
        }
      }
    }
    const free = adornmentAt(s, seat, 0) === 0 ? 0 : 1;
    if (adornmentAt(s, seat, free) !== 0) {
      throw new Refusal(field, 'a player has two adornments');
    }
    s[seatAt(s, seat) + ADORNMENT + free] = number;
    if (played) s[seatAt(s, seat) + ADORNED] |= 1 << free;
  });
}

/** 12.26: whoever has a worker on a wonder has built it. */
function standOnWonder(s: State, seat: number, place: number, field: string): void {
  const i = place - WONDER_PLACE;
  const builder = s[tableAt(s) + WONDER + i];
  if (builder !== 0 && builder !== seat + 1) {
    throw new Refusal(field, 'another player has built this wonder');
  }
  s[tableAt(s) + WONDER + i] = seat + 1;
}

/** Frogs stand on the river, or on a card of any city. */
function readFrogs(s: State, json: Json): void {
  const frogOf = (player: unknown): unknown => (player as Json | undefined)?.['frog'];
  const players = list(json['players'], 'players');
  players.forEach((player, i) => readFrog(s, i, frogOf(player), `players[${i}].frog`));
  const automat = automatOf(s)?.id;
  if (automat) readFrog(s, s[PLAYERS], frogOf(json[automat]), `${automat}.frog`);
}

/** A place by its id, or a card by its city and slot. */
function readFrog(s: State, seat: number, value: unknown, field: string): void {
  if (value === undefined) return;
  const [at, slot] =
    typeof value === 'string' ? [frogPlaceOf(value, field), 0] : frogCardOf(s, value, field);
  const alone = at <= RIVER_SPOTS || at >= FROG_CITY;
  if (alone && frogStands(s, at, slot)) throw new Refusal(field, 'another frog stands there');
  putFrog(s, seat, at, slot);
}

function frogPlaceOf(id: string, field: string): number {
  if (id === SHOAL_ID) return SHOAL;
  if (id === ASIDE_ID) return FROG_ASIDE;
  return numberOf(SPOTS, id, field, 'place for a frog');
}

function frogCardOf(s: State, value: unknown, field: string): [number, number] {
  const json = object(value, field, ['city', 'slot']);
  const owner = whole(json['city'], `${field}.city`, 1, s[SEATS], 1) - 1;
  const slot = whole(json['slot'], `${field}.slot`, 1, slotsOf(s, owner), 1) - 1;
  const kind = cardIn(s, owner, slot);
  if (kind === 0 || CARDS.of(kind).moments?.frogVisit === undefined) {
    throw new Refusal(field, 'no frog can stand there');
  }
  return [FROG_CITY + owner, slot];
}

function writeRiver(s: State, all: boolean): PositionRiverCard[] | undefined {
  const cards = SPOTS.map((_, i): PositionRiverCard => {
    const card = riverCard(s, i);
    if (card === undefined || (!isUncovered(s, i) && !all)) return null;
    return isUncovered(s, i) ? card.id : { covered: card.id };
  });
  return cards.some((card) => card !== null) ? cards : undefined;
}

function writePearls(s: State, seat: number, view: PearlsView): PositionPearls {
  const wonders = WONDERS.filter((_, i) => s[tableAt(s) + WONDER + i] === seat + 1).map(
    ({ id }) => id,
  );
  return {
    pearls: view.pearls || undefined,
    frog: frogAt(s, seat) === 0 ? undefined : writeFrog(view.frog),
    adornments: view.adornments ?? undefined,
    adorned: view.adorned,
    wonders,
    lastHand: s[seatAt(s, seat) + LAST_HAND] || undefined,
  };
}

function writeFrog({ at, place, city, slot }: FrogView): PositionPearls['frog'] {
  if (at === 'city') return { city: city! + 1, slot: slot! + 1 };
  return at === 'aside' ? ASIDE_ID : place!;
}

export const pearlbrookPosition: BoxPosition = {
  fields: ['river'],
  playerFields: ['pearls', 'frog', 'adornments', 'adorned', 'wonders', 'lastHand'],
  read: readRiver,
  finishPlayer: readPearls,
  finish: readFrogs,
  stand: standOnWonder,
  write: (s, all) => ({ river: writeRiver(s, all) }),
  writePlayer: (s, seat, view) => ({ ...writePearls(s, seat, view.pearlbrook!) }),
};
