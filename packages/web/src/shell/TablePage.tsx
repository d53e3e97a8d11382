/** A table: opens its source, gathers its snapshots and shows the game that is played there. */
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { EverdellTable } from '../games/everdell/EverdellTable.tsx';
import type { EverdellSnapshot } from '../games/everdell/context.ts';
import { localSource } from '../table/local/localSource.ts';
import { newTable } from '../table/newTable.ts';
import { savedTable } from '../table/saved.ts';
import type { LogLine, Snapshot, TableSource } from '../table/source.ts';
import { PACE, useSettings } from './settings.ts';

interface Seen {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
}

/** The last snapshot and the whole log: new lines replace whatever was taken back. */
function useSource(id: string): { source: TableSource | null; seen: Seen | null } {
  const [source, setSource] = useState<TableSource | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const table = savedTable(id);
    if (table === undefined) return undefined;
    const opened = localSource(table.config, table.picks);
    setSource(opened);
    const stop = opened.subscribe((snapshot) =>
      setSeen((before) => ({
        snapshot,
        log: [...(before?.log ?? []).slice(0, snapshot.log.from), ...snapshot.log.lines],
      })),
    );
    return () => {
      stop();
      opened.close();
      setSeen(null);
    };
  }, [id]);
  return { source, seen };
}

export function TablePage({ id }: { id: string }) {
  const { source, seen } = useSource(id);
  const [, go] = useLocation();
  const { motion } = useSettings();
  useEffect(() => source?.send({ type: 'pace', ms: PACE[motion] }), [source, motion]);
  if (savedTable(id) === undefined) return <Redirect to="/" />;
  if (source === null || seen === null) return null;
  const { config } = seen.snapshot;
  return (
    <EverdellTable
      source={source}
      snapshot={seen.snapshot as EverdellSnapshot}
      log={seen.log}
      again={() => go(`/table/${newTable(config.options, config.seats)}`)}
    />
  );
}
