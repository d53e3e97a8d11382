/** The table of Everdell: everything on one screen, tabs on a phone. */
import type { Blocked } from '@evervale/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Landscape } from '../../art/Landscape.tsx';
import { useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/useWords.ts';
import type { LogLine, TableSource } from '../../table/source.ts';
import { TableContext, type EverdellSnapshot, type Inspected, type Table } from './context.ts';
import { optionsByTarget, reasonsByTarget, whereToAct } from './model/targets.ts';
import { CityWindow } from './parts/CityWindow.tsx';
import { Hand, OwnCity } from './parts/City.tsx';
import { HandOver } from './parts/HandOver.tsx';
import { Inspector } from './parts/Inspector.tsx';
import { Log } from './parts/Log.tsx';
import { Players, Supplies, Workers } from './parts/Players.tsx';
import { Prompt } from './parts/Prompt.tsx';
import { ScoreSheet } from './parts/ScoreSheet.tsx';
import { Valley } from './parts/Valley.tsx';
import { TextTable } from './parts/TextTable.tsx';
import { useFlights } from './useFlights.ts';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';
import './styles/index.css';

const TABS = ['valley', 'city', 'hand', 'log'] as const;

interface Props {
  readonly source: TableSource;
  readonly snapshot: EverdellSnapshot;
  readonly log: readonly LogLine[];
  readonly again: () => void;
  /** Stands in the place of the prompt: what drives a replay. */
  readonly controls?: ReactNode;
  /** Stands between prompt and log: what belongs to the table and not to the game. */
  readonly beside?: ReactNode;
  readonly hintable?: boolean;
  readonly seatNote?: Table['seatNote'];
}

export function EverdellTable(props: Props) {
  const { source, snapshot, log, again, controls, beside, hintable = true, seatNote } = props;
  const { view, decision, seat } = snapshot;
  const names = useMemo(() => snapshot.config.seats.map(({ name }) => name), [snapshot.config]);
  const words = useWords(names);
  const { textMode } = useSettings();
  const root = useRef<HTMLElement>(null);
  const [inspected, inspect] = useState<Inspected | null>(null);
  const [why, setWhy] = useState<Blocked | null>(null);
  const [city, openCity] = useState<number | null>(null);
  const [tab, setTab] = useState<(typeof TABS)[number]>('valley');
  const options = useMemo(() => optionsByTarget(decision), [decision]);
  const { parts } = useMemo(() => whereToAct(options.keys(), view.seat), [options, view.seat]);
  const reasons = useMemo(() => reasonsByTarget(snapshot.blocked), [snapshot.blocked]);
  const allNames = useMemo(
    () => (view.rugwort ? [...names, words.name('solo-rugwort')] : names),
    [names, view.rugwort, words],
  );

  useEffect(() => {
    setWhy(null);
    inspect(null);
  }, [snapshot.at]);

  const { send } = source;
  const look = useCallback(
    (thing: Inspected | null) =>
      inspect((old) => (thing !== null && !thing.pinned && old?.pinned ? old : thing)),
    [],
  );
  const lookAway = useCallback(() => inspect((old) => (old?.pinned ? old : null)), []);
  const explain = useCallback((target: string) => setWhy(reasons.get(target) ?? null), [reasons]);
  const table: Table = useMemo(
    () => ({
      snapshot,
      view,
      words,
      names: allNames,
      log,
      options,
      reasons,
      send,
      pick: ({ code }) => {
        // What comes next may be asked anywhere.
        openCity(null);
        send({ type: 'pick', code, at: snapshot.at });
      },
      inspect: look,
      lookAway,
      explain,
      openCity,
      hintable,
      ...(seatNote && { seatNote }),
    }),
    [
      snapshot,
      view,
      words,
      allNames,
      log,
      options,
      reasons,
      send,
      look,
      lookAway,
      explain,
      hintable,
      seatNote,
    ],
  );
  const close = useCallback(() => {
    inspect(null);
    openCity(null);
  }, []);
  useKeys(table, close);
  useFlights(root, snapshot);
  useSounds(snapshot);

  const me = view.players[seat];
  if (textMode) {
    return (
      <TableContext value={table}>
        <TextTable beside={beside} controls={controls} />
      </TableContext>
    );
  }
  return (
    <TableContext value={table}>
      <main
        className="table"
        data-season={me.season}
        data-tab={tab}
        data-at={snapshot.at}
        ref={root}
      >
        <Landscape season={me.season} />
        <header className="topline">
          <Link href="/" className="round" aria-label={words.t('score.home')}>
            ‹
          </Link>
          <Workers player={me} />
          <Supplies player={me} />
        </header>
        <Players />
        <Valley />
        <div className="trays">
          <OwnCity />
          <Hand />
        </div>
        <aside className="side">
          {controls ?? <Prompt why={why} />}
          {beside}
          <Log />
        </aside>
        <nav className="tabs" aria-label={words.t('table.parts')}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name}
              data-glow={parts.has(name) || undefined}
              onClick={() => setTab(name)}
            >
              {words.t(`table.${name}`)}
              {name === 'hand' && <b>{me.handCount}</b>}
              {name === 'city' && <b>{me.spaces.used}</b>}
            </button>
          ))}
        </nav>
        <p className="keys" aria-hidden="true">
          {words.t('keys.line')}
        </p>
        {inspected && <Inspector thing={inspected} />}
        {city !== null && <CityWindow player={view.players[city]} close={() => openCity(null)} />}
        {snapshot.outcome && !controls && <ScoreSheet outcome={snapshot.outcome} again={again} />}
        {snapshot.handover !== null && <HandOver seat={snapshot.handover} />}
      </main>
    </TableContext>
  );
}
