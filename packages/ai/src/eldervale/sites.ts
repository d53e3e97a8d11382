/** Where a seat could build: Realms in which one of its Workers waits for a roof. */
import type { State } from '@evervale/kernel';
import {
  DWELLING_COUNT,
  DWELLING_PRICE,
  ROOFS,
  SIGILS,
  TILE,
  canPay,
  dwellingPoints,
  elementAt,
  housingRealms,
  lowest,
  playerAt,
  trackValue,
} from '@evervale/eldervale/insides';
import { stepNames, type FeatureGroup } from '../net/features.ts';

export interface Sites {
  count: number;
  /** What the best of them would score at once and with the track as it is; of those that can be paid. */
  best: number;
  payable: number;
}

const found: Sites = { count: 0, best: 0, payable: 0 };

/** Written into a buffer that the next call uses again. */
export function sitesOf(s: State, seat: number): Sites {
  found.count = 0;
  found.best = 0;
  found.payable = 0;
  if (s[playerAt(seat) + DWELLING_COUNT] >= ROOFS) return found;
  for (let rest = housingRealms(s, seat); rest !== 0; rest &= rest - 1) {
    const realm = lowest(rest);
    const worth =
      dwellingPoints(s, realm) + trackValue(s, seat, elementAt(s, realm)) + SIGILS[s[TILE + realm]];
    found.count++;
    if (worth > found.best) found.best = worth;
    if (worth > found.payable && canPay(s, seat, DWELLING_PRICE[s[TILE + realm]])) {
      found.payable = worth;
    }
  }
  return found;
}

const MOST = 3;

export const sites: FeatureGroup = {
  name: 'sites',
  reason: () => ({ key: 'hint.site' }),
  features: () => [...stepNames('site', MOST), 'best', 'payable', 'canPay'],
  fill(s, seat, out) {
    const { count, best, payable } = sitesOf(s, seat);
    out.steps(0, count, MOST);
    out.add(MOST, best / 6);
    out.add(MOST + 1, payable / 6);
    if (payable > 0) out.add(MOST + 2, 1);
  },
};
