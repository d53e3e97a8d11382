/** What stands on a card beside its text. */
import { anyOf, type Text } from '@evervale/kernel/text';
import { allBoxes } from '../../content/boxes.ts';
import type { Card } from '../../content/card.ts';
import { CARDS } from '../../content/tables.ts';
import { amounts, name, onYour, t } from '../texts.ts';

/** What boxes print beside the text of cards; each declares its own. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxFacts {}

export interface CardFacts extends BoxFacts {
  /** "Common Critter": the rarity bends to the kind. */
  readonly kind: Text;
  /** "Production". */
  readonly color: Text;
  readonly cost: Text;
  readonly points: Text;
  /** Critters: the Constructions that can be occupied for them (6.14). */
  readonly livesIn?: Text;
  /** Critters: the type of Constructions that can be occupied for them (19.4). */
  readonly livesInAny?: Text;
  /** Constructions: the Critters for which they can be occupied. */
  readonly houses?: Text;
  /** Constructions: the type of Critters for which they can be occupied (19.5). */
  readonly housesAny?: Text;
  /** That the card is of our own design. */
  readonly original?: Text;
}

export function cardFacts(id: string): CardFacts {
  const card = CARDS.of(CARDS.kindOf(id));
  const { kind, rarity, color, cost, points, livesIn = [] } = card;
  const { livesInAny, housesAny, original, countsAs = id } = card;
  const guests = CARDS.list.filter((other) =>
    [id, countsAs].some((home) => other.livesIn?.includes(home)),
  );
  return {
    kind: t('fact.kind', { kind, rarity }),
    color: name(`type-${color}`),
    cost: Object.keys(cost).length > 0 ? amounts(cost) : t('fact.noCost'),
    points: t('n.point', { n: points }),
    ...(livesIn.length > 0 && {
      livesIn: t('cost.occupied', { card: anyOf(livesIn.map(onYour)) }),
    }),
    ...(livesInAny && { livesInAny: t('fact.livesInAny', { color: livesInAny }) }),
    ...(guests.length > 0 && {
      houses: t('fact.houses', { cards: anyOf(guests.map((guest) => name(guest.id))) }),
    }),
    ...(housesAny && { housesAny: t('fact.housesAny', { color: housesAny }) }),
    ...boxFacts(card),
    ...(original && { original: t('fact.original') }),
  };
}

/** What the boxes say about a card. */
export function boxFacts(card: Card): BoxFacts {
  return Object.assign({}, ...allBoxes().map(({ facts }) => facts?.(card))) as BoxFacts;
}
