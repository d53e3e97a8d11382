/** What the terminal says about Eldervale, in four languages. */
import { catalog } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type EldervaleKey = keyof typeof en;
export type EldervaleWords = { readonly [key in EldervaleKey]: string };

export const eldervaleWords = catalog(en, de, fr, it);
