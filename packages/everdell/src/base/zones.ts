/** Where the cards of the base game lie, and who sees them. */
import { get16, type State } from '@evervale/kernel';
import { SPECIAL_EVENT_LIST, holdsCards } from '../content/board.ts';
import { IS_PRISON } from '../content/tables.ts';
import type { Zone } from '../content/zones.ts';
import {
  CITY_TOP,
  CONTENT,
  DECK_COUNT,
  DISCARD_COUNT,
  EVENT_CONTENT,
  EVENT_CONTENT_SIZE,
  EVENT_KIND,
  EVENT_SIZE,
  HAND,
  HAND_COUNT,
  KIND,
  MEADOW,
  MEADOW_SIZE,
  PILE,
  PILE_SIZE,
  REVEALED,
  REVEALED_COUNT,
  SLOT_SIZE,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
  slotAt,
} from '../state/layout.ts';
import { isDiscardSeen, isSeenInHand } from '../state/seen.ts';

const CELLS = 2;

/** Prisoners, who lie in the same place as what other cards hold. */
function cell(i: number): Zone {
  return {
    id: `prison cells ${i + 1}`,
    of: 'seat',
    stock: 'cards',
    from: (_s, seat) => slotAt(seat, 0) + CONTENT + i,
    size: (s, seat) => s[playerAt(seat) + CITY_TOP],
    step: SLOT_SIZE,
    holds: (s, _seat, at) => IS_PRISON[s[at - CONTENT - i + KIND]] === 1,
    seen: 'all',
  };
}

/** Some Events hold cards, others resources. */
function underEvents(i: number): Zone {
  const holds = (s: State, _seat: number, at: number): boolean => {
    const kind = s[at - EVENT_CONTENT - i + EVENT_KIND];
    return kind !== 0 && holdsCards(SPECIAL_EVENT_LIST.of(kind));
  };
  return {
    id: `under Events ${i + 1}`,
    stock: 'cards',
    from: () => eventAt(0) + EVENT_CONTENT + i,
    size: () => SPECIAL_EVENTS,
    step: EVENT_SIZE,
    holds,
    seen: 'all',
  };
}

export const baseZones: readonly Zone[] = [
  {
    id: 'draw pile',
    stock: 'cards',
    from: () => PILE,
    size: (s) => get16(s, DECK_COUNT),
    seen: 'nobody',
  },
  {
    id: 'discard pile',
    stock: 'cards',
    from: (s) => PILE + PILE_SIZE - get16(s, DISCARD_COUNT),
    size: (s) => get16(s, DISCARD_COUNT),
    seen: 'nobody',
    // Counted from its bottom, which is the last of its bytes.
    open: (s, viewer, _seat, i) => isDiscardSeen(s, viewer, get16(s, DISCARD_COUNT) - 1 - i),
  },
  {
    id: 'hand',
    of: 'seat',
    stock: 'cards',
    from: (_s, seat) => playerAt(seat) + HAND,
    size: (s, seat) => s[playerAt(seat) + HAND_COUNT],
    seen: 'owner',
    open: (s, _viewer, seat, i) => isSeenInHand(s, seat, i),
  },
  { id: 'Meadow', stock: 'cards', from: () => MEADOW, size: () => MEADOW_SIZE, seen: 'all' },
  {
    id: 'turned up',
    stock: 'cards',
    from: () => REVEALED,
    size: (s) => s[REVEALED_COUNT],
    seen: 'all',
  },
  {
    id: 'city',
    of: 'seat',
    stock: 'cards',
    from: (_s, seat) => slotAt(seat, 0) + KIND,
    size: (s, seat) => s[playerAt(seat) + CITY_TOP],
    step: SLOT_SIZE,
    seen: 'all',
  },
  ...Array.from({ length: CELLS }, (_, i) => cell(i)),
  ...Array.from({ length: EVENT_CONTENT_SIZE }, (_, i) => underEvents(i)),
];
