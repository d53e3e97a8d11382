/** A table: opens its source, gathers its snapshots and shows the game that is played there. */
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { localSource } from '../table/local/localSource.ts';
import { newTable } from '../table/newTable.ts';
import { savedTable, type SavedTable } from '../table/saved.ts';
import type { LogLine, Snapshot, TableSource } from '../table/source.ts';
import { InGame } from './InGame.tsx';
import { useClient } from './useGame.ts';
import { PACE, useSettings } from './settings.ts';

const OnlineTable = lazy(async () => ({
  default: (await import('../online/OnlineTable.tsx')).OnlineTable,
}));

interface Seen {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
}

/** The last snapshot and the whole log: new lines replace whatever was taken back. */
function useSource(table: SavedTable): { source: TableSource | null; seen: Seen | null } {
  const [source, setSource] = useState<TableSource | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [{ config, picks }] = useState(table);
  useEffect(() => {
    const opened = localSource(config, picks, useSettings.getState().thinking);
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
  }, [config, picks]);
  return { source, seen };
}

/** What this browser does not keep is looked for on the server. */
export function TablePage({ id }: { id: string }) {
  const [table] = useState(() => savedTable(id));
  return table === undefined || table.online ? (
    <OnlineTable id={id} />
  ) : (
    <InGame id={table.config.game}>
      <LocalTable table={table} />
    </InGame>
  );
}

function LocalTable({ table }: { table: SavedTable }) {
  const { source, seen } = useSource(table);
  const [, go] = useLocation();
  const { motion } = useSettings();
  const { Table } = useClient();
  useEffect(() => source?.send({ type: 'pace', ms: PACE[motion] }), [source, motion]);
  if (source === null || seen === null) return null;
  const { config } = seen.snapshot;
  return (
    <Table
      source={source}
      snapshot={seen.snapshot}
      log={seen.log}
      again={() => go(`/table/${newTable(config.game, config.options, config.seats)}`)}
    />
  );
}
