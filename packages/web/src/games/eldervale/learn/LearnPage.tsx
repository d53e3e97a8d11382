/** All lessons of Eldervale, and which of them are done. */
import { useState, type ReactNode } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { DwellingFigure, MonsterFigure, UnitFigure } from '../art/index.ts';
import { LessonList } from '../../common/LessonList.tsx';
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
  const v = useValePages();
  const { lang } = useSettings();
  const [done] = useState(lessonsDone);
  const lessons = LESSON_IDS.map((id) => ({
    id,
    figure: FIGURES[id](),
    title: sayLesson(`${id}.title`, lang),
    about: sayLesson(`${id}.about`, lang),
    minutes: LESSONS[id].minutes,
  }));
  return (
    <LessonList game="eldervale" lessons={lessons} done={done} cards={v('browse.title')} night />
  );
}
