/** What is asked, in the table as text: the question, the answers as a list, advice and taking back. */
import type { ReactNode } from 'react';
import type { Words } from '../../shell/useWords.ts';
import type { Intent, Snapshot } from '../../table/source.ts';
import { Hints } from './Hints.tsx';
import { isQuiet } from './quiet.ts';

type Option = NonNullable<Snapshot['decision']>['options'][number];

interface Props {
  readonly table: {
    readonly snapshot: Snapshot;
    readonly words: Words;
    readonly names: readonly string[];
    readonly send: (intent: Intent) => void;
    readonly pick: (option: Option) => void;
    readonly hintable: boolean;
  };
  /** How small buttons look, and what taking back is called. */
  readonly small: string;
  readonly undo: string;
  /** Between the question and the answers; behind the answers. */
  readonly before?: ReactNode;
  readonly behind?: ReactNode;
  /** An answer that is more than a button, or null. */
  readonly special?: (option: Option) => ReactNode;
}

export function TextPrompt({ table, small, undo, before, behind, special }: Props) {
  const { snapshot, words, names, send, pick } = table;
  const { decision, thinking } = snapshot;
  return (
    <section aria-labelledby="ask">
      <h2 id="ask" aria-live="assertive">
        {decision
          ? words.print(decision.prompt)
          : thinking !== null && words.t('prompt.waiting', { player: names[thinking] })}
      </h2>
      {decision && decision.max > 1 && (
        <p>{words.t('prompt.picked', { n: decision.picked, max: decision.max })}</p>
      )}
      {before}
      <ol className="prompt">
        {decision?.options.map((option) => (
          <li key={option.code}>
            {special?.(option) ?? (
              <button
                type="button"
                className={`answer ${isQuiet(option) ? 'plain' : ''}`}
                data-code={option.code}
                onClick={() => pick(option)}
              >
                {words.print(option.text)}
              </button>
            )}
          </li>
        ))}
      </ol>
      {behind}
      <Hints table={table} className={small} />
      {snapshot.undo > 0 && (
        <button type="button" className={small} onClick={() => send({ type: 'undo' })}>
          {undo}
        </button>
      )}
    </section>
  );
}
