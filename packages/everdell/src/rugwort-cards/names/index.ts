/** What the things of the Rugwort cards are called, in four languages. */
import { namesIn, type NamesFor } from '../../words/names.ts';
import type { rugwortCards } from '../cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const rugwortCardsNames = namesIn(en, de, fr, it) satisfies NamesFor<typeof rugwortCards>;
