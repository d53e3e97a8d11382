/** What the things of Spirecrest are called, in four languages. */
import { namesIn } from '../../words/names.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const spirecrestNames = namesIn(en, de, fr, it);
