/**
 * Features of an automatic opponent. Rugwort gets a card for each card of the player, basic Events by
 * the colours of his cards, and points for every special Event the player leaves (21.4, 21.17, 22.3).
 */
import {
  BASIC_EVENT,
  BASIC_EVENT_LIST,
  BASIC_NEEDS,
  COLORS,
  COLOR_NAMES,
  EVENT_KIND,
  EVENT_OWNER,
  PLAYERS,
  RUGWORT_MODULES,
  SEATS,
  SPECIAL_EVENTS,
  eventAt,
  hasModule,
  hasNightweave,
  playerAt,
  yearOf,
} from '@evervale/everdell/insides';
import { missingSorts } from './events.ts';
import { stepNames, type FeatureGroup } from '../net/features.ts';

const COLOR_STEPS = 5;
const EVENT_STEPS = 4;
const DISTANCES = ['now', 'one', 'two'];

const NAMES = {
  years: ['year1', 'year2', 'year3'],
  colors: COLOR_NAMES.flatMap((color) => stepNames(color, COLOR_STEPS)),
  events: stepNames('left', EVENT_STEPS),
  modules: [...RUGWORT_MODULES],
};

export const automat: FeatureGroup = {
  name: 'automat',
  features: () => [
    ...Object.values(NAMES).flat(),
    ...BASIC_EVENT_LIST.flatMap(({ id }) => DISTANCES.map((d) => `${id}-${d}`)),
  ],
  fill(s, _seat, out) {
    const seat = s[PLAYERS];
    if (s[SEATS] === seat) return;
    const her = hasNightweave(s);
    if (!her) out.add(yearOf(s) - 1, 1);
    let at = NAMES.years.length;
    const colors = playerAt(seat) + COLORS;
    for (let c = 0; c < 5; c++) out.steps(at + c * COLOR_STEPS, s[colors + c], COLOR_STEPS);
    at += NAMES.colors.length;
    out.steps(at, eventsLeft(s), EVENT_STEPS);
    at += NAMES.events.length;
    for (let i = 0; i < RUGWORT_MODULES.length; i++) {
      if (!her && hasModule(s, RUGWORT_MODULES[i])) out.add(at + i, 1);
    }
    at += NAMES.modules.length;
    for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
      if (s[BASIC_EVENT + i] !== 0) continue;
      const missing = missingSorts(s, seat, BASIC_NEEDS[i]);
      if (missing < DISTANCES.length) out.add(at + i * DISTANCES.length + missing, 1);
    }
  },
};

/** Special Events that the player can still take from him. */
function eventsLeft(s: Uint8Array): number {
  let left = 0;
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] !== 0 && s[eventAt(i) + EVENT_OWNER] === 0) left++;
  }
  return left;
}
