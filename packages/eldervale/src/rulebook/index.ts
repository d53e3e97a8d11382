/** The numbered rules as a book: English stands in the rules, the other languages beside them. */
import type { Chapter, Lang } from '@evervale/kernel';
import { typeset } from '@evervale/kernel/text';
import { CHAPTERS } from './chapters.ts';

type Texts = Readonly<Record<string, string>>;

const LOAD: Record<Exclude<Lang, 'en'>, () => Promise<{ readonly default: Texts }>> = {
  de: async () => import('../../rules/translations/de.json', { with: { type: 'json' } }),
  fr: async () => import('../../rules/translations/fr.json', { with: { type: 'json' } }),
  it: async () => import('../../rules/translations/it.json', { with: { type: 'json' } }),
};

/** All chapters in one language; headings are translated under `chapter-1` and so on. */
export async function rulebook(lang: Lang): Promise<readonly Chapter[]> {
  if (lang === 'en') return CHAPTERS;
  const texts = (await LOAD[lang]()).default;
  const said = (id: string, english: string): string => typeset(texts[id] ?? english, lang);
  return CHAPTERS.map(({ id, title, rules }) => ({
    id,
    title: said(`chapter-${id}`, title),
    rules: rules.map((rule) => ({ ...rule, text: said(rule.id, rule.text) })),
  }));
}
