/** Features of a city: its cards, free occupations, couples, cards to visit. */
import {
  CARDS,
  CITY_TOP,
  COLORS,
  COLOR_NAMES,
  HUSBANDS,
  KIND,
  KIND_BYTES,
  MAX_KINDS,
  SEATS,
  SPOT,
  VACANT,
  WIVES,
  playerAt,
  slotAt,
} from '@evervale/everdell/insides';
import { stepNames, type FeatureGroup } from '../net/features.ts';

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
const VISIT = new Uint8Array(MAX_KINDS);
CARDS.list.forEach(
  (card, i) => (VISIT[i + 1] = card.visit === undefined ? 0 : card.visit.open ? 2 : 1),
);
