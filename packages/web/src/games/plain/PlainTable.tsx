/**
 * The plain table: any game that tells what a seat sees and what it has to decide can be played here,
 * without a picture of its own.
 */
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useWords, type Words } from '../../shell/useWords.ts';
import type { LogLine, Snapshot } from '../../table/source.ts';
import type { TableProps } from '../client.ts';
import { isQuiet } from '../common/quiet.ts';
import './plain.css';
import { PlainView } from './PlainView.tsx';
import { usePlainWords } from './words.ts';

export function PlainTable(props: TableProps) {
  const { source, snapshot, log, again, controls, beside, hintable = true, seatNote } = props;
  const names = useMemo(() => snapshot.config.seats.map(({ name }) => name), [snapshot.config]);
  const words = useWords(names, snapshot.config.options);
  const t = usePlainWords();
  if (snapshot.handover !== null) {
    const player = names[snapshot.handover];
    return (
      <main className="page plain-table">
        <section className="panel" role="dialog" aria-label={words.t('handover.title', { player })}>
          <h1>{words.t('handover.title', { player })}</h1>
          <p>{words.t('handover.text')}</p>
          <button
            type="button"
            className="answer"
            autoFocus
            onClick={() => source.send({ type: 'takeOver' })}
          >
            {words.t('handover.go', { player })}
          </button>
        </section>
      </main>
    );
  }
  return (
    <main className="page plain-table" data-at={snapshot.at}>
      <section className="panel plain-game" aria-label={t('plain.table')}>
        <header>
          <Link href="/" className="round" aria-label={words.t('score.home')}>
            ‹
          </Link>
          <ul className="plain-row">
            {names.map((name, seat) => (
              <li key={seat} aria-current={seat === snapshot.seat || undefined}>
                {name}
                {seatNote?.(seat)}
              </li>
            ))}
          </ul>
        </header>
        <PlainView value={snapshot.view} words={words} names={names} />
      </section>
      <aside className="panel">
        {controls ?? (
          <PlainPrompt
            snapshot={snapshot}
            names={names}
            words={words}
            hintable={hintable}
            send={source.send}
          />
        )}
        {snapshot.outcome && (
          <PlainScores snapshot={snapshot} names={names} words={words} again={again} />
        )}
        {beside}
        <PlainLog log={log} words={words} />
      </aside>
    </main>
  );
}

interface PartProps {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly words: Words;
}

interface PromptProps extends PartProps {
  readonly hintable: boolean;
  readonly send: TableProps['source']['send'];
}

function PlainPrompt({ snapshot, names, words, hintable, send }: PromptProps) {
  const t = usePlainWords();
  const { decision, blocked, hints, undo, thinking, at } = snapshot;
  useNumberKeys(snapshot, send);
  if (decision === null) {
    const waiting = thinking !== null && (
      <p>{words.t('prompt.waiting', { player: names[thinking] ?? '' })}</p>
    );
    return (
      <section className="prompt" role="status">
        {waiting}
        <Undo n={undo} send={send} />
      </section>
    );
  }
  return (
    <section className="prompt" aria-label={words.t('table.prompt')}>
      <h2>{words.print(decision.prompt)}</h2>
      {decision.picked > 0 && (
        <p>{words.t('prompt.picked', { n: decision.picked, max: decision.max })}</p>
      )}
      <div className="answers">
        {decision.options.map((option, n) => (
          <button
            key={option.code}
            type="button"
            className={`answer ${isQuiet(option) ? 'plain' : ''}`}
            data-code={option.code}
            onClick={() => send({ type: 'pick', code: option.code, at })}
          >
            {n < 9 && <kbd>{n + 1}</kbd>}
            <span>{words.print(option.text)}</span>
          </button>
        ))}
      </div>
      <div className="answers row">
        <Undo n={undo} send={send} />
        {hintable && (
          <button type="button" className="answer plain" onClick={() => send({ type: 'hint' })}>
            {words.t('hint.ask')}
          </button>
        )}
      </div>
      {hints && (
        <ol className="plain-hints">
          {hints.map(({ code, option, why }) => (
            <li key={code}>
              {words.print(option)} <small>{words.print(why)}</small>
            </li>
          ))}
        </ol>
      )}
      {blocked.length > 0 && (
        <details>
          <summary>{t('plain.blocked')}</summary>
          <ul>
            {blocked.map(({ key, text }) => (
              <li key={key}>{words.print(text)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Undo({ n, send }: { n: number; send: PromptProps['send'] }) {
  const t = usePlainWords();
  if (n === 0) return null;
  return (
    <button type="button" className="answer plain" onClick={() => send({ type: 'undo' })}>
      {t('plain.undo')}
    </button>
  );
}

/** 1 to 9 answer, as at every table. */
function useNumberKeys({ decision, at }: Snapshot, send: PromptProps['send']): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const option = /^[1-9]$/.test(key) ? decision?.options[Number(key) - 1] : undefined;
      if (option) send({ type: 'pick', code: option.code, at });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [decision, at, send]);
}

function PlainScores({ snapshot, names, words, again }: PartProps & { again: () => void }) {
  const t = usePlainWords();
  const { scores, winners } = snapshot.outcome!;
  const parts = [...new Set(scores.flatMap(({ lines }) => lines.map(({ part }) => part)))];
  const nameOf = (seat: number): string =>
    names[seat] ?? words.print({ key: 'player', args: { seat } });
  return (
    <section>
      <h2>
        {words.t('score.winner', { n: winners.length, players: winners.map(nameOf).join(', ') })}
      </h2>
      <table>
        <thead>
          <tr>
            <th />
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{words.print({ key: `score.line.${part}` })}</th>
              {scores.map(({ seat, lines }) => (
                <td key={seat}>
                  {lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{t('plain.total')}</th>
            {scores.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <button type="button" className="answer" onClick={again}>
        {words.t('score.again')}
      </button>
    </section>
  );
}

function PlainLog({ log, words }: { log: readonly LogLine[]; words: Words }) {
  return (
    <section aria-label={words.t('table.log')}>
      <h2>{words.t('table.log')}</h2>
      {log.length === 0 && <p>{words.t('log.empty')}</p>}
      <ol className="plain-log" reversed>
        {log.toReversed().map(({ at, text }, i) => (
          <li key={`${at} ${i}`}>{words.print(text)}</li>
        ))}
      </ol>
    </section>
  );
}
