/** A short guide to the game in every language, with the numbers of the rules behind it. */
import type { Lang } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

interface GuideSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly rules: readonly string[];
}

export type Guide = readonly GuideSection[];

export const GUIDES: Readonly<Record<Lang, Guide>> = { en, de, fr, it };
