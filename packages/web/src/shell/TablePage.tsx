/** A table: opens its source, gathers its snapshots and shows the game that is played there. */
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { localSource } from '../table/local/localSource.ts';
import { newTable } from '../table/newTable.ts';
import { saveText, writeTableFile } from '../table/file.ts';
import { savedTable, saveTable, type SavedTable } from '../table/saved.ts';
import type { LogLine, Snapshot, TableSource } from '../table/source.ts';
import { fetchAhead } from './ahead.ts';
import { InGame } from './InGame.tsx';
import { useClient } from './useGame.ts';
import { useOnlyWindow } from '../table/useOnlyWindow.ts';
import { Loading } from './Loading.tsx';
import { Page } from './Page.tsx';
import { part } from './part.ts';
import { PACE, useSettings } from './settings.ts';
import { useUi } from './useUi.ts';

const OnlineTable = part(() => import('../online/OnlineTable.tsx'), 'OnlineTable');

interface Seen {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
}

/** The last snapshot and the whole log: new lines replace whatever was taken back. */
function useSource({ config, picks }: SavedTable): {
  readonly source: TableSource | null;
  readonly seen: Seen | null;
} {
  const [source, setSource] = useState<TableSource | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
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
  const [table, setTable] = useState(() => savedTable(id));
  const { here, takeOver } = useOnlyWindow(id);
  if (table === undefined || table.online) return <OnlineTable id={id} />;
  if (here) return <LocalTable table={table} />;
  return (
    <Elsewhere
      takeOver={() => {
        // Where the other window left it.
        setTable(savedTable(id) ?? table);
        takeOver();
      }}
    />
  );
}

/** The cards are dealt while what shows them is still on its way. */
function LocalTable({ table }: { table: SavedTable }) {
  const { source, seen } = useSource(table);
  const { motion } = useSettings();
  useEffect(() => fetchAhead(table.config.game), [table.config.game]);
  useEffect(() => source?.send({ type: 'pace', ms: PACE[motion] }), [source, motion]);
  if (source === null || seen === null) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <InGame id={table.config.game}>
        <Shown table={table} source={source} seen={seen} />
      </InGame>
    </Suspense>
  );
}

interface ShownProps {
  readonly table: SavedTable;
  readonly source: TableSource;
  readonly seen: Seen;
}

function Shown({ table, source, seen }: ShownProps) {
  const [, go] = useLocation();
  const { Table } = useClient();
  const { config } = seen.snapshot;
  const picks = seen.snapshot.record?.picks ?? [];
  return (
    <Table
      source={source}
      snapshot={seen.snapshot}
      log={seen.log}
      again={() => go(`/table/${newTable(config.game, config.options, config.seats)}`)}
      keeping={{
        save: () => saveText(`evervale-${config.id}.json`, writeTableFile(table.config, picks)),
        giveUp: () => {
          source.close();
          saveTable({ config: table.config, picks, over: true });
          go('/');
        },
      }}
    />
  );
}

/** The same game is not played in two windows at once: one would write over the other. */
function Elsewhere({ takeOver }: { takeOver: () => void }) {
  const t = useUi();
  return (
    <Page title={t('tabs.elsewhere')}>
      <p>{t('tabs.note')}</p>
      <div className="answers row">
        <button type="button" className="answer" onClick={takeOver}>
          {t('tabs.here')}
        </button>
      </div>
    </Page>
  );
}
