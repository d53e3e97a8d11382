/** What the things of Corrin Evertail are called, in four languages. */
import { namesIn, type NamesFor } from '../../words/names.ts';
import type { corrinCards } from '../cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const corrinNames = namesIn(en, de, fr, it) satisfies NamesFor<typeof corrinCards>;
