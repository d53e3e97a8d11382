/** Reading what belongs to a player. */
import { Refusal, set16, shown } from '@evervale/kernel';
import { list, object, oneOf, text, whole, type Json } from '@evervale/kernel/position';
import { IS_QUEST, isElemental } from '../content/tables.ts';
import { ELEMENTS, RESOURCES, UNITS, WORKER } from '../content/terms.ts';
import { MARKERS, TOP_SPACE } from '../content/tracks.ts';
import { ROOFS } from '../effects/build.ts';
import { bit } from '../map/hex.ts';
import { dwellingsOf } from '../map/realms.ts';
import {
  DWELLER,
  DWELLINGS,
  DWELLING_COUNT,
  ELEMENT,
  FACTION,
  GATHER_SLOT,
  GLORY,
  HAND,
  HAND_COUNT,
  KNOWN_CARDS,
  KNOWN_FROM,
  KNOWN_TILES,
  MAX_HAND,
  ORBS,
  POWER,
  QUESTS_DONE,
  QUESTS_HELD,
  RES,
  TACTICS,
  TILE,
  TRAY_SIZE,
  TRAY_TOKENS,
  UNIT_AT,
  VP,
  playerAt,
  putSet,
} from '../state/layout.ts';
import { QUEST_BIT } from '../state/magic.ts';
import { WITH_TACTICS, isGhost, plays } from '../state/seats.ts';
import { ASIDE, HOUSED, READY, TRAY, WORKERS, advancedUnit, unitId } from '../state/units.ts';
import { elementNamed, factionNamed, magicNamed, tokenNamed } from './ids.ts';
import { readTableau } from './readTableau.ts';
import { placeNamed, type Table } from './table.ts';

export const PLAYER_FIELDS = [
  'faction',
  'element',
  'vp',
  'resources',
  'tokens',
  'orbs',
  'glory',
  'power',
  'hand',
  'quests',
  'units',
  'dwellings',
  'gather',
  'tableau',
  'tactics',
  'knows',
];

/** VP are two bytes; nobody gets near this. */
const MANY = 9999;
const MOST_RESOURCES = 5;
const MOST_STEPS = 200;
const MOST_ORBS = 20;
const OWN_TYPES = UNITS.slice(WORKER, WORKER + 4);

/** Faction and element; whoever names none gets the first element that nobody has. */
export function readIdentities(table: Table, entries: readonly (readonly [Json, string])[]): void {
  const { s } = table;
  const taken = new Set<number>();
  entries.forEach(([json, field], seat) => {
    const p = playerAt(seat);
    if (json['faction'] !== undefined) {
      s[p + FACTION] = factionNamed(json['faction'], `${field}.faction`);
      s[p + ELEMENT] = ((s[p + FACTION] - 1) >> 1) + 1;
    }
    if (json['element'] === undefined) return;
    const element = elementNamed(json['element'], `${field}.element`);
    if (s[p + FACTION] !== 0 && s[p + ELEMENT] !== element) {
      throw new Refusal(`${field}.element`, 'is not that of the faction');
    }
    s[p + ELEMENT] = element;
  });
  entries.forEach(([json, field], seat) => {
    const element = s[playerAt(seat) + ELEMENT];
    if (element === 0) return;
    const named = json['element'] === undefined ? 'faction' : 'element';
    if (taken.has(element)) {
      throw new Refusal(`${field}.${named}`, 'somebody else has this element');
    }
    taken.add(element);
  });
  entries.forEach(([, field], seat) => {
    const p = playerAt(seat);
    if (s[p + ELEMENT] === 0) {
      s[p + ELEMENT] = ELEMENTS.findIndex((_, e) => !taken.has(e + 1)) + 1;
      taken.add(s[p + ELEMENT]);
    }
    table.use(s[p + ELEMENT] - 1, field);
  });
}

export function readPlayer(table: Table, seat: number, json: Json, field: string): void {
  const { s } = table;
  const p = playerAt(seat);
  set16(s, p + VP, whole(json['vp'], `${field}.vp`, 0, MANY, 0));
  const goods =
    json['resources'] === undefined
      ? {}
      : object(json['resources'], `${field}.resources`, RESOURCES);
  RESOURCES.forEach((name, r) => {
    s[p + RES + r] = whole(goods[name], `${field}.resources.${name}`, 0, MOST_RESOURCES, 0);
  });
  list(json['tokens'], `${field}.tokens`, TRAY_SIZE).forEach((item, i) => {
    s[p + TRAY_TOKENS + i] = ownToken(table, item, `${field}.tokens[${i}]`);
  });
  if (json['gather'] !== undefined) {
    s[p + GATHER_SLOT] = ownToken(table, json['gather'], `${field}.gather`);
  }
  s[p + ORBS] = whole(json['orbs'], `${field}.orbs`, 0, MOST_ORBS, 0);
  s[p + GLORY] =
    json['glory'] === null ? 0 : whole(json['glory'], `${field}.glory`, 0, MOST_STEPS, 0) + 1;
  readPower(table, seat, json['power'], `${field}.power`);
  readHand(table, seat, json['hand'], `${field}.hand`);
  readQuests(table, seat, json['quests'], `${field}.quests`);
  readTableau(table, seat, json['tableau'], `${field}.tableau`);
  readDwellings(table, seat, json['dwellings'], `${field}.dwellings`);
  readUnits(table, seat, json['units'], `${field}.units`);
  readTactics(table, seat, json['tactics'], `${field}.tactics`);
  readKnown(table, seat, json['knows'], `${field}.knows`);
}

function ownToken(table: Table, value: unknown, field: string): number {
  const { element, token } = tokenNamed(table.tokens, value, field);
  table.use(element, field);
  return token;
}

/** Without a word about it one marker stands on the first space of the own element (E3.20). */
function readPower({ s }: Table, seat: number, value: unknown, field: string): void {
  const at = playerAt(seat) + POWER;
  if (value === undefined) {
    s[at + s[playerAt(seat) + ELEMENT] - 1] = 1;
    return;
  }
  const spaces = object(value, field, ELEMENTS);
  let markers = 0;
  ELEMENTS.forEach((element, e) => {
    s[at + e] = whole(spaces[element], `${field}.${element}`, 0, TOP_SPACE, 0);
    if (s[at + e] > 0) markers++;
  });
  if (markers > MARKERS) throw new Refusal(field, `has more than ${MARKERS} markers`);
}

/** Quests in hand are not looked at before something happens. */
function readHand({ s, magic }: Table, seat: number, value: unknown, field: string): void {
  const p = playerAt(seat);
  list(value, field, MAX_HAND).forEach((id, i) => {
    const kind = magic.take(magicNamed(id, `${field}[${i}]`), `${field}[${i}]`);
    s[p + HAND + i] = kind;
    s[p + HAND_COUNT]++;
    if (IS_QUEST[kind] === 1) mark(s, p + QUESTS_HELD, kind);
  });
}

function readQuests({ s, magic }: Table, seat: number, value: unknown, field: string): void {
  list(value, field).forEach((id, i) => {
    const kind = magic.take(magicNamed(id, `${field}[${i}]`), `${field}[${i}]`);
    if (IS_QUEST[kind] === 0) throw new Refusal(`${field}[${i}]`, 'is no Quest');
    mark(s, playerAt(seat) + QUESTS_DONE, kind);
  });
}

function mark(s: Uint8Array, at: number, quest: number): void {
  s[at + (QUEST_BIT[quest] >> 3)] |= 1 << (QUEST_BIT[quest] & 7);
}

function readDwellings(table: Table, seat: number, value: unknown, field: string): void {
  const { s } = table;
  const p = playerAt(seat);
  list(value, field, ROOFS).forEach((id, i) => {
    const realm = table.realm(id, `${field}[${i}]`);
    if (!isElemental(s[TILE + realm])) throw new Refusal(`${field}[${i}]`, 'is no Elemental Realm');
    if (s[DWELLER + realm] !== 0) throw new Refusal(`${field}[${i}]`, 'has a Dwelling already');
    s[DWELLER + realm] = seat + 1;
    putSet(s, p + DWELLINGS, dwellingsOf(s, seat) | bit(realm));
    s[UNIT_AT + unitId(seat, i)] = HOUSED;
    s[p + DWELLING_COUNT]++;
  });
}

const STARTING_WORKERS = 3;

function readUnits(table: Table, seat: number, value: unknown, field: string): void {
  if (value === undefined) {
    for (let i = 0; i < STARTING_WORKERS; i++) put(table, seat, WORKER, READY, field);
    return;
  }
  for (const [word, units] of Object.entries(object(value, field))) {
    const at = `${field}.${word}`;
    const place = placeNamed(table, word, at, seat);
    if (place === TRAY || place === ASIDE) {
      throw new Refusal(at, 'is where Units are that are named nowhere');
    }
    list(units, at).forEach((unit, i) => {
      const type = OWN_TYPES.indexOf(text(unit, `${at}[${i}]`) as (typeof OWN_TYPES)[number]);
      if (type < 0) {
        throw new Refusal(
          `${at}[${i}]`,
          `no Unit is called "${shown(unit)}" (${OWN_TYPES.join(', ')})`,
        );
      }
      put(table, seat, type, place, `${at}[${i}]`);
    });
  }
}

function put({ s }: Table, seat: number, type: number, place: number, field: string): void {
  const units =
    type === WORKER
      ? Array.from({ length: WORKERS }, (_, i) => unitId(seat, i))
      : [advancedUnit(seat, type)];
  const unit = units.find((each) => s[UNIT_AT + each] === TRAY);
  if (unit === undefined) {
    throw new Refusal(field, `this player has no further ${UNITS[type]} (Dwellings are Workers)`);
  }
  s[UNIT_AT + unit] = place;
}

const SIDES = ['ready', 'used'] as const;

function readTactics({ s }: Table, seat: number, value: unknown, field: string): void {
  const has = plays(s, WITH_TACTICS) && !isGhost(s, seat);
  if (!has && value !== undefined) throw new Refusal(field, 'comes with the module tactics only');
  if (has) s[playerAt(seat) + TACTICS] = SIDES.indexOf(oneOf(value, field, SIDES, 'ready')) + 1;
}

function readKnown({ s }: Table, seat: number, value: unknown, field: string): void {
  if (value === undefined) return;
  const known = object(value, field, ['tiles', 'cards', 'above']);
  s[KNOWN_TILES + seat] = whole(known['tiles'], `${field}.tiles`, 0, 26, 0);
  s[KNOWN_CARDS + seat] = whole(known['cards'], `${field}.cards`, 0, 60, 0);
  s[KNOWN_FROM + seat] = whole(known['above'], `${field}.above`, 0, 60, 0);
}
