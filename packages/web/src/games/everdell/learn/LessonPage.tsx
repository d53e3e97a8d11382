/** A lesson at the real table. */
import { useSettings } from '../../../shell/settings.ts';
import '../../common/learn.css';
import { LessonRoute } from '../../common/LessonRoute.tsx';
import { useLesson } from '../../common/useLesson.ts';
import { EverdellTable } from '../EverdellTable.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import { Guide } from './Guide.tsx';
import { Lecture } from './Lecture.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import { LESSONS } from './lessons/index.ts';
import { lessonDone } from './progress.ts';

function Room({ id }: { id: LessonId }) {
  const { textMode } = useSettings();
  const { lecture, source, snapshot, ...guiding } = useLesson(
    (seats) => new Lecture(LESSONS[id], seats),
    () => lessonDone(id),
  );
  return (
    <EverdellTable
      source={source}
      snapshot={snapshot}
      log={snapshot.log.lines}
      again={() => {}}
      controls={
        <>
          <Guide lecture={lecture} {...guiding} />
          {(!lecture.reading || lecture.busy) && !textMode && <Prompt why={null} />}
        </>
      }
    />
  );
}

export function LessonPage() {
  return <LessonRoute game="everdell" ids={LESSON_IDS} Room={Room} />;
}
