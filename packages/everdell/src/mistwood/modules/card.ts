/** A card of her modules: a character, a plot or a scheme (chapter 32). */
import type { Effect } from '@evervale/kernel';
import type { Color } from '../../content/terms.ts';
import type { Moment } from './tidings.ts';
import type { PlaceKind } from './webs.ts';

/** Which cards a moment is about. */
export interface CardTest {
  readonly kind?: 'construction';
  readonly color?: Color;
  readonly unique?: boolean;
  /** Printed value at most. */
  readonly worthAtMost?: number;
}

/** Something that happens each time. */
export interface Whenever extends Effect {
  readonly verb: 'whenever';
  readonly moment: Moment;
  /** Only on places of these kinds. */
  readonly at?: readonly PlaceKind[];
  readonly card?: CardTest;
  /** Only these Meadow positions, from 1 on; 'crept': as far as the webs have come. */
  readonly positions?: readonly number[] | 'crept';
  /** Only with more cards or resources than this at the end of a turn. */
  readonly moreThan?: { readonly of: 'hand' | 'resources'; readonly n: number };
  readonly then: Effect;
}

type Limits = Omit<Whenever, 'verb' | 'id' | 'moment' | 'then'>;

export function whenever(moment: Moment, then: Effect, limits: Limits = {}): Whenever {
  return { verb: 'whenever', id: 0, moment, ...limits, then };
}

export interface ModuleCard {
  readonly id: string;
  /** Of our own design; one plot is known. */
  readonly original: boolean;
  /** Done as soon as it applies. */
  readonly now?: Effect;
  readonly whenever: readonly Whenever[];
  /** Where webs lie: kinds of places, and Meadow positions. */
  readonly webs?: readonly PlaceKind[];
  readonly meadow?: readonly number[] | 'crept';
  /** Nobody may place a worker there. */
  readonly closes?: PlaceKind;
  /** As the last plot, when her game ends; undefined = as printed above (G2). */
  readonly last?: Effect;
  /** What a scheme brings: characters as a pile, plots of which one may choose. */
  readonly brings?: 'characters' | 'plots';
}
