/** Features of Events: how near a seat is to each, and whether somebody else is nearer. */
import type { State } from '@evervale/kernel';
import {
  BASIC_EVENT,
  BASIC_EVENT_LIST,
  BASIC_NEEDS,
  COLORS,
  EVENT_KIND,
  EVENT_OWNER,
  HAND,
  HAND_COUNT,
  KINDS,
  MEADOW,
  MEADOW_SIZE,
  SEATS,
  SPECIAL_EVENTS,
  SPECIAL_EVENT_LIST,
  SPECIAL_NEEDS,
  allEventsOf,
  countWhere,
  eventAt,
  has,
  playerAt,
  type Needs,
} from '@evervale/everdell/insides';
import type { FeatureGroup } from '../net/features.ts';

const DISTANCES = ['now', 'one', 'two', 'far'];
const FAR = DISTANCES.length - 1;

/** How many cards are missing for each free basic Event. */
export const basicEvents: FeatureGroup = {
  name: 'basicEvents',
  reason: (feature) => ({ key: 'hint.event', id: eventId(feature) }),
  features: () => BASIC_EVENT_LIST.flatMap((event) => DISTANCES.map((d) => `${event.id}-${d}`)),
  fill(s, seat, out) {
    for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
      if (s[BASIC_EVENT + i] !== 0) continue;
      out.add(i * DISTANCES.length + Math.min(FAR, missingSorts(s, seat, BASIC_NEEDS[i])), 1);
    }
  },
};

/** Free basic Events that somebody else has the cards for, or nearly. */
export const contested: FeatureGroup = {
  name: 'contested',
  features: () => BASIC_EVENT_LIST.flatMap((event) => [`${event.id}-now`, `${event.id}-one`]),
  fill(s, seat, out) {
    for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
      if (s[BASIC_EVENT + i] !== 0) continue;
      const nearest = nearestRival(s, seat, BASIC_NEEDS[i]);
      if (nearest < 2) out.add(2 * i + nearest, 1);
    }
  },
};

function nearestRival(s: State, seat: number, needs: Needs): number {
  let nearest = FAR;
  for (let other = 0; other < s[SEATS]; other++) {
    if (other === seat) continue;
    const missing = missingSorts(s, other, needs);
    if (missing < nearest) nearest = missing;
  }
  return nearest;
}

/** Cards of a colour, or of a kind and rarity, that are not there yet. */
export function missingSorts(s: State, seat: number, needs: Needs): number {
  const p = playerAt(seat);
  let missing = 0;
  if (needs.anyColor) {
    for (let c = 0; c < 5; c++) missing += Math.max(0, needs.colors[c] - s[p + COLORS + c]);
  }
  if (needs.ofFilter > 0) {
    missing += Math.max(0, needs.ofFilter - countWhere(s, seat, needs.filter));
  }
  if (needs.events > 0) missing += Math.max(0, needs.events - allEventsOf(s, seat));
  if (needs.sort >= 0) missing += Math.max(0, needs.ofSort - s[p + KINDS + needs.sort]);
  return missing;
}

const STAGES = ['now', 'part', 'hand', 'meadow'];
const [NOW, PART, IN_HAND, IN_MEADOW] = [0, 1, 2, 3];

/** Free special Events: all cards there, some there, and the rest in hand or Meadow. */
export const specialEvents: FeatureGroup = {
  name: 'specialEvents',
  reason: (feature) => ({ key: 'hint.event', id: eventId(feature) }),
  features: () => SPECIAL_EVENT_LIST.list.flatMap(({ id }) => STAGES.map((st) => `${id}-${st}`)),
  fill(s, seat, out) {
    for (let i = 0; i < SPECIAL_EVENTS; i++) {
      const at = eventAt(i);
      const kind = s[at + EVENT_KIND];
      if (kind === 0 || s[at + EVENT_OWNER] !== 0) continue;
      const first = (kind - 1) * STAGES.length;
      const needs = SPECIAL_NEEDS[kind];
      const sorts = missingSorts(s, seat, needs);
      const { kinds } = needs;
      let there = 0;
      for (let k = 0; k < kinds.length; k++) if (has(s, seat, kinds[k])) there++;
      if (there === kinds.length) {
        if (sorts < 2) out.add(first + (sorts === 0 ? NOW : PART), 1);
        continue;
      }
      if (there > 0) out.add(first + PART, 1);
      for (let k = 0; k < kinds.length; k++) {
        if (has(s, seat, kinds[k])) continue;
        if (inHand(s, seat, kinds[k])) out.add(first + IN_HAND, there > 0 ? 1 : 0.5);
        else if (inMeadow(s, kinds[k])) out.add(first + IN_MEADOW, there > 0 ? 1 : 0.5);
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
