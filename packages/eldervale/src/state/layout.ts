/** Where everything of a game lies in the bytes of its state. */
import { KERNEL_SIZE, fields, type State } from '@evervale/kernel';
import { CARD_KINDS, CARDS_PER_ELEMENT, ROOM_SIZE, TILES } from '../content/tables.ts';

export const MAX_SEATS = 5;
export const MAX_REALMS = 30;
/** All Magic cards: in the course of a turn nothing limits a hand (E14.2). */
export const MAX_HAND = 60;
const ELEMENT_COUNT = 8;

const head = fields(KERNEL_SIZE);
/** People at the table, and sides (alone against the Ghosts there are two). */
export const PLAYERS = head.bytes();
export const SEATS = head.bytes();
/** What is played with (options.ts), one bit each. */
export const MODULES = head.bytes(2);
export const LEVEL = head.bytes();
/** How elements and factions are found (turn/setup.ts). */
export const SETUP_HOW = head.bytes();
export const POWER_VALUE = head.bytes(5);
/** Whose turn it is, and who had the first one. */
export const TURN = head.bytes();
export const FIRST = head.bytes();
/** Elements in play, one bit each. */
export const IN_PLAY = head.bytes();
/** 1 until every Glory marker is on its track (E3.23). */
export const PEACE = head.bytes();
/** Who triggered the end (seat + 1), and how many turns are still to come then. */
export const END_BY = head.bytes();
export const LAST_TURNS = head.bytes();
/** Once in a turn, in a battle, in the game: one bit for each ability with such a limit. */
export const LIMITS = head.bytes(3);

// The map: Realms in the order in which they came.
export const REALM_COUNT = head.bytes();
export const TILE = head.bytes(MAX_REALMS);
/** Coordinates, 128 = the middle. */
export const Q = head.bytes(MAX_REALMS);
export const R = head.bytes(MAX_REALMS);
/** Who dwells there: seat + 1. */
export const DWELLER = head.bytes(MAX_REALMS);
/** Sets of Realms, four bytes each: at distance 1, at distance 1 or 2. */
export const NEAR = head.bytes(MAX_REALMS * 4);
export const NEAR_TWO = head.bytes(MAX_REALMS * 4);
/** Sets of Realms: all Elemental ones, all Ruins. */
export const ELEMENTAL_SET = head.bytes(4);
export const RUIN_SET = head.bytes(4);
/** Where a tile lies: Realm + 1. */
export const REALM_OF = head.bytes(TILES + 1);
/** The Realm stack; its top is the last. */
export const STACK_COUNT = head.bytes();
export const STACK = head.bytes(26);

/** Treasure: four stacks of three for each element, from the bottom up. */
export const TOKENS = head.bytes(ELEMENT_COUNT * 12);

// Figures (units.ts numbers them).
export const UNITS_OF_SEAT = 9;
export const MINOTAUR_UNIT = MAX_SEATS * UNITS_OF_SEAT;
export const SHAPESHIFTER_UNIT = MINOTAUR_UNIT + 1;
export const MONSTER_UNIT = MINOTAUR_UNIT + 2;
export const MONSTERS_MAX = 10;
export const UNIT_COUNT = MONSTER_UNIT + MONSTERS_MAX;
/** Where each of them is. */
export const UNIT_AT = head.bytes(UNIT_COUNT);
/** Who controls a Mercenary or Monster: seat + 1. */
export const OWNER = head.bytes(UNIT_COUNT - MINOTAUR_UNIT);
/** How a Mercenary was hired: 1 with Gold, 2 with Gold in this turn, 3 with an Orb, 4 returned in this turn. */
export const HIRED = head.bytes(2);
/** Which Monster a figure is (monsters by number), and battles won (LEGENDARY-ORDER.1). */
export const MONSTER_KIND = head.bytes(MONSTERS_MAX);
export const MONSTER_WINS = head.bytes(MONSTERS_MAX);

// Adventure cards.
export const DECK = head.bytes(ELEMENT_COUNT * CARDS_PER_ELEMENT);
export const DECK_COUNT = head.bytes(ELEMENT_COUNT);
export const FACE_UP = head.bytes(ELEMENT_COUNT);
/** In whose Tableau a card lies: seat + 1. */
export const CARD_OWNER = head.bytes(CARD_KINDS + 1);
/** What lies on cards (tableau.ts). */
export const ROOM = head.bytes(ROOM_SIZE);

// Magic cards: the deck from the left (its top is the last), the discard pile from the right.
export const MAGIC_COUNT = head.bytes();
export const DISCARD_COUNT = head.bytes();
export const MAGIC_PILE_SIZE = 60;
export const MAGIC_PILE = head.bytes(MAGIC_PILE_SIZE);
/**
 * The Spell being cast, which is neither in hand nor in the discard pile (E14.7); and one cast in answer
 * to what it does: Decree of Return sends Units away, and Toll of the Below is cast when they go.
 */
export const CASTING = head.bytes(2);

// The score board.
/** Orbs: one bit for each track that still has its own, then for the two spaces of Glory. */
export const TRACK_ORBS = head.bytes();
export const GLORY_ORBS = head.bytes();
/** Reward spaces that are taken, one bit each. */
export const REWARDS_USED = head.bytes();
export const TROVES = head.bytes(5);
export const TROVES_LEFT = head.bytes();

// What a turn has to remember.
/** What is still to be paid (tableau/paying.ts): goods by type, then reductions. */
export const DUE = head.bytes(9);
/** 1 if the last price could not be paid after all. */
export const UNPAID = head.bytes();
/** Who is looking at the top of a pile (seat + 1), at which (1 = Realms, 2 = Magic) and how many. */
export const LOOKING = head.bytes(3);
/** The tile turned up that has no cell yet. */
export const TURNED_UP = head.bytes();
/** The card just burned, for its price. */
export const BURNED = head.bytes();
/** Set aside for the end of the Regroup: node (two bytes) and source. */
export const LATER_COUNT = head.bytes();
export const LATER_MAX = 8;
export const LATER = head.bytes(LATER_MAX * 3);
/** Units withdrawn in this Regroup: Workers, and Monsters by bit; uses of another icon. */
export const WITHDRAWN_WORKERS = head.bytes();
export const WITHDRAWN_MONSTERS = head.bytes(2);
export const ACTED_AS = head.bytes();
/** How often the host of an Aura is carried out (CHAOS-01.1), and the card just copied (GEN.23). */
export const HOST_TIMES = head.bytes();
export const COPIED = head.bytes();
/** In which Realm a Unit was last placed, + 1. */
export const LAST_PLACED = head.bytes();
/** Trades proposed to the partner in this turn. */
export const TRADES = head.bytes();

/** In which order the seats reveal their Prophecies (E20.11). */
export const REVEAL_ORDER = head.bytes(MAX_SEATS);

// The battle (battle/).
export const BATTLE = head.bytes(96);
/** The Ghosts and the Watcher, or the packets of a Magic draft: never both (E29.4). */
export const GHOSTS_SIZE = 40;
export const GHOSTS = head.bytes(GHOSTS_SIZE);
/** How many tiles from the top of the Realm stack each seat knows. */
export const KNOWN_TILES = head.bytes(MAX_SEATS);
/** Magic cards that a seat has put under the deck: from which one of the bottom on, and how many. */
export const KNOWN_FROM = head.bytes(MAX_SEATS);
export const KNOWN_CARDS = head.bytes(MAX_SEATS);

export const PLAYER = head.end();

const player = fields(0);
/** The own element + 1, the faction by number + 1. */
export const ELEMENT = player.bytes();
export const FACTION = player.bytes();
export const VP = player.word();
/** Gem, Potion, Scroll, Tool, Sword, Gold. */
export const RES = player.bytes(6);
export const TRAY_SIZE = 4;
export const TRAY_TOKENS = player.bytes(TRAY_SIZE);
export const ORBS = player.bytes();
/** 0 = the marker is still in the Tray, else steps taken + 1, those on the last space included. */
export const GLORY = player.bytes();
/** The space on each power track, 0 = no marker there. */
export const POWER = player.bytes(ELEMENT_COUNT);
export const HAND_COUNT = player.bytes();
export const HAND = player.bytes(MAX_HAND);
/** Quests completed, one bit each, and those in hand. */
export const QUESTS_DONE = player.bytes(2);
export const QUESTS_HELD = player.bytes(2);
/** The token in the Slot of Gather. */
export const GATHER_SLOT = player.bytes();
/** Own Dwellings: the set of their Realms, and how many. */
export const DWELLINGS = player.bytes(4);
export const DWELLING_COUNT = player.bytes();
/** VP of the six steps of scoring (E20.1), two bytes each. */
export const SCORED = player.bytes(12);
/** Tactics token: 0 = none, 1 = ready, 2 = on its Swords side. */
export const TACTICS = player.bytes();
export const PLAYER_SIZE = player.end();

export function playerAt(seat: number): number {
  return PLAYER + seat * PLAYER_SIZE;
}

export function stateSize(seats: number): number {
  return PLAYER + seats * PLAYER_SIZE;
}

/** A set of Realms: bit r is Realm r. */
export function getSet(s: State, at: number): number {
  return s[at] | (s[at + 1] << 8) | (s[at + 2] << 16) | (s[at + 3] << 24);
}

export function putSet(s: State, at: number, set: number): void {
  s[at] = set;
  s[at + 1] = set >> 8;
  s[at + 2] = set >> 16;
  s[at + 3] = set >>> 24;
}
