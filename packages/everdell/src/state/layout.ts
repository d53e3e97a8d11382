/**
 * Where everything of an Everdell game lies in the bytes of its state.
 * Counts and ids are single bytes; resources and points, which know no limit (1.10), have two.
 */
import { KERNEL_SIZE, fields, type State } from '@evervale/kernel';

export const MAX_SEATS = 6;
export const MEADOW_SIZE = 8;
export const CLEARINGS = 4;
export const BASIC_EVENTS = 7;
export const SPECIAL_EVENTS = 6;
export const MAX_HAND = 20;
export const MAX_WORKERS = 8;
/** Cards in a city: more than spaces, since some share one or take none. */
export const MAX_SLOTS = 40;
/** Cards in the city of an automatic opponent: there is room for every card of every box (21.9). */
export const MAX_AUTOMAT_SLOTS = 255;
/** Room for every kind of card in one bit each. */
export const KIND_BYTES = 24;

const head = fields(KERNEL_SIZE);
/** People at the table, and cities on it (an automatic opponent has a city, too). */
export const PLAYERS = head.bytes();
export const SEATS = head.bytes();
/** Whose turn it is. */
export const TURN = head.bytes();
/** House rules (options.ts) and boxes in use (content/boxes.ts), one bit each. */
export const HOUSE = head.word();
export const BOXES = head.bytes(4);
/** Where the room of each box begins (rooms.ts), two bytes by its number. */
export const MAX_BOXES = 32;
export const BLOCKS = head.bytes(2 * MAX_BOXES);
export const HAND_LIMIT = head.bytes();
/** 1 if boxes bring cards of their own. */
export const MORE_CARDS = head.bytes();
/** New workers in spring: 1, or 0 with five and more players (3.11). */
export const SPRING_WORKERS = head.bytes();
/** Usable spots of each Forest card: 1, or 2 with four and more players (5.18, 5.19). */
export const FOREST_SPOTS = head.bytes();
/** A card by kind on each position 1-8, 0 = empty. */
export const MEADOW = head.bytes(MEADOW_SIZE);
/** Positions nobody may play, take or discard from, one bit each. */
export const MEADOW_BLOCKED = head.bytes();
/** Clearings clockwise from the upper left: a Forest card by kind, 0 = empty. */
export const FOREST = head.bytes(CLEARINGS);
/** Basic Events: 0 = free, seat + 1 = achieved, OUT = not in this game. */
export const BASIC_EVENT = head.bytes(BASIC_EVENTS);
export const OUT = 255;
/** Special Events: kind, owner (seat + 1), and what lies on or under the card. */
export const SPECIAL_EVENT = head.bytes(SPECIAL_EVENTS * 8);
export const EVENT_SIZE = 8;
export const EVENT_KIND = 0;
export const EVENT_OWNER = 1;
export const EVENT_CONTENT = 2;
export const EVENT_CONTENT_SIZE = 6;
/** How many workers stand on each place of the board (place.ts numbers them). */
export const BOARD_PLACES = 96;
export const STANDING = head.bytes(BOARD_PLACES);
/** Cards turned up for everyone to see while an effect deals with them. */
export const REVEALED_COUNT = head.bytes();
export const REVEALED = head.bytes(8);
/** Draw pile from the left (its top is the last), discard pile from the right. */
export const DECK_COUNT = head.word();
export const DISCARD_COUNT = head.word();
export const PILE_SIZE = 264;
export const PILE = head.bytes(PILE_SIZE);
/** Who has seen what lies on the discard pile, from its bottom, a bit for each seat (seen.ts). */
export const DISCARD_MEMORY = 64;
export const DISCARD_SEEN = head.bytes(DISCARD_MEMORY);
/** Cards played since the outermost play began (21.6). */
export const PLAYED = head.bytes();
/** How special Events of boxes are mixed with those of the base game (15.7, 16.5). */
export const EVENT_MIX = head.bytes();
export const PLAYER = head.end();

const player = fields(0);
/** Winter, spring, summer, autumn = 0 … 3. */
export const SEASON = player.bytes();
export const FINISHED = player.bytes();
/** Twigs, resin, pebbles, berries. */
export const RESOURCES = player.bytes(8);
/** Point tokens in the own supply. */
export const POINTS = player.word();
export const HAND_COUNT = player.bytes();
export const HAND = player.bytes(MAX_HAND);
/** Cards of the hand that everybody has seen, a bit for each in their order (seen.ts). */
export const HAND_SEEN = player.bytes(3);
/** Two bytes for each worker: place, and the slot if the place is a city. */
export const WORKERS = player.bytes(MAX_WORKERS * 2);
/** City: how many slots have ever been used; a removed card leaves a hole for the next one. */
export const CITY_TOP = player.bytes();
// What the city adds up to; kept by city.ts so that options need not count cards.
/** One bit for each kind of card in the city. */
export const HAS = player.bytes(KIND_BYTES);
/** One bit for each kind of Construction with a copy that is not occupied. */
export const VACANT = player.bytes(KIND_BYTES);
/** Cards by colour, then by kind and rarity. */
export const COLORS = player.bytes(5);
export const KINDS = player.bytes(4);
/** Cards that take a space of their own; Husbands; Wives (6.21-6.24). */
export const SPACES = player.bytes();
export const HUSBANDS = player.bytes();
export const WIVES = player.bytes();
/** Spaces of the city: as many as usual unless a box adds some. */
export const CITY_SIZE = player.bytes();
export const CITY_SPACES = 15;
/** Which card-playing advantages lie in the city, one bit each (6.34). */
export const PERKS = player.bytes(4);
/** Which triggers after playing a card lie in the city, one bit each. */
export const TRIGGERS = player.bytes(4);
/** A resource that stands in for others in a Construction's cost: its type + 1, and 16 times how many. */
export const STAND_IN = player.bytes();
/** Lasting abilities (abilities.ts). */
export const ABILITIES = player.bytes();
/** By how much cards of the city raise the hand limit, and by how much it is raised for good. */
export const MORE_HAND = player.bytes();
export const LASTING_HAND = player.bytes();
/**
 * The cards, last of all: the city of an automatic opponent, who sits behind everybody else, may
 * grow beyond the block (21.9).
 */
export const SLOT_SIZE = 9;
export const CITY = player.bytes(MAX_SLOTS * SLOT_SIZE);
export const PLAYER_SIZE = player.end();

// A slot of a city.
export const KIND = 0;
/** Constructions: the occupied tokens on it, a bit for each kind; those of boxes: content/tokens.ts. */
export const OCCUPIED = 1;
export const BROWN_TOKEN = 1;
/** Husbands and Wives, who are never occupied: 1 = shares the space with a partner. */
export const PAIRED = 1;
/** Critters that share the space of a Construction: its slot + 1, 0 = none yet. */
export const HOST = 1;
export const TOKENS = 2;
/** Workers on the first and second spot: seat + 1. */
export const SPOT = 3;
/** Resources by type (Storehouse) or prisoners by kind (Dungeon). */
export const CONTENT = 5;
export const CONTENT_SIZE = 4;

export function playerAt(seat: number): number {
  return PLAYER + seat * PLAYER_SIZE;
}

export function slotAt(seat: number, slot: number): number {
  return PLAYER + seat * PLAYER_SIZE + CITY + slot * SLOT_SIZE;
}

export function eventAt(index: number): number {
  return SPECIAL_EVENT + index * EVENT_SIZE;
}

/** How many cards this city has room for in the state. */
export function slotsOf(s: State, seat: number): number {
  return seat < s[PLAYERS] ? MAX_SLOTS : MAX_AUTOMAT_SLOTS;
}

/** The bytes of a game without the rooms of boxes, which lie behind. */
export function stateSize(players: number, cities: number): number {
  const more = cities > players ? (MAX_AUTOMAT_SLOTS - MAX_SLOTS) * SLOT_SIZE : 0;
  return PLAYER + cities * PLAYER_SIZE + more;
}
