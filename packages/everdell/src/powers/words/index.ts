/** What only the powers say, in four languages. */
import { catalog } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const powersCatalog = catalog(en, de, fr, it);

declare module '../../words/catalogs.ts' {
  interface BoxCatalogs {
    readonly powers: typeof powersCatalog;
  }
}
