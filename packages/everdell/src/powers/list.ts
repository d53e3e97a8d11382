/** The 23 powers (chapter 17): what each adds to the rules for whoever has it. */
import { seq, type Effect } from '@evervale/kernel';
import type { Resource } from '../content/terms.ts';
import { activateDifferent } from '../effects/activateSome.ts';
import { nameSource } from '../effects/source.ts';
import { choose, may } from '../effects/choose.ts';
import { discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { giveDrawn } from '../effects/giveDrawn.ts';
import { takeMeadow } from '../effects/meadow.ts';
import {
  COUNTS_GAINS,
  DRAWS_FROM_MEADOW,
  FOREST_ELSEWHERE,
  FREE_FARMS,
  HAS_ARCHIVE,
  SHARES_PLACES,
} from '../state/abilities.ts';
import { activateThis, alsoResolve, invest, putAside } from './afterCard.ts';
import { drawOneMore } from './oneMore.ts';
import { freeFarm } from './farmPile.ts';
import { gainMissing, ifGained, swapGained } from './gained.ts';
import { layForest } from './ownForest.ts';
import { moveToken } from './tokens.ts';

export interface Power {
  readonly id: string;
  /** The box in which it was printed. */
  readonly from: 'bellfaire' | 'newleaf' | 'mistwood';
  /** Raises the hand limit. */
  readonly hand?: number;
  /** Lasting abilities (abilities.ts). */
  readonly ability?: number;
  /** So many of a resource stand in for any one in a Construction's cost. */
  readonly standIn?: { readonly resource: Resource; readonly n: number };
  /** After the action of a place where a worker of the player was placed. */
  readonly placed?: { readonly at: 'any' | 'ground' | 'token'; readonly effect: Effect };
  /** After a card was played and resolved. */
  readonly played?: {
    readonly card: 'any' | 'production' | 'other';
    /** Not in autumn. */
    readonly notAutumn?: boolean;
    readonly effect: Effect;
  };
  /** After cards were drawn from the deck. */
  readonly drew?: Effect;
  /** At the start of the game, and of each season if `seasons`. */
  readonly start?: Effect;
  readonly seasons?: boolean;
  /** Whenever anybody comes to the place, or plays the card, on which its token lies. */
  readonly token?: Effect;
  /** Once a turn, for a point token from the power; so many lie there at first. */
  readonly forToken?: Effect;
  readonly tokens?: number;
  /** A pile of its own: Forest cards, Farms, or so many cards of the deck. */
  readonly pile?: 'forest' | 'farms' | number;
  /** Point tokens for whoever has the pile of Farms when an opponent plays one of them. */
  readonly reward?: number;
  /** Cards to which the ability does not reach. */
  readonly except?: readonly string[];
  /** Plays first, or last. */
  readonly turn?: 'first' | 'last';
  /** Not against Rugwort. */
  readonly notSolo?: boolean;
}

export const POWERS: readonly Power[] = [
  { id: 'axolotls', from: 'bellfaire', placed: { at: 'token', effect: gainAny(1) } },
  { id: 'cardinals', from: 'bellfaire', hand: 2, drew: drawOneMore() },
  {
    id: 'foxes',
    from: 'bellfaire',
    ability: FOREST_ELSEWHERE,
    except: ['cemetery', 'monastery', 'chapel', 'pirate-ship', 'storehouse'],
  },
  {
    id: 'hedgehogs',
    from: 'bellfaire',
    ability: COUNTS_GAINS,
    standIn: { resource: 'berry', n: 2 },
    placed: { at: 'ground', effect: ifGained('berry', gain({ berry: 1 }), true) },
  },
  { id: 'lizards', from: 'bellfaire', pile: 'forest', start: layForest(3), seasons: true },
  { id: 'mice', from: 'bellfaire', placed: { at: 'ground', effect: may(gainMissing()) } },
  {
    id: 'moles',
    from: 'bellfaire',
    ability: COUNTS_GAINS,
    placed: { at: 'any', effect: swapGained('pebble') },
  },
  { id: 'otters', from: 'bellfaire', standIn: { resource: 'resin', n: 1 } },
  {
    id: 'owls',
    from: 'bellfaire',
    hand: 1,
    placed: {
      at: 'any',
      effect: seq(discard(0, 1), may(draw(1, may(seq(giveDrawn(), draw(2)))))),
    },
  },
  {
    id: 'platypuses',
    from: 'bellfaire',
    tokens: 5,
    forToken: seq(gainAny(1), choose(draw(1), takeMeadow(1))),
  },
  {
    id: 'rats',
    from: 'bellfaire',
    start: moveToken('meadow'),
    token: seq(gainMissing(), moveToken('meadow')),
    notSolo: true,
  },
  {
    id: 'squirrels',
    from: 'bellfaire',
    ability: COUNTS_GAINS,
    standIn: { resource: 'twig', n: 2 },
    placed: { at: 'any', effect: ifGained('twig', gain({ twig: 1 })) },
  },
  { id: 'starlings', from: 'bellfaire', hand: 3, ability: DRAWS_FROM_MEADOW },
  {
    id: 'toads',
    from: 'bellfaire',
    played: { card: 'production', effect: may(seq(discard(1, 1), activateThis())) },
  },
  { id: 'turtles', from: 'bellfaire', played: { card: 'any', effect: invest() } },
  {
    id: 'bats',
    from: 'newleaf',
    ability: HAS_ARCHIVE,
    played: { card: 'any', effect: putAside() },
  },
  {
    id: 'cats',
    from: 'newleaf',
    ability: SHARES_PLACES,
    except: ['chapel', 'pirate-ship'],
  },
  {
    id: 'honey-bees',
    from: 'newleaf',
    played: {
      card: 'other',
      notAutumn: true,
      effect: may(seq(discard(1, 1), activateDifferent(1))),
    },
  },
  { id: 'snails', from: 'newleaf', pile: 7, token: alsoResolve() },
  { id: 'butterflies', from: 'mistwood', hand: 4, turn: 'first' },
  {
    id: 'pigs',
    from: 'mistwood',
    ability: FREE_FARMS,
    pile: 'farms',
    reward: 2,
    start: freeFarm(),
    seasons: true,
  },
  {
    id: 'spiders',
    from: 'mistwood',
    start: moveToken('location'),
    token: seq(gainMissing(), draw(1), moveToken('location')),
    turn: 'last',
  },
  {
    id: 'stoats',
    from: 'mistwood',
    played: {
      card: 'any',
      effect: may(
        choose(
          seq(discard(2, 2), gainAny(1, ['twig', 'resin', 'berry'])),
          seq(discard(3, 3), gain({ pebble: 1 })),
        ),
      ),
    },
  },
];

POWERS.forEach((power) => nameSource(power, power.id));

/** By number, from 1 on. */
export function powerOf(n: number): Power {
  return POWERS[n - 1];
}

export function numberOf(id: string): number {
  return POWERS.findIndex((power) => power.id === id) + 1;
}

// Those the rules ask for by number.
export const AXOLOTLS = numberOf('axolotls');
export const FOXES = numberOf('foxes');
export const CATS = numberOf('cats');
export const LIZARDS = numberOf('lizards');
export const PLATYPUSES = numberOf('platypuses');
export const RATS = numberOf('rats');
export const TURTLES = numberOf('turtles');
export const SNAILS = numberOf('snails');
export const BUTTERFLIES = numberOf('butterflies');
export const PIGS = numberOf('pigs');
export const SPIDERS = numberOf('spiders');

/** Every effect that a power says. */
export function effectsOf({ placed, played, drew, start, token, forToken }: Power): Effect[] {
  const all = [placed?.effect, played?.effect, drew, start, token, forToken];
  return all.filter((effect) => effect !== undefined);
}
