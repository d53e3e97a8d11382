/** What the others did since the own last turn, and the whole log behind a button. */
import { useMemo, useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { Window } from '../../../shell/Window.tsx';
import type { LogLine } from '../../../table/source.ts';
import type { Action } from '../../common/actions.ts';
import { useLogEnd } from '../../common/useLogEnd.ts';
import { useTable } from '../context.ts';
import { actionsOf } from '../model/actions.ts';
import { sinceOwnTurn } from '../model/since.ts';
import { tonesOf } from '../model/tones.ts';

function useSeatStyle(): (seat: number | null) => CSSProperties {
  const { view } = useTable();
  return (seat) =>
    ({
      '--seat': tonesOf(seat === null ? null : (view.seats[seat]?.element ?? null)).middle,
    }) as CSSProperties;
}

function Lines({ lines }: { lines: readonly LogLine[] }) {
  const { words } = useTable();
  return lines.map((line, i) => <li key={i}>{words.print(line.text)}</li>);
}

function Entry({ action: { head, rest, seat } }: { action: Action }) {
  const { words } = useTable();
  const style = useSeatStyle();
  return (
    <li style={style(seat)}>
      {rest.length === 0 ? (
        words.print(head.text)
      ) : (
        <details>
          <summary>{words.print(head.text)}</summary>
          <ul>
            <Lines lines={rest} />
          </ul>
        </details>
      )}
    </li>
  );
}

export function WholeLog() {
  const { log, words } = useTable();
  const list = useLogEnd(log.length);
  const actions = useMemo(() => actionsOf(log), [log]);
  return (
    <ol className="whole-log" ref={list} tabIndex={0} aria-label={words.t('table.log')}>
      {actions.map((action, i) => (
        <Entry key={i} action={action} />
      ))}
      {log.length === 0 && <li>{words.t('log.empty')}</li>}
    </ol>
  );
}

export function Since() {
  const { log, snapshot, words, t } = useTable();
  const { seat: me, record, config } = snapshot;
  const [open, setOpen] = useState(false);
  const style = useSeatStyle();
  const shown = useMemo(
    () => actionsOf(sinceOwnTurn(log, me)).filter(({ seat }) => seat !== null),
    [log, me],
  );
  // At the beginning what is asked has this room.
  if (shown.length === 0) return null;
  return (
    <section className="since" aria-label={words.t('table.since')}>
      <header>
        <h2>{words.t('table.since')}</h2>
        <button type="button" onClick={() => setOpen(true)}>
          {t('log.whole')}
        </button>
      </header>
      <ul tabIndex={0} aria-label={words.t('table.since')}>
        {shown.map((action, i) => (
          <li key={i} style={style(action.seat)}>
            {record === null ? (
              words.print(action.head.text)
            ) : (
              <Link href={`/replay/${config.id}?at=${action.at}`} title={words.t('since.replay')}>
                {words.print(action.head.text)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Window title={words.t('table.log')} className="vale-window" close={() => setOpen(false)}>
          <WholeLog />
        </Window>
      )}
    </section>
  );
}
