/**
 * Positions by chance, as people could write them: full and half-full cities, couples, prisoners,
 * occupied Constructions. What the rules say about them is worked out in this folder a second time,
 * slowly and from the rulebook, without a look at the engine.
 */
import type { Stream } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import {
  CARDS,
  RESOURCE_NAMES,
  type Card,
  type Position,
  type PositionCard,
  type PositionPlayer,
} from '../../src/index.ts';

export type Goods = Readonly<Record<string, number>>;
export type CityCard = string | PositionCard;

const BASE: readonly Card[] = CARDS.list.filter(({ box }) => box === 'base');
const known = new Map(CARDS.list.map((card) => [card.id, card]));

export const factsOf = (id: string): Card => known.get(id)!;
export const idOf = (card: CityCard): string => (typeof card === 'string' ? card : card.card);
export const cardOf = (card: CityCard): Card => factsOf(idOf(card));
export const onIt = (card: CityCard): Partial<PositionCard> =>
  typeof card === 'string' ? {} : card;
export const has = (city: readonly CityCard[], id: string): boolean =>
  city.some((card) => idOf(card) === id);
export const cityOf = (player: PositionPlayer): readonly CityCard[] =>
  (player.city ?? []).filter((card) => card !== null);
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const totalOf = (goods: Goods): number => sum(Object.values(goods));

/** 6.21-6.24: fifteen spaces; a couple takes one, a Wanderer none. */
export function spacesUsed(city: readonly CityCard[]): number {
  const count = (id: string): number => city.filter((card) => idOf(card) === id).length;
  return city.length - count('wanderer') - Math.min(count('husband'), count('wife'));
}

export class Dealer {
  private readonly rng: Stream;
  private readonly deck: string[] = [];

  constructor(rng: Stream, cards: readonly Card[] = BASE) {
    this.rng = rng;
    const all = cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
    while (all.length > 0) this.deck.push(all.splice(this.below(all.length), 1)[0]);
  }

  below(n: number): number {
    return anyOf(this.rng, n);
  }

  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  anyOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  draw(): string {
    return this.deck.pop()!;
  }

  /** The next card that fits there, or undefined. */
  drawFor(fits: (card: Card) => boolean): string | undefined {
    const at = this.deck.findIndex((id) => fits(factsOf(id)));
    return at < 0 ? undefined : this.deck.splice(at, 1)[0];
  }

  goods(most: number): Goods {
    return Object.fromEntries(RESOURCE_NAMES.map((id) => [id, this.below(most + 1)]));
  }

  city(): CityCard[] {
    const city: CityCard[] = [];
    for (let wanted = this.anyOf([0, 3, 6, 10, 14, 15, 17]); wanted > 0; wanted--) {
      const id = this.drawFor(
        (card) =>
          !(card.rarity === 'unique' && has(city, card.id)) && spacesUsed([...city, card.id]) <= 15,
      );
      if (id !== undefined) city.push(this.asItLies(id));
    }
    return city;
  }

  private asItLies(id: string): CityCard {
    if (id === 'dungeon' && this.oneIn(2)) {
      const prisoner = this.drawFor(({ kind }) => kind === 'critter');
      return prisoner === undefined ? id : { card: id, prisoners: [prisoner] };
    }
    if (factsOf(id).kind === 'construction' && this.oneIn(3)) return { card: id, occupied: true };
    return id;
  }

  player(handLimit: number): PositionPlayer {
    return {
      season: this.anyOf(['winter', 'spring', 'summer', 'autumn'] as const),
      resources: this.goods(4),
      city: this.city(),
      hand: Array.from({ length: this.below(handLimit + 1) }, () => this.draw()),
    };
  }
}

/** A whole table; the rest of the deck does not matter. */
export function dealt(rng: Stream): Position & { players: readonly PositionPlayer[] } {
  const dealer = new Dealer(rng);
  const n = 2 + dealer.below(3);
  const players = Array.from({ length: n }, () => dealer.player(5));
  const meadow = Array.from({ length: 8 }, () => dealer.draw());
  const deck = Array.from({ length: 10 }, () => dealer.draw());
  return { players, meadow, deck, turn: 1 + dealer.below(n) };
}
