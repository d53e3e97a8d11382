/** What happened, the newest at the bottom; what others did since your last turn stands out. */
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { sinceLastTurn } from '../model/since.ts';

export function Log() {
  const { log, words, view, snapshot } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const fresh = sinceLastTurn(log, snapshot.seat);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log.length]);
  return (
    <section className="log" aria-label={words.t('table.log')}>
      <h2>{words.t('table.log')}</h2>
      <ol ref={list} tabIndex={0} aria-label={words.t('table.log')}>
        {log.map((line, i) => (
          <li
            key={i}
            className={i >= fresh ? 'fresh' : ''}
            style={
              line.seat === null
                ? undefined
                : ({ '--seat': seatLook(view, line.seat).color } as CSSProperties)
            }
          >
            {words.print(line.text)}
          </li>
        ))}
        {log.length === 0 && <li>{words.t('log.empty')}</li>}
      </ol>
    </section>
  );
}
