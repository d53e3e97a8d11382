/** What stands on the cards of a box, against the list of the box. */
import { CARDS } from '../../src/content/tables.ts';

/** Kind, rarity, type, cost, points and copies of all cards of a box, by id. */
export function printedIn(box: string): Record<string, unknown[]> {
  return Object.fromEntries(
    CARDS.list
      .filter((card) => card.box === box)
      .map(({ id, kind, rarity, color, cost, points, copies }) => [
        id,
        [kind, rarity, color, cost, points, copies],
      ]),
  );
}
