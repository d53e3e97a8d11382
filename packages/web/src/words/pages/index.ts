/** The words of the screens beside the table: cards, rules, replay, lessons, gallery, about. */
import { catalog, printer, type KeyOf, type TextArgs } from '@evervale/kernel/text';
import { useCallback } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const pageCatalog = catalog(en, de, fr, it);
export type PageKey = KeyOf<typeof pageCatalog>;
const pageWords = printer([pageCatalog]);

export type PageUi = (key: PageKey, args?: TextArgs) => string;

export function usePages(): PageUi {
  const { lang } = useSettings();
  return useCallback((key, args) => pageWords.print(args ? { key, args } : { key }, lang), [lang]);
}
