/** The words of Eldervale's pages beside the table. */
import { catalog, printer, type KeyOf, type TextArgs } from '@evervale/kernel/text';
import { useCallback } from 'react';
import { useSettings } from '../../../../shell/settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const words = catalog(en, de, fr, it);
const { print } = printer([words]);

type ValePageKey = KeyOf<typeof words>;
type ValePages = (key: ValePageKey, args?: TextArgs) => string;

export function useValePages(): ValePages {
  const { lang } = useSettings();
  return useCallback((key, args) => print(args ? { key, args } : { key }, lang), [lang]);
}
