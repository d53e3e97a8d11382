/** Reading the map, the treasure on it and the Realm stack. */
import { RNG, Refusal, shuffleBytes } from '@evervale/kernel';
import { list, object, text, whole } from '@evervale/kernel/position';
import { BRIDGE, FIRST_STACK, TREASURE_SPACES, TILE_ELEMENT } from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import { DIRECTIONS, bit, lowest } from '../map/hex.ts';
import { MIDDLE, layTile, near, realmOf } from '../map/realms.ts';
import {
  IN_PLAY,
  MAX_REALMS,
  Q,
  R,
  REALM_COUNT,
  STACK,
  STACK_COUNT,
  TOKENS,
} from '../state/layout.ts';
import { takeToken, tileNamed } from './ids.ts';
import type { Table } from './table.ts';

const FARTHEST = 60;
const STACK_HEIGHT = 3;
const STACKS_PER_ELEMENT = 4;
const MOST_STACKED = 26;

export function readMap(table: Table): void {
  const { s, json } = table;
  const free = spiral();
  list(json['map'], 'map', MAX_REALMS).forEach((item, i) => {
    const field = `map[${i}]`;
    const asked =
      typeof item === 'string' ? { tile: item } : object(item, field, ['tile', 'q', 'r']);
    const tile = table.tile(asked['tile'], typeof item === 'string' ? field : `${field}.tile`);
    const [q, r] =
      typeof item === 'string'
        ? nextFree(table, free)
        : [coordinate(asked['q'], `${field}.q`), coordinate(asked['r'], `${field}.r`)];
    if (isTaken(table, q, r)) throw new Refusal(field, 'another tile lies on this cell');
    const realm = layTile(s, tile, MIDDLE + q, MIDDLE + r);
    if (realm > 0 && near(s, realm) === 0) throw new Refusal(field, 'touches no tile before it');
  });
  checkBridge(table);
}

/** Realms touch the Bridge at two sides that lie opposite each other, never at the others (E24.8). */
function checkBridge({ s }: Table): void {
  const bridge = realmOf(s, BRIDGE);
  if (bridge < 0 || near(s, bridge) === 0) return;
  const first = lowest(near(s, bridge));
  for (let realm = first + 1; realm < s[REALM_COUNT]; realm++) {
    if ((near(s, bridge) & bit(realm)) === 0) continue;
    const isOpposite =
      s[Q + first] + s[Q + realm] === 2 * s[Q + bridge] &&
      s[R + first] + s[R + realm] === 2 * s[R + bridge];
    if (!isOpposite) throw new Refusal(`map[${realm}]`, 'no tile lies at this side of the Bridge');
  }
}

const coordinate = (value: unknown, field: string): number =>
  whole(value, field, -FARTHEST, FARTHEST, 0);

function isTaken({ s }: Table, q: number, r: number): boolean {
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    if (s[Q + realm] === MIDDLE + q && s[R + realm] === MIDDLE + r) return true;
  }
  return false;
}

type Cell = readonly [number, number];

/** The middle, then ring after ring, each from the east to the left. */
function* spiral(): Generator<Cell, never> {
  yield [0, 0];
  for (let ring = 1; ; ring++) {
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const [q, r] = DIRECTIONS[side];
      // From one corner of the ring towards the next.
      const [dq, dr] = DIRECTIONS[(side + 2) % DIRECTIONS.length];
      for (let i = 0; i < ring; i++) yield [ring * q + i * dq, ring * r + i * dr];
    }
  }
}

function nextFree(table: Table, cells: Generator<Cell, never>): Cell {
  for (;;) {
    const cell = cells.next().value;
    if (!isTaken(table, ...cell)) return cell;
  }
}

export function readStack(table: Table): void {
  const { s, json } = table;
  const tiles = list(json['stack'], 'stack', MOST_STACKED).map((id, i) =>
    table.tile(id, `stack[${i}]`),
  );
  tiles.toReversed().forEach((tile, i) => (s[STACK + i] = tile));
  s[STACK_COUNT] = tiles.length;
}

/** Tiles of the elements in play that are named nowhere lie below the others. */
export function fillStack({ s, tiles }: Table): void {
  const rest = tiles
    .rest(1, TILES_OF_ELEMENTS)
    .filter((tile) => ((s[IN_PLAY] >> TILE_ELEMENT[tile]) & 1) === 1);
  const below = Uint8Array.from(rest.slice(0, MOST_STACKED - s[STACK_COUNT]));
  shuffleBytes(below, 0, below.length, s, RNG);
  s.copyWithin(STACK + below.length, STACK, STACK + s[STACK_COUNT]);
  s.set(below, STACK);
  s[STACK_COUNT] += below.length;
}
const TILES_OF_ELEMENTS = 3 * ELEMENTS.length;

/** Stacks for which nothing was said, and places in them that are left to chance. */
export interface Treasure {
  readonly named: ReadonlySet<number>;
  /** Bytes to be dealt. */
  readonly open: readonly number[];
}

export function readTreasure(table: Table): Treasure {
  const { s, json, tokens } = table;
  const named = new Set<number>();
  const open: number[] = [];
  const treasure = json['treasure'] === undefined ? {} : object(json['treasure'], 'treasure');
  for (const [id, value] of Object.entries(treasure)) {
    const field = `treasure.${id}`;
    const tile = tileNamed(id, field);
    list(value, field, TREASURE_SPACES[tile]).forEach((stack, space) => {
      const at = `${field}[${space}]`;
      const number = FIRST_STACK[tile] + space;
      named.add(number);
      const items = list(stack, at, STACK_HEIGHT).toReversed();
      items.forEach((item, i) => {
        const byte = TOKENS + number * STACK_HEIGHT + i;
        const name = `${at}[${items.length - 1 - i}]`;
        if (item === null) open.push(byte);
        else s[byte] = takeToken(tokens, TILE_ELEMENT[tile], text(item, name), name);
      });
    });
  }
  return { named, open };
}

/** Deals tokens to what was left to chance; with `rest` to every stack that was not named. */
export function dealTreasure({ s, tokens }: Table, { named, open }: Treasure, rest: boolean): void {
  const bytes = [...open];
  const stacks = rest ? ELEMENTS.length * STACKS_PER_ELEMENT : 0;
  for (let stack = 0; stack < stacks; stack++) {
    if (named.has(stack)) continue;
    for (let i = 0; i < STACK_HEIGHT; i++) bytes.push(TOKENS + stack * STACK_HEIGHT + i);
  }
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (((s[IN_PLAY] >> e) & 1) === 0) continue;
    const left = Uint8Array.from(tokens.rest(e * 12 + 1, e * 12 + 12));
    shuffleBytes(left, 0, left.length, s, RNG);
    const own = bytes
      .filter((byte) => Math.floor((byte - TOKENS) / 12) === e)
      .sort((a, b) => a - b);
    own.slice(0, left.length).forEach((byte, i) => (s[byte] = left[i]));
  }
}
