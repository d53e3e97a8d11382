/** Words for a choice of effects, and for what may be left out. */
import type { Text } from '@evervale/kernel/text';
import type { Choose, May } from '../../effects/choose.ts';
import { t } from '../texts.ts';
import { sentence, told } from './clause.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

function optionsText({ options }: Choose, about: About): Text {
  const texts = options.map((option) => told(clausesOf(option, about)));
  if (texts.every(({ key }) => key !== 'seq.stop')) {
    return texts.reduceRight((b, a) => t('choose.or', { a, b }));
  }
  // An option of several sentences needs a mark, or its end would seem to hold for all of them.
  return texts
    .map((text, i) => t('choose.item', { letter: 'abcdef'[i], text }))
    .reduce((a, b) => t('seq.stop', { a, b }));
}

export const chooseWords = {
  choose: (effect: Choose, about) => [
    sentence(t('choose.one', { options: optionsText(effect, about) })),
  ],
  may: ({ then }: May, about) => {
    if (then.verb === 'choose') {
      const options = optionsText(then as Choose, about);
      return [sentence(t('choose.mayOne', { options }))];
    }
    const [first, ...rest] = clausesOf(then, about);
    if (rest.length === 0) return [{ ...first, optional: true }];
    const gains = rest.map((clause) => clause.say('do')).reduce((a, b) => t('seq.and', { a, b }));
    return [{ ...first, optional: true }, sentence(t('seq.ifYouDo', { text: gains }))];
  },
} satisfies WordTable;
