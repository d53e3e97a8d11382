/** The numbered rules as a book: English stands in the rules, the other languages beside them. */
import type { Chapter, Lang } from '@evervale/kernel';
import { typeset } from '@evervale/kernel/text';
import { CARD_RULINGS, CHAPTERS, type Rule } from './chapters.ts';
import { headingOf } from './headings.ts';

export { CARD_RULINGS, CHAPTERS, type Rule } from './chapters.ts';
export { headingOf } from './headings.ts';

type Texts = Readonly<Record<string, string>>;

const LOAD: Record<Exclude<Lang, 'en'>, () => Promise<{ readonly default: Texts }>> = {
  de: async () => import('../../rules/translations/de.json', { with: { type: 'json' } }),
  fr: async () => import('../../rules/translations/fr.json', { with: { type: 'json' } }),
  it: async () => import('../../rules/translations/it.json', { with: { type: 'json' } }),
};

/** The words of every rule in a language; what is missing there is said in English. */
export async function ruleTexts(lang: Lang): Promise<Texts> {
  if (lang === 'en') return {};
  const texts = Object.entries((await LOAD[lang]()).default);
  return Object.fromEntries(texts.map(([id, text]) => [id, typeset(text, lang)]));
}

/** All chapters and the rulings about single cards, in one language. */
export async function rulebook(lang: Lang): Promise<readonly Chapter[]> {
  const texts = await ruleTexts(lang);
  return [...CHAPTERS, CARD_RULINGS].map((chapter) => ({
    id: chapter.id,
    title: headingOf(chapter, lang),
    rules: chapter.rules.map((rule: Rule) => ({ ...rule, text: texts[rule.id] ?? rule.text })),
  }));
}
