/** What only the Farms of the seasons say, in four languages. */
import { catalog } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const farmsCatalog = catalog(en, de, fr, it);

declare module '../../words/catalogs.ts' {
  interface BoxCatalogs {
    readonly farms: typeof farmsCatalog;
  }
}
