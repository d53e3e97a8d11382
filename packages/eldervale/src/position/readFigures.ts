/** Reading Monsters and Mercenaries. */
import { Refusal, type State } from '@evervale/kernel';
import { flag, object, oneOf, text, whole, type Json } from '@evervale/kernel/position';
import { GIANT, MONSTER_LIST, MOTHER, baseMonster } from '../content/monsters/index.ts';
import { BRIDGE, DEN, IS_LAIR, TILE_ELEMENT } from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import { GIANT_FIGURE, MOTHER_FIGURE } from '../map/reveal.ts';
import { WITH_GOLD, WITH_ORB } from '../regroup/mercenaries.ts';
import {
  HIRED,
  IN_PLAY,
  MINOTAUR_UNIT,
  MONSTER_KIND,
  MONSTER_UNIT,
  MONSTER_WINS,
  OWNER,
  REALM_COUNT,
  SEATS,
  TILE,
  UNIT_AT,
  UNIT_COUNT,
} from '../state/layout.ts';
import {
  LEGENDARY,
  WITH_GIANT,
  WITH_MINOTAUR,
  WITH_MOTHER,
  WITH_SHAPESHIFTER,
  plays,
} from '../state/seats.ts';
import { ASIDE, IN_REALM, ON_STARTER, READY, TRAY } from '../state/units.ts';
import { monsterNamed } from './ids.ts';
import { placeNamed, type Table } from './table.ts';

const MOST_WINS = 100;
/** The bit of MONSTER_WINS that says that its first life is lost. */
export const REBORN = 128;

/** What lives in a Realm from the start: its Monster as a figure, or -1. */
function nativeOf(tile: number): number {
  if (IS_LAIR[tile] === 1) return MONSTER_UNIT + TILE_ELEMENT[tile];
  return tile === DEN ? MOTHER_FIGURE : tile === BRIDGE ? GIANT_FIGURE : -1;
}

/** Every element in play has its Monster; one that is not named is in its Lair, if that is on the map. */
export function settleMonsters({ s }: Table): void {
  for (let unit = MINOTAUR_UNIT; unit < UNIT_COUNT; unit++) s[UNIT_AT + unit] = ASIDE;
  ELEMENTS.forEach((_, e) => {
    if (((s[IN_PLAY] >> e) & 1) === 1) s[MONSTER_KIND + e] = baseMonster(e);
  });
  if (plays(s, WITH_MOTHER)) s[MONSTER_KIND + 8] = MOTHER;
  if (plays(s, WITH_GIANT)) s[MONSTER_KIND + 9] = GIANT;
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    const native = nativeOf(s[TILE + realm]);
    if (native >= 0) s[UNIT_AT + native] = IN_REALM + realm;
  }
}

export function readMonsters(table: Table): void {
  const { json } = table;
  const monsters = json['monsters'] === undefined ? {} : object(json['monsters'], 'monsters');
  const seen = new Set<number>();
  for (const [id, value] of Object.entries(monsters)) {
    const field = `monsters.${id}`;
    const kind = monsterNamed(id, field);
    const m = figureFor(table.s, kind, field);
    if (seen.has(m)) throw new Refusal(field, 'another Monster of its element is named');
    seen.add(m);
    table.s[MONSTER_KIND + m] = kind;
    readMonster(
      table,
      m,
      typeof value === 'string'
        ? { at: value }
        : object(value, field, ['at', 'seat', 'wins', 'reborn']),
      field,
    );
  }
  refuseCrowds(table.s);
}

/** The place of a Monster among the figures. */
function figureFor(s: State, kind: number, field: string): number {
  const { element } = MONSTER_LIST[kind - 1];
  if (kind === MOTHER || kind === GIANT) {
    const module = kind === MOTHER ? WITH_MOTHER : WITH_GIANT;
    const name = kind === MOTHER ? 'motherOfDragons' : 'frostGiant';
    if (!plays(s, module)) throw new Refusal(field, `comes with the module ${name} only`);
    return kind === MOTHER ? 8 : 9;
  }
  const e = ELEMENTS.indexOf(element!);
  if (kind !== baseMonster(e) && !plays(s, LEGENDARY)) {
    throw new Refusal(field, 'comes with the module legendary only');
  }
  if (((s[IN_PLAY] >> e) & 1) === 0) {
    throw new Refusal(field, `${element} is not in play (elements)`);
  }
  return e;
}

function readMonster(table: Table, m: number, json: Json, field: string): void {
  const { s } = table;
  const unit = MONSTER_UNIT + m;
  const seat = readOwner(table, unit, json, field);
  if (json['at'] === undefined) s[UNIT_AT + unit] = seat < 0 ? s[UNIT_AT + unit] : READY;
  else s[UNIT_AT + unit] = readPlace(table, json['at'], `${field}.at`, seat);
  s[MONSTER_WINS + m] =
    whole(json['wins'], `${field}.wins`, 0, MOST_WINS, 0) |
    (flag(json['reborn'], `${field}.reborn`) ? REBORN : 0);
}

function readOwner({ s }: Table, unit: number, json: Json, field: string): number {
  if (json['seat'] === undefined) return -1;
  const seat = whole(json['seat'], `${field}.seat`, 1, s[SEATS], 1) - 1;
  s[OWNER + unit - MINOTAUR_UNIT] = seat + 1;
  return seat;
}

/** Whatever nobody controls is in a Realm or aside; what somebody controls is where Units are. */
function readPlace(table: Table, value: unknown, field: string, seat: number): number {
  const place = placeNamed(table, text(value, field), field, seat);
  const inRealm = place >= IN_REALM && place < ON_STARTER;
  const fits = inRealm || (seat < 0 ? place === ASIDE : place !== ASIDE && place !== TRAY);
  if (!fits) {
    throw new Refusal(field, seat < 0 ? 'must be a tile or aside' : 'is no place for a Unit');
  }
  return place;
}

/** E18.3: one wild Monster in a Realm at most. */
function refuseCrowds(s: State): void {
  const seen = new Set<number>();
  for (let unit = MONSTER_UNIT; unit < UNIT_COUNT; unit++) {
    const place = s[UNIT_AT + unit];
    if (place === ASIDE || s[OWNER + unit - MINOTAUR_UNIT] !== 0) continue;
    if (seen.has(place)) throw new Refusal('monsters', 'two of them are in the same Realm');
    seen.add(place);
  }
}

const MERCENARIES = ['minotaur', 'shapeshifter'] as const;
const MERCENARY_MODULES = [WITH_MINOTAUR, WITH_SHAPESHIFTER];
const HIRES = ['gold', 'orb'] as const;
const HIRE_BYTES = [WITH_GOLD, WITH_ORB];

export function readMercenaries(table: Table): void {
  const { s, json } = table;
  const value = json['mercenaries'];
  const mercenaries = value === undefined ? {} : object(value, 'mercenaries', MERCENARIES);
  MERCENARIES.forEach((id, i) => {
    if (mercenaries[id] === undefined) return;
    const field = `mercenaries.${id}`;
    if (!plays(s, MERCENARY_MODULES[i])) {
      throw new Refusal(field, `comes with the module ${id} only`);
    }
    const asked = object(mercenaries[id], field, ['at', 'seat', 'hired']);
    const unit = MINOTAUR_UNIT + i;
    const seat = readOwner(table, unit, asked, field);
    if (seat < 0) {
      throw new Refusal(`${field}.seat`, 'says whose it is; without an owner it is in the supply');
    }
    s[UNIT_AT + unit] =
      asked['at'] === undefined ? READY : readPlace(table, asked['at'], `${field}.at`, seat);
    s[HIRED + i] =
      HIRE_BYTES[HIRES.indexOf(oneOf(asked['hired'], `${field}.hired`, HIRES, 'gold'))];
  });
}
