/** A table while a position is read onto it. */
import { Refusal, type State } from '@evervale/kernel';
import type { Json } from '@evervale/kernel/position';
import {
  CARD_KINDS,
  MAGIC_KINDS,
  TILES,
  TILE_ELEMENT,
  cardOf,
  magicOf,
  tileId,
} from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import { realmOf } from '../map/realms.ts';
import { STARTER_SPACES } from '../say.ts';
import { IN_PLAY, TILE } from '../state/layout.ts';
import { hasCard } from '../state/tableau.ts';
import { ASIDE, IN_REALM, ON_CARD, ON_STARTER, READY, TRAY, UNDERWORLD } from '../state/units.ts';
import { Supply, cardNamed, tileNamed } from './ids.ts';

const TOKENS = 96;
const ONCE = (): number => 1;

export class Table {
  readonly s: State;
  readonly json: Json;
  readonly tiles = new Supply(TILES, ONCE);
  readonly cards = new Supply(CARD_KINDS, ONCE);
  readonly magic = new Supply(MAGIC_KINDS, (kind) => magicOf(kind).copies);
  readonly tokens = new Supply(TOKENS, ONCE);
  /** Are the elements in play given, or do they follow from what is on the table? */
  private readonly given: boolean;

  constructor(s: State, json: Json) {
    this.s = s;
    this.json = json;
    this.given = json['elements'] !== undefined;
  }

  /** Something of this element is on the table. */
  use(element: number, field: string): void {
    if (this.given && ((this.s[IN_PLAY] >> element) & 1) === 0) {
      throw new Refusal(field, `${ELEMENTS[element]} is not in play (elements)`);
    }
    this.s[IN_PLAY] |= 1 << element;
  }

  tile(value: unknown, field: string): number {
    const tile = this.tiles.take(tileNamed(value, field), field);
    if (TILE_ELEMENT[tile] < ELEMENTS.length) this.use(TILE_ELEMENT[tile], field);
    return tile;
  }

  card(value: unknown, field: string): number {
    const card = this.cards.take(cardNamed(value, field), field);
    this.use(ELEMENTS.indexOf(cardOf(card).element), field);
    return card;
  }

  /** The Realm of a tile that lies on the map. */
  realm(value: unknown, field: string): number {
    const realm = realmOf(this.s, tileNamed(value, field));
    if (realm < 0) throw new Refusal(field, 'is not on the map (map)');
    return realm;
  }
}

/** Places that are no Realm and no card. */
const PLACES: Readonly<Record<string, number>> = {
  ready: READY,
  underworld: UNDERWORLD,
  tray: TRAY,
  aside: ASIDE,
  ...Object.fromEntries(STARTER_SPACES.map((space, i) => [space, ON_STARTER + i])),
};

/** Adventure cards have two digits or are Doors, tiles have one. */
const CARD_ID = /-(\d\d|door)$/;

/** Where a figure of `seat` is, by its word; -1: nobody's. */
export function placeNamed(table: Table, word: string, field: string, seat: number): number {
  const place = PLACES[word];
  if (place !== undefined) return place;
  if (!CARD_ID.test(word)) return IN_REALM + table.realm(word, field);
  const card = cardNamed(word, field);
  if (seat < 0 || !hasCard(table.s, seat, card)) {
    throw new Refusal(field, 'this card is not in the Tableau (tableau)');
  }
  return ON_CARD + card;
}

export function placeId(s: State, place: number): string {
  if (place > ON_CARD) return cardOf(place - ON_CARD).id;
  if (place >= IN_REALM && place < ON_STARTER) return tileId(s[TILE + place - IN_REALM]);
  return Object.keys(PLACES).find((word) => PLACES[word] === place)!;
}
