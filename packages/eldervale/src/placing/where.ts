/** Where a Unit may be placed (chapter 5). */
import type { Effect, Options, State } from '@evervale/kernel';
import {
  BRIDGE,
  DUNGEON,
  FORTRESS,
  MAGE_TOWER,
  ORACLE,
  SECOND_DUNGEON,
  isElemental,
  priceOf,
  ruinTile,
} from '../content/tables.ts';
import type { RealmFilter } from '../content/filters.ts';
import { oracleSteps } from '../content/realms.ts';
import { DRAGON, SHAPESHIFTER, UNITS, WARRIOR, WIZARD, WORKER } from '../content/terms.ts';
import { figureOf, rulesOf, works } from '../effects/listeners.ts';
import { possible } from '../effects/machine.ts';
import { canAcquire } from '../effects/world.ts';
import { realmSet } from '../map/filter.ts';
import { lowest } from '../map/hex.ts';
import { allRealms, within } from '../map/realms.ts';
import { hasLeftTray, standsFor } from '../modules/mimic.ts';
import { TILE, UNIT_AT } from '../state/layout.ts';
import { ORACLE_STEPS, plays } from '../state/seats.ts';
import {
  READY,
  UNDERWORLD,
  isRepeated,
  occupiedRealms,
  someUnit,
  typeOf,
  unitRealms,
} from '../state/units.ts';
import { canPay } from '../tableau/paying.ts';
import { reductionOf } from '../tableau/reductions.ts';
import { NO_CARD_TO_ACQUIRE, OK, SHORT } from '../turn/reason.ts';

const TWO = priceOf({ any: 2 });

/** The reduction that belongs to a Ruin. */
export function ruinReduction(s: State, seat: number, tile: number): number {
  if (tile === MAGE_TOWER) return reductionOf(s, seat, 'mage-tower', 2);
  return tile === FORTRESS ? reductionOf(s, seat, 'fortress', 2) : 0;
}

/** What a Ruin does at this table. */
export const ruinAction = (s: State, tile: number): Effect =>
  tile === ORACLE && plays(s, ORACLE_STEPS) ? oracleSteps : ruinTile(tile).do;

/** Can the player carry out this Realm's action (E5.2)? 0 = yes, else why not. */
export function canAct(s: State, seat: number, realm: number): number {
  const tile = s[TILE + realm];
  // the Oracle and the Bridge can always be used.
  if (isElemental(tile) || tile === ORACLE || tile === BRIDGE) return OK;
  const { input, do: effect } = ruinTile(tile);
  if (input !== undefined) {
    return canPay(s, seat, TWO, ruinReduction(s, seat, tile)) ? OK : SHORT;
  }
  // E6.9: a Dungeon needs a face-up card that can be paid, whatever else it does.
  if (tile === DUNGEON || tile === SECOND_DUNGEON) {
    return canAcquire(s, seat, false) ? OK : NO_CARD_TO_ACQUIRE;
  }
  return possible(s, seat, realm + 1, 0, effect);
}

/** Realms that the rules of placement allow for this Unit, whether or not their action is possible. */
export function reachable(s: State, seat: number, unit: number): number {
  const type = typeOf(unit);
  let set = reachableAs(s, seat, unit, type);
  if (type !== SHAPESHIFTER) return set;
  // E22.12, SHAPESHIFTER.1: by the ability of one other own Unit.
  for (let other = WORKER; other <= DRAGON; other++) {
    if (hasLeftTray(s, seat, other)) set |= reachableAs(s, seat, unit, other);
  }
  return set;
}

/** The same for a Unit that counts as this type. */
function reachableAs(s: State, seat: number, unit: number, type: number): number {
  const own = unitRealms(s, seat);
  if (own === 0) {
    // E5.5, E5.13.
    return type === WARRIOR ? allRealms(s) : allRealms(s) & ~occupiedRealms(s);
  }
  let set = within(s, own, type === DRAGON ? 2 : 1);
  if (type === WIZARD) set |= allRealms(s) & ~occupiedRealms(s);
  for (const { holder, rule } of rulesOf('placement')) {
    if (!works(s, seat, holder)) continue;
    if (rule.unit === 'this') {
      if (holder.monster === 0 || figureOf(s, holder.monster) !== unit) continue;
    } else if (rule.unit !== undefined && UNITS[type] !== rule.unit) continue;
    // Mimic lends the abilities of Units and factions, none of cards.
    if (type !== typeOf(unit) && holder.faction < 0) continue;
    set |= realmSet(s, seat, rule.target);
  }
  // E5.7.
  return set & ~own;
}

/** Realms in which the player can act, asked once for each tile of a decision. */
function actable(s: State, seat: number, set: number): number {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const realm = lowest(rest);
    if (canAct(s, seat, realm) === OK) found |= 1 << realm;
  }
  return found;
}

/** Can a Unit be placed from where it is? In the Ready Area, or by an ability from the Underworld. */
export function isPlaceable(s: State, seat: number, unit: number): boolean {
  const place = s[UNIT_AT + unit];
  if (place === READY) return true;
  if (place !== UNDERWORLD) return false;
  for (const { holder, rule } of rulesOf('placeFrom')) {
    if (standsFor(s, seat, unit, rule.unit) && works(s, seat, holder)) return true;
  }
  return false;
}

/** What narrows a placement by an effect. */
export interface Narrowed {
  readonly unit: string | null;
  readonly target: RealmFilter | null;
}

/** Calls for every Unit that could be placed, with the Realms it may go to. */
function eachPlacement(
  s: State,
  seat: number,
  narrowed: Narrowed | null,
  visit: (unit: number, realms: number) => boolean,
): boolean {
  let known = 0;
  let good = 0;
  return someUnit(s, seat, (unit) => {
    if (!isPlaceable(s, seat, unit) || isRepeated(s, unit)) return false;
    if (narrowed?.unit && UNITS[typeOf(unit)] !== narrowed.unit) return false;
    const set = narrowed?.target
      ? realmSet(s, seat, narrowed.target) & ~unitRealms(s, seat)
      : reachable(s, seat, unit);
    good |= actable(s, seat, set & ~known);
    known |= set;
    return (set & good) !== 0 && visit(unit, set & good);
  });
}

/** Placements as picks: the Unit times 32, plus the Realm. */
export function offerPlacements(
  s: State,
  seat: number,
  narrowed: Narrowed | null,
  from: number,
  out: Options,
): void {
  eachPlacement(s, seat, narrowed, (unit, realms) => {
    for (let rest = realms; rest !== 0; rest &= rest - 1) {
      out.add(from + (unit << 5) + lowest(rest));
    }
    return false;
  });
}

export function canPlace(s: State, seat: number, narrowed: Narrowed | null): boolean {
  return eachPlacement(s, seat, narrowed, () => true);
}
