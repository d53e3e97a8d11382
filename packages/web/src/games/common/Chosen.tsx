/** What was chosen of several: pressed, and put back by a click. */
import type { ReactNode } from 'react';
import type { Words } from '../../shell/useWords.ts';
import type { Run } from './useRun.ts';

interface Props {
  readonly run: Run;
  readonly words: Words;
  /** What stands before the words of an option. */
  readonly sign: (option: Run['chosen'][number]) => ReactNode;
}

export function Chosen({ run, words, sign }: Props) {
  if (run.chosen.length === 0) return null;
  return (
    <div className="chosen" role="group" aria-label={words.t('prompt.chosen')}>
      {run.chosen.map((option, i) => (
        <button
          key={i}
          type="button"
          aria-pressed="true"
          title={words.t('prompt.chosen')}
          disabled={run.putBack === null}
          onClick={() => run.putBack?.(i)}
        >
          {sign(option)} {words.print(option.text)} <span aria-hidden="true">×</span>
        </button>
      ))}
    </div>
  );
}
