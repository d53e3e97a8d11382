/** What a tile of an expedition costs, in words. */
import { allOf, type Text } from '@evervale/kernel/text';
import { amounts, t } from '../../words/texts.ts';
import type { TileCost } from '../tiles.ts';

export function tileCostText({ card = 0, ...cost }: TileCost): Text {
  const cards = card > 0 ? [t('n.handCard', { n: card })] : [];
  const others = Object.values(cost).some((n) => n > 0) ? [amounts(cost)] : [];
  return allOf([...others, ...cards]);
}
