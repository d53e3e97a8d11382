/** The words of the client itself; those of the games come with the games. */
import { catalog, printer, type KeyOf } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const uiCatalog = catalog(en, de, fr, it);
export type UiKey = KeyOf<typeof uiCatalog>;
export const uiWords = printer([uiCatalog]);
