/**
 * The table of `Vale` as it is laid out: Realms, Units, cards and goods, each put where a test wants it.
 * Seats are counted from 0. Every element is in play, so that any card can be used.
 */
import { PC, SEAT, set16, top, type State } from '@evervale/kernel';
import { endBattle } from '../src/battle/block.ts';
import { FACTIONS } from '../src/content/factions.ts';
import { MONSTER_LIST } from '../src/content/monsters/index.ts';
import { cardNumber, doorOf, magicNumber, tileId } from '../src/content/tables.ts';
import { ELEMENTS, RESOURCES, UNITS } from '../src/content/terms.ts';
import { machine, newGame, readOptions } from '../src/index.ts';
import type { GameEvent } from '../src/log/event.ts';
import { DIRECTIONS } from '../src/map/hex.ts';
import { MIDDLE, layTile } from '../src/map/realms.ts';
import { tokenKey } from '../src/say.ts';
import * as at from '../src/state/layout.ts';
import { addToHand, discardMagic } from '../src/state/magic.ts';
import { slotAt, storedAt } from '../src/state/tableau.ts';
import { stackOf } from '../src/state/treasure.ts';
import {
  ASIDE,
  HOUSED,
  IN_REALM,
  READY,
  TRAY,
  UNDERWORLD,
  advancedUnit,
  typeOf,
  unitId,
} from '../src/state/units.ts';

export type Goods = Partial<Record<(typeof RESOURCES)[number], number>>;
const TILE_COUNT = 33;
const tileNumber = (id: string): number => {
  for (let tile = 1; tile <= TILE_COUNT; tile++) if (tileId(tile) === id) return tile;
  throw new Error(`no tile is called ${id}`);
};
const factionNumber = (id: string): number => FACTIONS.findIndex((each) => each.id === id);
const tokenNumber = (key: string): number => {
  for (let token = 1; token <= 96; token++) if (tokenKey(token) === key) return token;
  throw new Error(`no token shows ${key}`);
};

/** The seven cells of a flower, the middle first, then from the east to the left, then a row eastwards. */
const CELLS = [[0, 0], ...DIRECTIONS, [2, 0], [3, 0], [4, 0], [5, 0]] as const;

const ALL_ELEMENTS = 255;

export interface Asked {
  readonly players?: number;
  /** By seat; without one a seat has no faction. */
  readonly factions?: readonly string[];
  readonly modules?: readonly string[];
  readonly level?: string;
  /** Is the Peaceful Start still on? */
  readonly peace?: boolean;
  readonly seed?: number;
}

/** What lies on the table; tests look at it and play on it as a `Vale`. */
export class LaidTable {
  readonly s: State;
  events: GameEvent[] = [];
  /** Keys of picks without a choice since the last one that was taken here. */
  protected forced: string[] = [];

  constructor({ players = 2, factions = [], modules = [], level, peace = false, seed = 1 }: Asked) {
    const options = { players, modules, factions: 'randomFaction', ...(level && { level }) };
    this.s = newGame(readOptions(options), seed);
    const { s } = this;
    s[at.IN_PLAY] = ALL_ELEMENTS;
    s[at.TRACK_ORBS] = ALL_ELEMENTS;
    for (let seat = 0; seat < s[at.SEATS]; seat++) {
      const p = at.playerAt(seat);
      const faction = factionNumber(factions[seat] ?? '');
      s[p + at.FACTION] = faction + 1;
      s[p + at.ELEMENT] = faction < 0 ? seat + 1 : (faction >> 1) + 1;
      s.fill(0, p + at.POWER, p + at.POWER + 8);
      s[p + at.POWER + s[p + at.ELEMENT] - 1] = 1;
      s[p + at.GLORY] = peace ? 0 : 1;
      set16(s, p + at.VP, 0);
      this.goods(seat, {});
      this.hand(seat);
    }
    s[at.PEACE] = peace ? 1 : 0;
    for (let e = 0; e < 8; e++) {
      if (s[at.DECK_COUNT + e] > 0) continue;
      s[at.FACE_UP + e] = doorOf(e);
      for (let i = 1; i < 13; i++) s[at.DECK + e * 13 + i - 1] = doorOf(e) + i;
      s[at.DECK_COUNT + e] = 12;
      for (let i = 0; i < 12; i++) s[at.TOKENS + e * 12 + i] = e * 12 + i + 1;
    }
    for (let e = 0; e < 8; e++) if (s[at.MONSTER_KIND + e] === 0) s[at.MONSTER_KIND + e] = e + 1;
    this.map('portal');
    this.turn(0);
  }

  /** Lays these tiles as a flower: the first in the middle, six around it, further ones to the east. */
  map(...tiles: readonly string[]): this {
    const { s } = this;
    s.fill(0, at.REALM_COUNT, at.STACK_COUNT);
    for (let unit = 0; unit < at.UNIT_COUNT; unit++) {
      const place = s[at.UNIT_AT + unit];
      if (place >= IN_REALM && place < IN_REALM + 32) {
        s[at.UNIT_AT + unit] = unit < at.MINOTAUR_UNIT ? READY : ASIDE;
      }
    }
    tiles.forEach((id, i) => {
      layTile(s, tileNumber(id), MIDDLE + CELLS[i][0], MIDDLE + CELLS[i][1]);
    });
    return this.touched();
  }

  private touched(): this {
    this.forced = [];
    machine.touched();
    return this;
  }

  realm(tile: string): number {
    return this.s[at.REALM_OF + tileNumber(tile)] - 1;
  }

  /** It is this seat's turn now, and nothing has been done in it. */
  turn(seat: number): this {
    const { s } = this;
    s[at.TURN] = seat;
    s[at.FIRST] = 0;
    const f = top(s);
    s[f + SEAT] = seat;
    s[f + PC] = 1;
    endBattle(s);
    return this.touched();
  }

  private unit(seat: number, type: string, from: readonly number[]): number {
    const { s } = this;
    const t = UNITS.indexOf(type as (typeof UNITS)[number]);
    const units =
      t === 0 ? [0, 1, 2, 3, 4, 5].map((i) => unitId(seat, i)) : [advancedUnit(seat, t)];
    if (type === 'minotaur' || type === 'shapeshifter') {
      const unit = type === 'minotaur' ? at.MINOTAUR_UNIT : at.SHAPESHIFTER_UNIT;
      s[at.OWNER + unit - at.MINOTAUR_UNIT] = seat + 1;
      s[at.HIRED + unit - at.MINOTAUR_UNIT] = 1;
      return unit;
    }
    const found = units.find((unit) => from.includes(s[at.UNIT_AT + unit]));
    if (found === undefined || typeOf(found) !== t) throw new Error(`no ${type} of seat ${seat}`);
    return found;
  }

  private move(seat: number, types: readonly string[], place: number): this {
    const from = place === READY ? [TRAY] : [READY, TRAY];
    for (const type of types) this.s[at.UNIT_AT + this.unit(seat, type, from)] = place;
    return this.touched();
  }

  /** Units into a Realm, to the Ready Area, to the Underworld, back to the Tray. */
  put(seat: number, tile: string, ...types: readonly string[]): this {
    return this.move(seat, types, IN_REALM + this.realm(tile));
  }
  ready(seat: number, ...types: readonly string[]): this {
    return this.move(seat, types, READY);
  }
  below(seat: number, ...types: readonly string[]): this {
    return this.move(seat, types, UNDERWORLD);
  }
  /** Leaves a seat with no other Unit ready than these. */
  only(seat: number, ...types: readonly string[]): this {
    for (let i = 0; i < 9; i++) {
      const unit = unitId(seat, i);
      if (this.s[at.UNIT_AT + unit] === READY) this.s[at.UNIT_AT + unit] = TRAY;
    }
    return this.ready(seat, ...types);
  }

  /** A Worker of the Tray, or a ready one if there is none. */
  private spareWorker(seat: number): number {
    const inTray = [0, 1, 2, 3, 4, 5].some((i) => this.s[at.UNIT_AT + unitId(seat, i)] === TRAY);
    return this.unit(seat, 'worker', [inTray ? TRAY : READY]);
  }

  dwelling(seat: number, ...tiles: readonly string[]): this {
    const { s } = this;
    for (const tile of tiles) {
      const p = at.playerAt(seat);
      s[at.UNIT_AT + this.spareWorker(seat)] = HOUSED;
      s[at.DWELLER + this.realm(tile)] = seat + 1;
      at.putSet(s, p + at.DWELLINGS, at.getSet(s, p + at.DWELLINGS) | (1 << this.realm(tile)));
      s[p + at.DWELLING_COUNT]++;
    }
    return this.touched();
  }

  private figure(id: string): number {
    const kind = MONSTER_LIST.findIndex((monster) => monster.id === id) + 1;
    const { element } = MONSTER_LIST[kind - 1];
    const m = element === null ? (id.includes('mother') ? 8 : 9) : ELEMENTS.indexOf(element);
    this.s[at.MONSTER_KIND + m] = kind;
    return at.MONSTER_UNIT + m;
  }

  /** A wild Monster in a Realm. */
  monster(id: string, tile: string): this {
    const figure = this.figure(id);
    this.s[at.UNIT_AT + figure] = IN_REALM + this.realm(tile);
    this.s[at.OWNER + figure - at.MINOTAUR_UNIT] = 0;
    return this.touched();
  }

  /** A Monster that a seat has dominated: in a Realm, or in the Ready Area. */
  tamed(seat: number, id: string, tile?: string): this {
    const figure = this.figure(id);
    this.s[at.UNIT_AT + figure] = tile === undefined ? READY : IN_REALM + this.realm(tile);
    this.s[at.OWNER + figure - at.MINOTAUR_UNIT] = seat + 1;
    return this.touched();
  }

  goods(seat: number, goods: Goods): this {
    RESOURCES.forEach((name, r) => {
      this.s[at.playerAt(seat) + at.RES + r] = goods[name] ?? 0;
    });
    return this.touched();
  }

  /** The whole hand; what it held before is out of the way. */
  hand(seat: number, ...cards: readonly string[]): this {
    const { s } = this;
    const p = at.playerAt(seat);
    s.fill(0, p + at.HAND_COUNT, p + at.HAND + at.MAX_HAND);
    s.fill(0, p + at.QUESTS_HELD, p + at.QUESTS_HELD + 2);
    for (const card of cards) addToHand(s, seat, magicNumber(card));
    return this.touched();
  }

  /** Tokens in the Tray by what they show: `gem`, `gem+scroll`, `gem-or-scroll`. */
  tokens(seat: number, ...keys: readonly string[]): this {
    const tray = at.playerAt(seat) + at.TRAY_TOKENS;
    this.s.fill(0, tray, tray + 4);
    keys.forEach((key, i) => (this.s[tray + i] = tokenNumber(key)));
    return this.touched();
  }

  orbs(seat: number, n: number): this {
    this.s[at.playerAt(seat) + at.ORBS] = n;
    return this.touched();
  }

  cards(seat: number, ...ids: readonly string[]): this {
    for (const id of ids) {
      const kind = cardNumber(id);
      this.s[at.CARD_OWNER + kind] = seat + 1;
      for (let e = 0; e < 8; e++) if (this.s[at.FACE_UP + e] === kind) this.s[at.FACE_UP + e] = 0;
    }
    return this.touched();
  }

  slot(id: string, slot: number, key: string): this {
    this.s[slotAt(cardNumber(id), slot)] = tokenNumber(key);
    return this.touched();
  }

  /** The markers of a seat: all others are off the tracks. */
  power(seat: number, spaces: Partial<Record<string, number>>): this {
    ELEMENTS.forEach((element, e) => {
      this.s[at.playerAt(seat) + at.POWER + e] = spaces[element] ?? 0;
    });
    return this.touched();
  }

  faceUp(...ids: readonly string[]): this {
    for (const id of ids) {
      const kind = cardNumber(id);
      this.s[at.FACE_UP + Math.floor((kind - 1) / 13)] = kind;
    }
    return this.touched();
  }

  /** The Realm stack, its top first. */
  stack(...tiles: readonly string[]): this {
    this.s.fill(0, at.STACK_COUNT, at.STACK + 26);
    tiles.toReversed().forEach((id, i) => (this.s[at.STACK + i] = tileNumber(id)));
    this.s[at.STACK_COUNT] = tiles.length;
    return this.touched();
  }

  /** The Magic deck, its top first; everything else is out of the way. */
  deck(...ids: readonly string[]): this {
    this.s.fill(0, at.MAGIC_COUNT, at.MAGIC_PILE + 60);
    ids.toReversed().forEach((id, i) => (this.s[at.MAGIC_PILE + i] = magicNumber(id)));
    this.s[at.MAGIC_COUNT] = ids.length;
    return this.touched();
  }

  discarded(...ids: readonly string[]): this {
    this.s[at.DISCARD_COUNT] = 0;
    for (const id of ids) discardMagic(this.s, magicNumber(id));
    return this.touched();
  }

  vp(seat: number, n: number): this {
    set16(this.s, at.playerAt(seat) + at.VP, n);
    return this;
  }

  /** The Peaceful Start is over for everybody. */
  war(): this {
    for (let seat = 0; seat < this.s[at.SEATS]; seat++) {
      this.s[at.playerAt(seat) + at.GLORY] ||= 1;
    }
    this.s[at.PEACE] = 0;
    return this.touched();
  }

  /** Steps on the Glory track. */
  glory(seat: number, steps: number): this {
    this.s[at.playerAt(seat) + at.GLORY] = steps + 1;
    return this.touched();
  }

  /** A Tactics token: 1 = ready, 2 = used. */
  tactics(seat: number, side: number): this {
    this.s[at.playerAt(seat) + at.TACTICS] = side;
    return this.touched();
  }

  /** Lays tiles on these cells: q and r from the middle. */
  layout(...cells: readonly (readonly [string, number, number])[]): this {
    this.map();
    for (const [id, q, r] of cells) layTile(this.s, tileNumber(id), MIDDLE + q, MIDDLE + r);
    return this.touched();
  }

  /** Takes all tokens from a treasure space. */
  empty(tile: string, space: number): this {
    const from = at.TOKENS + stackOf(this.s, this.realm(tile), space) * 3;
    this.s.fill(0, from, from + 3);
    return this.touched();
  }

  /** Only this deck shows a card, and it has no other; all others are empty. */
  onlyDeck(element: string): this {
    ELEMENTS.forEach((each, e) => {
      if (each !== element) this.s[at.FACE_UP + e] = 0;
      this.s[at.DECK_COUNT + e] = 0;
    });
    return this.touched();
  }

  /** So many Dwellings in all; those beyond the map are just counted. */
  dwelled(seat: number, n: number): this {
    const p = at.playerAt(seat);
    while (this.s[p + at.DWELLING_COUNT] < n) {
      this.s[at.UNIT_AT + this.spareWorker(seat)] = HOUSED;
      this.s[p + at.DWELLING_COUNT]++;
    }
    return this.touched();
  }

  /** All reward spaces are free again. */
  clearRewards(): this {
    this.s[at.REWARDS_USED] = 0;
    return this.touched();
  }

  /** Only these elements are in play. */
  inPlay(...elements: readonly string[]): this {
    this.s[at.IN_PLAY] = 0;
    ELEMENTS.forEach((each, e) => {
      if (elements.includes(each)) this.s[at.IN_PLAY] |= 1 << e;
    });
    return this.touched();
  }

  /** Everybody stands off the tracks, so that nothing is scored for power. */
  bare(): this {
    for (let seat = 0; seat < this.s[at.SEATS]; seat++) this.power(seat, {});
    return this;
  }

  /** Goods stored on a card. */
  stored(id: string, ...goods: readonly string[]): this {
    goods.forEach((good, i) => {
      this.s[storedAt(cardNumber(id), i)] = (RESOURCES as readonly string[]).indexOf(good) + 1;
    });
    return this.touched();
  }

  /** So many Troves are left with the Mother of Dragons. */
  troves(n: number): this {
    this.s[at.TROVES_LEFT] = n;
    return this.touched();
  }

  /** The Mercenary is this player's for good. */
  hired(unit: 'minotaur' | 'shapeshifter'): this {
    this.s[at.HIRED + (unit === 'minotaur' ? 0 : 1)] = 3;
    return this.touched();
  }
}
