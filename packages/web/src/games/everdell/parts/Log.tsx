/** What happened, the newest at the bottom; what others did since your last turn stands out. */
import { memo, useEffect, useRef, type CSSProperties } from 'react';
import type { LogLine } from '../../../table/source.ts';
import { useTable, type Table } from '../context.ts';
import { linked } from '../model/linked.ts';
import { seatLook } from '../model/seats.ts';
import { sinceLastTurn } from '../model/since.ts';

interface Props {
  readonly line: LogLine;
  readonly fresh: boolean;
  readonly color: string | null;
  readonly words: Table['words'];
  readonly inspect: Table['inspect'];
}

/** What a line names can be looked at in place. Lines do not change any more: they are drawn once. */
const Line = memo(function Line({ line, fresh, color, words, inspect }: Props) {
  return (
    <li
      className={fresh ? 'fresh' : ''}
      style={color === null ? undefined : ({ '--seat': color } as CSSProperties)}
    >
      {linked(line.text, words).map((piece, i) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <a
            key={i}
            href={`/cards/${piece.id}`}
            onClick={(event) => {
              event.preventDefault();
              const at = event.currentTarget.getBoundingClientRect();
              inspect({ kind: piece.kind, id: piece.id, target: null, at, pinned: true });
            }}
          >
            {piece.said}
          </a>
        ),
      )}
    </li>
  );
});

export function Log() {
  const { log, words, view, snapshot, inspect } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const fresh = sinceLastTurn(log, snapshot.seat);
  useEffect(() => {
    const element = list.current!;
    const toEnd = (): void => void (element.scrollTop = element.scrollHeight);
    toEnd();
    // On a phone it has no size until its tab is opened.
    const watch = new ResizeObserver(toEnd);
    watch.observe(element);
    return () => watch.disconnect();
  }, [log.length]);
  return (
    <section className="log" aria-label={words.t('table.log')}>
      <h2>{words.t('table.log')}</h2>
      <ol ref={list} tabIndex={0} aria-label={words.t('table.log')}>
        {log.map((line, i) => (
          <Line
            key={i}
            line={line}
            fresh={i >= fresh}
            color={line.seat === null ? null : seatLook(view, line.seat).color}
            words={words}
            inspect={inspect}
          />
        ))}
        {log.length === 0 && <li>{words.t('log.empty')}</li>}
      </ol>
    </section>
  );
}
