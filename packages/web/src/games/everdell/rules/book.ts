/** The rule book in the language of the person. */
import { hostedEverdell } from '@evervale/everdell';
import { ruleTexts, type Rule } from '@evervale/everdell/rulebook';
import type { Chapter } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { use, useMemo } from 'react';
import { useSettings } from '../../../shell/settings.ts';

/** Loaded once, when first needed: `use` wants the same promise every time. */
function once<T>(load: (lang: Lang) => Promise<T>): (lang: Lang) => Promise<T> {
  const loaded = new Map<Lang, Promise<T>>();
  return (lang) => {
    const found = loaded.get(lang) ?? load(lang);
    loaded.set(lang, found);
    return found;
  };
}

const textsIn = once(ruleTexts);
const bookIn = once(async (lang) => hostedEverdell.rulebook!(lang));

/** Says a rule in the language of the person. */
export function useRuleText(): (rule: Rule) => string {
  const { lang } = useSettings();
  const texts = use(textsIn(lang));
  return useMemo(() => (rule) => texts[rule.id] ?? rule.text, [texts]);
}

/** All chapters and the rulings, in the language of the person. */
export function useBook(): readonly Chapter[] {
  return use(bookIn(useSettings().lang));
}
