/** What is printed on a card, to be compared with literal values. */
import { CARDS } from '../../src/index.ts';

export function printed(id: string) {
  const {
    kind,
    rarity,
    color,
    cost,
    points,
    copies,
    livesIn,
    space = 'own',
  } = CARDS.of(CARDS.kindOf(id));
  return { kind, rarity, color, cost, points, copies, livesIn, space };
}
