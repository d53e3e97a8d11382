/** Laying Meadow cards under an Event. */
import { A, AT, SEAT, type Effect } from '@evervale/kernel';
import { eventName, t } from '../say.ts';
import type { CardFilter } from '../state/city.ts';
import { MEADOW } from '../state/layout.ts';
import { meadowCard } from '../state/piles.ts';
import { tuck } from './event.ts';
import { meadowRun } from './meadow.ts';

export interface TuckMeadow extends Effect {
  readonly verb: 'tuckMeadow';
  readonly max: number;
  readonly filter: CardFilter;
}

/** Up to so many Meadow cards under the Event at place AT of the row. */
export function tuckMeadow(max: number, filter: CardFilter): TuckMeadow {
  return { verb: 'tuckMeadow', id: 0, max, filter };
}

export const tuckMeadowVerb = meadowRun<TuckMeadow>({
  verb: 'tuckMeadow',
  most: (_s, _seat, { max }) => max,
  filter: ({ filter }) => filter,
  upTo: () => true,
  deed: (s, f, position) => {
    tuck(s, s[f + SEAT], s[f + AT], meadowCard(s, position));
    s[MEADOW + position] = 0;
  },
  act: 'tuck',
  ask: (s, f, { filter }) =>
    t('prompt.underEvent', {
      kind: filter.kind ?? 'card',
      event: eventName(s, s[f + AT]),
      n: s[f + A],
    }),
});
