/** Which lessons were taken to their end, kept in this browser. */
import { LESSON_IDS, type LessonId } from './lesson.ts';

const KEY = 'evervale.lessons';

export function lessonsDone(): ReadonlySet<LessonId> {
  const known: readonly string[] = LESSON_IDS;
  const kept = (localStorage.getItem(KEY) ?? '').split(' ');
  return new Set(kept.filter((id): id is LessonId => known.includes(id)));
}

export function lessonDone(id: LessonId): void {
  localStorage.setItem(KEY, [...new Set([...lessonsDone(), id])].join(' '));
}
