/** Features of what lies before a player: resources, treasure, Orbs, Magic cards. */
import {
  HAND,
  HAND_COUNT,
  MAGIC_KINDS,
  RES,
  allResources,
  magicOf,
  orbs,
  playerAt,
  trayCount,
} from '@evervale/eldervale/insides';
import { RESOURCES } from '@evervale/eldervale/vocabulary';
import { stepNames, type FeatureGroup } from '../net/features.ts';

const EACH = 5;
const HAND_STEPS = 8;

export const bias: FeatureGroup = {
  name: 'game',
  features: () => ['begun'],
  fill: (_s, _seat, out) => out.add(0, 1),
};

export const resources: FeatureGroup = {
  name: 'resources',
  reason: () => ({ key: 'hint.resources' }),
  features: () => [...RESOURCES.flatMap((r) => stepNames(r, EACH)), 'all'],
  fill(s, seat, out) {
    const at = playerAt(seat) + RES;
    for (let r = 0; r < RESOURCES.length; r++) out.steps(r * EACH, s[at + r], EACH);
    out.add(RESOURCES.length * EACH, allResources(s, seat) / 8);
  },
};

export const treasure: FeatureGroup = {
  name: 'treasure',
  reason: () => ({ key: 'hint.treasure' }),
  features: () => [...stepNames('token', 4), ...stepNames('orb', 4)],
  fill(s, seat, out) {
    out.steps(0, trayCount(s, seat), 4);
    out.steps(4, orbs(s, seat), 4);
  },
};

/** Magic cards by kind. The hand of a rival is dealt anew: it tells what any hand would. */
export const hand: FeatureGroup = {
  name: 'hand',
  reason: () => ({ key: 'hint.magic' }),
  features: () => [
    ...stepNames('size', HAND_STEPS),
    ...Array.from({ length: MAGIC_KINDS }, (_, i) => magicOf(i + 1).id),
  ],
  fill(s, seat, out) {
    const p = playerAt(seat);
    const n = s[p + HAND_COUNT];
    out.steps(0, n, HAND_STEPS);
    for (let i = 0; i < n; i++) out.add(HAND_STEPS + s[p + HAND + i] - 1, 1);
  },
};
