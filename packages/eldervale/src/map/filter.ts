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
  const keep = (wanted: boolean | undefined, found: () => number): void => {
    if (wanted !== undefined) set &= wanted ? found() : ~found();
  };
  if (filter.kind !== undefined) set &= filter.kind === 'ruin' ? ruins(s) : elementals(s);
  if (filter.ruins !== undefined) set &= ruinsOf(s, filter.ruins);
  if (filter.element !== undefined) set &= realmsOfElement(s, elementOf(filter.element));
  keep(filter.occupied, () => occupiedRealms(s));
  keep(filter.monster, () => monsterRealms(s));
  keep(filter.opponent, () => opponentRealms(s, seat));
  keep(filter.ownUnit, () => unitRealms(s, seat));
  keep(filter.ownDwelling, () => dwellingsOf(s, seat));
  keep(filter.otherPlayers, () => otherUnitRealms(s, mover));
  keep(filter.touchesBridge, () => bridgeEnds(s));
  if (filter.within !== undefined) {
    const from = startOf(s, seat, filter.of!);
    set &= from | (filter.within === 0 ? 0 : within(s, from, filter.within));
  }
  return set;
}

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
