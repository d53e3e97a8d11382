/** The texts of Magic cards. */
import { anyOf, sentences, type Text } from '@evervale/kernel/text';
import type { MagicCard, Quest, Spell } from '../../content/magic.ts';
import { narrowing } from '../effects/ability.ts';
import { conditionText, priceText } from '../effects/amount.ts';
import { sentencesOf } from '../effects/clause.ts';
import { name, t } from '../text.ts';

export function magicText(card: MagicCard): Text {
  if (card.type === 'spell') return spellText(card);
  if (card.type === 'quest') return sentences([questText(card)]);
  const [first, ...rest] = sentencesOf(card.scoring);
  return sentences([t('prophecy.of', { text: first }), ...rest]);
}

function spellText({ timing, casting, involved, element, do: effect }: Spell): Text {
  const when = anyOf(timing.map((one) => t('spell.timing', { timing: one })));
  const [first, ...rest] = sentencesOf(effect);
  return sentences([
    casting
      ? t('spell.casting', {
          price: priceText(casting.pay),
          n: casting.orPower,
          element: name(element),
        })
      : t('spell.free'),
    t('on.label', { moment: when, text: first }),
    ...rest,
    ...(involved ? [t('spell.involved')] : []),
  ]);
}

function questText({ vp: n, done }: Quest): Text {
  if ('state' in done) return t('quest.state', { n, cond: conditionText(done.state) });
  if (done.on === 'battleWon') {
    return t('quest.battleWon', { n, ...narrowing(done.on, done.where) });
  }
  const least = done.cond !== undefined && 'atLeast' in done.cond ? done.cond.atLeast : 0;
  return t('quest.build', { n, least });
}
