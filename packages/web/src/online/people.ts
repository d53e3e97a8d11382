/** The people of a list of tables. */
import type { Listed } from '@evervale/protocol';

/** Everybody once, by the name they had last. */
export function peopleIn(tables: readonly Listed[], me: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { seats } of tables.toSorted((a, b) => a.updatedAt - b.updatedAt)) {
    for (const { person, name, kind } of seats) {
      if (person !== null && person !== me && kind !== 'hotseat') known.set(person, name);
    }
  }
  return known;
}
