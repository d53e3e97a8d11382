/** The words of the terminal in four languages, and those that a game brings. */
import { catalog, printer, type Catalog, type Lang, type TextArgs } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type UiKey = keyof typeof en;
export type UiWords = { readonly [key in UiKey]: string };

export const uiCatalog = catalog(en, de, fr, it);
const words = printer([uiCatalog]);
const printers = new WeakMap<Catalog, typeof words>();

/** Says something in one language; a game may have further keys. */
export type Ui<Key extends string = never> = (key: UiKey | Key, args?: TextArgs) => string;

/** What a game says itself goes before what the terminal would say. */
export function uiOf<Key extends string = never>(lang: Lang, own?: Catalog): Ui<Key> {
  return (key, args = {}) => {
    const from = own !== undefined && key in own.en ? printerOf(own) : words;
    return from.print({ key, args }, lang);
  };
}

function printerOf(own: Catalog): typeof words {
  const known = printers.get(own) ?? printer([own]);
  printers.set(own, known);
  return known;
}
