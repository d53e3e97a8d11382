/** What can be looked up in Eldervale, sorted as somebody looks for it. */
import { BASE_MONSTERS, LEGENDARY_MONSTERS } from '@evervale/eldervale';
import type { Element } from '@evervale/eldervale/vocabulary';
import type { Lookup, Thing } from '@evervale/kernel';

export const GROUPS = ['adventure', 'magic', 'monster', 'faction', 'realm', 'ghost'] as const;
export type Group = (typeof GROUPS)[number];

export interface Wanted {
  readonly text: string;
  readonly group: Group | null;
  readonly element: Element | null;
  readonly kind: string | null;
}
export const ANYTHING: Wanted = { text: '', group: null, element: null, kind: null };

export const elementOfThing = (thing: Thing): Element | null =>
  (thing.data?.()['element'] as Element | undefined) ?? null;

/** The kinds that a group has; where it has one only, there is nothing to choose. */
export function kindsOf(lookup: Lookup, group: Group | null): readonly string[] {
  if (group === null) return [];
  const kinds = lookup.things.filter((thing) => thing.group === group).map(({ kind }) => kind);
  const found = [...new Set(kinds)];
  return found.length > 1 ? found : [];
}

export function search(lookup: Lookup, { text, group, element, kind }: Wanted): readonly Thing[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const found = words.length === 0 ? lookup.things : lookup.search(words);
  return found.filter(
    (thing) =>
      (group === null || thing.group === group) &&
      (element === null || elementOfThing(thing) === element) &&
      (kind === null || thing.kind === kind),
  );
}

const MONSTERS = [...BASE_MONSTERS, ...LEGENDARY_MONSTERS];

/** Where a Monster lives, and which Monsters live in a Realm. */
export const lairOf = (id: string): string | undefined =>
  MONSTERS.find((monster) => monster.id === id)?.lair;
export const livingIn = (tile: string): readonly string[] =>
  MONSTERS.filter(({ lair }) => lair === tile).map(({ id }) => id);
