/** Features of a city: its cards, free occupations, couples, Events within reach. */
import type { State } from '@evervale/kernel';
import {
  BASIC_EVENT,
  BASIC_EVENT_LIST,
  BASIC_NEEDS,
  CARDS,
  CITY_TOP,
  COLORS,
  COLOR_NAMES,
  EVENT_KIND,
  EVENT_OWNER,
  HAND,
  HAND_COUNT,
  HUSBANDS,
  KIND,
  KIND_BYTES,
  MEADOW,
  MEADOW_SIZE,
  SEATS,
  SPECIAL_EVENTS,
  SPECIAL_EVENT_LIST,
  SPECIAL_NEEDS,
  SPOT,
  VACANT,
  WIVES,
  eventAt,
  has,
  playerAt,
  slotAt,
  type Needs,
} from '@evervale/everdell/insides';
import type { FeatureGroup } from './features.ts';
import { stepNames } from './supplies.ts';

export const city: FeatureGroup = {
  name: 'city',
  reason: (id) => ({ key: 'hint.later', id }),
  features: () => CARDS.list.map((card) => card.id),
  fill(s, seat, out) {
    const end = s[playerAt(seat) + CITY_TOP];
    for (let slot = 0; slot < end; slot++) {
      const kind = s[slotAt(seat, slot) + KIND];
      if (kind > 0) out.add(kind - 1, 1);
    }
  },
};

/** Constructions that a Critter could still move into (6.14). */
export const vacant: FeatureGroup = {
  name: 'vacant',
  reason: (id) => ({ key: 'hint.free', id }),
  features: () => CARDS.list.map((card) => card.id),
  fill(s, seat, out) {
    const at = playerAt(seat) + VACANT;
    for (let i = 0; i < KIND_BYTES; i++) {
      const byte = s[at + i];
      if (byte === 0) continue;
      for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) out.add(8 * i + bit - 1, 1);
    }
  },
};

const COLOR_STEPS = 5;

export const colors: FeatureGroup = {
  name: 'colors',
  features: () => [...COLOR_NAMES.flatMap((color) => stepNames(color, COLOR_STEPS)), 'couples'],
  fill(s, seat, out) {
    const p = playerAt(seat);
    for (let c = 0; c < 5; c++) out.steps(c * COLOR_STEPS, s[p + COLORS + c], COLOR_STEPS);
    out.add(5 * COLOR_STEPS, Math.min(s[p + HUSBANDS], s[p + WIVES]));
  },
};

/** Cards to visit: own ones with a free spot, and open ones of others. */
export const visits: FeatureGroup = {
  name: 'visits',
  features: () => [...stepNames('own', 4), ...stepNames('others', 3)],
  fill(s, seat, out) {
    let own = 0;
    let others = 0;
    for (let owner = 0; owner < s[SEATS]; owner++) {
      const end = s[playerAt(owner) + CITY_TOP];
      for (let slot = 0; slot < end; slot++) {
        const at = slotAt(owner, slot);
        if (s[at + KIND] === 0 || s[at + SPOT] !== 0) continue;
        const open = VISIT[s[at + KIND]];
        if (owner === seat && open > 0) own++;
        else if (owner !== seat && open === 2) others++;
      }
    }
    out.steps(0, own, 4);
    out.steps(4, others, 3);
  },
};

/** By kind: 0 = nothing to visit, 1 = for the owner, 2 = open to everybody. */
const VISIT = new Uint8Array(160);
CARDS.list.forEach(
  (card, i) => (VISIT[i + 1] = card.visit === undefined ? 0 : card.visit.open ? 2 : 1),
);

const DISTANCES = 4;

/** How many cards are missing for each free basic Event. */
export const basicEvents: FeatureGroup = {
  name: 'basicEvents',
  reason: (feature) => ({ key: 'hint.event', id: eventId(feature) }),
  features: () =>
    BASIC_EVENT_LIST.flatMap((event) =>
      ['now', 'one', 'two', 'far'].map((d) => `${event.id}-${d}`),
    ),
  fill(s, seat, out) {
    for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
      if (s[BASIC_EVENT + i] !== 0) continue;
      out.add(i * DISTANCES + Math.min(3, missingColors(s, seat, BASIC_NEEDS[i])), 1);
    }
  },
};

function missingColors(s: State, seat: number, needs: Needs): number {
  const p = playerAt(seat) + COLORS;
  let missing = 0;
  for (let c = 0; c < 5; c++) missing += Math.max(0, needs.colors[c] - s[p + c]);
  return missing;
}

/** Free special Events: all cards there, some there, and the rest in hand or Meadow. */
export const specialEvents: FeatureGroup = {
  name: 'specialEvents',
  reason: (feature) => ({ key: 'hint.event', id: eventId(feature) }),
  features: () =>
    SPECIAL_EVENT_LIST.list.flatMap(({ id }) => [
      `${id}-now`,
      `${id}-part`,
      `${id}-hand`,
      `${id}-meadow`,
    ]),
  fill(s, seat, out) {
    for (let i = 0; i < SPECIAL_EVENTS; i++) {
      const at = eventAt(i);
      const kind = s[at + EVENT_KIND];
      if (kind === 0 || s[at + EVENT_OWNER] !== 0) continue;
      const first = (kind - 1) * 4;
      const { kinds } = SPECIAL_NEEDS[kind];
      let there = 0;
      for (let k = 0; k < kinds.length; k++) if (has(s, seat, kinds[k])) there++;
      if (there === kinds.length) {
        out.add(first, 1);
        continue;
      }
      if (there > 0) out.add(first + 1, 1);
      for (let k = 0; k < kinds.length; k++) {
        if (has(s, seat, kinds[k])) continue;
        if (inHand(s, seat, kinds[k])) out.add(first + 2, there > 0 ? 1 : 0.5);
        else if (inMeadow(s, kinds[k])) out.add(first + 3, there > 0 ? 1 : 0.5);
      }
    }
  },
};

function inHand(s: State, seat: number, kind: number): boolean {
  const p = playerAt(seat);
  for (let i = s[p + HAND_COUNT] - 1; i >= 0; i--) if (s[p + HAND + i] === kind) return true;
  return false;
}

function inMeadow(s: State, kind: number): boolean {
  for (let i = 0; i < MEADOW_SIZE; i++) if (s[MEADOW + i] === kind) return true;
  return false;
}

/** "city-monument-now" is about the City Monument. */
function eventId(feature: string): string {
  return feature.slice(0, feature.lastIndexOf('-'));
}
