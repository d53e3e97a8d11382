/** What an effect belongs to, by name: questions that it asks say so. */
import type { Effect } from '@evervale/kernel';

const sources = new WeakMap<Effect, string>();

/** Every effect inside a thing comes from what is called so. */
export function nameSource(thing: unknown, id: string): void {
  if (typeof thing !== 'object' || thing === null) return;
  if ('verb' in thing) sources.set(thing as Effect, id);
  for (const part of Object.values(thing)) nameSource(part, id);
}

/** The id of its name, or undefined for effects of the rules themselves. */
export function sourceOf(effect: Effect): string | undefined {
  return sources.get(effect);
}
