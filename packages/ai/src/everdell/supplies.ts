/** Features of what lies before a player: resources, workers, hand, space. */
import { get16, type State } from '@evervale/kernel';
import {
  BESIDE,
  CARDS,
  CONTENT,
  HAND,
  HAND_COUNT,
  MAX_KINDS,
  MAX_WORKERS,
  READY,
  RESOURCES,
  RESOURCE_NAMES,
  WORKERS,
  citySize,
  isPermanent,
  playerAt,
  slotAt,
  spacesUsed,
  CITY_TOP,
  KIND,
} from '@evervale/everdell/insides';
import { stepNames, type FeatureGroup } from '../net/features.ts';

const MOST = 8;

export const bias: FeatureGroup = {
  name: 'game',
  features: () => ['begun'],
  fill: (_s, _seat, out) => out.add(0, 1),
};

export const resources: FeatureGroup = {
  name: 'resources',
  reason: () => ({ key: 'hint.resources' }),
  features: () => [...RESOURCE_NAMES.flatMap((r) => [...stepNames(r, MOST), `${r}More`]), 'all'],
  fill(s, seat, out) {
    const at = playerAt(seat) + RESOURCES;
    let all = 0;
    for (let r = 0; r < 4; r++) {
      const n = get16(s, at + 2 * r);
      all += n;
      out.steps(r * (MOST + 1), n, MOST);
      if (n > MOST) out.add(r * (MOST + 1) + MOST, n - MOST);
    }
    out.add(4 * (MOST + 1), all / 4);
  },
};

/** Workers that can be placed now, and those that come back with the next season. */
export const workers: FeatureGroup = {
  name: 'workers',
  reason: () => ({ key: 'hint.workers' }),
  features: () => [...stepNames('ready', 6), ...stepNames('away', 6)],
  fill(s, seat, out) {
    const w = playerAt(seat) + WORKERS;
    let ready = 0;
    let away = 0;
    for (let i = 0; i < MAX_WORKERS; i++) {
      const place = s[w + 2 * i];
      if (place === READY) ready++;
      else if (place <= BESIDE && !isPermanent(s, seat, i)) away++;
    }
    out.steps(0, ready, 6);
    out.steps(6, away, 6);
  },
};

export function readyCount(s: State, seat: number): number {
  const w = playerAt(seat) + WORKERS;
  let ready = 0;
  for (let i = 0; i < MAX_WORKERS; i++) if (s[w + 2 * i] === READY) ready++;
  return ready;
}

export const hand: FeatureGroup = {
  name: 'hand',
  reason: () => ({ key: 'hint.hand' }),
  features: () => [...stepNames('size', 8), ...CARDS.list.map((card) => card.id)],
  fill(s, seat, out) {
    const p = playerAt(seat);
    const n = s[p + HAND_COUNT];
    out.steps(0, n, 8);
    for (let i = 0; i < n; i++) if (s[p + HAND + i] > 0) out.add(7 + s[p + HAND + i], 1);
  },
};

export const space: FeatureGroup = {
  name: 'space',
  reason: () => ({ key: 'hint.space' }),
  features: () => ['left', ...stepNames('free', 6)],
  fill(s, seat, out) {
    const left = citySize(s, seat) - spacesUsed(s, seat);
    out.add(0, left / 8);
    out.steps(1, left, 6);
  },
};

/** Resources waiting on cards (Storehouse). */
export const stored: FeatureGroup = {
  name: 'stored',
  reason: () => ({ key: 'hint.stored' }),
  features: () => [...RESOURCE_NAMES],
  fill(s, seat, out) {
    const end = s[playerAt(seat) + CITY_TOP];
    for (let slot = 0; slot < end; slot++) {
      const at = slotAt(seat, slot);
      if (s[at + KIND] === 0 || HOLDS[s[at + KIND]] !== 1) continue;
      for (let r = 0; r < 4; r++) out.add(r, s[at + CONTENT + r] / 2);
    }
  },
};

/** Kinds that hold resources: their production stores something. */
const HOLDS = new Uint8Array(MAX_KINDS);
CARDS.list.forEach((card, i) => {
  if (card.production?.verb === 'store') HOLDS[i + 1] = 1;
});
