/** What happened, action by action, the newest at the bottom; each unfolds into all that came of it. */
import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { Action } from '../../common/actions.ts';
import { sinceLastTurn } from '../../common/since.ts';
import { useLogEnd } from '../../common/useLogEnd.ts';
import { useTable, type Table } from '../context.ts';
import { actionsOf } from '../model/actions.ts';
import { seatLook } from '../model/seats.ts';
import { Price } from './Price.tsx';
import { Said } from './Said.tsx';

interface EntryProps {
  readonly words: Table['words'];
  readonly inspect: Table['inspect'];
  readonly action: Action;
  readonly fresh: boolean;
  readonly color: string | null;
}

/** Entries of the past do not change any more: they are drawn once. */
const Entry = memo(
  function Entry({ action, fresh, color, words, inspect }: EntryProps) {
    const { head, rest } = action;
    return (
      <li
        className={fresh ? 'fresh' : ''}
        style={color === null ? undefined : ({ '--seat': color } as CSSProperties)}
      >
        <Said text={head.text} words={words} inspect={inspect} />
        <Price action={action} words={words} />
        {rest.length > 0 && (
          // The line itself has links, so what unfolds the rest stands beside it.
          <details>
            <summary>+{rest.length}</summary>
            <ul>
              {rest.map((line, i) => (
                <li key={i}>
                  <Said text={line.text} words={words} inspect={inspect} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
    );
  },
  (a, b) =>
    a.fresh === b.fresh &&
    a.words === b.words &&
    a.action.head === b.action.head &&
    a.action.rest.length === b.action.rest.length,
);

export function Log({ children }: { children?: ReactNode }) {
  const { log, words, view, snapshot, inspect } = useTable();
  const list = useLogEnd(log.length);
  const actions = useMemo(() => actionsOf(log), [log]);
  const since = log[sinceLastTurn(log, snapshot.seat)]?.at ?? Infinity;
  return (
    <section className="log" aria-label={words.t('table.log')}>
      {children}
      <h2>{words.t('table.log')}</h2>
      <ol ref={list} tabIndex={0} aria-label={words.t('table.log')}>
        {actions.map((action, i) => (
          <Entry
            key={i}
            action={action}
            fresh={action.at >= since}
            color={action.seat === null ? null : seatLook(view, action.seat).color}
            words={words}
            inspect={inspect}
          />
        ))}
        {log.length === 0 && <li>{words.t('log.empty')}</li>}
      </ol>
    </section>
  );
}
