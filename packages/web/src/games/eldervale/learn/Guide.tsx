/** What the lesson says now: the common guide, pointing at Realms, things and answers. */
import { Guide as CommonGuide, Pointer } from '../../common/Guide.tsx';
import { useTable } from '../context.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Lecture } from './Lecture.ts';
import { LESSON_IDS } from './lesson.ts';
import { sayLesson } from './words/index.ts';

function useSelectors({ wanted }: Lecture): string {
  const { options } = useTable();
  const codes = new Set(wanted.map(({ code }) => code));
  const targets = [...options].filter(([, mine]) => mine.some(({ code }) => codes.has(code)));
  return [
    ...targets.map(([target]) => `.vale [data-target="${CSS.escape(target)}"]`),
    ...[...codes].map((code) => `.prompt [data-code="${code}"]`),
  ].join(',');
}

/** A Realm has its own edge in dashes, not a box around it. */
const lightOn = (selectors: string): string =>
  `${selectors}{outline:4px dashed #ff9a3c!important;outline-offset:3px;border-radius:12px;animation:point 1s ease-in-out infinite}
:is(${selectors}):is(g){outline-color:transparent!important}
.vale :is(${selectors}) > polygon{stroke:#ff9a3c;stroke-width:7;stroke-dasharray:18 11}`;

interface Props {
  readonly lecture: Lecture;
  readonly pointing: boolean;
  readonly point: () => void;
  readonly next: () => void;
}

export function Guide({ lecture, pointing, point, next }: Props) {
  const { words } = useTable();
  const { step, lesson, busy } = lecture;
  const selectors = useSelectors(lecture);
  return (
    <CommonGuide
      game="eldervale"
      lecture={lecture}
      ids={LESSON_IDS}
      title={sayLesson(`${lesson.id}.title`, words.lang)}
      text={sayLesson(step.text, words.lang)}
      Rule={RuleLink}
      point={point}
      next={next}
    >
      {/* What is lit says enough, until somebody asks. */}
      {!busy && pointing && <Pointer selectors={selectors} again css={lightOn(selectors)} />}
    </CommonGuide>
  );
}
