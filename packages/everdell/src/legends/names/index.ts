/** What the things of the Legendary cards are called, in four languages. */
import { namesIn, type NamesFor } from '../../words/names.ts';
import type { legendaryCards } from '../cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const legendsNames = namesIn(en, de, fr, it) satisfies NamesFor<typeof legendaryCards>;
