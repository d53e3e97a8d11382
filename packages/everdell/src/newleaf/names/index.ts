/** What the things of Newleaf are called, in four languages. */
import { namesIn, type NamesFor } from '../../words/names.ts';
import type { newleafCards } from '../cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const newleafNames = namesIn(en, de, fr, it) satisfies NamesFor<typeof newleafCards>;
