/** What a strong player would do; asked for, never pushed. */
import { useState } from 'react';
import { useTable } from '../context.ts';

export function Hints() {
  const { snapshot, words, send, pick, hintable } = useTable();
  const { hints, decision } = snapshot;
  const [asked, setAsked] = useState(-1);
  if (!decision || !hintable) return null;
  const thinking = hints === null && asked === snapshot.at;
  if (hints === null) {
    return (
      <button
        type="button"
        className="undo"
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
