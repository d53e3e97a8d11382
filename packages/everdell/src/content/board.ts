/** What lies on the board: basic locations, Forest cards, Events. Boxes add to these lists. */
import type { Effect } from '@evervale/kernel';
import type { Count } from '../effects/count.ts';
import type { CardKind, Color, Rarity } from './terms.ts';

export interface Location {
  readonly id: string;
  readonly box: string;
  readonly effect: Effect;
  /** Basic locations: an open ring holds any number of workers (5.5). */
  readonly shared?: boolean;
}

/** What a player must have in the city, and pay, to achieve an Event (5.40). */
export interface Requirement {
  readonly cards?: readonly string[];
  readonly colors?: Partial<Record<Color, number>>;
  /** Cards of one kind and rarity. */
  readonly sort?: { readonly rarity: Rarity; readonly kind: CardKind; readonly n: number };
  /** So many cards, of one kind or of any. */
  readonly count?: { readonly kind?: CardKind; readonly n: number };
  /** So many Events achieved before. */
  readonly events?: number;
}

export interface GameEventCard {
  readonly id: string;
  readonly box: string;
  readonly needs: Requirement;
  /** Printed points. */
  readonly points: number;
  /** A price that is part of achieving it. */
  readonly price?: Effect;
  /** Carried out at once (5.43). */
  readonly effect?: Effect;
  /** Points at scoring besides the printed ones. */
  readonly bonus?: { readonly each: readonly Count[] };
}

/** Verbs that lay cards under an Event; others lay resources on it. Boxes add theirs. */
export const TUCKING = new Set(['tuck', 'studyScrolls', 'tuckMeadow']);

/** Do cards lie under this Event once it has been achieved? */
export function holdsCards({ effect }: GameEventCard): boolean {
  return effect !== undefined && tucks(effect);
}

function tucks(effect: Effect): boolean {
  const inside = effect as { readonly steps?: Effect[]; readonly options?: Effect[] };
  const parts = inside.steps ?? inside.options ?? [];
  return TUCKING.has(effect.verb) || parts.some(tucks);
}

/** Numbered from 1, like cards: 0 means none. */
class Numbered<T extends { readonly id: string }> {
  readonly list: T[] = [];

  add(item: T): void {
    if (this.find(item.id) !== undefined) throw new Error(`${item.id} exists twice`);
    this.list.push(item);
  }

  of(kind: number): T {
    return this.list[kind - 1];
  }

  find(id: string): number | undefined {
    const i = this.list.findIndex((item) => item.id === id);
    return i < 0 ? undefined : i + 1;
  }
}

export const BASIC_LOCATIONS: Location[] = [];
export const FORESTS = new Numbered<Location>();
export const BASIC_EVENT_LIST: GameEventCard[] = [];
export const SPECIAL_EVENT_LIST = new Numbered<GameEventCard>();
