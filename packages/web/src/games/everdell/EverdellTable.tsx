/** The table of Everdell: everything on one screen, tabs on a phone. */
import type { Blocked } from '@evervale/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PACE, useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/useWords.ts';
import type { TableProps } from '../client.ts';
import { TableContext, type EverdellSnapshot, type Table } from './context.ts';
import { charactersAt, looksOf } from '../../art/people/looks.ts';
import { optionsByTarget, reasonsByTarget, whereToAct } from './model/targets.ts';
import { CityWindow } from './parts/CityWindow.tsx';
import { Hand, OwnCity } from './parts/City.tsx';
import { HandOver } from './parts/HandOver.tsx';
import { Inspector } from './parts/Inspector.tsx';
import { Lair } from './parts/Lair.tsx';
import { Log } from './parts/Log.tsx';
import { Menu } from '../common/Menu.tsx';
import { Players, Supplies, Workers } from './parts/Players.tsx';
import { Prompt } from './parts/Prompt.tsx';
import { ScoreSheet } from './parts/ScoreSheet.tsx';
import { Seasons } from './parts/SeasonMoment.tsx';
import { Since } from './parts/Since.tsx';
import { Stage } from './parts/Stage.tsx';
import { Valley } from './parts/Valley.tsx';
import { WeatherScene } from './parts/WeatherScene.tsx';
import { TextTable } from './parts/TextTable.tsx';
import { useFlights } from './useFlights.ts';
import { useKeys } from './useKeys.ts';
import { hasSide, useCrowded, useLayout } from './useLayout.ts';
import { useLook } from './useLook.ts';
import { useRun } from '../common/useRun.ts';
import { useSounds } from './useSounds.ts';
import { useStage, type Direction } from '../common/useStage.ts';
import { actorOf, nightweaveScene, sceneOf, type Scene } from './model/scene.ts';
import './styles/index.css';

const TABS = ['valley', 'city', 'hand', 'log'] as const;

interface Props extends TableProps {
  readonly snapshot: EverdellSnapshot;
}

/** A card that somebody else plays is shown in the middle first. */
const DIRECTION: Direction<EverdellSnapshot, Scene> = {
  sceneOf: ({ events, seat, view }) =>
    sceneOf(events, seat) ?? nightweaveScene(events, view.nightweave),
  actorOf: ({ events }) => actorOf(events),
  timeOf: (_scene, { cardTime }) => cardTime * 1000,
};

export function EverdellTable(props: Props) {
  const { source, again, controls, beside, hintable = true, seatNote, keeping } = props;
  const [hurried, setHurried] = useState(false);
  const isStaged = (props.staged ?? true) && !hurried;
  const staged = useStage(props.snapshot, props.log, isStaged, DIRECTION);
  const { shown: snapshot, log, scene, skip, skipAll } = staged;
  const last = useLast(scene);
  const { decision, seat, config } = snapshot;
  const view = useMemo(
    () => ({
      ...snapshot.view,
      looks: looksOf(config.seats),
      characters: charactersAt(config.seats),
    }),
    [snapshot.view, config],
  );
  const names = useMemo(() => snapshot.config.seats.map(({ name }) => name), [snapshot.config]);
  const words = useWords(names, snapshot.config.options);
  const { textMode, motion } = useSettings();
  const root = useRef<HTMLElement>(null);
  const layout = useLayout();
  const me = view.players[seat];
  const crowded = useCrowded(me);
  const { inspected, inspect, lookAway, stay } = useLook();
  const [aside, putAside] = useState(false);
  const [why, setWhy] = useState<Blocked | null>(null);
  const [city, openCity] = useState<number | null>(null);
  const [tab, setTab] = useState<(typeof TABS)[number]>('valley');
  const options = useMemo(() => optionsByTarget(decision), [decision]);
  const { parts } = useMemo(() => whereToAct(options.keys(), view.seat), [options, view.seat]);
  const reasons = useMemo(() => reasonsByTarget(snapshot.blocked), [snapshot.blocked]);
  const allNames = useMemo(
    () =>
      view.players.map(
        ({ seat: at }) => names[at] ?? words.print({ key: 'player', args: { seat: at } }),
      ),
    [names, view.players, words],
  );

  useEffect(() => {
    setWhy(null);
    inspect(null);
  }, [snapshot.at, inspect]);

  const { send } = source;
  const mayHurry = isStaged && me.finished;
  const hurry = useCallback(() => {
    setHurried(true);
    skipAll();
  }, [skipAll]);
  // Whoever has taken the passing back wants to see the others again.
  if (hurried && !me.finished) setHurried(false);
  // Nobody watches, so computer players need not wait for anybody.
  useEffect(() => {
    if (!hurried) return undefined;
    send({ type: 'pace', ms: 0 });
    return () => send({ type: 'pace', ms: PACE[motion] });
  }, [hurried, send, motion]);

  const { run, noted } = useRun(snapshot, send);
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
      pick: (option) => {
        // What comes next may be asked anywhere.
        openCity(null);
        noted(option);
        send({ type: 'pick', code: option.code, at: snapshot.at });
      },
      inspect,
      lookAway,
      stay,
      run,
      showScore: () => putAside(false),
      explain,
      openCity,
      hintable,
      ...(mayHurry && { hurry }),
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
      inspect,
      lookAway,
      stay,
      run,
      noted,
      explain,
      hintable,
      mayHurry,
      hurry,
      seatNote,
    ],
  );
  const close = useCallback(() => {
    inspect(null);
    openCity(null);
  }, [inspect]);
  useKeys(table, close);
  useFlights(root, snapshot);
  useSounds(snapshot);

  if (textMode) {
    return (
      <TableContext value={table}>
        <TextTable beside={beside} controls={controls} />
      </TableContext>
    );
  }
  const large = inspected && <Inspector thing={inspected} beside={hasSide(layout)} />;
  const menu = (
    <Menu keeping={keeping} over={snapshot.outcome !== null} keys={words.t('keys.line')} />
  );
  return (
    <TableContext value={table}>
      <main
        className="table"
        data-season={me.season}
        data-layout={layout}
        data-at={snapshot.at}
        ref={root}
      >
        <Seasons season={me.season} />
        <WeatherScene />
        <div className="playfield" data-tab={tab} data-crowded={crowded || undefined}>
          <header className="topline">
            {!hasSide(layout) && menu}
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
            {!controls && <Since />}
            {hasSide(layout) && <Lair />}
            <Log>{!hasSide(layout) && <Lair />}</Log>
            {hasSide(layout) && menu}
            {hasSide(layout) && large}
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
        </div>
        {!hasSide(layout) && large}
        {city !== null && <CityWindow player={view.players[city]} close={() => openCity(null)} />}
        {snapshot.outcome && !controls && !aside && (
          <ScoreSheet outcome={snapshot.outcome} again={again} putAside={() => putAside(true)} />
        )}
        {last && <Stage scene={last} gone={scene === null} skip={skip} />}
        {snapshot.handover !== null && <HandOver seat={snapshot.handover} />}
      </main>
    </TableContext>
  );
}

/** What was there last, also after it has gone. */
function useLast<T>(now: T | null): T | null {
  const last = useRef(now);
  if (now !== null) last.current = now;
  return last.current;
}
