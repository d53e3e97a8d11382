/** What the things of the Farms of the seasons are called, in four languages. */
import { namesIn, type NamesFor } from '../../words/names.ts';
import type { farms } from '../cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const farmsNames = namesIn(en, de, fr, it) satisfies NamesFor<typeof farms>;
