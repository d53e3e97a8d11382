/** The first screen: play at once, go on with a game, or set up a table. */
import { LANGS } from '@evervale/kernel/text';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Landscape } from '../art/Landscape.tsx';
import { Animal } from '../games/everdell/art/Animal.tsx';
import { seatLook } from '../games/everdell/model/seats.ts';
import { NAMES, newTable } from '../table/newTable.ts';
import { forgetTable, savedTables } from '../table/saved.ts';
import { useSettings } from './settings.ts';
import { useWords } from './useWords.ts';

const LANG_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const;

export function LanguageChoice() {
  const { lang, set } = useSettings();
  const { t } = useWords();
  return (
    <div className="languages" role="group" aria-label={t('settings.language')}>
      {LANGS.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={lang === one}
          onClick={() => set({ lang: one })}
        >
          {LANG_NAMES[one]}
        </button>
      ))}
    </div>
  );
}

function MyGames() {
  const { t } = useWords();
  const [tables, setTables] = useState(savedTables);
  const open = tables.filter(({ over }) => !over);
  if (open.length === 0) return null;
  return (
    <section className="panel my-games">
      <h2>{t('home.continue')}</h2>
      <ul>
        {open.slice(0, 4).map(({ config, picks }) => (
          <li key={config.id}>
            <Link href={`/table/${config.id}`}>
              {config.seats.map((_, seat) => (
                <Animal key={seat} look={seatLook({ rugwort: null }, seat)} />
              ))}
              <span>
                {config.seats.map(({ name }) => name).join(', ')}
                <small>{t('home.moves', { n: picks.length })}</small>
              </span>
            </Link>
            <button
              type="button"
              className="round"
              aria-label={t('home.forget')}
              onClick={() => {
                forgetTable(config.id);
                setTables(savedTables());
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Home() {
  const { t } = useWords();
  const { name } = useSettings();
  const [, go] = useLocation();
  const me = name || NAMES[0];
  const play = (): void =>
    go(
      `/table/${newTable({ players: 2 }, [
        { name: me, by: 'person' },
        { name: NAMES[1], by: 'sapling' },
      ])}`,
    );
  const solo = (): void => go(`/table/${newTable({ players: 1 }, [{ name: me, by: 'person' }])}`);
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
        <button type="button" className="big" onClick={play}>
          {t('home.play')}
          <small>{t('home.playNote')}</small>
        </button>
        <button type="button" className="second" onClick={solo}>
          {t('home.solo')}
          <small>{t('home.soloNote')}</small>
        </button>
      </nav>
      <MyGames />
      <footer>
        <LanguageChoice />
        <p>{t('home.unofficial')}</p>
      </footer>
    </main>
  );
}
