/** Before the game: who comes, who is still missing, and the link to send around. */
import { LEVELS, characterOf, isComputerName, levelOf } from '@evervale/ai/names';
import { useLocation } from 'wouter';
import { lookOf } from '../art/people/looks.ts';
import { Page } from '../shell/Page.tsx';
import { CharacterChoice } from '../shell/CharacterChoice.tsx';
import { calledAt, kindOf } from '../shell/computers.ts';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { SeatFace } from '../shell/SeatFace.tsx';
import { useSettings } from '../shell/settings.ts';
import { useUi } from '../shell/useUi.ts';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { SeatPlan as SeatWish, TableInfo } from '@evervale/protocol';
import { useAccount } from './account.ts';
import { Chat } from './Chat.tsx';
import { CopyLink } from './CopyLink.tsx';
import { LinkSign } from './LinkSign.tsx';
import { Refusal } from './Refusal.tsx';
import { TableFacts } from './TableFacts.tsx';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
}

export function WaitingRoom({ table, room, info }: Props) {
  const t = useOnlineWords();
  const me = useAccount(({ person }) => person!.id);
  const [, go] = useLocation();
  const owner = info.owner === me;
  const missing = info.seats.filter(({ person, computer }) => person === null && computer === null);
  const host = info.seats.find(({ person }) => person === info.owner)?.name;
  const leave = async (command: 'leave' | 'close-table'): Promise<void> => {
    if ((await table.ask(command)) !== null) go('/online');
  };
  const close = (
    <button type="button" className="answer plain" onClick={() => void leave('close-table')}>
      {t('wait.close')}
    </button>
  );
  if (info.status === 'closed' || !info.playable) {
    return (
      <Page title={t('table.title')}>
        <p>{info.playable ? t('wait.closed') : t('denied.rules')}</p>
        <Refusal denied={room.denied} />
        {owner && !info.playable && <div className="answers row">{close}</div>}
      </Page>
    );
  }
  const seated = room.mine.length > 0;
  return (
    <Page title={host === undefined ? t('table.title') : t('wait.title', { player: host })}>
      <div className="wait-head">
        <LinkSign link={room.link} />
        <TableFacts setup={info.setup} challenge={info.challenge} />
      </div>
      <ul className="wait-seats">
        {info.seats.map((_, seat) => (
          <WaitSeat key={seat} table={table} room={room} info={info} seat={seat} owner={owner} />
        ))}
      </ul>
      {missing.length > 0 && (
        <section className="invite">
          <h2>{t('wait.invite')}</h2>
          <p>{t('wait.inviteNote')}</p>
          <CopyLink id={info.id} secret={room.secret} label={t('wait.copy')} />
        </section>
      )}
      <Refusal denied={room.denied} />
      <div className="answers row">
        {owner && (
          <button
            type="button"
            className="answer go"
            disabled={missing.length > 0}
            onClick={() => void table.ask('start')}
          >
            {missing.length > 0 ? t('wait.missing', { n: missing.length }) : t('wait.start')}
          </button>
        )}
        {!owner && (
          <p role="status">
            {seated && missing.length > 0 && t('wait.missing', { n: missing.length })}
            {seated && missing.length === 0 && t('wait.ready', { player: host ?? '' })}
          </p>
        )}
      </div>
      <Chat table={table} room={room} info={info} />
      <div className="answers row">
        {seated && !owner && (
          <button type="button" className="answer plain" onClick={() => void leave('leave')}>
            {t('wait.leave')}
          </button>
        )}
        {owner && close}
      </div>
    </Page>
  );
}

interface SeatProps extends Props {
  readonly seat: number;
  readonly owner: boolean;
}

function WaitSeat({ table, room, info, seat, owner }: SeatProps) {
  const ui = useUi();
  const t = useOnlineWords();
  const { lang } = useSettings();
  const { person, name, computer, kind } = info.seats[seat];
  const free = person === null && computer === null;
  const mine = room.mine.includes(seat);
  const called = name || calledAt(seat, computer, lang);
  const changeable = owner && !mine && kind !== 'hotseat';
  return (
    <li data-free={free || undefined}>
      <SeatFace
        game={info.game}
        seat={seat}
        look={lookOf(seat, computer === null ? null : characterOf(computer))}
      />
      <span className="wait-name">
        <b>{free ? t(kind === 'invited' ? 'seat.invited' : 'seat.free') : called}</b>
        <small>
          {mine && t('seat.you')}
          {computer !== null && kindOf(computer, called, ui, lang)}
          {!mine && kind === 'hotseat' && t('seat.sameScreen')}
        </small>
      </span>
      {free && kind === 'open' && room.mine.length === 0 && (
        <button type="button" className="answer" onClick={() => void table.sit(seat)}>
          {t('wait.sit')}
        </button>
      )}
      {free && kind === 'invited' && room.mine.length === 0 && (
        <button type="button" className="answer" onClick={() => void table.sit()}>
          {t('wait.sitInvited')}
        </button>
      )}
      {changeable && (
        <SeatChange
          label={t('wait.change', { n: seat + 1 })}
          value={computer ? levelOf(computer) : person === null ? 'open' : 'person'}
          taken={person !== null}
          set={(plan) => void table.ask('plan-seat', { seat, plan })}
        />
      )}
      {changeable && isComputerName(computer) && (
        <CharacterChoice
          game={info.game}
          seat={seat}
          by={computer}
          set={(level) => void table.ask('plan-seat', { seat, plan: { kind: 'computer', level } })}
        />
      )}
    </li>
  );
}

interface ChangeProps {
  readonly label: string;
  readonly value: string;
  readonly taken: boolean;
  readonly set: (plan: SeatWish) => void;
}

/** The owner opens a seat or gives it to a computer player; whoever sat there stands up. */
function SeatChange({ label, value, taken, set }: ChangeProps) {
  const t = useOnlineWords();
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const level = LEVELS.find((one) => one === target.value);
        set(level === undefined ? { kind: 'open' } : { kind: 'computer', level });
      }}
    >
      {taken && <option value="person">{t('wait.seated')}</option>}
      <option value="open">{taken ? t('wait.sendAway') : t('seat.open')}</option>
      <LevelOptions />
    </select>
  );
}
