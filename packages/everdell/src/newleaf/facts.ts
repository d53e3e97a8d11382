/** What a golden banner says on its card. */
import type { Text } from '@evervale/kernel';
import type { Card } from '../content/card.ts';
import type { CardKind } from '../content/terms.ts';
import type { CardFilter } from '../state/city.ts';
import type { BoxFacts } from '../words/content/cardFacts.ts';
import { t } from '../words/texts.ts';

declare module '../words/content/cardFacts.ts' {
  interface BoxFacts {
    /** What its golden banner says (14.7, 14.8). */
    readonly golden?: Text;
  }
}

export function goldenFacts({ kind, golden }: Card): BoxFacts {
  return golden ? { golden: goldenText(kind, golden) } : {};
}

/** 14.7, 14.8: a Critter looks for a Construction, a Construction for a Critter. */
function goldenText(kind: CardKind, { color, rarity = 'common' }: CardFilter): Text {
  const args = { color: color ?? 'none', rarity };
  return t(kind === 'critter' ? 'cost.golden' : 'fact.goldenFor', args);
}
