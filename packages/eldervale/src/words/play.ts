/** What the game says while it is played: prompts, options, reasons, log, score. */
import { catalog } from '@evervale/kernel/text';
import { play as de } from './de/play.ts';
import { play as en } from './en/play.ts';
import { play as fr } from './fr/play.ts';
import { play as it } from './it/play.ts';

export const play = catalog(en, de, fr, it);
