/** What the lesson says now, and the ways on. */
import type { Decision } from '@evervale/kernel';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTable } from '../context.ts';
import { ScoreRows } from '../parts/ScoreRows.tsx';
import { targetOf } from '../model/targets.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Outcome } from '../../../table/source.ts';
import { usePages } from '../../../words/pages/index.ts';
import type { Lecture } from './Lecture.ts';
import { LESSON_IDS } from './lesson.ts';
import { sayLesson } from './words/index.ts';

/** On a phone the thing may lie behind another tab: Valley, City, Hand. */
function tabOf(target: string): string {
  const tab = /^(own|city\/0)\b/.test(target) ? 2 : target.startsWith('hand/') ? 3 : 1;
  return `.tabs button:nth-child(${tab})[aria-pressed="false"]`;
}

function selectorsOf({ key, code }: Decision['options'][number]): readonly string[] {
  const target = targetOf(key);
  const answer = `.prompt .answer[data-code="${code}"]`;
  if (target === null) return [answer];
  return [`.table [data-target="${CSS.escape(target)}"]`, answer, tabOf(target)];
}

/** What is asked for stands in the light; everything else on the table is dimmed. */
function Pointer({ wanted, again }: { wanted: Decision['options']; again: boolean }) {
  const selectors = wanted.flatMap(selectorsOf).join(',');
  useEffect(() => {
    if (selectors === '') return;
    const things = [...document.querySelectorAll(selectors)];
    things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: 'nearest' });
  }, [selectors, again]);
  if (selectors === '') return null;
  return (
    <style>{`${selectors}{outline:4px dashed #c8380c!important;outline-offset:3px;border-radius:12px;animation:point 1s ease-in-out infinite;z-index:4}
.playfield:has(.lesson) .target:not(${selectors}){filter:brightness(.66) saturate(.55)}`}</style>
  );
}

function Score({ outcome }: { outcome: Outcome }) {
  const { names } = useTable();
  return (
    <table className="lesson-score">
      <thead>
        <tr>
          <td />
          {outcome.scores.map(({ seat }) => (
            <th key={seat} scope="col">
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <ScoreRows scores={outcome.scores} />
    </table>
  );
}

function Ways({ lecture }: { lecture: Lecture }) {
  const t = usePages();
  const following = LESSON_IDS[LESSON_IDS.indexOf(lecture.lesson.id) + 1];
  return (
    <div className="answers">
      {following && (
        <Link href={`/everdell/learn/${following}`} className="answer">
          {t('learn.nextLesson')}
        </Link>
      )}
      <Link href="/everdell/learn" className="answer plain">
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
  const { words, snapshot } = useTable();
  const { step, lesson, at, done, busy, astray, wanted } = lecture;
  const reading = step.expect === undefined;
  return (
    <section className={`lesson ${done ? 'done' : ''}`} aria-label={t('learn.title')}>
      <header>
        <b>{done ? t('learn.well') : sayLesson(`${lesson.id}.title`, words.lang, words.name)}</b>
        <span>{t('learn.step', { n: at + 1, all: lesson.steps.length })}</span>
      </header>
      <progress max={lesson.steps.length} value={at + 1} aria-hidden="true" />
      <p className="lesson-text" aria-live="polite">
        {sayLesson(step.text, words.lang, words.name)}
      </p>
      {astray && (
        <p className="why" role="status">
          {t('learn.other')}
        </p>
      )}
      {done && snapshot.outcome && <Score outcome={snapshot.outcome} />}
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
              <RuleLink key={rule} id={rule} />
            ))}
          </small>
        )}
      </footer>
      {done && <Ways lecture={lecture} />}
      {!busy && <Pointer wanted={wanted} again={pointing} />}
    </section>
  );
}
