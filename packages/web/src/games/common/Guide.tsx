/** What a lesson says now, and the ways on. */
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { Link } from 'wouter';
import { usePages } from '../../words/pages/index.ts';
import type { Taught } from './useLesson.ts';

interface PointerProps {
  /** Of the things that are meant. */
  readonly selectors: string;
  /** It was asked for again: what is out of sight comes into it. */
  readonly again: boolean;
  /** How what is meant stands out, and whatever else changes meanwhile. */
  readonly css: string;
}

/** What is asked for stands in the light. */
export function Pointer({ selectors, again, css }: PointerProps) {
  useEffect(() => {
    if (selectors === '') return;
    const things = [...document.querySelectorAll(selectors)];
    things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: 'nearest' });
  }, [selectors, again]);
  return selectors === '' ? null : <style>{css}</style>;
}

interface Props {
  readonly game: string;
  readonly lecture: Taught & {
    readonly lesson: { readonly id: string; readonly steps: readonly unknown[] };
    readonly step: { readonly rules?: readonly string[] };
  };
  /** All lessons, in the order in which they are taken. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly Rule: ComponentType<{ readonly id: string | undefined }>;
  readonly point: () => void;
  readonly next: () => void;
  /** What stands behind the text, and what points. */
  readonly children?: ReactNode;
}

export function Guide({ game, lecture, ids, title, text, Rule, point, next, children }: Props) {
  const t = usePages();
  const { step, lesson, at, done, busy, astray, reading } = lecture;
  return (
    <section className={`lesson ${done ? 'done' : ''}`} aria-label={t('learn.title')}>
      <header>
        <b>{done ? t('learn.well') : title}</b>
        <span>{t('learn.step', { n: at + 1, all: lesson.steps.length })}</span>
      </header>
      <progress max={lesson.steps.length} value={at + 1} aria-hidden="true" />
      <p className="lesson-text" aria-live="polite">
        {text}
      </p>
      {astray && (
        <p className="why" role="status">
          {t('learn.other')}
        </p>
      )}
      {children}
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
              <Rule key={rule} id={rule} />
            ))}
          </small>
        )}
      </footer>
      {done && <Ways game={game} following={ids[ids.indexOf(lesson.id) + 1]} />}
    </section>
  );
}

function Ways({ game, following }: { game: string; following: string | undefined }) {
  const t = usePages();
  return (
    <div className="answers">
      {following !== undefined && (
        <Link href={`/${game}/learn/${following}`} className="answer">
          {t('learn.nextLesson')}
        </Link>
      )}
      <Link href={`/${game}/learn`} className="answer plain">
        {t('learn.all')}
      </Link>
    </div>
  );
}
