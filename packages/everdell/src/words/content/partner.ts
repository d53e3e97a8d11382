/** Husband and Wife find each other by the space they share (6.23); a lodger finds a Farm. */
import type { Card } from '../../content/card.ts';
import { CARDS } from '../../content/tables.ts';

const PARTNER = { husband: 'wife', wife: 'husband' } as const;

/** The card with which this one may share its space. */
export function partnerOf({ space }: Card): string | undefined {
  if (space === 'lodger') return CARDS.of(CARDS.farm).id;
  if (space !== 'husband' && space !== 'wife') return undefined;
  return CARDS.list.find((card) => card.space === PARTNER[space])?.id;
}
