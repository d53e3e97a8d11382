/** The table of Dwellings of Eldervale: the map in the middle, everything else around it; tabs on a phone. */
import type { Lang } from '@evervale/kernel/text';
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useGame } from '../../shell/useGame.ts';
import { useWords } from '../../shell/useWords.ts';
import type { TableProps } from '../client.ts';
import { Menu } from '../common/Menu.tsx';
import { useRun } from '../common/useRun.ts';
import { useStage, type Direction } from '../common/useStage.ts';
import { useTableSounds } from '../common/useTableSounds.ts';
import { NightValley } from './art/NightValley.tsx';
import { TableContext, type Looked, type Table, type ValeSnapshot } from './context.ts';
import {
  optionsByTarget,
  partsToAct,
  placeable as placeableIn,
  reasonsByTarget,
  type Part,
} from './model/targets.ts';
import { running } from './model/film.ts';
import { rowsOf } from './model/hex.ts';
import { sceneOf, sceneTime, type Scene } from './model/scene.ts';
import { cardWords, SIGN_WORDS } from './model/signs.ts';
import { soundsOf } from './model/sounds.ts';
import { Adventures } from './parts/Adventure.tsx';
import { Battle } from './parts/Battle.tsx';
import { Beginning } from './parts/Beginning.tsx';
import { Draft } from './parts/Draft.tsx';
import { Flights } from './parts/Flights.tsx';
import { HandOver } from './parts/HandOver.tsx';
import { Since, WholeLog } from './parts/Log.tsx';
import { Magic } from './parts/Magic.tsx';
import { MapView } from './parts/MapView.tsx';
import { Own, OwnMore, Ready } from './parts/Own.tsx';
import { Power } from './parts/Power.tsx';
import { Prompt } from './parts/Prompt.tsx';
import { ScoreSheet } from './parts/ScoreSheet.tsx';
import { Shown } from './parts/Shown.tsx';
import { Opponents } from './parts/Seats.tsx';
import { SightSettings } from './parts/SightSettings.tsx';
import { OwnTableau, TableauWindow } from './parts/Tableau.tsx';
import { TabSign } from './parts/TabSign.tsx';
import { TextTable } from './parts/TextTable.tsx';
import { Glory, Rewards } from './parts/Tracks.tsx';
import { useKeys } from './useKeys.ts';
import { useLayout } from './useLayout.ts';
import { useSight } from './useSight.ts';
import { useStanding } from './useStanding.ts';
import { castingWords, useVale } from './words/index.ts';
import './styles/index.css';

const TABS = ['map', 'tableau', 'magic', 'tracks', 'log'] as const satisfies readonly Part[];

interface Props extends TableProps {
  readonly snapshot: ValeSnapshot;
}

/** A battle that was decided, and a card that somebody else uses, are seen before the table shows what came of it. */
const DIRECTION: Direction<ValeSnapshot, Scene> = {
  sceneOf: ({ events, view, seat }, before) => sceneOf(events, before.view, view, seat),
  actorOf: ({ events }) => {
    for (const event of events) if ('seat' in event && event.type !== 'turn') return event.seat;
    return null;
  },
  isQuiet: ({ events }) => events.every(({ type }) => type === 'turn'),
  timeOf: (scene, { cardTime }) => sceneTime(scene, cardTime),
};

/** Space goes on by one step, Escape to the end. */
function useSkipping(active: boolean, skip: () => void, skipAll: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === ' ') skip();
      else skipAll();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [active, skip, skipAll]);
}

/** Texts of cards say nothing of players: the words of the game alone do. */
function useSigned(lang: Lang): Pick<Table, 'signed' | 'onCard'> {
  const game = useGame();
  return useMemo(() => {
    const plain = game.words([]);
    const inSigns = plain.with(SIGN_WORDS);
    const onCard = plain.with(cardWords(plain, castingWords));
    return {
      signed: (text) => inSigns.print(text, lang),
      onCard: (text) => onCard.print(text, lang),
    };
  }, [game, lang]);
}

export function EldervaleTable(props: Props) {
  const { source, again, controls, beside, hintable = true, seatNote, countdown } = props;
  const staged = useStage(props.snapshot, props.log, props.staged ?? true, DIRECTION);
  const { log, scene, skip, skipAll } = staged;
  const standing = useStanding(staged.shown, source.send, !controls && scene === null);
  // While a battle is told, and while an answer given ahead is on its way, nothing is asked.
  const snapshot = useMemo(
    () =>
      scene === null && !standing.passing
        ? staged.shown
        : { ...staged.shown, decision: null, blocked: [], undo: 0 },
    [staged.shown, scene, standing.passing],
  );
  const { view, decision, config } = snapshot;
  const begun = view.realms.length > 0;
  const rows = rowsOf(view.realms);
  const people = useMemo(() => config.seats.map(({ name }) => name), [config]);
  const words = useWords(people);
  // The Ghosts sit behind the only player.
  const names = useMemo(
    () => (view.ghosts === null ? people : [...people, words.name('ghosts')]),
    [people, words, view.ghosts],
  );
  const t = useVale();
  const { signed, onCard } = useSigned(words.lang);
  const { textMode } = useSettings();
  const { bright } = useSight();
  const layout = useLayout();
  const wide = layout === 'wide';
  const root = useRef<HTMLElement>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [wanted, setUnit] = useState<string | null>(null);
  const [tableau, openTableau] = useState<number | null>(null);
  const [aside, putAside] = useState(false);
  const [tab, setTab] = useState<Part>('map');
  const [said, tell] = useState('');
  const options = useMemo(() => optionsByTarget(decision, view), [decision, view]);
  const reasons = useMemo(() => reasonsByTarget(snapshot.blocked, view), [snapshot.blocked, view]);
  const placeable = useMemo(() => placeableIn(decision), [decision]);
  const unit = wanted !== null && placeable.includes(wanted) ? wanted : (placeable[0] ?? null);
  const look = useCallback(
    (target: string | null, pinned = false) =>
      setLooked(target === null ? null : { target, pinned }),
    [],
  );
  useEffect(() => look(null), [snapshot.at, look]);

  const { send } = source;
  const { run, noted, follow } = useRun(snapshot, send);
  const table: Table = useMemo(
    () => ({
      snapshot,
      view,
      words,
      signed,
      onCard,
      t,
      names,
      log,
      options,
      reasons,
      send,
      pick: (option) => {
        openTableau(null);
        noted(option);
        send({ type: 'pick', code: option.code, at: snapshot.at });
      },
      run,
      follow,
      looked,
      look,
      unit,
      placeable,
      setUnit,
      openTableau,
      showScore: () => putAside(false),
      goTo: setTab,
      standing,
      hintable,
      ...(seatNote && { seatNote }),
      ...(countdown && { countdown }),
    }),
    [
      snapshot,
      view,
      words,
      signed,
      onCard,
      t,
      names,
      log,
      options,
      reasons,
      send,
      run,
      noted,
      follow,
      looked,
      look,
      unit,
      placeable,
      standing,
      hintable,
      seatNote,
      countdown,
    ],
  );
  useKeys(table, tell);
  useTableSounds(staged.shown, soundsOf, 'night');
  useSkipping(scene !== null, skip, skipAll);
  const told = scene?.kind === 'battle' ? scene.film : null;
  const film = told ?? (view.battle === null ? null : running(view.battle));
  const filmKey = told === null ? 'running' : `told ${snapshot.at}`;
  const acts = useMemo(() => partsToAct(decision, view), [decision, view]);
  const battling = film !== null;
  // Whoever has to act elsewhere is led there, and to a battle, which is on the map.
  useEffect(() => {
    if (wide) return;
    if (acts.size === 0 && battling) setTab('map');
    else if (acts.size > 0 && !acts.has(tab)) setTab([...acts][0]);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [acts, battling]);

  if (textMode) {
    return (
      <TableContext value={table}>
        <TextTable beside={beside} controls={controls} />
      </TableContext>
    );
  }
  const menu = (
    <Menu keeping={props.keeping} over={snapshot.outcome !== null} keys={t('keys.map')}>
      <SightSettings />
    </Menu>
  );
  return (
    <TableContext value={table}>
      <main
        className="vale table"
        data-layout={layout}
        data-tab={tab}
        data-at={snapshot.at}
        data-bright={bright || undefined}
        style={{ '--rows': rows } as CSSProperties}
        ref={root}
      >
        <NightValley />
        <div className="left">
          <Opponents />
          <Own />
        </div>
        {wide && (
          <>
            <div className="top">
              <Adventures />
            </div>
            <div className="sky">
              <Glory />
              <Rewards />
            </div>
          </>
        )}
        <div className="middle">
          {begun ? <MapView /> : <Beginning />}
          {wide && <Draft />}
          {film !== null && <Battle key={filmKey} film={film} {...(told && { skip })} />}
          {begun && <Ready />}
        </div>
        {scene?.kind === 'card' && (
          <div className="middle above">
            <Shown scene={scene} skip={skip} />
          </div>
        )}
        <aside className="right">
          {controls ?? <Prompt />}
          {beside}
          {wide && (
            <div className="rest">
              {begun && <Power />}
              <Since />
            </div>
          )}
          {menu}
        </aside>
        <div className="bottom">
          {!wide && begun && <OwnMore />}
          <OwnTableau />
          <Magic />
        </div>
        {!wide && (
          <>
            <div className="tracks-page" hidden={tab !== 'tracks'}>
              <Adventures />
              <Glory />
              <Rewards />
              <Power />
            </div>
            <section className="log-page" aria-label={words.t('table.log')}>
              <WholeLog />
            </section>
            <nav className="vale-tabs" aria-label={words.t('table.parts')}>
              {TABS.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={tab === name}
                  data-glow={acts.has(name) || undefined}
                  onClick={() => setTab(name)}
                >
                  <TabSign of={name} />
                  {t(`tab.${name}`)}
                  {name === 'magic' && <b>{view.seats[snapshot.seat].handSize}</b>}
                </button>
              ))}
            </nav>
          </>
        )}
        <p className="sr" role="status">
          {said}
        </p>
        <Flights root={root} />
        {tableau !== null && <TableauWindow seat={tableau} close={() => openTableau(null)} />}
        {snapshot.outcome && !controls && !aside && (
          <ScoreSheet outcome={snapshot.outcome} again={again} putAside={() => putAside(true)} />
        )}
        {snapshot.handover !== null && <HandOver seat={snapshot.handover} />}
      </main>
    </TableContext>
  );
}
