/** Playing with others: tables to join or watch, a link from a friend, the challenge of the day. */
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../shell/Page.tsx';
import { useAccount } from './account.ts';
import { Challenge } from './Challenge.tsx';
import { Field } from './Field.tsx';
import { Gate } from './Gate.tsx';
import { pathIn } from './links.ts';
import { publicTables } from './listing.ts';
import { Ranking } from './Ranking.tsx';
import { TableRow } from './TableRow.tsx';
import { useLoaded } from './useLoaded.ts';
import { useOnlineWords } from './words/index.ts';

export function OnlinePage() {
  const t = useOnlineWords();
  return (
    <Gate title={t('home.online')}>
      <Lobby />
    </Gate>
  );
}

function Lobby() {
  const t = useOnlineWords();
  return (
    <Page title={t('home.online')}>
      <div className="lobby-ways">
        <Link href="/new#online" className="answer">
          {t('lobby.open')}
        </Link>
        <ByLink />
      </div>
      <PublicTables />
      <Challenge />
      <Ranking />
    </Page>
  );
}

function ByLink() {
  const t = useOnlineWords();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const path = pathIn(text);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    if (path !== null) go(path);
  };
  return (
    <form className="row-form" onSubmit={join}>
      <Field label={t('lobby.link')} value={text} set={setText} most={300} name="off" />
      <button type="submit" className="answer plain" disabled={path === null}>
        {t('in.go')}
      </button>
    </form>
  );
}

function PublicTables() {
  const t = useOnlineWords();
  const me = useAccount(({ person }) => person?.id);
  const { value, reload } = useLoaded(publicTables);
  const mine = (seats: readonly { person: string | null }[]): boolean =>
    seats.some(({ person }) => person === me);
  const tables = (value ?? []).filter(({ seats }) => !mine(seats));
  const free = tables.filter(({ status }) => status === 'open');
  const playing = tables.filter(({ status }) => status === 'playing');
  return (
    <section aria-label={t('lobby.public')}>
      <header className="section-head">
        <h2>{t('lobby.public')}</h2>
        <button type="button" className="more" onClick={reload}>
          {t('lobby.reload')}
        </button>
      </header>
      {value !== null && free.length === 0 && <p className="soft">{t('lobby.none')}</p>}
      <ul className="table-list">
        {free.map((table) => (
          <TableRow key={table.id} table={table} facts />
        ))}
      </ul>
      {playing.length > 0 && (
        <>
          <h3>{t('lobby.watch')}</h3>
          <ul className="table-list">
            {playing.map((table) => (
              <TableRow key={table.id} table={table} facts />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
