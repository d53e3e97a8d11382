/** Words for the Market, its goods and the royal awards. */
import { sentences, type Text } from '@evervale/kernel/text';
import { sentence, told } from '../../words/effects/clause.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import { form, t } from '../../words/texts.ts';
import { AWARDS, FIRST_AWARD, SECOND_AWARD, type Award } from '../award.ts';
import { GOODS, type Good } from '../market.ts';

export const bellfaireWords = {
  market: () => [sentence(t('choose.or', { a: t('market.buy'), b: t('market.sell') }))],
} satisfies WordTable;

/** What a goods token does: bought, and sold. */
export function goodText(id: string): Text {
  return textOfGood(GOODS.find((good) => good.id === id)!);
}

export function textOfGood({ buy, sell, original }: Good): Text {
  const labelled = (act: string, effect: typeof buy): Text =>
    t('frame.label', { label: t('t.market', { act }), text: told(clausesOf(effect, {})) });
  const note = original ? [t('fact.original')] : [];
  return sentences([labelled('buy', buy), labelled('sell', sell), ...note]);
}

/** Who gets how many points for the award. */
export function awardText(id: string): Text {
  return textOfAward(AWARDS.find((award) => award.id === id)!);
}

export function textOfAward({ counts }: Award): Text {
  const cards = counts.color ? `card-${counts.color}` : `kind-${counts.kind}`;
  const text = t('award.most', {
    cards: form(cards, 'many'),
    first: FIRST_AWARD,
    second: SECOND_AWARD,
  });
  return sentences([t('frame.label', { label: t('t.end'), text })]);
}
