/** Where the points of Everdell come from: what a character may like more than others do. */
import { get16, type State } from '@evervale/kernel';
import {
  BASE_POINTS,
  CARDS,
  CITY_TOP,
  COLORS,
  COLOR_NAMES,
  IS_CRITTER,
  RESOURCES,
  SEASON,
  bonusOf,
  eventScore,
  journeyScore,
  playerAt,
  pointTokens,
  slotAt,
} from '@evervale/everdell/insides';
import type { Leanings, Measure } from '../liking.ts';

const GREEN = COLOR_NAMES.indexOf('production');

/** What of a source lies on the table now; goods, green cards and seasons are points to come. */
const SOURCES = {
  constructions: (s, seat) => printed(s, seat, 0),
  critters: (s, seat) => printed(s, seat, 1),
  prosperity: bonuses,
  tokens: pointTokens,
  journey: journeyScore,
  events: eventScore,
  production: (s, seat) => s[playerAt(seat) + COLORS + GREEN],
  goods,
  season: (s, seat) => s[playerAt(seat) + SEASON],
} satisfies Record<string, Measure>;

export type Source = keyof typeof SOURCES;

/** Features that speak of a source: whoever does not see it does not see them. */
const GROUPS: Readonly<Record<string, Source>> = {
  basicEvents: 'events',
  contested: 'events',
  specialEvents: 'events',
};

function printed(s: State, seat: number, critter: number): number {
  const end = s[playerAt(seat) + CITY_TOP];
  let sum = 0;
  for (let slot = 0; slot < end; slot++) {
    const kind = s[slotAt(seat, slot)];
    if (kind !== 0 && IS_CRITTER[kind] === critter) sum += BASE_POINTS[kind];
  }
  return sum;
}

function bonuses(s: State, seat: number): number {
  const end = s[playerAt(seat) + CITY_TOP];
  let sum = 0;
  for (let slot = 0; slot < end; slot++) {
    const kind = s[slotAt(seat, slot)];
    const bonus = kind === 0 ? undefined : CARDS.of(kind).bonus;
    if (bonus !== undefined) sum += bonusOf(s, bonus, seat, slot);
  }
  return sum;
}

export function goods(s: State, seat: number): number {
  const at = playerAt(seat) + RESOURCES;
  let sum = 0;
  for (let r = 0; r < 4; r++) sum += get16(s, at + 2 * r);
  return sum;
}

export const LEANINGS: Leanings = { sources: SOURCES, groups: GROUPS };
