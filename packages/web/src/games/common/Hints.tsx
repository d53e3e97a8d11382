/** What a strong player would do; asked for, never pushed. */
import { useState } from 'react';
import type { Words } from '../../shell/useWords.ts';
import type { Intent, Snapshot } from '../../table/source.ts';

type Option = NonNullable<Snapshot['decision']>['options'][number];

interface Props {
  readonly table: {
    readonly snapshot: Snapshot;
    readonly words: Words;
    readonly send: (intent: Intent) => void;
    readonly pick: (option: Option) => void;
    readonly hintable: boolean;
  };
  /** How the button looks that asks for them. */
  readonly className: string;
}

export function Hints({ table, className }: Props) {
  const { snapshot, words, send, pick, hintable } = table;
  const { hints, decision } = snapshot;
  const [asked, setAsked] = useState(-1);
  if (!decision || !hintable) return null;
  const thinking = hints === null && asked === snapshot.at;
  if (hints === null) {
    return (
      <button
        type="button"
        className={className}
        disabled={thinking}
        onClick={() => {
          setAsked(snapshot.at);
          send({ type: 'hint' });
        }}
      >
        <kbd>H</kbd> {thinking ? words.t('hint.thinking') : words.t('hint.ask')}
      </button>
    );
  }
  return (
    <ul className="hints" role="status">
      {hints.map((hint) => (
        <li key={hint.code}>
          <button
            type="button"
            onClick={() => pick(decision.options.find(({ code }) => code === hint.code)!)}
          >
            <b>{words.print(hint.option)}</b> {words.print(hint.why)}{' '}
            <small>{words.t('hint.expected', { n: Math.round(hint.points) })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
