/** What people say at the table. */
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { lookAt } from '../art/people/looks.ts';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { TableInfo } from '@evervale/protocol';
import { useAccount } from './account.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
  readonly close?: () => void;
}

const LONGEST = 500;

export function Chat({ table, room, info, close }: Props) {
  const t = useOnlineWords();
  const { muted, person: me } = useAccount();
  const mayTalk = room.mine.length > 0 || info.owner === me?.id;
  const list = useRef<HTMLOListElement>(null);
  const lines = room.chat.filter(({ person }) => !muted.includes(person));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section className="chat" aria-label={t('chat.title')}>
      <header>
        <h2>{t('chat.title')}</h2>
        {close && (
          <button type="button" className="round" aria-label={t('close')} onClick={close}>
            ×
          </button>
        )}
      </header>
      <ol ref={list} tabIndex={0} aria-live="polite" aria-label={t('chat.title')}>
        {lines.map((line) => (
          <li key={line.n} style={colorOf(info, line.person)}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {lines.length === 0 && <li>{t('chat.empty')}</li>}
      </ol>
      {mayTalk && <Say table={table} />}
    </section>
  );
}

function Say({ table }: { table: RemoteTable }) {
  const t = useOnlineWords();
  const [text, setText] = useState('');
  const say = async (): Promise<void> => {
    if (text.trim() === '') return;
    if ((await table.ask('say', { text: text.trim() })) !== null) setText('');
  };
  return (
    <form
      className="say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        type="text"
        value={text}
        maxLength={LONGEST}
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="answer">
        {t('chat.send')}
      </button>
    </form>
  );
}

function colorOf({ seats }: TableInfo, person: string): CSSProperties | undefined {
  const seat = seats.findIndex((one) => one.person === person);
  return seat < 0 ? undefined : ({ '--seat': lookAt({}, seat).color } as CSSProperties);
}
