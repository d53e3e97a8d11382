/** Words for a choice of effects, and for what may be left out. */
import { anyOf, type Text } from '@evervale/kernel/text';
import type { Choose, May } from '../../effects/choose.ts';
import { amounts, t } from '../texts.ts';
import { sentence, told, verb, type Clause } from './clause.ts';
import { fixedGain } from './gain.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

/** "gain 2 resin or 2 berries": what all options gain is a choice of things, not of deeds. */
function oneGain({ options }: Choose): Clause | undefined {
  const gains = options.flatMap((option) => fixedGain(option) ?? []);
  if (gains.length < options.length) return undefined;
  return verb('v.gain', { what: anyOf(gains.map((gain) => amounts(gain))) }, 'stop');
}

const lettered = (texts: readonly Text[]): boolean => texts.some(({ key }) => key === 'seq.stop');

/** An option of several sentences needs a mark, or its end would seem to hold for all of them. */
const letters = (texts: readonly Text[]): Text =>
  texts
    .map((text, i) => t('choose.item', { letter: 'abcdef'[i], text }))
    .reduce((a, b) => t('seq.stop', { a, b }));

const alternatives = (texts: readonly Text[]): Text =>
  texts.reduceRight((b, a) => t('choose.or', { a, b }));

export const chooseWords = {
  choose: (effect: Choose, about) => {
    const gain = oneGain(effect);
    if (gain) return [gain];
    const texts = optionTexts(effect, about);
    const text = lettered(texts)
      ? t('choose.one', { options: letters(texts) })
      : alternatives(texts);
    return [sentence(text)];
  },
  may: ({ then }: May, about) => {
    if (then.verb === 'choose') {
      const texts = optionTexts(then as Choose, about);
      const options = lettered(texts) ? letters(texts) : alternatives(texts);
      return [sentence(t('choose.mayOne', { options }))];
    }
    const [first, ...rest] = clausesOf(then, about);
    if (rest.length === 0) return [{ ...first, optional: true }];
    const gains = rest.map((clause) => clause.say('do')).reduce((a, b) => t('seq.and', { a, b }));
    return [{ ...first, optional: true }, sentence(t('seq.ifYouDo', { text: gains }))];
  },
} satisfies WordTable;

function optionTexts({ options }: Choose, about: About): Text[] {
  return options.map((option) => told(clausesOf(option, about)));
}
