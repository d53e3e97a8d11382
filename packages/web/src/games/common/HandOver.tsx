/** Around one screen: nothing is shown until the next person has it. */
import type { ReactNode } from 'react';
import type { Words } from '../../shell/useWords.ts';
import type { Intent } from '../../table/source.ts';

interface Props {
  readonly player: string;
  readonly words: Words;
  readonly send: (intent: Intent) => void;
  /** Their picture. */
  readonly children: ReactNode;
}

export function HandOver({ player, words, send, children }: Props) {
  const title = words.t('handover.title', { player });
  return (
    <div className="veil solid">
      <section className="sheet small" role="dialog" aria-label={title}>
        {children}
        <h1>{title}</h1>
        <p>{words.t('handover.text')}</p>
        <div className="answers row">
          <button
            type="button"
            className="answer"
            autoFocus
            onClick={() => send({ type: 'takeOver' })}
          >
            {words.t('handover.go', { player })}
          </button>
        </div>
      </section>
    </div>
  );
}
