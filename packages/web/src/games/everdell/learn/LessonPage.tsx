/** A lesson at the real table. */
import { useEffect, useMemo, useReducer, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { EverdellTable } from '../EverdellTable.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import { PACE, useSettings } from '../../../shell/settings.ts';
import { NAMES } from '../../../table/newTable.ts';
import type { Intent } from '../../../table/source.ts';
import { Guide } from './Guide.tsx';
import '../../common/learn.css';
import { Lecture } from './Lecture.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import { LESSONS } from './lessons/index.ts';
import { lessonDone } from './progress.ts';

function Room({ id }: { id: LessonId }) {
  const { name, motion, textMode } = useSettings();
  const [lecture] = useState(
    () =>
      new Lecture(LESSONS[id], [
        { name: name || NAMES[0], by: 'person' },
        { name: NAMES[1], by: 'sprout' },
      ]),
  );
  const [moment, goOn] = useReducer((n: number) => n + 1, 0);
  const [pointed, setPointed] = useState(-1);
  const { at, busy, done } = lecture;

  // The other player takes a moment, so that one can follow.
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => {
      lecture.reply();
      goOn();
    }, PACE[motion] * 2);
    return () => clearTimeout(timer);
  }, [lecture, busy, moment, motion]);

  useEffect(() => {
    if (done) lessonDone(id);
  }, [done, id]);

  const source = useMemo(
    () => ({
      subscribe: () => () => {},
      send: (intent: Intent) => {
        if (intent.type !== 'pick') return;
        lecture.pick(intent.code);
        if (lecture.astray) setPointed(lecture.at);
        goOn();
      },
      close: () => {},
    }),
    [lecture],
  );
  // A new snapshot for every moment of the lesson, and only then.
  const snapshot = useMemo(() => ({ moment, ...lecture.snapshot() }), [lecture, moment]);
  const reading = lecture.step.expect === undefined;
  return (
    <EverdellTable
      source={source}
      snapshot={snapshot}
      log={snapshot.log.lines}
      again={() => {}}
      controls={
        <>
          <Guide
            lecture={lecture}
            pointing={pointed === at}
            point={() => setPointed(at)}
            next={() => {
              lecture.next();
              goOn();
            }}
          />
          {(!reading || busy) && !textMode && <Prompt why={null} />}
        </>
      }
    />
  );
}

export function LessonPage() {
  const { lesson } = useParams();
  const id = LESSON_IDS.find((one) => one === lesson);
  return id === undefined ? <Redirect to="/everdell/learn" /> : <Room key={id} id={id} />;
}
