/** What the lessons of Eldervale say. */
import { catalog, printer, type KeyOf, type Lang } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const lessons = catalog(en, de, fr, it);
export type LessonKey = KeyOf<typeof lessons>;
const { print } = printer([lessons]);

export const sayLesson = (key: LessonKey, lang: Lang): string => print({ key }, lang);
