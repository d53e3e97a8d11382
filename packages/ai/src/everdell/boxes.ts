/**
 * Features of boxes beside their cards, places and Events, which every box has by their names. A
 * box the training has not seen is judged by what it shares with the base game.
 */
import { BOX_IDS } from '@evervale/everdell';
import {
  ADORNMENTS_EACH,
  AWARD_MODULE,
  CARDS,
  FINDS_EACH,
  FIND_IDS,
  FROG_READY,
  GOLDEN_EACH,
  HARE,
  KEPT_SIZE,
  KNOLL_PLACE,
  LEGENDS_BOX,
  MAP_TILES,
  MARKET_MODULE,
  MARKET_PLACE,
  NEWLEAF_BOX,
  NEWLEAF_CARDS_BOX,
  PEARLBROOK_BOX,
  PLATFORM_PLACE,
  POWERS,
  POWERS_BOX,
  RESERVATION_BOX,
  SECTIONS,
  SPIRECREST_BOX,
  STANDING,
  TICKETS_BOX,
  awardMargin,
  bitOf,
  boxesOf,
  canReach,
  expeditionSize,
  expeditionTile,
  findAt,
  frogAt,
  goldenLeft,
  guestsOf,
  isContent,
  isPlayed,
  isTokenUsed,
  keptCard,
  mountainSeatAt,
  pearls,
  powerAt,
  reachedTiles,
  reservedCard,
  ticketOf,
} from '@evervale/everdell/insides';
import { stepNames, type FeatureGroup } from '../net/features.ts';
import { readyCount } from './supplies.ts';

const BITS = BOX_IDS.map((id) => bitOf(id));

/** Which boxes are in the game: what they bring to everybody. */
export const boxes: FeatureGroup = {
  name: 'boxes',
  features: () => [...BOX_IDS],
  fill(s, _seat, out) {
    const bits = boxesOf(s);
    if (bits === 0) return;
    for (let i = 0; i < BITS.length; i++) if ((bits & BITS[i]) !== 0) out.add(i, 1);
  },
};

const PEARL_STEPS = 4;

/** Pearlbrook (chapter 12): the frog that can still go to the river, pearls, adornments to play. */
export const river: FeatureGroup = {
  name: 'river',
  reason: () => ({ key: 'hint.table' }),
  features: () => [
    'frog',
    ...stepNames('pearl', PEARL_STEPS),
    ...stepNames('adornment', ADORNMENTS_EACH),
  ],
  fill(s, seat, out) {
    if ((boxesOf(s) & PEARLBROOK_BOX) === 0) return;
    if (frogAt(s, seat) === FROG_READY) out.add(0, 1);
    out.steps(1, pearls(s, seat), PEARL_STEPS);
    let left = 0;
    for (let i = 0; i < ADORNMENTS_EACH; i++) if (!isPlayed(s, seat, i)) left++;
    out.steps(1 + PEARL_STEPS, left, ADORNMENTS_EACH);
  },
};

const FIRST_TILE = FIND_IDS.length;
const FIRST_SECTION = FIRST_TILE + MAP_TILES.length;
const NEXT_IN_REACH = FIRST_SECTION + SECTIONS.length + 1;

/** Spirecrest (chapter 13): discoveries, tiles the hare has still to reach, where it stands. */
export const mountain: FeatureGroup = {
  name: 'mountain',
  reason: () => ({ key: 'hint.table' }),
  features: () => [
    ...FIND_IDS,
    ...MAP_TILES.map(({ id }) => `tile-${id}`),
    ...SECTIONS.map((id) => `hare-${id}`),
    'hare-home',
    'next-in-reach',
  ],
  fill(s, seat, out) {
    if ((boxesOf(s) & SPIRECREST_BOX) === 0) return;
    for (let i = 0; i < FINDS_EACH; i++) {
      const find = findAt(s, seat, i);
      if (find > 0) out.add(find - 1, 1);
    }
    const reached = reachedTiles(s, seat);
    const tiles = expeditionSize(s, seat);
    for (let i = reached; i < tiles; i++) {
      out.add(FIRST_TILE + expeditionTile(s, seat, i) - 1, 1);
    }
    out.add(FIRST_SECTION + s[mountainSeatAt(s, seat) + HARE], 1);
    if (reached < tiles && canReach(s, seat, expeditionTile(s, seat, reached))) {
      out.add(NEXT_IN_REACH, 1);
    }
  },
};

/** Cards that lie beside the city until they are played (18.2). */
export const beside: FeatureGroup = {
  name: 'beside',
  reason: (id) => ({ key: 'hint.play', id }),
  features: () => CARDS.list.map(({ id }) => id),
  fill(s, seat, out) {
    if ((boxesOf(s) & LEGENDS_BOX) === 0) return;
    for (let i = 0; i < KEPT_SIZE; i++) {
      const kind = keptCard(s, seat, i);
      if (kind > 0) out.add(kind - 1, 1);
    }
  },
};

/** The power of a seat (chapter 17). */
export const power: FeatureGroup = {
  name: 'power',
  features: () => POWERS.map(({ id }) => id),
  fill(s, seat, out) {
    if ((boxesOf(s) & POWERS_BOX) === 0) return;
    const number = powerAt(s, seat);
    if (number > 0) out.add(number - 1, 1);
  },
};

const MOST_LEAD = 2;

/** The royal award (16.7): how far a seat is before or behind the others. */
export const award: FeatureGroup = {
  name: 'award',
  features: () => ['behind2', 'behind1', 'even', 'ahead1', 'ahead2'],
  fill(s, seat, out) {
    if ((boxesOf(s) & AWARD_MODULE) === 0) return;
    const lead = awardMargin(s, seat);
    out.add(MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)), 1);
  },
};

/** The Market (16.11): free for a ready worker. */
export const market: FeatureGroup = {
  name: 'market',
  features: () => ['free'],
  fill(s, seat, out) {
    if ((boxesOf(s) & MARKET_MODULE) === 0 || s[STANDING + MARKET_PLACE] > 0) return;
    if (readyCount(s, seat) > 0) out.add(0, 1);
  },
};

const MOST_GUESTS = 4;

/** Newleaf (chapter 14): its places for a ready worker, visitors that are content and those that wait. */
export const station: FeatureGroup = {
  name: 'station',
  reason: () => ({ key: 'hint.table' }),
  features: () => [
    'knoll',
    'platform',
    ...stepNames('content', MOST_GUESTS),
    ...stepNames('waiting', MOST_GUESTS),
  ],
  fill(s, seat, out) {
    if ((boxesOf(s) & NEWLEAF_BOX) === 0) return;
    const ready = readyCount(s, seat) > 0;
    if (ready && s[STANDING + KNOLL_PLACE] === 0) out.add(0, 1);
    if (ready && s[STANDING + PLATFORM_PLACE] === 0) out.add(1, 1);
    const guests = guestsOf(s, seat);
    const content = guests.filter((number) => isContent(s, seat, number)).length;
    out.steps(2, content, MOST_GUESTS);
    out.steps(2 + MOST_GUESTS, guests.length - content, MOST_GUESTS);
  },
};

const TICKET_RIDES = 2;

/** Golden tokens, tickets and a reserved card (14.10, 15.8, 15.17). */
export const tokens: FeatureGroup = {
  name: 'tokens',
  reason: () => ({ key: 'hint.table' }),
  features: () => [
    ...stepNames('golden', GOLDEN_EACH),
    ...stepNames('ride', TICKET_RIDES),
    'reservable',
    'reserved',
  ],
  fill(s, seat, out) {
    const bits = boxesOf(s);
    if ((bits & NEWLEAF_CARDS_BOX) !== 0) out.steps(0, goldenLeft(s, seat), GOLDEN_EACH);
    if ((bits & TICKETS_BOX) !== 0) {
      out.steps(GOLDEN_EACH, TICKET_RIDES - ticketOf(s, seat), TICKET_RIDES);
    }
    if ((bits & RESERVATION_BOX) === 0) return;
    if (reservedCard(s, seat) !== 0) out.add(GOLDEN_EACH + TICKET_RIDES + 1, 1);
    else if (!isTokenUsed(s, seat)) out.add(GOLDEN_EACH + TICKET_RIDES, 1);
  },
};
