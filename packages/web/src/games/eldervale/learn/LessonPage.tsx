/** A lesson at the real table of Eldervale. */
import '../../common/learn.css';
import { LessonRoute } from '../../common/LessonRoute.tsx';
import { useLesson } from '../../common/useLesson.ts';
import { EldervaleTable } from '../EldervaleTable.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import { Guide } from './Guide.tsx';
import './lesson.css';
import { Lecture } from './Lecture.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { lessonDone } from './progress.ts';

function Room({ id }: { id: LessonId }) {
  const { lecture, source, snapshot, ...guiding } = useLesson(
    (seats) => new Lecture(LESSONS[id], seats),
    () => lessonDone(id),
  );
  return (
    <EldervaleTable
      source={source}
      snapshot={snapshot}
      log={snapshot.log.lines}
      again={() => {}}
      hintable={false}
      controls={
        <>
          <Guide lecture={lecture} {...guiding} />
          {(!lecture.reading || lecture.busy) && <Prompt />}
        </>
      }
    />
  );
}

export function LessonPage() {
  return <LessonRoute game="eldervale" ids={LESSON_IDS} Room={Room} />;
}
