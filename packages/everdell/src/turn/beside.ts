/**
 * Things that lie beside a city: they are no cards of it and take no space. Some are locations, some
 * give points at scoring. A box says what there is and beside which city each of them lies.
 */
import type { Effect, State } from '@evervale/kernel';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { SEATS, STANDING } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
import { standsOn } from '../state/workers.ts';
import type { BoxPlace, ScoreLine } from './joints.ts';
import { ALREADY_THERE, NOT_OPEN, NO_LOCATION_HERE, OCCUPIED_PLACE } from './reason.ts';

export interface BesideVisit {
  readonly effect: Effect;
  /** Everybody may visit it, each with one worker; the owner takes a point token (5.33). */
  readonly open?: boolean;
  /** How many workers it holds, 1 if not said otherwise. */
  readonly spots?: number;
}

export interface Beside {
  readonly id: string;
  /** It is a location. */
  readonly visit?: BesideVisit;
  /** What it gives at scoring to the player beside whose city it lies. */
  worth?(s: State, seat: number): number;
}

/** All things of one sort. In the state each is its number in the list, from 1. */
export interface BesideZone {
  /** How the score sheet calls them. */
  readonly part: string;
  readonly things: readonly Beside[];
  has(s: State, seat: number, number: number): boolean;
}

/** Beside whose city it lies, -1 = nobody's. */
function besideOwner(s: State, zone: BesideZone, number: number): number {
  for (let seat = 0; seat < s[SEATS]; seat++) if (zone.has(s, seat, number)) return seat;
  return -1;
}

/** A location beside a city, as the place of the board with this number. */
export function besidePlace(zone: BesideZone, number: number, place: number): BoxPlace {
  const { id, visit } = zone.things[number - 1];
  const { effect, open = false, spots = 1 } = visit!;
  return {
    id,
    effect,
    spots,
    can(s, seat, joins = false) {
      const owner = besideOwner(s, zone, number);
      if (owner < 0) return NO_LOCATION_HERE;
      if (owner !== seat && !open) return NOT_OPEN;
      if (spots > 1 && standsOn(s, seat, place)) return ALREADY_THERE;
      if (s[STANDING + place] >= spots && !joins) return OCCUPIED_PLACE;
      return performable(s, seat, seat, 0, effect);
    },
    visited(s, seat) {
      const owner = besideOwner(s, zone, number);
      if (owner === seat) return;
      if (emit.sink !== null) emit.sink.push({ type: 'visited', owner, seat });
      gainPoints(s, owner, 1);
    },
  };
}

export function besidePoints(s: State, zone: BesideZone, seat: number): number {
  let sum = 0;
  for (let i = 0; i < zone.things.length; i++) {
    if (zone.things[i].worth !== undefined && zone.has(s, seat, i + 1)) {
      sum += zone.things[i].worth!(s, seat);
    }
  }
  return sum;
}

export function besideLines(s: State, zone: BesideZone, seat: number): ScoreLine[] {
  return zone.things.flatMap((thing, i) => {
    const points = zone.has(s, seat, i + 1) ? thing.worth?.(s, seat) : undefined;
    return points === undefined ? [] : [{ part: zone.part, id: thing.id, points }];
  });
}
