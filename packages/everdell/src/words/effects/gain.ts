/** Words for gaining things. */
import type { Effect } from '@evervale/kernel';
import { anyOf, type Text } from '@evervale/kernel/text';
import { RESOURCE_NAMES, type Resource } from '../../content/terms.ts';
import type { GainAny, GainEffect } from '../../effects/gain.ts';
import { amounts, form, t, type Amounts } from '../texts.ts';
import { verb, type Clause } from './clause.ts';
import { counted, joinedBy } from './count.ts';
import type { About, WordTable } from './registry.ts';

/** One clause for several gains in a row. */
export function gainsOf(effects: readonly Effect[], about: About): Clause {
  const fixed = effects.flatMap((effect) => fixedGain(effect) ?? []);
  const others = effects.filter((effect) => fixedGain(effect) === undefined);
  const texts = others.map((effect) => gainText(effect as GainEffect | GainAny, about));
  const all = fixed.length > 0 ? [amounts(fixed.reduce(sum)), ...texts] : texts;
  return verb('v.gain', { what: all.reduce((a, b) => t('q.plus', { a, b })) }, 'and');
}

/** Whether the effect is a gain that the steps before it cannot change. */
export function isPlainGain(effect: Effect): boolean {
  if (effect.verb === 'gainPearls') return true;
  if (effect.verb === 'gain') return joinedBy((effect as GainEffect).times) === 'and';
  return effect.verb === 'gainAny' && joinedBy((effect as GainAny).n) === 'and';
}

function gainText(effect: GainEffect | GainAny, about: About): Text {
  return effect.verb === 'gain'
    ? counted(effect.times, (n) => amounts(scaled(effect.what, n)), about)
    : counted(effect.n, (n) => chosen(n, effect.from), about);
}

/** What an effect gains in any case. */
export function fixedGain(effect: Effect): Amounts | undefined {
  if (effect.verb === 'gain') {
    const { what, times } = effect as GainEffect;
    return typeof times === 'number' ? scaled(what, times) : undefined;
  }
  if (effect.verb === 'gainPearls') return { pearl: (effect as Effect & { n: number }).n };
  if (effect.verb !== 'gainAny') return undefined;
  const { n, from } = effect as GainAny;
  return typeof n === 'number' && isAny(from) ? { any: n } : undefined;
}

function sum(a: Amounts, b: Amounts): Amounts {
  const both = [...Object.entries(a), ...Object.entries(b)] as [keyof Amounts, number][];
  const total: { -readonly [what in keyof Amounts]: number } = {};
  for (const [what, n] of both) total[what] = (total[what] ?? 0) + n;
  return total;
}

function scaled(of: Amounts, by: number): Amounts {
  return Object.fromEntries(Object.entries(of).map(([what, n]) => [what, n * by]));
}

const isAny = (from: readonly Resource[]): boolean => RESOURCE_NAMES.every((r) => from.includes(r));

/** "2 resources of your choice", "1 twig, 1 resin or 1 pebble", "2 resources (twigs or resin)". */
export function chosen(n: number, from: readonly Resource[]): Text {
  if (isAny(from)) return amounts({ any: n });
  if (n === 1 || from.length === 1) return anyOf(from.map((r) => amounts({ [r]: n })));
  const note = anyOf(from.map((r) => form(`resource-${r}`, 'many')));
  return t('q.aside', { what: amounts({ resource: n }), note });
}

export const gainWords = {
  gain: (effect: GainEffect, about) => [
    verb('v.gain', { what: gainText(effect, about) }, joinedBy(effect.times)),
  ],
  gainAny: (effect: GainAny, about) => [
    verb('v.gain', { what: gainText(effect, about) }, joinedBy(effect.n)),
  ],
} satisfies WordTable;
