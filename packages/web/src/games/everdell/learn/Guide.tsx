/** What the lesson says now: the common guide with what only Everdell's table has. */
import type { Decision } from '@evervale/kernel';
import { Guide as CommonGuide, Pointer } from '../../common/Guide.tsx';
import { useTable } from '../context.ts';
import { ScoreRows } from '../parts/ScoreRows.tsx';
import { targetOf } from '../model/targets.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Outcome } from '../../../table/source.ts';
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

/** Everything but what is meant is dimmed. */
const lightOn = (
  selectors: string,
): string => `${selectors}{outline:4px dashed #c8380c!important;outline-offset:3px;border-radius:12px;animation:point 1s ease-in-out infinite;z-index:4}
.playfield:has(.lesson) .target:not(${selectors}){filter:brightness(.66) saturate(.55)}`;

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

interface Props {
  readonly lecture: Lecture;
  readonly pointing: boolean;
  readonly point: () => void;
  readonly next: () => void;
}

export function Guide({ lecture, pointing, point, next }: Props) {
  const { words, snapshot } = useTable();
  const { step, lesson, done, busy, wanted } = lecture;
  const selectors = wanted.flatMap(selectorsOf).join(',');
  return (
    <CommonGuide
      game="everdell"
      lecture={lecture}
      ids={LESSON_IDS}
      title={sayLesson(`${lesson.id}.title`, words.lang, words.name)}
      text={sayLesson(step.text, words.lang, words.name)}
      Rule={RuleLink}
      point={point}
      next={next}
    >
      {done && snapshot.outcome && <Score outcome={snapshot.outcome} />}
      {!busy && <Pointer selectors={selectors} again={pointing} css={lightOn(selectors)} />}
    </CommonGuide>
  );
}
