/** Monsters that rush, return home, are moved, dominated or set aside (chapter 18). */
import { AT, ask, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { sendAway } from '../battle/underworld.ts';
import { monsterRule } from '../battle/strength.ts';
import { MONSTER_LIST } from '../content/monsters/index.ts';
import { BRIDGE, TILES, tileId } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { realmSet } from '../map/filter.ts';
import { bit, lowest } from '../map/hex.ts';
import { allRealms, realmDistance, realmOf } from '../map/realms.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { realmName, t, unitName } from '../say.ts';
import {
  MINOTAUR_UNIT,
  MONSTER_KIND,
  MONSTER_UNIT,
  OWNER,
  PEACE,
  SEATS,
  TILE,
  UNIT_AT,
  UNIT_COUNT,
} from '../state/layout.ts';
import { activePerson, inOrder } from '../state/seats.ts';
import {
  ASIDE,
  IN_REALM,
  READY,
  monsterIn,
  occupiedRealms,
  realmOfUnit,
  someUnit,
} from '../state/units.ts';
import { changed } from '../state/watch.ts';

export const isWild = (s: State, figure: number): boolean =>
  s[OWNER + figure - MINOTAUR_UNIT] === 0 && realmOfUnit(s, figure) >= 0;

/** Calls for every wild Monster in Eldervale. */
export function eachWild(s: State, visit: (figure: number) => void): void {
  for (let figure = MONSTER_UNIT; figure < UNIT_COUNT; figure++) {
    if (isWild(s, figure)) visit(figure);
  }
}

/** Does a placement in this Realm make the Monster rush there (E18.1, E18.9)? */
export function rushesAt(s: State, figure: number, seat: number, realm: number): boolean {
  const from = realmOfUnit(s, figure);
  if (from === realm) return false;
  const { also, only, reach } = RUSHES[s[MONSTER_KIND + figure - MONSTER_UNIT] - 1];
  if (also !== undefined && (realmSet(s, seat, also) & bit(realm)) !== 0) return true;
  if (only !== undefined && (realmSet(s, seat, only) & bit(realm)) === 0) return false;
  return realmDistance(s, from, realm) <= reach;
}

/** How every Monster rushes: what its rules say together. */
const RUSHES = MONSTER_LIST.map(({ abilities }) => {
  const rules = abilities.flatMap(({ does }) =>
    does.flatMap((each) => ('rule' in each && each.rule === 'rush' ? [each] : [])),
  );
  return {
    also: rules.findLast((rule) => rule.also !== undefined)?.also,
    only: rules.findLast((rule) => rule.only !== undefined)?.only,
    reach: rules.findLast((rule) => rule.reach !== undefined)?.reach ?? 1,
  };
});

/** ORDER-10.1: Monsters do not rush at this player's placements there. */
export function isWarded(s: State, seat: number, realm: number): boolean {
  for (const { holder, rule } of rulesOf('noRush')) {
    if (works(s, seat, holder) && (realmSet(s, seat, rule.target) & bit(realm)) !== 0) return true;
  }
  return false;
}

export function putMonster(s: State, figure: number, realm: number, how?: 'rush'): void {
  const from = realmOfUnit(s, figure);
  s[UNIT_AT + figure] = IN_REALM + realm;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'monster', figure, from, realm, ...(how && { how }) });
  }
}

/** The Realm of its Lair, or -1 if the tile is not on the map. */
function lairOf(s: State, figure: number): number {
  return realmOf(s, LAIRS[s[MONSTER_KIND + figure - MONSTER_UNIT] - 1]);
}

/** The tile on which every Monster lives. */
const LAIRS = MONSTER_LIST.map(({ id, lair }) => {
  for (let tile = 1; tile < TILES; tile++) if (tileId(tile) === lair) return tile;
  if (lair === 'bifrost-bridge') return BRIDGE;
  throw new Error(`no tile is the Lair of ${id}`);
});

/** No effect moves it (LEGENDARY-EARTH.1), but in the Peaceful Start, when no Monster's ability works (E18.10). */
export const isImmovable = (s: State, figure: number): boolean =>
  s[PEACE] === 0 && monsterRule(s, figure, 'noMove') !== undefined;

/** Can it be sent home by an effect (GEN.14, E18.25)? */
export function canReturn(s: State, figure: number): boolean {
  const lair = lairOf(s, figure);
  if (!isWild(s, figure) || lair < 0 || realmOfUnit(s, figure) === lair) return false;
  if (isImmovable(s, figure)) return false;
  const there = monsterIn(s, lair);
  return there < 0 || !isImmovable(s, there);
}

/** Puts it on its Lair; Units there go to the Underworld, another Monster makes room (E18.22 to E18.24). */
export function returnHome(s: State, figure: number): void {
  if (!canReturn(s, figure)) return;
  const lair = lairOf(s, figure);
  const there = monsterIn(s, lair);
  if (there < 0) return settleAtHome(s, figure, lair);
  const goals = nearestFree(s, lair);
  if ((goals & (goals - 1)) !== 0) return void push(s, makeRoom.id, activePerson(s), 0, figure, 0);
  if (goals === 0) setAside(s, there);
  else putMonster(s, there, lowest(goals));
  settleAtHome(s, figure, lair);
}

export const makeRoom: Effect = { verb: 'makeRoom', id: 0 };

/** The active player chooses among equally near Realms for the Monster that has to leave (E18.24). */
export const makeRoomVerb: Verb = {
  name: 'makeRoom',
  step: (s) => ask(s),
  options(s, f, _effect, out) {
    for (let rest = nearestFree(s, lairOf(s, s[f + AT])); rest !== 0; rest &= rest - 1) {
      out.add(lowest(rest) + 1);
    }
  },
  pick(s, f, _effect, code) {
    const figure = s[f + AT];
    const lair = lairOf(s, figure);
    pop(s);
    putMonster(s, monsterIn(s, lair), code - 1);
    settleAtHome(s, figure, lair);
  },
  prompt: (s, f) => ({
    text: t('prompt.makeRoom', { unit: unitName(s, monsterIn(s, lairOf(s, s[f + AT]))) }),
  }),
  wording: (s, _f, _effect, code) => ({
    key: `room:${tileId(s[TILE + code - 1])}`,
    text: realmName(s, code - 1),
  }),
};

/** On its Lair; Units there go to the Underworld (E18.23). */
function settleAtHome(s: State, figure: number, lair: number): void {
  putMonster(s, figure, lair);
  // What is put on the stack last comes first: from the active player's left on (E28.4).
  for (let i = s[SEATS] - 1; i >= 0; i--) {
    const seat = inOrder(s, i);
    const units: number[] = [];
    someUnit(s, seat, (unit) => {
      if (s[UNIT_AT + unit] === IN_REALM + lair) units.push(unit);
      return false;
    });
    sendAway(s, seat, units, lair);
  }
}

/** The unoccupied Realms nearest to a Lair, as a set. */
function nearestFree(s: State, lair: number): number {
  let found = 0;
  let best = Infinity;
  for (let rest = allRealms(s) & ~occupiedRealms(s); rest !== 0; rest &= rest - 1) {
    const away = realmDistance(s, lair, lowest(rest));
    if (away < best) found = 0;
    if (away <= best) found |= bit(lowest(rest));
    best = Math.min(best, away);
  }
  return found;
}

/** For the rest of the game (E18.12). */
export function setAside(s: State, figure: number): void {
  s[UNIT_AT + figure] = ASIDE;
  if (emit.sink !== null) emit.sink.push({ type: 'monster', figure, from: -1, realm: -1 });
}

export const canDominate = (s: State, figure: number): boolean =>
  isWild(s, figure) && monsterRule(s, figure, 'noDominate') === undefined;

/** E18.13: the figure goes to the Ready Area at once and is a Unit from now on. */
export function dominateMonster(s: State, seat: number, figure: number): void {
  s[OWNER + figure - MINOTAUR_UNIT] = seat + 1;
  s[UNIT_AT + figure] = READY;
  if (emit.sink !== null) emit.sink.push({ type: 'dominate', seat, figure });
  changed(s, seat);
}
