/** All lessons, and which of them are done. */
import { useState } from 'react';
import { Animal } from '../../../art/people/Animal.tsx';
import { seatLook } from '../model/seats.ts';
import { LessonList } from '../../common/LessonList.tsx';
import { useWords } from '../../../shell/useWords.ts';
import { usePages } from '../../../words/pages/index.ts';
import { LESSON_IDS } from './lesson.ts';
import { LESSONS } from './lessons/index.ts';
import { lessonsDone } from './progress.ts';
import { sayLesson } from './words/index.ts';

/** So many animals take turns before the lessons. */
const SEATS = 6;

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
  const lessons = LESSON_IDS.map((id, i) => ({
    id,
    figure: <Animal look={lookFor(id, i)} />,
    title: sayLesson(`${id}.title`, lang, name),
    about: sayLesson(`${id}.about`, lang, name),
    minutes: LESSONS[id].minutes,
  }));
  return <LessonList game="everdell" lessons={lessons} done={done} cards={t('cards.title')} />;
}
