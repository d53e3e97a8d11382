/** Features of the score board: Elemental power, Glory. */
import type { State } from '@evervale/kernel';
import {
  DWELLING_COUNT,
  GLORY,
  GLORY_ORBS,
  POWER,
  POWER_VALUE,
  TOP_SPACE,
  TRACK_ORBS,
  dwellingsOf,
  elementAt,
  isSoleLeader,
  lowest,
  markersOut,
  playerAt,
  trackValue,
} from '@evervale/eldervale/insides';
import { ELEMENTS } from '@evervale/eldervale/vocabulary';
import { own } from './cards.ts';
import { stepNames, type FeatureGroup } from '../net/features.ts';

const TRACKS = ELEMENTS.length * TOP_SPACE;
const MARKERS = 4;

const cards = new Uint8Array(ELEMENTS.length);

/** What all tracks at their top would add: every card and Dwelling of an element counts its space. */
function growthOf(s: State, seat: number): number {
  cards.set(own.byElement);
  for (let rest = dwellingsOf(s, seat); rest !== 0; rest &= rest - 1) {
    cards[elementAt(s, lowest(rest))]++;
  }
  const top = s[POWER_VALUE + TOP_SPACE - 1];
  let sum = 0;
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (cards[e] > 0) sum += cards[e] * (top - trackValue(s, seat, e));
  }
  return sum;
}

export const power: FeatureGroup = {
  name: 'power',
  reason: () => ({ key: 'hint.power' }),
  features: () => [
    ...ELEMENTS.flatMap((element) => stepNames(element, TOP_SPACE)),
    ...stepNames('marker', MARKERS),
    'orbAhead',
    'leads',
    'growth',
  ],
  fill(s, seat, out) {
    const at = playerAt(seat) + POWER;
    let ahead = 0;
    let leads = 0;
    for (let e = 0; e < ELEMENTS.length; e++) {
      const space = s[at + e];
      if (space === 0) continue;
      out.steps(e * TOP_SPACE, space, TOP_SPACE);
      if (((s[TRACK_ORBS] >> e) & 1) === 1) ahead = Math.max(ahead, space);
      if (isSoleLeader(s, seat, e)) leads++;
    }
    out.steps(TRACKS, markersOut(s, seat), MARKERS);
    out.add(TRACKS + MARKERS, ahead / TOP_SPACE);
    out.add(TRACKS + MARKERS + 1, leads / 2);
    out.add(TRACKS + MARKERS + 2, growthOf(s, seat) / 10);
  },
};

const GLORY_STEPS = 12;

export const glory: FeatureGroup = {
  name: 'glory',
  reason: () => ({ key: 'hint.glory' }),
  features: () => [...stepNames('step', GLORY_STEPS), 'orbs'],
  fill(s, seat, out) {
    out.steps(0, s[playerAt(seat) + GLORY], GLORY_STEPS);
    if (s[GLORY_ORBS] !== 0) out.add(GLORY_STEPS, 1);
  },
};

const ROOF_STEPS = 6;

export const dwellings: FeatureGroup = {
  name: 'dwellings',
  reason: () => ({ key: 'hint.dwellings' }),
  features: () => stepNames('dwelling', ROOF_STEPS),
  fill: (s, seat, out) => out.steps(0, s[playerAt(seat) + DWELLING_COUNT], ROOF_STEPS),
};
