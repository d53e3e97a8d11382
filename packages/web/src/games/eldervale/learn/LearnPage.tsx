/** All lessons of Eldervale, and which of them are done. */
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../../shell/Page.tsx';
import { useSettings } from '../../../shell/settings.ts';
import { usePages } from '../../../words/pages/index.ts';
import { DwellingFigure, MonsterFigure, UnitFigure } from '../art/index.ts';
import { Tick } from '../../common/Signs.tsx';
import '../../common/learn.css';
import '../pages/pages.css';
import { useValePages } from '../pages/words/index.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { lessonsDone } from './progress.ts';
import { sayLesson } from './words/index.ts';

const FIGURES: Readonly<Record<LessonId, () => ReactNode>> = {
  first: () => <DwellingFigure element="earth" className="lesson-figure" />,
  battle: () => <UnitFigure kind="warrior" faction="fire-a" className="lesson-figure" />,
  magic: () => <UnitFigure kind="wizard" faction="light-a" className="lesson-figure" />,
  monsters: () => <MonsterFigure monster="base-water" className="lesson-figure" />,
};

export function LearnPage() {
  const t = usePages();
  const v = useValePages();
  const { lang } = useSettings();
  const [done] = useState(lessonsDone);
  return (
    <Page title={t('learn.title')} night>
      <p className="learn-intro">{t('learn.intro')}</p>
      <ol className="lessons">
        {LESSON_IDS.map((id) => (
          <li key={id} className={id === 'first' ? 'main-lesson' : ''}>
            <Link href={`/eldervale/learn/${id}`}>
              {FIGURES[id]()}
              <span>
                <b>{sayLesson(`${id}.title`, lang)}</b>
                {sayLesson(`${id}.about`, lang)}
                <small>
                  {t('learn.minutes', { n: LESSONS[id].minutes })}
                  {done.has(id) && (
                    <i>
                      <Tick /> {t('learn.done')}
                    </i>
                  )}
                </small>
              </span>
              <em>{t(done.has(id) ? 'learn.again' : 'learn.start')}</em>
            </Link>
          </li>
        ))}
      </ol>
      <p className="learn-more">
        <Link href="/eldervale/rules">{t('rules.guide')}</Link>
        <Link href="/eldervale/cards">{v('browse.title')}</Link>
      </p>
    </Page>
  );
}
