/** The words of the terminal in four languages. */
import { catalog, printer, type Lang, type TextArgs } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type UiKey = keyof typeof en;
export type UiWords = { readonly [key in UiKey]: string };

export const uiCatalog = catalog(en, de, fr, it);
const words = printer([uiCatalog]);

/** Says something in one language. */
export type Ui = (key: UiKey, args?: TextArgs) => string;

export function uiOf(lang: Lang): Ui {
  return (key, args = {}) => words.print({ key, args }, lang);
}
