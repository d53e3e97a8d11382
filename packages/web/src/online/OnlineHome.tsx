/** What the first screen offers when there is a server: others to play with, the challenge, one's games. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import { findServer, serverKnown, useAccount } from './account.ts';
import { OnlineGames } from './OnlineGames.tsx';
import './online.css';
import { useOnlineWords } from './words/index.ts';

export function OnlineHome() {
  const t = useOnlineWords();
  const { server, person } = useAccount();
  useEffect(() => void findServer(), []);
  if (server === null) return <section className="panel online-home" aria-hidden="true" />;
  if (!server) {
    return (
      <section className="panel online-home" aria-label={t('home.online')}>
        <p className="online-none">{serverKnown() ? t('home.away') : t('home.noServer')}</p>
      </section>
    );
  }
  return (
    <>
      <nav className="panel online-home" aria-label={t('home.online')}>
        <Link href="/online">
          {t('home.tables')}
          <small>{t('home.tablesNote')}</small>
        </Link>
        <Link href="/online#challenge">
          {t('challenge.title')}
          <small>{t('challenge.note')}</small>
        </Link>
        <Link href="/account">
          {person === null ? t('account.title') : person.name}
          <small>{person === null ? t('account.noneNote') : t('account.note')}</small>
        </Link>
      </nav>
      <OnlineGames />
    </>
  );
}
