/** Short ways to write texts: plain data, no language. */
import { allOf, type Text, type TextArgs } from '@evervale/kernel/text';
import type { WordKey } from './catalogs.ts';

export function t(key: WordKey, args?: TextArgs): Text {
  return args ? { key, args } : { key };
}

/** The name of a card, an Event, a location … as it stands there. */
export const name = (id: string): Text => ({ key: 'name', args: { id } });

/** One form of a name: `one` (in German the accusative) or `many`. */
export const form = (id: string, of: 'one' | 'many'): Text => ({ key: 'form', args: { id, of } });

/**
 * The forms of a name for the pattern around it, whatever the argument is called:
 * `t('each.card', { of: noun('farm'), place })` fills `noun`, `g`, `many` and `ini`.
 */
export const noun = (id: string): Text => ({ key: 'noun', args: { id } });

/** The name of whoever sits there. */
export const player = (seat: number): Text => ({ key: 'player', args: { seat } });

/** "on your Farm". */
export const onYour = (id: string): Text => t('on.your', { of: noun(id) });

/** "1 Farm", "2 Farms". */
export const named = (n: number, id: string): Text => t('n.named', { n, of: noun(id) });

/** "King, Queen and Farm". */
export const names = (ids: readonly string[]): Text => allOf(ids.map(name));

const AMOUNTS = {
  twig: 'n.twig',
  resin: 'n.resin',
  pebble: 'n.pebble',
  berry: 'n.berry',
  any: 'n.any',
  resource: 'n.resource',
  pearl: 'n.pearl',
  point: 'n.token',
  card: 'n.card',
} as const satisfies Record<string, WordKey>;

const FEWER = {
  twig: 'less.twig',
  resin: 'less.resin',
  pebble: 'less.pebble',
  berry: 'less.berry',
  any: 'less.any',
} as const satisfies Record<string, WordKey>;

/** "3 fewer berries". */
export function fewer(of: { readonly [what in keyof typeof FEWER]?: number }): Text {
  const kinds = Object.keys(FEWER) as (keyof typeof FEWER)[];
  const present = kinds.filter((kind) => (of[kind] ?? 0) > 0);
  return allOf(present.map((kind) => t(FEWER[kind], { n: of[kind] ?? 0 })));
}

/** Amounts of resources, pearls, point tokens and cards; what is not named is zero. */
export type Amounts = { readonly [what in keyof typeof AMOUNTS]?: number };

/** "2 twigs, 1 resin and 1 point token"; nothing at all is "0 resources". */
export function amounts(of: Amounts): Text {
  const kinds = Object.keys(AMOUNTS) as (keyof Amounts)[];
  const present = kinds.filter((kind) => (of[kind] ?? 0) > 0);
  if (present.length === 0) return t('n.resource', { n: 0 });
  return allOf(present.map((kind) => t(AMOUNTS[kind], { n: of[kind] ?? 0 })));
}
