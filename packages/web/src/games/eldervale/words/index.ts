/** The words of this table that are neither the shell's nor the game's. */
import { catalog, printer, type KeyOf, type Lang, type TextArgs } from '@evervale/kernel/text';
import { useCallback } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const words = catalog(en, de, fr, it);
const { print } = printer([words]);

type ValeKey = KeyOf<typeof words>;
export type Vale = (key: ValeKey, args?: TextArgs) => string;

/** What a Spell costs, as short as on its card. */
export const castingWords = (price: string, free: string, lang: Lang): string =>
  print({ key: 'magic.casting', args: { price, free } }, lang);

export function useVale(): Vale {
  const { lang } = useSettings();
  return useCallback((key, args) => print(args ? { key, args } : { key }, lang), [lang]);
}
