/** Features of the Units: where they are, and what that lets them do. */
import type { State } from '@evervale/kernel';
import {
  HOUSED,
  IN_REALM,
  ON_STARTER,
  READY,
  TRAY,
  UNDERWORLD,
  UNIT_AT,
  UNITS_OF_SEAT,
  WORKERS,
  monsterRealms,
  near,
  otherUnitRealms,
  size,
  someUnit,
  typeOf,
  unitRealms,
  lowest,
} from '@evervale/eldervale/insides';
import { MONSTER, UNITS, WORKER } from '@evervale/eldervale/vocabulary';
import { stepNames, type FeatureGroup } from '../net/features.ts';

/** Where a figure can be: to be summoned, ready, on the map, on a card, below. */
const PLACES = ['tray', 'ready', 'map', 'card', 'below'] as const;
const TRAY_PLACE = 0;
const NOWHERE = -1;

function placeOf(place: number): number {
  if (place === TRAY) return TRAY_PLACE;
  if (place === READY) return 1;
  if (place >= IN_REALM && place < ON_STARTER) return 2;
  if (place >= ON_STARTER) return 3;
  return place === UNDERWORLD ? 4 : NOWHERE;
}

const workersAt = new Uint8Array(PLACES.length);

function countWorkers(s: State, seat: number): void {
  workersAt.fill(0);
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + WORKERS; unit++) {
    const place = s[UNIT_AT + unit];
    if (place !== HOUSED) workersAt[placeOf(place)]++;
  }
}

const ADVANCED = UNITS.filter((_, type) => type !== WORKER);
const WORKER_FEATURES = PLACES.length * WORKERS;

export const units: FeatureGroup = {
  name: 'units',
  reason: () => ({ key: 'hint.units' }),
  features: () => [
    ...PLACES.flatMap((place) => stepNames(`worker.${place}`, WORKERS)),
    ...ADVANCED.flatMap((unit) => PLACES.map((place) => `${unit}.${place}`)),
  ],
  fill(s, seat, out) {
    countWorkers(s, seat);
    for (let i = 0; i < PLACES.length; i++) out.steps(i * WORKERS, workersAt[i], WORKERS);
    someUnit(s, seat, (unit) => {
      const place = placeOf(s[UNIT_AT + unit]);
      const type = typeOf(unit);
      if (type !== WORKER && place !== NOWHERE) {
        out.add(WORKER_FEATURES + (type - 1) * PLACES.length + place, 1);
      }
      return false;
    });
  },
};

/** All that can act again after the next Regroup, and how much of it is ready now. */
export function strengthOf(s: State, seat: number): { active: number; ready: number } {
  let active = 0;
  let ready = 0;
  someUnit(s, seat, (unit) => {
    const place = placeOf(s[UNIT_AT + unit]);
    if (place === NOWHERE || place === TRAY_PLACE) return false;
    const worth = typeOf(unit) === WORKER ? 1 : typeOf(unit) === MONSTER ? 2.5 : 2;
    active += worth;
    if (place === 1) ready += 1;
    return false;
  });
  return { active, ready };
}

/** Company on the map: Monsters and others next to the own Units. */
export const company: FeatureGroup = {
  name: 'company',
  reason: () => ({ key: 'hint.places' }),
  features: () => ['realms', 'monsters', 'others'],
  fill(s, seat, out) {
    const own = unitRealms(s, seat);
    let around = 0;
    for (let rest = own; rest !== 0; rest &= rest - 1) around |= near(s, lowest(rest));
    out.add(0, size(own) / 4);
    out.add(1, size(around & monsterRealms(s)));
    out.add(2, size(around & otherUnitRealms(s, seat)) / 2);
  },
};
