/** The rule book in the language of the person: English stands in the rules, the others beside them. */
import type { Lang } from '@evervale/kernel/text';
import { use, useMemo } from 'react';
import { useSettings } from '../shell/settings.ts';
import { CARD_RULINGS, CHAPTERS, type Chapter, type Rule } from './chapters.ts';

type Texts = Readonly<Record<string, string>>;

const LOAD: Record<Exclude<Lang, 'en'>, () => Promise<{ readonly default: Texts }>> = {
  de: async () => import('@evervale/everdell/rules/translations/de.json'),
  fr: async () => import('@evervale/everdell/rules/translations/fr.json'),
  it: async () => import('@evervale/everdell/rules/translations/it.json'),
};

/** Loaded once, when first needed: `use` wants the same promise every time. */
const loaded = new Map<Lang, Promise<Texts>>([['en', Promise.resolve({})]]);

async function textsIn(lang: Exclude<Lang, 'en'>): Promise<Texts> {
  return (await LOAD[lang]()).default;
}

/** Says a rule in the language of the person. */
export function useRuleText(): (rule: Rule) => string {
  const { lang } = useSettings();
  if (lang !== 'en' && !loaded.has(lang)) loaded.set(lang, textsIn(lang));
  const texts = use(loaded.get(lang)!);
  return useMemo(() => (rule) => texts[rule.id] ?? rule.text, [texts]);
}

/** All chapters and the rulings, in the language of the person. */
export function useBook(): readonly Chapter[] {
  const say = useRuleText();
  return useMemo(
    () =>
      [...CHAPTERS, CARD_RULINGS].map(({ id, title, rules }): Chapter => ({
        id,
        title,
        rules: rules.map((rule) => Object.assign({}, rule, { text: say(rule) })),
      })),
    [say],
  );
}
