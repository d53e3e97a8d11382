/** The first screen: play at once, go on with a game, or set up a table. */
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Landscape } from '../art/Landscape.tsx';
import { Animal } from '../games/everdell/art/Animal.tsx';
import { seatLook } from '../games/everdell/model/seats.ts';
import { USUAL_GAME } from '../games/rules.ts';
import { NAMES, newTable } from '../table/newTable.ts';
import type { SeatPlan } from '../table/source.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LevelSign } from './LevelSign.tsx';
import { MyGames } from './MyGames.tsx';
import { KNOWS, useSettings } from './settings.ts';
import { useUi } from './useUi.ts';
import { Window } from './Window.tsx';

/** The first screen is there before anybody knows whether there is a server. */
const OnlineHome = lazy(async () => ({
  default: (await import('../online/OnlineHome.tsx')).OnlineHome,
}));

export function Home() {
  const t = useUi();
  const { name, knows } = useSettings();
  const [, go] = useLocation();
  const [asking, ask] = useState(false);
  const me = { name: name || NAMES[0], by: 'person' } as const;
  const play = (by: SeatPlan['by']): void =>
    go(`/table/${newTable(USUAL_GAME, { players: 2 }, [me, { name: NAMES[1], by }])}`);
  const solo = (): void => go(`/table/${newTable(USUAL_GAME, { players: 1 }, [me])}`);
  return (
    <main className="home" data-season="spring">
      <Landscape season="spring" />
      <header className="title">
        <h1>Evervale</h1>
        <p>{t('home.subtitle')}</p>
      </header>
      <div className="home-parade" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <Animal key={seat} look={seatLook({ rugwort: null }, seat)} />
        ))}
      </div>
      <nav className="panel start" aria-label={t('home.start')}>
        <button
          type="button"
          className="big"
          onClick={() => (knows === null ? ask(true) : play(KNOWS[knows]))}
        >
          {t('home.play')}
          <small>
            {knows === null
              ? t('home.playNote')
              : t('home.playAgainst', { name: NAMES[1], how: t(`home.how.${KNOWS[knows]}`) })}
          </small>
        </button>
        <button type="button" className="second" onClick={solo}>
          {t('home.solo')}
          <small>{t('home.soloNote')}</small>
        </button>
        <p className="ways">
          <Link href="/learn">{t('home.learn')}</Link>
          <Link href="/new">{t('home.new')}</Link>
          <Link href="/cards">{t('home.cards')}</Link>
          <Link href="/rules">{t('home.rules')}</Link>
          <Link href="/replay">{t('home.watch')}</Link>
          <Link href="/settings">{t('settings.title')}</Link>
          <Link href="/about">{t('about.title')}</Link>
        </p>
      </nav>
      <Suspense fallback={<section className="panel online-home" aria-hidden="true" />}>
        <OnlineHome />
      </Suspense>
      <MyGames />
      {asking && <HowWell close={() => ask(false)} play={play} />}
      <footer>
        <LanguageChoice />
        <p>{t('home.unofficial')}</p>
      </footer>
    </main>
  );
}

/** Asked once, before the first game: whom one meets follows from it. */
function HowWell({ close, play }: { close: () => void; play: (by: SeatPlan['by']) => void }) {
  const t = useUi();
  const { set } = useSettings();
  const [, go] = useLocation();
  return (
    <Window title={t('knows.title')} className="how-well" close={close}>
      <div className="answers">
        <button type="button" className="answer" onClick={() => go('/learn/first')}>
          {t('knows.new')}
        </button>
        {(['little', 'well', 'expert'] as const).map((knows) => (
          <button
            key={knows}
            type="button"
            className="answer plain"
            onClick={() => {
              set({ knows });
              play(KNOWS[knows]);
            }}
          >
            <LevelSign level={KNOWS[knows]} />
            <span>
              {t(`knows.${knows}`)}
              <small>
                {t('home.playAgainst', { name: NAMES[1], how: t(`home.how.${KNOWS[knows]}`) })}
              </small>
            </span>
          </button>
        ))}
      </div>
      <p className="soft">{t('knows.note')}</p>
    </Window>
  );
}
