/** All lessons, and which of them are done. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Animal } from '../art/Animal.tsx';
import { seatLook } from '../model/seats.ts';
import { Tick } from '../../common/Signs.tsx';
import { Page } from '../../../shell/Page.tsx';
import { useWords } from '../../../shell/useWords.ts';
import { usePages } from '../../../words/pages/index.ts';
import '../../common/learn.css';
import { LESSON_IDS } from './lesson.ts';
import { LESSONS } from './lessons/index.ts';
import { lessonsDone } from './progress.ts';
import { sayLesson } from './words/index.ts';

/** So many animals take turns before the lessons. */
const SEATS = 6;

/** The rat stands for the lesson about him, the last one. */
/** Lessons against automatic opponents show them. */
const OPPONENTS: Readonly<Record<string, 'rugwort' | 'nightweave'>> = {
  solo: 'rugwort',
  nightweave: 'nightweave',
};

function lookFor(id: string, i: number) {
  const opponent = OPPONENTS[id];
  return opponent === undefined
    ? seatLook({}, i % SEATS)
    : seatLook({ [opponent]: { seat: i } }, i);
}

export function LearnPage() {
  const t = usePages();
  const { lang, name } = useWords();
  const [done] = useState(lessonsDone);
  return (
    <Page title={t('learn.title')}>
      <p className="learn-intro">{t('learn.intro')}</p>
      <ol className="lessons">
        {LESSON_IDS.map((id, i) => (
          <li key={id} className={id === 'first' ? 'main-lesson' : ''}>
            <Link href={`/everdell/learn/${id}`}>
              <Animal look={lookFor(id, i)} />
              <span>
                <b>{sayLesson(`${id}.title`, lang, name)}</b>
                {sayLesson(`${id}.about`, lang, name)}
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
        <Link href="/everdell/rules">{t('rules.guide')}</Link>
        <Link href="/everdell/cards">{t('cards.title')}</Link>
      </p>
    </Page>
  );
}
