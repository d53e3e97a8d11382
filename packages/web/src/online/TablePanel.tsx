/** What belongs to the table and not to the game: the wire, requests, the chat, the people. */
import type { AnyGame } from '@evervale/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useGame } from '../shell/useGame.ts';
import { useWords } from '../shell/useWords.ts';
import { play } from '../sound/index.ts';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { TableInfo } from '@evervale/protocol';
import type { Snapshot } from '../table/source.ts';
import { useAccount } from './account.ts';
import { AskUndo } from './AskUndo.tsx';
import { Chat } from './Chat.tsx';
import { LinkSign } from './LinkSign.tsx';
import { Refusal } from './Refusal.tsx';
import { TableWindow } from './TableWindow.tsx';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
  readonly snapshot: Snapshot;
}

/** Up to here they are seen at once; more of them are a list to be opened. */
const FEW = 2;

interface StandingProps {
  readonly offered: AnyGame['standing'];
  readonly table: RemoteTable;
  readonly room: Room;
}

/** Answers that the server gives for whoever wants it to. */
function Standing({ offered, table, room }: StandingProps) {
  const t = useOnlineWords();
  const { print } = useWords();
  const given = (id: string): boolean => room.standing.some(({ answer }) => answer === id);
  const all = offered.map((answer) => (
    <label key={answer.id} className="switch pass-ahead">
      <input
        type="checkbox"
        checked={given(answer.id)}
        onChange={(event) => void table.stand(answer, event.target.checked)}
      />
      <span>{print(answer.label)}</span>
    </label>
  ));
  if (all.length <= FEW) return all;
  const n = offered.filter(({ id }) => given(id)).length;
  return (
    <details className="pass-list">
      <summary>
        {t('standing.title')} {n > 0 && <b>{n}</b>}
      </summary>
      {all}
    </details>
  );
}

export function TablePanel({ table, room, info, snapshot }: Props) {
  const t = useOnlineWords();
  const game = useGame();
  const [chatting, setChatting] = useState(false);
  const [open, setOpen] = useState(false);
  const unread = useUnread(room, chatting);
  useChatSound(room);
  const { mine } = room;
  const playing = mine.filter((seat) => !info.seats[seat].resigned);
  const waiting = info.status === 'playing' && snapshot.decision === null;
  const offered = game.standing.filter(
    (answer) => waiting && playing.some((seat) => answer.offered?.(snapshot.view, seat) ?? true),
  );
  const away = playing.filter((seat) => info.seats[seat].away);
  return (
    <section className="room" aria-label={t('table.title')}>
      <div className="room-bar">
        <LinkSign link={room.link} sending={room.sending} />
        <button type="button" aria-expanded={chatting} onClick={() => setChatting(!chatting)}>
          {t('chat.title')}
          {unread > 0 && <b>{unread}</b>}
        </button>
        <button type="button" onClick={() => setOpen(true)}>
          {t('table.title')}
        </button>
      </div>
      {room.link !== 'connected' && room.link !== 'connecting' && (
        <p className="room-note lost" role="status">
          {t(room.sending ? 'link.waiting' : 'link.lost')}
        </p>
      )}
      {mine.length === 0 && <p className="room-note">{t('table.watching')}</p>}
      <Refusal denied={room.denied} />
      {info.ask && <AskUndo table={table} room={room} info={info} />}
      {away.map((seat) => (
        <div key={seat} className="room-ask" role="status">
          <p>{t('seat.yoursAway')}</p>
          <button
            type="button"
            className="answer"
            onClick={() => void table.ask('hand-back', { seat })}
          >
            {t('seat.handBack')}
          </button>
        </div>
      ))}
      <Standing offered={offered} table={table} room={room} />
      {info.status === 'over' && info.rematch !== null && (
        <Link href={`/table/${info.rematch}`} className="answer">
          {t('table.toRematch')}
        </Link>
      )}
      {chatting && <Chat table={table} room={room} info={info} close={() => setChatting(false)} />}
      {open && (
        <TableWindow
          table={table}
          room={room}
          info={info}
          snapshot={snapshot}
          close={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/** Somebody else has said something. */
function useChatSound({ chat }: Room): void {
  const { person, muted } = useAccount();
  const heard = useRef<number | null>(null);
  const last = chat.at(-1);
  useEffect(() => {
    const news = last !== undefined && heard.current !== null && last.n > heard.current;
    if (news && last.person !== person?.id && !muted.includes(last.person)) play('chat');
    heard.current = last?.n ?? -1;
  }, [last, person, muted]);
}

/** What others have said since the chat was last open. */
function useUnread({ chat }: Room, reading: boolean): number {
  const { person, muted } = useAccount();
  const read = useRef<number | null>(null);
  const last = chat.at(-1)?.n ?? -1;
  // What was said before one came is history.
  const seen = reading || read.current === null ? last : read.current;
  useEffect(() => {
    read.current = seen;
  }, [seen]);
  return chat.filter(({ n, person: who }) => n > seen && who !== person?.id && !muted.includes(who))
    .length;
}
