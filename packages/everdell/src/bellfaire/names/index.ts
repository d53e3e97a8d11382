/** What the things of Bellfaire are called, in four languages. */
import { namesIn } from '../../words/names.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const bellfaireNames = namesIn(en, de, fr, it);
