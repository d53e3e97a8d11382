/** The element of each Spell, for the papers of its picture. */
import { MAGIC_CARDS } from '@evervale/eldervale';
import type { Element } from '@evervale/eldervale/vocabulary';

export const SPELL_ELEMENTS: Readonly<Record<string, Element | undefined>> = Object.fromEntries(
  MAGIC_CARDS.map((card) => [card.id, card.type === 'spell' ? card.element : undefined]),
);
