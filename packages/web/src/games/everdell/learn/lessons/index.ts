/** All lessons, in the order in which one takes them. */
import type { Lesson, LessonId } from '../lesson.ts';
import { bellfaire } from './bellfaire.ts';
import { discounts } from './discounts.ts';
import { events } from './events.ts';
import { first } from './first.ts';
import { journey } from './journey.ts';
import { newleaf } from './newleaf.ts';
import { pearlbrook } from './pearlbrook.ts';
import { nightweave } from './nightweave.ts';
import { spirecrest } from './spirecrest.ts';
import { solo } from './solo.ts';

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  first,
  discounts,
  events,
  journey,
  bellfaire,
  pearlbrook,
  newleaf,
  spirecrest,
  nightweave,
  solo,
};
