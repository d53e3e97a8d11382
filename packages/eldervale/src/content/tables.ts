/**
 * Content as numbers. Adventure cards are 1 to 104 (thirteen for each element, the Door first), Magic
 * cards 1 to 49 by kind, treasure tokens 1 to 96, tiles 1 to 33; 0 is always none. The typed arrays
 * hold what the rules ask most often.
 */
import { ADVENTURE_CARDS } from './adventure/index.ts';
import type { AdventureCard } from './card.ts';
import { MAGIC_CARDS } from './magic/cards.ts';
import type { MagicCard } from './magic.ts';
import { ELEMENTAL_REALMS, RUIN_TILES } from './realms.ts';
import { ELEMENTS, GOODS, RUINS, type Element, type Price } from './terms.ts';
import { TREASURES } from './treasures.ts';

/** A price as numbers: the six resources, Magic cards, any. */
export const PRICE_SIZE = 8;
export const ANY = 7;

const PRICE_ICONS = [...GOODS, 'any'] as const;
const prices = new Map<Price, Uint8Array>();

/** Made once for each declaration; nobody writes into it. */
export function priceOf(price: Price): Uint8Array {
  let known = prices.get(price);
  if (known === undefined) {
    known = Uint8Array.from(PRICE_ICONS, (what) => price[what] ?? 0);
    prices.set(price, known);
  }
  return known;
}

export const elementOf = (element: Element): number => ELEMENTS.indexOf(element);

// Adventure cards.
export const CARDS_PER_ELEMENT = 13;
export const CARD_KINDS = ELEMENTS.length * CARDS_PER_ELEMENT;
const CARDS: (AdventureCard | undefined)[] = [undefined];
const CARD_NUMBERS = new Map<string, number>();
export const CARD_PRICE: Uint8Array[] = [new Uint8Array(PRICE_SIZE)];
/** Where the room of a card begins (see state/tableau.ts), and how much of it there is. */
export const ROOM_AT = new Uint8Array(CARD_KINDS + 1);
export const SLOTS = new Uint8Array(CARD_KINDS + 1);
export const STORES = new Uint8Array(CARD_KINDS + 1);
/** 1 if an Orb can be put on it: an Orb Slot or an input Slot. */
export const TAKES_ORB = new Uint8Array(CARD_KINDS + 1);
export const IS_AURA = new Uint8Array(CARD_KINDS + 1);
export const HAS_ACTION = new Uint8Array(CARD_KINDS + 1);

for (const element of ELEMENTS) {
  const cards = ADVENTURE_CARDS.filter((card) => card.element === element);
  for (const card of cards) CARD_NUMBERS.set(card.id, CARDS.push(card) - 1);
}

let room = 0;
for (let kind = 1; kind < CARDS.length; kind++) {
  const card = cardOf(kind);
  CARD_PRICE[kind] = priceOf(card.cost);
  SLOTS[kind] = card.slots?.length ?? 0;
  STORES[kind] = card.stores ?? 0;
  const hasInput = card.slots?.some(({ role }) => role === 'input') ?? false;
  TAKES_ORB[kind] = card.orb !== undefined || hasInput ? 1 : 0;
  IS_AURA[kind] = card.kind === 'aura' ? 1 : 0;
  HAS_ACTION[kind] = card.action ? 1 : 0;
  const size = TAKES_ORB[kind] + IS_AURA[kind] + SLOTS[kind] + STORES[kind];
  ROOM_AT[kind] = room;
  room += size;
}
export const ROOM_SIZE = room;
if (ROOM_SIZE > 255) throw new Error('the room of all cards needs wider addresses');

export function cardOf(kind: number): AdventureCard {
  return CARDS[kind]!;
}

export function cardNumber(id: string): number {
  const kind = CARD_NUMBERS.get(id);
  if (kind === undefined) throw new Error(`no Adventure card is called ${id}`);
  return kind;
}

export const elementOfCard = (kind: number): number => Math.floor((kind - 1) / CARDS_PER_ELEMENT);
export const doorOf = (element: number): number => element * CARDS_PER_ELEMENT + 1;

// Magic cards.
const MAGIC_NUMBERS = new Map(MAGIC_CARDS.map((card, i) => [card.id, i + 1] as const));
export const MAGIC_KINDS = MAGIC_CARDS.length;
export const IS_QUEST = Uint8Array.from([
  0,
  ...MAGIC_CARDS.map(({ type }) => (type === 'quest' ? 1 : 0)),
]);
export const IS_SPELL = Uint8Array.from([
  0,
  ...MAGIC_CARDS.map(({ type }) => (type === 'spell' ? 1 : 0)),
]);

export const magicOf = (kind: number): MagicCard => MAGIC_CARDS[kind - 1];

export function magicNumber(id: string): number {
  const kind = MAGIC_NUMBERS.get(id);
  if (kind === undefined) throw new Error(`no Magic card is called ${id}`);
  return kind;
}

// Tiles: the 24 Elemental Realms, then the Ruins (the Dungeon twice) and the Bridge.
export const FIRST_RUIN = 25;
export const MAGE_TOWER = 25;
export const FORTRESS = 26;
export const MILL = 27;
export const PORTAL = 28;
export const DUNGEON = 29;
export const SECOND_DUNGEON = 30;
export const ORACLE = 31;
export const DEN = 32;
export const BRIDGE = 33;
export const TILES = 33;

export const isElemental = (tile: number): boolean => tile < FIRST_RUIN;
export const isRuin = (tile: number): boolean => tile >= FIRST_RUIN && tile !== BRIDGE;
export const realmTile = (tile: number) => ELEMENTAL_REALMS[tile - 1];
export const ruinTile = (tile: number) =>
  RUIN_TILES[tile - FIRST_RUIN - (tile >= SECOND_DUNGEON ? 1 : 0)];

/** The element of a tile by number, 255 for those without. */
export const TILE_ELEMENT = new Uint8Array(TILES + 1).fill(255);
export const IS_LAIR = new Uint8Array(TILES + 1);
export const SIGILS = new Uint8Array(TILES + 1);
export const TREASURE_SPACES = new Uint8Array(TILES + 1);
/** The first of the stacks of a tile, among the four of its element. */
export const FIRST_STACK = new Uint8Array(TILES + 1);
export const FALLBACK: (readonly number[])[] = [];
export const DWELLING_PRICE: Uint8Array[] = [];

ELEMENTAL_REALMS.forEach((tile, i) => {
  const before = ELEMENTAL_REALMS.slice(i - (i % 3), i);
  const stacks = before.reduce((n, { fallback }) => n + fallback.length, 0);
  TILE_ELEMENT[i + 1] = elementOf(tile.element);
  IS_LAIR[i + 1] = tile.lair ? 1 : 0;
  SIGILS[i + 1] = tile.sigils;
  TREASURE_SPACES[i + 1] = tile.fallback.length;
  FIRST_STACK[i + 1] = elementOf(tile.element) * 4 + stacks;
  FALLBACK[i + 1] = tile.fallback.map((good) => GOODS.indexOf(good));
  DWELLING_PRICE[i + 1] = priceOf(tile.cost);
});

/** The id of a tile; the second Dungeon has a number. */
export function tileId(tile: number): string {
  if (tile < FIRST_RUIN) return realmTile(tile).id;
  return tile === SECOND_DUNGEON ? 'dungeon-2' : ruinTile(tile).id;
}

/** The number of a kind of Ruin among RUINS, -1 for everything else. */
export function ruinKind(tile: number): number {
  if (!isRuin(tile)) return -1;
  return (RUINS as readonly string[]).indexOf(ruinTile(tile).id);
}

// Treasure tokens. A face-down token shows its element only.
export const FACE_DOWN = TREASURES.length + 1;
export const tokenOf = (token: number) => TREASURES[token - 1];
/** What a token shows, by the numbers of the goods. */
export const TOKEN_GOODS: readonly Uint8Array[] = [
  new Uint8Array(0),
  ...TREASURES.map(({ shows }) => Uint8Array.from(shows, (good) => GOODS.indexOf(good))),
];
export const showsGood = (token: number, good: number): boolean =>
  TOKEN_GOODS[token].includes(good);
export const isFaceDown = (token: number): boolean => token >= FACE_DOWN;
export const tokenElement = (token: number): number =>
  token >= FACE_DOWN ? token - FACE_DOWN : Math.floor((token - 1) / 12);
export const symbolsOn = (token: number): number => tokenOf(token).shows.length;
