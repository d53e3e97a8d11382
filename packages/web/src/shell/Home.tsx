/** The first screen: play at once, go on with a game, or set up a table. */
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Landscape } from '../art/Landscape.tsx';
import { ValleyDoor } from '../art/ValleyDoor.tsx';
import { Animal } from '../art/people/Animal.tsx';
import { lookAt } from '../art/people/looks.ts';
import { NAMES, newTable } from '../table/newTable.ts';
import { tallyOf } from '../table/results.ts';
import type { SeatPlan } from '../table/source.ts';
import { fetchAhead } from './ahead.ts';
import { GameDoor } from './GameDoor.tsx';
import { gameTitle } from './gameTitle.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LevelSign } from './LevelSign.tsx';
import { MyGames } from './MyGames.tsx';
import { part } from './part.ts';
import { KNOWS, useSettings, type Knows } from './settings.ts';
import { useUi } from './useUi.ts';
import { Window } from './Window.tsx';

/** The first screen is there before anybody knows whether there is a server. */
const OnlineHome = part(() => import('../online/OnlineHome.tsx'), 'OnlineHome');

const EldervaleDoor = part(() => import('../games/eldervale/home/DoorPicture.tsx'), 'DoorPicture');

type Level = (typeof KNOWS)[Knows];

export function Home() {
  const t = useUi();
  const { name, knows } = useSettings();
  const [, go] = useLocation();
  /** The game somebody wants to play before they were asked how well they know it. */
  const [asking, ask] = useState<string | null>(null);
  const me = { name: name || NAMES[0], by: 'person' } as const;
  const play = (game: string, by: SeatPlan['by']): void =>
    go(`/table/${newTable(game, { players: 2 }, [me, { name: NAMES[1], by }])}`);
  const solo = (game: string): void => go(`/table/${newTable(game, { players: 1 }, [me])}`);
  /** Whom one meets, if it was asked how well one knows the game. */
  const whomIn = (game: string): Level | null => {
    const well = knows[game];
    return well === undefined ? null : KNOWS[well];
  };
  /** How one has done so far against them. */
  const soFar = (game: string): ReactNode => {
    const met = whomIn(game);
    const tally = met === null ? null : tallyOf(game, met);
    if (met === null || tally === null) return null;
    const opponents = t(`levelName.${met}`);
    return <p className="so-far">{t('score.against', { opponents, ...tally })}</p>;
  };
  /** Whoever reaches for a button is going to press it. */
  const reached = (game: string) => {
    const ready = (): void => fetchAhead(game, import('./TablePage.tsx'));
    return { onPointerEnter: ready, onFocus: ready };
  };
  const playNow = (game: string): ReactNode => {
    const met = whomIn(game);
    return (
      <button
        type="button"
        className="big"
        {...reached(game)}
        onClick={() => (met === null ? ask(game) : play(game, met))}
      >
        {t('home.play')}
        <small>
          {met === null
            ? t('home.playNote')
            : t('home.playAgainst', { name: NAMES[1], how: t(`home.how.${met}`) })}
        </small>
      </button>
    );
  };
  return (
    <main className="home" data-season="spring">
      <Landscape season="spring" />
      <header className="title">
        <h1>Evervale</h1>
        <p>{t('home.subtitle')}</p>
      </header>
      <nav className="doors" aria-label={t('home.start')}>
        <GameDoor
          game="everdell"
          picture={
            <ValleyDoor>
              <Parade />
            </ValleyDoor>
          }
        >
          {playNow('everdell')}
          <button
            type="button"
            className="second"
            {...reached('everdell')}
            onClick={() => solo('everdell')}
          >
            {t('home.solo')}
            <small>{t('home.soloNote')}</small>
          </button>
          {soFar('everdell')}
        </GameDoor>
        <GameDoor
          game="eldervale"
          picture={
            <Suspense fallback={null}>
              <EldervaleDoor />
            </Suspense>
          }
        >
          {playNow('eldervale')}
          <button
            type="button"
            className="second"
            {...reached('eldervale')}
            onClick={() => solo('eldervale')}
          >
            {t('home.solo')}
            <small>{t('home.ghostsNote')}</small>
          </button>
          {soFar('eldervale')}
        </GameDoor>
      </nav>
      <Suspense fallback={<section className="panel online-home" aria-hidden="true" />}>
        <OnlineHome />
      </Suspense>
      <MyGames />
      {asking !== null && (
        <HowWell game={asking} close={() => ask(null)} play={(by) => play(asking, by)} />
      )}
      <footer>
        <p className="ways">
          <Link href="/replay">{t('home.watch')}</Link>
          <Link href="/settings">{t('settings.title')}</Link>
          <Link href="/about">{t('about.title')}</Link>
        </p>
        <LanguageChoice />
        <p>{t('home.unofficial')}</p>
      </footer>
    </main>
  );
}

/** The animals of the valley, on their way. */
function Parade() {
  return (
    <div className="home-parade">
      {[0, 1, 2, 3, 4, 5].map((seat) => (
        <Animal key={seat} look={lookAt({}, seat)} />
      ))}
    </div>
  );
}

interface AskProps {
  readonly game: string;
  readonly close: () => void;
  readonly play: (by: SeatPlan['by']) => void;
}

/** Asked once, before the first game of a kind: whom one meets follows from it. */
function HowWell({ game, close, play }: AskProps) {
  const t = useUi();
  const { knows, set } = useSettings();
  const [, go] = useLocation();
  return (
    <Window title={t('knows.title', { game: gameTitle(game) })} className="how-well" close={close}>
      <div className="answers">
        <button type="button" className="answer" onClick={() => go(`/${game}/learn/first`)}>
          {t('knows.new')}
        </button>
        {(['little', 'well', 'expert'] as const).map((well) => (
          <button
            key={well}
            type="button"
            className="answer plain"
            onClick={() => {
              set({ knows: { ...knows, [game]: well } });
              play(KNOWS[well]);
            }}
          >
            <LevelSign level={KNOWS[well]} />
            <span>
              {t(`knows.${well}`)}
              <small>
                {t('home.playAgainst', { name: NAMES[1], how: t(`home.how.${KNOWS[well]}`) })}
              </small>
            </span>
          </button>
        ))}
      </div>
      <p className="soft">{t('knows.note')}</p>
    </Window>
  );
}
