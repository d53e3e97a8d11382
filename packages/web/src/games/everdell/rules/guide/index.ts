/** A short guide to the game in every language, with the numbers of the rules behind it. */
import { typeset, type Lang } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

interface GuideSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly rules: readonly string[];
}

export type Guide = readonly GuideSection[];

/** Set as the printer sets all other texts. */
const set = (guide: Guide, lang: Lang): Guide =>
  guide.map(({ title, text, rules }) => ({
    title: typeset(title, lang),
    text: text.map((part) => typeset(part, lang)),
    rules,
  }));

export const GUIDES: Readonly<Record<Lang, Guide>> = {
  en: set(en, 'en'),
  de: set(de, 'de'),
  fr: set(fr, 'fr'),
  it: set(it, 'it'),
};
