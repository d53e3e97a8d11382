/** Words for second cells, plots and rooms. */
import type { Text } from '@evervale/kernel/text';
import type { Card } from '../../content/card.ts';
import { CARDS } from '../../content/tables.ts';
import { noun, t } from '../texts.ts';

/** "The 2nd plot needs 1 Undertaker in your city." The card that unlocks it calls it by its name. */
export function lastSpot(n: number, needs: string): Text {
  const slot = CARDS.of(CARDS.kindOf(needs)).unlocks?.what ?? 'spot';
  return t('spots.lastNeeds', { n, slot, of: noun(needs) });
}

export const unlockText = ({ what, of }: NonNullable<Card['unlocks']>): Text =>
  t('unlock', { n: 2, slot: what, of: noun(of) });
