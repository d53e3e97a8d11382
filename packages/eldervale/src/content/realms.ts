/** The 24 Elemental Realms, the Ruins and the Bridge. */
import {
  acquire,
  acquireOrBurn,
  build,
  choose,
  gain,
  lose,
  realm,
  refill,
  reveal,
  seq,
  summon,
  type ElementalRealm,
  type RuinTile,
} from '../vocabulary.ts';

/** Three for each element, in the order of the elements; the first of them is the Lair. */
export const ELEMENTAL_REALMS: readonly ElementalRealm[] = [
  realm('air-1', { lair: true, fallback: ['gem'], cost: { gem: 2 }, sigils: 2 }),
  realm('air-2', { fallback: ['scroll'], cost: { scroll: 1, tool: 1 }, sigils: 1 }),
  realm('air-3', { fallback: ['gem', 'scroll'], cost: { gem: 1, tool: 1 }, sigils: 2 }),
  realm('earth-1', { lair: true, fallback: ['tool', 'gem'], cost: { tool: 1, gem: 1 }, sigils: 2 }),
  realm('earth-2', { fallback: ['tool'], cost: { tool: 2 }, sigils: 2 }),
  realm('earth-3', { fallback: ['gem'], cost: { tool: 1, gem: 1 }, sigils: 2 }),
  realm('fire-1', { lair: true, fallback: ['sword'], cost: { sword: 2 }, sigils: 2 }),
  realm('fire-2', { fallback: ['tool'], cost: { tool: 1, sword: 1 }, sigils: 1 }),
  realm('fire-3', { fallback: ['sword', 'tool'], cost: { sword: 1, gem: 1 }, sigils: 2 }),
  realm('water-1', {
    lair: true,
    fallback: ['potion', 'gem'],
    cost: { potion: 1, gem: 1 },
    sigils: 2,
  }),
  realm('water-2', { fallback: ['potion'], cost: { potion: 2 }, sigils: 2 }),
  realm('water-3', { fallback: ['gem'], cost: { potion: 1, tool: 1 }, sigils: 1 }),
  realm('light-1', { lair: true, fallback: ['scroll'], cost: { scroll: 2 }, sigils: 2 }),
  realm('light-2', { fallback: ['potion'], cost: { scroll: 1, tool: 1 }, sigils: 1 }),
  realm('light-3', { fallback: ['scroll', 'potion'], cost: { scroll: 1, potion: 1 }, sigils: 2 }),
  realm('darkness-1', {
    lair: true,
    fallback: ['potion', 'sword'],
    cost: { potion: 1, sword: 1 },
    sigils: 2,
  }),
  realm('darkness-2', { fallback: ['potion'], cost: { potion: 2 }, sigils: 2 }),
  realm('darkness-3', { fallback: ['sword'], cost: { potion: 1, sword: 1 }, sigils: 1 }),
  realm('order-1', { lair: true, fallback: ['scroll'], cost: { tool: 2 }, sigils: 2 }),
  realm('order-2', { fallback: ['tool'], cost: { tool: 1, scroll: 1 }, sigils: 1 }),
  realm('order-3', { fallback: ['tool', 'scroll'], cost: { tool: 1, scroll: 1 }, sigils: 2 }),
  realm('chaos-1', {
    lair: true,
    fallback: ['gem', 'sword'],
    cost: { gem: 1, sword: 1 },
    sigils: 2,
  }),
  realm('chaos-2', { fallback: ['gem'], cost: { gem: 2 }, sigils: 2 }),
  realm('chaos-3', { fallback: ['sword'], cost: { gem: 1, sword: 1 }, sigils: 1 }),
];

/** The Oracle where it is played with the steps of a Dungeon (E21.4). */
export const oracleSteps = choose(
  seq(acquire({ refill: false }), acquireOrBurn(), refill()),
  gain({ magic: 1 }),
);

export const RUIN_TILES: readonly RuinTile[] = [
  {
    id: 'mage-tower',
    copies: 1,
    input: { any: 2 },
    do: seq(gain({ magic: 3 }), lose('magic')),
  },
  { id: 'fortress', copies: 1, input: { any: 2 }, do: gain({ gold: 2 }) },
  { id: 'mill', copies: 1, do: build() },
  { id: 'portal', copies: 1, do: summon() },
  {
    id: 'dungeon',
    copies: 2,
    do: seq(reveal(), acquire({ refill: false }), acquireOrBurn(), refill()),
  },
  { id: 'oracle', copies: 1, do: choose(acquire(), gain({ magic: 1 })) },
  { id: 'dragons-den', copies: 1, do: gain({ gold: 1 }) },
  { id: 'bifrost-bridge', copies: 1, do: gain({ magic: 1 }) },
];
