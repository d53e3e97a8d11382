/** What the lesson says now, and the ways on. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import { usePages } from '../../../words/pages/index.ts';
import { useTable } from '../context.ts';
import { LESSON_IDS } from './lesson.ts';
import type { Lecture } from './Lecture.ts';
import { sayLesson } from './words/index.ts';

/** What is asked for stands in the light. */
function Pointer({ lecture, again }: { lecture: Lecture; again: boolean }) {
  const { options } = useTable();
  const codes = new Set(lecture.wanted.map(({ code }) => code));
  const targets = [...options].filter(([, mine]) => mine.some(({ code }) => codes.has(code)));
  const selectors = [
    ...targets.map(([target]) => `.vale [data-target="${CSS.escape(target)}"]`),
    ...[...codes].map((code) => `.prompt [data-code="${code}"]`),
  ].join(',');
  useEffect(() => {
    if (selectors === '' || !again) return;
    const things = [...document.querySelectorAll(selectors)];
    things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: 'nearest' });
  }, [selectors, again]);
  if (selectors === '' || !again) return null;
  return (
    <style>{`${selectors}{outline:4px dashed #ff9a3c!important;outline-offset:3px;border-radius:12px;animation:point 1s ease-in-out infinite}`}</style>
  );
}

function Ways({ lecture }: { lecture: Lecture }) {
  const t = usePages();
  const following = LESSON_IDS[LESSON_IDS.indexOf(lecture.lesson.id) + 1];
  return (
    <div className="answers">
      {following && (
        <Link href={`/eldervale/learn/${following}`} className="answer">
          {t('learn.nextLesson')}
        </Link>
      )}
      <Link href="/eldervale/learn" className="answer plain">
        {t('learn.all')}
      </Link>
    </div>
  );
}

interface Props {
  readonly lecture: Lecture;
  readonly pointing: boolean;
  readonly point: () => void;
  readonly next: () => void;
}

export function Guide({ lecture, pointing, point, next }: Props) {
  const t = usePages();
  const { words } = useTable();
  const { step, lesson, at, done, busy, astray } = lecture;
  const reading = step.wants === undefined;
  return (
    <section className={`lesson ${done ? 'done' : ''}`} aria-label={t('learn.title')}>
      <header>
        <b>{done ? t('learn.well') : sayLesson(`${lesson.id}.title`, words.lang)}</b>
        <span>{t('learn.step', { n: at + 1, all: lesson.steps.length })}</span>
      </header>
      <progress max={lesson.steps.length} value={at + 1} aria-hidden="true" />
      <p className="lesson-text" aria-live="polite">
        {sayLesson(step.text, words.lang)}
      </p>
      {astray && (
        <p className="why" role="status">
          {t('learn.other')}
        </p>
      )}
      <footer>
        {reading && !done && (
          <button type="button" className="answer" onClick={next} autoFocus>
            {t('learn.next')}
          </button>
        )}
        {!reading && !busy && (
          <button type="button" className="answer plain" onClick={point}>
            {t('learn.hint')}
          </button>
        )}
        {step.rules && (
          <small>
            {t('learn.rules')}{' '}
            {step.rules.map((rule) => (
              <a key={rule} href={`/eldervale/rules#${rule}`} target="_blank" rel="noreferrer">
                {rule}{' '}
              </a>
            ))}
          </small>
        )}
      </footer>
      {done && <Ways lecture={lecture} />}
      {!busy && <Pointer lecture={lecture} again={pointing} />}
    </section>
  );
}
