/** Eldervale on one page in every language, with the numbers of the rules behind it. */
import type { Lang } from '@evervale/kernel/text';
import { setGuide, type Guide } from '../../../common/guide.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const GUIDES: Readonly<Record<Lang, Guide>> = {
  en: setGuide(en, 'en'),
  de: setGuide(de, 'de'),
  fr: setGuide(fr, 'fr'),
  it: setGuide(it, 'it'),
};
