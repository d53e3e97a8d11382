/** Which lessons of Everdell were taken to their end. */
import { lessonDone as done, lessonsDone as allDone } from '../../common/progress.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

const KEY = 'evervale.lessons';

export const lessonsDone = (): ReadonlySet<LessonId> => allDone(KEY, LESSON_IDS);
export const lessonDone = (id: LessonId): void => done(KEY, LESSON_IDS, id);
