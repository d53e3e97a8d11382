/** Which Realms a filter means, as a set. */
import type { State } from '@evervale/kernel';
import type { RealmFilter } from '../content/filters.ts';
import { BRIDGE, elementOf, ruinKind } from '../content/tables.ts';
import { RUINS } from '../content/terms.ts';
import { REALM_COUNT, SEATS, TILE } from '../state/layout.ts';
import { isOpponent } from '../state/seats.ts';
import { monsterRealms, occupiedRealms, otherUnitRealms, unitRealms } from '../state/units.ts';
import { bit } from './hex.ts';
import {
  allRealms,
  dwellingsOf,
  elementAt,
  elementals,
  near,
  realmOf,
  ruins,
  within,
} from './realms.ts';

/** Realms holding a Unit of an opponent. */
export function opponentRealms(s: State, seat: number): number {
  let set = 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (isOpponent(s, seat, other)) set |= unitRealms(s, other);
  }
  return set;
}

/** `mover` is the owner of the Unit that moves, if that is not `seat`. */
export function realmSet(s: State, seat: number, filter: RealmFilter, mover = seat): number {
  let set = allRealms(s);
  if (filter.kind !== undefined) set &= filter.kind === 'ruin' ? ruins(s) : elementals(s);
  if (filter.ruins !== undefined) set &= ruinsOf(s, filter.ruins);
  if (filter.element !== undefined) set &= realmsOfElement(s, elementOf(filter.element));
  if (filter.occupied !== undefined) set &= only(occupiedRealms(s), filter.occupied);
  if (filter.monster !== undefined) set &= only(monsterRealms(s), filter.monster);
  if (filter.opponent !== undefined) set &= only(opponentRealms(s, seat), filter.opponent);
  if (filter.ownUnit !== undefined) set &= only(unitRealms(s, seat), filter.ownUnit);
  if (filter.ownDwelling !== undefined) set &= only(dwellingsOf(s, seat), filter.ownDwelling);
  if (filter.otherPlayers !== undefined) {
    set &= only(otherUnitRealms(s, mover), filter.otherPlayers);
  }
  if (filter.touchesBridge !== undefined) set &= only(bridgeEnds(s), filter.touchesBridge);
  if (filter.within !== undefined) {
    const from = startOf(s, seat, filter.of!);
    set &= from | (filter.within === 0 ? 0 : within(s, from, filter.within));
  }
  return set;
}

/** The set, or all but it. */
const only = (set: number, wanted: boolean): number => (wanted ? set : ~set);

function startOf(s: State, seat: number, of: NonNullable<RealmFilter['of']>): number {
  if (of === 'ownUnit') return unitRealms(s, seat);
  if (of === 'ownDwelling') return dwellingsOf(s, seat);
  return unitRealms(s, seat) | dwellingsOf(s, seat);
}

function ruinsOf(s: State, names: readonly string[]): number {
  let set = 0;
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    const kind = ruinKind(s[TILE + realm]);
    if (kind >= 0 && names.includes(RUINS[kind])) set |= bit(realm);
  }
  return set;
}

export function realmsOfElement(s: State, element: number): number {
  let set = 0;
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    if (elementAt(s, realm) === element) set |= bit(realm);
  }
  return set;
}

/** The Realms at the ends of the Bridge, if it is on the map (E24.9). */
export function bridgeEnds(s: State): number {
  const bridge = realmOf(s, BRIDGE);
  return bridge < 0 ? 0 : near(s, bridge);
}
