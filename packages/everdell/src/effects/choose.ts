/** One of several effects, or one that may be left out: the kernel's verbs in this game's words. */
import { chooseVerb as choosing, mayVerb as permitting, type ChoiceWords } from '@evervale/kernel';
import { t } from '../say.ts';
import { NOTHING_TO_CHOOSE } from '../turn/reason.ts';
import { clausesOf, told } from '../words/effects/index.ts';
import { name } from '../words/index.ts';
import { theMachine } from './machine.ts';
import { sourceOf } from './source.ts';

export { choose, may, type Choose, type May } from '@evervale/kernel';

const words: ChoiceWords = {
  prompt(effect) {
    const source = sourceOf(effect);
    if (source === undefined) return { text: t('prompt.chooseOne') };
    return {
      text: t(effect.verb === 'may' ? 'prompt.may' : 'prompt.choose', { source: name(source) }),
    };
  },
  effect: (key, effect) => ({
    key,
    text: t('option.effect', { text: told(clausesOf(effect, {})) }),
  }),
  none: () => ({ key: 'none', text: t('option.none') }),
};

export const chooseVerb = choosing(theMachine, words, NOTHING_TO_CHOOSE);
export const mayVerb = permitting(theMachine, words);
