/** Features of the Tableau: cards by kind, what lies on them, and those within reach. */
import {
  CARD_KINDS,
  CARD_PRICE,
  DWELLING_COUNT,
  ELEMENT,
  FACTION,
  FACTIONS,
  GATHER_SLOT,
  SLOTS,
  TAKES_ORB,
  canPay,
  cardOf,
  faceUp,
  orbAt,
  playerAt,
  slotAt,
} from '@evervale/eldervale/insides';
import { ELEMENTS, type CardKind } from '@evervale/eldervale/vocabulary';
import { own } from './cards.ts';
import { stepNames, type FeatureGroup } from '../net/features.ts';

const KINDS: readonly CardKind[] = ['door', 'action', 'passive', 'vault', 'aura'];
const KIND_OF = Uint8Array.from({ length: CARD_KINDS + 1 }, (_, kind) =>
  kind === 0 ? 0 : KINDS.indexOf(cardOf(kind).kind),
);
const CARD_STEPS = 12;
const KIND_STEPS = 4;
const PER_DWELLING = 3;
const kinds = new Uint8Array(KINDS.length);

const GENERAL = CARD_STEPS + KINDS.length * KIND_STEPS;

export const tableau: FeatureGroup = {
  name: 'tableau',
  reason: (feature) =>
    CARD_IDS.has(feature) ? { key: 'hint.later', id: feature } : { key: 'hint.cards' },
  features: () => [
    ...stepNames('card', CARD_STEPS),
    ...KINDS.flatMap((kind) => stepNames(kind, KIND_STEPS)),
    ...Array.from({ length: CARD_KINDS }, (_, i) => cardOf(i + 1).id),
    'beyondRoofs',
    'roofsForMore',
  ],
  fill(s, seat, out) {
    const n = own.count;
    kinds.fill(0);
    for (let i = 0; i < n; i++) {
      const kind = own.kinds[i];
      kinds[KIND_OF[kind]]++;
      out.add(GENERAL + kind - 1, 1);
    }
    out.steps(0, n, CARD_STEPS);
    for (let i = 0; i < KINDS.length; i++) {
      out.steps(CARD_STEPS + i * KIND_STEPS, kinds[i], KIND_STEPS);
    }
    // Three cards count for each Dwelling (E20.6).
    const room = PER_DWELLING * s[playerAt(seat) + DWELLING_COUNT] - n;
    if (room < 0) out.add(GENERAL + CARD_KINDS, -room / 3);
    else out.add(GENERAL + CARD_KINDS + 1, room / 3);
  },
};

const CARD_IDS: ReadonlySet<string> = new Set(
  Array.from({ length: CARD_KINDS }, (_, i) => cardOf(i + 1).id),
);

/** Tokens in Slots and Orbs on cards. */
export const slots: FeatureGroup = {
  name: 'slots',
  reason: () => ({ key: 'hint.slots' }),
  features: () => [
    'gather',
    ...stepNames('token', 6),
    ...stepNames('free', 6),
    ...stepNames('orb', 4),
  ],
  fill(s, seat, out) {
    if (s[playerAt(seat) + GATHER_SLOT] !== 0) out.add(0, 1);
    let filled = 0;
    let free = 0;
    let orbs = 0;
    for (let n = 0; n < own.count; n++) {
      const kind = own.kinds[n];
      for (let i = 0; i < SLOTS[kind]; i++) {
        if (s[slotAt(kind, i)] !== 0) filled++;
        else free++;
      }
      if (TAKES_ORB[kind] === 1 && s[orbAt(kind)] === 1) orbs++;
    }
    out.steps(1, filled, 6);
    out.steps(7, free, 6);
    out.steps(13, orbs, 4);
  },
};

/** Cards that lie open and can be paid. */
export const reach: FeatureGroup = {
  name: 'reach',
  reason: () => ({ key: 'hint.reach' }),
  features: () => [...stepNames('payable', 5), ...ELEMENTS.map((element) => `own.${element}`)],
  fill(s, seat, out) {
    let n = 0;
    for (let e = 0; e < ELEMENTS.length; e++) {
      const kind = faceUp(s, e);
      if (kind !== 0 && canPay(s, seat, CARD_PRICE[kind])) n++;
    }
    out.steps(0, n, 5);
    const element = s[playerAt(seat) + ELEMENT];
    if (element > 0) out.add(4 + element, 1);
  },
};

export const factions: FeatureGroup = {
  name: 'faction',
  features: () => FACTIONS.map(({ id }) => id),
  fill(s, seat, out) {
    const faction = s[playerAt(seat) + FACTION];
    if (faction > 0) out.add(faction - 1, 1);
  },
};
