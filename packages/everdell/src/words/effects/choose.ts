/** Words for a choice of effects, and for what may be left out. */
import type { Choose, May } from '../../effects/choose.ts';
import { t } from '../texts.ts';
import { sentence, told } from './clause.ts';
import { clausesOf, type WordTable } from './registry.ts';

export const chooseWords = {
  choose: ({ options }: Choose, about) => {
    const texts = options.map((option) => told(clausesOf(option, about)));
    const all = texts.reduceRight((b, a) => t('choose.or', { a, b }));
    return [sentence(t('choose.one', { options: all }))];
  },
  may: ({ then }: May, about) => {
    const [first, ...rest] = clausesOf(then, about);
    const gains = rest.map((clause) => sentence(t('seq.ifYouDo', { text: clause.say('do') })));
    return [{ ...first, optional: true }, ...gains];
  },
} satisfies WordTable;
