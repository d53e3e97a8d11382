/** What the things of the powers are called, in four languages. */
import { namesIn } from '../../words/names.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const powersNames = namesIn(en, de, fr, it);
