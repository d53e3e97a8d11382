/** Revealing a Realm: Dungeon step 1 (E7.2 to E7.7), the Bridge with its second tile (24). */
import {
  A,
  PC,
  SEAT,
  ask,
  pop,
  raiseBarrier,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import type { TextArgs } from '@evervale/kernel/text';
import { BRIDGE, DEN, IS_LAIR, TILE_ELEMENT } from '../content/tables.ts';
import { announce } from '../effects/due.ts';
import { emit } from '../log/emit.ts';
import { realmName, t, tileName } from '../say.ts';
import {
  MONSTER_UNIT,
  Q,
  R,
  REALM_COUNT,
  STACK,
  STACK_COUNT,
  TURNED_UP,
  UNIT_AT,
} from '../state/layout.ts';
import { forgetTop } from '../state/known.ts';
import { IN_REALM } from '../state/units.ts';
import { triggerEnd } from '../turn/end.ts';
import type { Reveal } from '../vocabulary/world.ts';
import { DIRECTIONS, lowest } from './hex.ts';
import { MIDDLE, layTile, near, realmOf } from './realms.ts';

/** Figures of the Mother of Dragons and the Frost Giant, behind those of the elements. */
export const MOTHER_FIGURE = MONSTER_UNIT + 8;
export const GIANT_FIGURE = MONSTER_UNIT + 9;

const TURN_UP = 0;
const LAYING = 1;
const LAID = 2;

/** A = 1 while the tile at the far end of the Bridge is laid. */
export const revealVerb: Verb<Reveal> = {
  name: 'reveal',
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === TURN_UP) {
      // E7.6: with an empty stack nothing is revealed.
      if (s[STACK_COUNT] === 0) return pop(s);
      turnUpTile(s, seat);
      s[f + PC] = LAYING;
    }
    if (s[f + PC] === LAYING) {
      if (s[f + A] === 0) return ask(s);
      const [q, r] = farEnd(s);
      s[f + PC] = LAID;
      lay(s, seat, q, r);
    }
    if (s[f + PC] !== LAID) return;
    const here = s[REALM_COUNT] - 1;
    if (s[f + A] === 0 && realmOf(s, BRIDGE) === here && s[STACK_COUNT] > 0) {
      s[f + A] = 1;
      s[f + PC] = TURN_UP;
    } else {
      pop(s);
    }
    announce(s, 'revealRealm', seat, { here });
  },
  options: (s, _f, _effect, out) => offerCells(s, s[TURNED_UP], out),
  pick(s, f, _effect, code) {
    s[f + PC] = LAID;
    lay(s, s[f + SEAT], code >> 8, code & 255);
  },
  prompt: (s) => ({ text: t('prompt.lay', { tile: tileName(s[TURNED_UP]) }) }),
  wording: (s, _f, _effect, code) => {
    const [q, r] = [(code >> 8) - MIDDLE, (code & 255) - MIDDLE];
    return { key: `cell:${q},${r}`, text: t('option.cell', placeOf(s, code)) };
  },
};

/** The points of the compass, in the order of the directions. */
const WAYS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;

/** Where an empty cell is: beside which Realm, and in which direction from there. */
function placeOf(s: State, cell: number): TextArgs {
  for (const [i, step] of AROUND.entries()) {
    for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
      if (cellOf(s, realm) + step === cell) return { way: WAYS[i], realm: realmName(s, realm) };
    }
  }
  throw new Error('a cell that no Realm touches');
}

export function turnUpTile(s: State, seat: number): void {
  const at = STACK + --s[STACK_COUNT];
  s[TURNED_UP] = s[at];
  s[at] = 0;
  forgetTop(s);
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'reveal', seat, tile: s[TURNED_UP] });
  if (s[STACK_COUNT] === 0) triggerEnd(s, seat);
}

/** Puts the tile turned up on a cell, with the Monster that lives there (E7.4). */
export function lay(s: State, seat: number, q: number, r: number): void {
  const tile = s[TURNED_UP];
  s[TURNED_UP] = 0;
  const realm = layTile(s, tile, q, r);
  if (emit.sink !== null) emit.sink.push({ type: 'lay', seat, tile, realm });
  settleMonster(s, tile, realm);
}

export function settleMonster(s: State, tile: number, realm: number): void {
  if (IS_LAIR[tile] === 1) s[UNIT_AT + MONSTER_UNIT + TILE_ELEMENT[tile]] = IN_REALM + realm;
  if (tile === DEN) s[UNIT_AT + MOTHER_FIGURE] = IN_REALM + realm;
  if (tile === BRIDGE) s[UNIT_AT + GIANT_FIGURE] = IN_REALM + realm;
}

/** Empty cells next to Realms, each once: those with at least two, for the Bridge exactly one (E24.3). */
export function offerCells(s: State, tile: number, out: Options): void {
  countTouching(s);
  if (tile === BRIDGE) addCells(s, out, 1, 1);
  else addCells(s, out, 2, 6);
  // E7.3: cannot happen with these layouts, but a tile must enter.
  if (out.count === 0) addCells(s, out, 1, 6);
}

/** By cell, while cells are looked for: how many Realms touch it. */
const touching = new Int8Array(1 << 16);
/** Less than any number of neighbours can bring above 0: Realms, and the sides of the Bridge (E24.8). */
const CLOSED = -100;
const AROUND = DIRECTIONS.map(([dq, dr]) => (dq << 8) + dr);

const cellOf = (s: State, realm: number): number => (s[Q + realm] << 8) | s[R + realm];

function countTouching(s: State): void {
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    for (const step of AROUND) touching[cellOf(s, realm) + step] = 0;
  }
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    for (const step of AROUND) touching[cellOf(s, realm) + step]++;
  }
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) touching[cellOf(s, realm)] = CLOSED;
  const bridge = realmOf(s, BRIDGE);
  if (bridge >= 0) for (const step of AROUND) touching[cellOf(s, bridge) + step] = CLOSED;
}

/** Cells that so many Realms touch, each once. */
function addCells(s: State, out: Options, least: number, most: number): void {
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    for (const step of AROUND) {
      const cell = cellOf(s, realm) + step;
      if (touching[cell] < least || touching[cell] > most) continue;
      touching[cell] = CLOSED;
      out.add(cell);
    }
  }
}

/** Calls for every empty cell where a tile may lie, some of them several times, with how many Realms touch it. */
export function eachCell(s: State, visit: (q: number, r: number, touching: number) => void): void {
  countTouching(s);
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    for (const step of AROUND) {
      const cell = cellOf(s, realm) + step;
      if (touching[cell] > 0) visit(cell >> 8, cell & 255, touching[cell]);
    }
  }
}

/** The cell opposite the Realm the Bridge was put against (E24.4). */
function farEnd(s: State): readonly [number, number] {
  const bridge = realmOf(s, BRIDGE);
  const from = lowest(near(s, bridge));
  return [2 * s[Q + bridge] - s[Q + from], 2 * s[R + bridge] - s[R + from]];
}
