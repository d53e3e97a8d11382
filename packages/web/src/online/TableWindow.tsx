/** The table itself: who sits there, how it was set up, and what can be done about it. */
import { useState } from 'react';
import { characterOf } from '@evervale/ai/names';
import { lookOf } from '../art/people/looks.ts';
import { calledAt } from '../shell/computers.ts';
import { SeatFace } from '../shell/SeatFace.tsx';
import { useSettings } from '../shell/settings.ts';
import { Window } from '../shell/Window.tsx';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { TableInfo } from '@evervale/protocol';
import type { Snapshot } from '../table/source.ts';
import { mute, useAccount } from './account.ts';
import { CopyLink } from './CopyLink.tsx';
import { Refusal } from './Refusal.tsx';
import { SeatNote } from './SeatNote.tsx';
import { TableFacts } from './TableFacts.tsx';
import { useServerTime } from './time.ts';
import { UndoWish } from './UndoWish.tsx';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
  readonly snapshot: Snapshot;
  readonly close: () => void;
}

export function TableWindow({ table, room, info, snapshot, close }: Props) {
  const t = useOnlineWords();
  const playing = info.status === 'playing';
  return (
    <Window title={t('table.title')} className="table-window" close={close}>
      <ul className="people">
        {info.seats.map((_, seat) => (
          <PersonRow
            key={seat}
            table={table}
            room={room}
            info={info}
            seat={seat}
            snapshot={snapshot}
          />
        ))}
      </ul>
      <TableFacts setup={info.setup} challenge={info.challenge} />
      <CopyLink id={info.id} secret={room.secret} label={t('table.watchLink')} />
      {playing && room.mine.length > 0 && (
        <>
          <UndoWish table={table} room={room} info={info} snapshot={snapshot} close={close} />
          {room.mine.map((seat) => (
            <Leaving key={seat} table={table} info={info} seat={seat} many={room.mine.length > 1} />
          ))}
        </>
      )}
      <Refusal denied={room.denied} />
    </Window>
  );
}

/** So long one waits for somebody before a computer player may be called. */
const PATIENCE = 2 * 60_000;

interface RowProps extends Omit<Props, 'close'> {
  readonly seat: number;
}

function PersonRow({ table, room, info, seat, snapshot }: RowProps) {
  const t = useOnlineWords();
  const { muted, person: me } = useAccount();
  const { lang } = useSettings();
  const { person, name, computer } = info.seats[seat];
  const decides = (snapshot.view as { decides: number | null }).decides;
  const other = person !== null && person !== me?.id;
  const quiet = person !== null && muted.includes(person);
  // With a clock, the clock decides who is late.
  const awaited = other && computer === null && decides === seat && info.clock === null;
  const waited = useServerTime(awaited) - room.movedAt;
  const late = awaited && !isStrict(info) && room.mine.length > 0 && waited > PATIENCE;
  return (
    <li>
      <SeatFace
        game={info.game}
        seat={seat}
        look={lookOf(seat, computer === null ? null : characterOf(computer))}
      />
      <span>
        <b>{name || calledAt(seat, computer, lang)}</b>{' '}
        {room.mine.includes(seat) && <small>{t('seat.you')}</small>}
        <SeatNote info={info} seat={seat} decides={decides} present={room.present} />
      </span>
      {late && info.status === 'playing' && (
        <button
          type="button"
          className="answer plain"
          onClick={() => void table.ask('take-over', { seat })}
        >
          {t('seat.call')}
        </button>
      )}
      {other && (
        <button
          type="button"
          className="answer plain"
          aria-pressed={quiet}
          onClick={() => void mute(person, !quiet)}
        >
          {quiet ? t('chat.unmute') : t('chat.mute')}
        </button>
      )}
    </li>
  );
}

/** Where it counts, nobody is replaced by a computer player. */
function isStrict({ setup, challenge }: TableInfo): boolean {
  return setup.rated || challenge !== null;
}

interface LeavingProps {
  readonly table: RemoteTable;
  readonly info: TableInfo;
  readonly seat: number;
  readonly many: boolean;
}

/** For a while, by a computer player; or for good. */
function Leaving({ table, info, seat, many }: LeavingProps) {
  const t = useOnlineWords();
  const [sure, setSure] = useState(false);
  const { away, resigned, name } = info.seats[seat];
  if (resigned) return null;
  return (
    <div className="answers row">
      {many && <b>{name}</b>}
      {away && (
        <button
          type="button"
          className="answer plain"
          onClick={() => void table.ask('hand-back', { seat })}
        >
          {t('seat.handBack')}
        </button>
      )}
      {!away && !isStrict(info) && (
        <button
          type="button"
          className="answer plain"
          onClick={() => void table.ask('take-over', { seat })}
        >
          {t('seat.substitute')}
        </button>
      )}
      <button
        type="button"
        className="answer plain"
        onClick={() => (sure ? void table.ask('resign', { seat }) : setSure(true))}
      >
        {sure ? t('seat.reallyResign') : t('seat.resign')}
      </button>
    </div>
  );
}
