/** What the terminal says about Everdell, in four languages. */
import { catalog } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type EverdellKey = keyof typeof en;
export type EverdellWords = { readonly [key in EverdellKey]: string };

export const everdellWords = catalog(en, de, fr, it);
