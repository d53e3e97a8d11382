/**
 * Where things lie and who sees them (E1.16). Dealing anew, counting and the tests of secrecy all read
 * this list.
 */
import { hiddenStocks, type State, type Zone } from '@evervale/kernel';
import { CARDS_PER_ELEMENT, CARD_KINDS, SLOTS, STORES, cardOf } from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import {
  CARD_OWNER,
  CASTING,
  DECK,
  DECK_COUNT,
  DISCARD_COUNT,
  FACE_UP,
  GATHER_SLOT,
  HAND,
  HAND_COUNT,
  LOOKING,
  MAGIC_COUNT,
  MAGIC_PILE,
  MAGIC_PILE_SIZE,
  REALM_COUNT,
  SEATS,
  STACK,
  STACK_COUNT,
  TILE,
  TOKENS,
  TRAY_SIZE,
  TRAY_TOKENS,
  TROVES,
  TURNED_UP,
  playerAt,
} from './layout.ts';
import { GHOST_CARDS } from '../content/ghosts.ts';
import { PACKET, packetAt } from '../modules/draft.ts';
import { CURRENT_GHOST, GHOST_DECK, GHOST_DISCARD, GHOST_PILE } from '../modules/ghosts/state.ts';
import { knowsCard, knowsTile } from './known.ts';
import { DRAFT, isGhost, isPartner, plays } from './seats.ts';
import { ownerOfCard, slotAt, storedAt } from './tableau.ts';

/** The top of a pile is open to whoever is looking at it: `pile` 1 = Realms, 2 = Magic cards. */
function isLookedAt(s: State, viewer: number, pile: number, below: number): boolean {
  return s[LOOKING] === viewer + 1 && s[LOOKING + 1] === pile && below < s[LOOKING + 2];
}

const magic: Zone[] = [
  {
    id: 'magic-deck',
    stock: 'magic',
    seen: 'nobody',
    from: () => MAGIC_PILE,
    size: (s) => s[MAGIC_COUNT],
    open: (s, viewer, _seat, i) =>
      isLookedAt(s, viewer, 2, s[MAGIC_COUNT] - 1 - i) || knowsCard(s, viewer, i),
  },
  {
    id: 'magic-discard',
    stock: 'magic',
    seen: 'all',
    from: (s) => MAGIC_PILE + MAGIC_PILE_SIZE - s[DISCARD_COUNT],
    size: (s) => s[DISCARD_COUNT],
  },
  {
    id: 'hand',
    of: 'seat',
    stock: 'magic',
    seen: 'owner',
    from: (_s, seat) => playerAt(seat) + HAND,
    size: (s, seat) => s[playerAt(seat) + HAND_COUNT],
    // E25.4: partners see each other's hand.
    open: (s, viewer, seat) => viewer >= 0 && isPartner(s, viewer, seat),
  },
  { id: 'casting', stock: 'magic', seen: 'all', from: () => CASTING, size: () => 2 },
  {
    id: 'draft-packet',
    of: 'seat',
    stock: 'magic',
    seen: 'owner',
    from: (_s, seat) => packetAt(seat),
    size: (s) => (plays(s, DRAFT) ? PACKET : 0),
  },
];

/** The cards of the Ghosts (chapter 27). */
const ghostly = (s: State, n: number): number => (isGhost(s, s[SEATS] - 1) ? n : 0);
const ghostCards: Zone[] = [
  {
    id: 'ghost-deck',
    stock: 'ghosts',
    seen: 'nobody',
    from: () => GHOST_PILE,
    size: (s) => ghostly(s, s[GHOST_DECK]),
  },
  {
    id: 'ghost-discard',
    stock: 'ghosts',
    seen: 'all',
    from: (s) => GHOST_PILE + GHOST_CARDS.length - s[GHOST_DISCARD],
    size: (s) => ghostly(s, s[GHOST_DISCARD]),
  },
  {
    id: 'ghost-current',
    stock: 'ghosts',
    seen: 'all',
    from: () => CURRENT_GHOST,
    size: (s) => ghostly(s, 1),
  },
];

/** Magic cards lie face down on a card that stores them; its owner knows them. */
const stores: Zone[] = kindsWith((kind) => cardOf(kind).storesMagic === true).map((kind) => ({
  id: `stored-on-${cardOf(kind).id}`,
  stock: 'magic',
  seen: 'nobody',
  from: () => storedAt(kind, 0),
  size: () => STORES[kind],
  open: (s, viewer) => viewer >= 0 && ownerOfCard(s, kind) === viewer,
}));

function kindsWith(has: (kind: number) => boolean): number[] {
  return Array.from({ length: CARD_KINDS }, (_, i) => i + 1).filter(has);
}

const decks: Zone[] = ELEMENTS.flatMap((element, e) => [
  {
    id: `deck-${element}`,
    stock: `adventure-${element}`,
    seen: 'nobody' as const,
    from: () => DECK + e * CARDS_PER_ELEMENT,
    size: (s: State) => s[DECK_COUNT + e],
  },
  {
    id: `face-up-${element}`,
    stock: `adventure-${element}`,
    seen: 'all' as const,
    from: () => FACE_UP + e,
    size: () => 1,
  },
]);

/** Four stacks of three: the highest token of each lies open. */
const stacks: Zone[] = ELEMENTS.map((element, e) => ({
  id: `stacks-${element}`,
  stock: `tokens-${element}`,
  seen: 'nobody',
  from: () => TOKENS + e * 12,
  size: () => 12,
  open: (s, _viewer, _seat, i) => i % 3 === 2 || s[TOKENS + e * 12 + i + 1] === 0,
}));

const openTokens: Zone[] = [
  {
    id: 'tray',
    of: 'seat',
    stock: 'tokens',
    seen: 'all',
    from: (_s, seat) => playerAt(seat) + TRAY_TOKENS,
    size: () => TRAY_SIZE,
  },
  {
    id: 'gather-slot',
    of: 'seat',
    stock: 'tokens',
    seen: 'all',
    from: (_s, seat) => playerAt(seat) + GATHER_SLOT,
    size: () => 1,
  },
  ...kindsWith((kind) => SLOTS[kind] > 0).map((kind) => ({
    id: `slots-of-${cardOf(kind).id}`,
    stock: 'tokens',
    seen: 'all' as const,
    from: () => slotAt(kind, 0),
    size: (s: State) => (s[CARD_OWNER + kind] === 0 ? 0 : SLOTS[kind]),
  })),
];

const tiles: Zone[] = [
  {
    id: 'realm-stack',
    stock: 'tiles',
    seen: 'nobody',
    from: () => STACK,
    size: (s) => s[STACK_COUNT],
    open: (s, viewer, _seat, i) =>
      isLookedAt(s, viewer, 1, s[STACK_COUNT] - 1 - i) || knowsTile(s, viewer, i),
  },
  { id: 'turned-up', stock: 'tiles', seen: 'all', from: () => TURNED_UP, size: () => 1 },
  { id: 'map', stock: 'tiles', seen: 'all', from: () => TILE, size: (s) => s[REALM_COUNT] },
  { id: 'troves', stock: 'troves', seen: 'nobody', from: () => TROVES, size: () => 5 },
];

export const ZONES: readonly Zone[] = [
  ...magic,
  ...stores,
  ...decks,
  ...stacks,
  ...openTokens,
  ...tiles,
  ...ghostCards,
];

export const HIDDEN = hiddenStocks(ZONES);
