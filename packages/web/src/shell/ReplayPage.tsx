/** A game seen again: step, play, scrub, from any seat; go on from here; take it along as a file. */
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { EverdellSnapshot } from '../games/everdell/context.ts';
import { EverdellTable } from '../games/everdell/EverdellTable.tsx';
import { writeTableFile } from '../table/file.ts';
import { replaySource, type ReplaySource } from '../table/local/localSource.ts';
import { continueTable } from '../table/newTable.ts';
import { savedTable, type SavedTable } from '../table/saved.ts';
import type { Snapshot } from '../table/source.ts';
import { useUi } from './useUi.ts';

const BEAT = 900;

function save(table: SavedTable): void {
  const file = new Blob([writeTableFile(table.config, table.picks)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `evervale-${table.config.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ControlProps {
  readonly table: SavedTable;
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly seat: number;
  readonly setSeat: (seat: number) => void;
}

function Controls({ table, at, setAt, seat, setSeat }: ControlProps) {
  const t = useUi();
  const [, go] = useLocation();
  const [playing, setPlaying] = useState(false);
  const end = table.picks.length;
  useEffect(() => {
    if (!playing || at >= end) return undefined;
    const timer = setTimeout(() => setAt(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at, end, setAt]);
  const step = (to: number) => () => setAt(Math.min(end, Math.max(0, to)));
  return (
    <section className="prompt replay" aria-label={t('replay.title')}>
      <h2>{t('replay.title')}</h2>
      <p>{t('replay.at', { at, end })}</p>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={t('replay.at', { at, end })}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <div className="replay-keys">
        <button type="button" aria-label={t('replay.first')} onClick={step(0)}>
          ⏮
        </button>
        <button type="button" aria-label={t('replay.back')} onClick={step(at - 1)}>
          ◀
        </button>
        <button
          type="button"
          aria-label={playing ? t('replay.pause') : t('replay.play')}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? '⏸' : '▶'}
        </button>
        <button type="button" aria-label={t('replay.next')} onClick={step(at + 1)}>
          ▶|
        </button>
        <button type="button" aria-label={t('replay.last')} onClick={step(end)}>
          ⏭
        </button>
      </div>
      <label>
        {t('replay.eyes')}{' '}
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {table.config.seats.map(({ name }, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="answers">
        <button
          type="button"
          className="answer"
          onClick={() => go(`/table/${continueTable(table.config, table.picks.slice(0, at))}`)}
        >
          {t('replay.goOn')}
        </button>
        <button type="button" className="answer plain" onClick={() => save(table)}>
          {t('replay.save')}
        </button>
      </div>
    </section>
  );
}

function Replay({ table }: { table: SavedTable }) {
  const [source, setSource] = useState<ReplaySource | null>(null);
  const [seen, setSeen] = useState<Snapshot | null>(null);
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState(0);
  useEffect(() => {
    const opened = replaySource(table.config, table.picks);
    setSource(opened);
    const stop = opened.subscribe(setSeen);
    return () => {
      stop();
      opened.close();
    };
  }, [table]);
  useEffect(() => source?.seek(at, seat), [source, at, seat]);
  if (source === null || seen === null) return null;
  return (
    <EverdellTable
      source={source}
      snapshot={seen as EverdellSnapshot}
      log={seen.log.lines}
      again={() => {}}
      controls={<Controls table={table} at={at} setAt={setAt} seat={seat} setSeat={setSeat} />}
    />
  );
}

export function ReplayPage({ id }: { id: string }) {
  const [table] = useState(() => savedTable(id));
  return table === undefined ? <Redirect to="/" /> : <Replay table={table} />;
}
