/** The page with all lessons of a game, and which of them are done. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import { usePages } from '../../words/pages/index.ts';
import { Tick } from './Signs.tsx';
import './learn.css';

interface ListedLesson {
  readonly id: string;
  readonly figure: ReactNode;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
}

interface Props {
  readonly game: string;
  readonly lessons: readonly ListedLesson[];
  readonly done: ReadonlySet<string>;
  /** How the page of cards is called. */
  readonly cards: string;
  readonly night?: boolean;
}

/** The first lesson of every game stands out. */
const FIRST = 'first';

export function LessonList({ game, lessons, done, cards, night = false }: Props) {
  const t = usePages();
  return (
    <Page title={t('learn.title')} night={night}>
      <p className="learn-intro">{t('learn.intro')}</p>
      <ol className="lessons">
        {lessons.map(({ id, figure, title, about, minutes }) => (
          <li key={id} className={id === FIRST ? 'main-lesson' : ''}>
            <Link href={`/${game}/learn/${id}`}>
              {figure}
              <span>
                <b>{title}</b>
                {about}
                <small>
                  {t('learn.minutes', { n: minutes })}
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
        <Link href={`/${game}/rules`}>{t('rules.guide')}</Link>
        <Link href={`/${game}/cards`}>{cards}</Link>
      </p>
    </Page>
  );
}
