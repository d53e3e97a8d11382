/** A table on the server: the same table as at home, with its wire, its clocks and its people. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableProps } from '../games/client.ts';
import { isGame } from '../games/rules.ts';
import { InGame } from '../shell/InGame.tsx';
import { useClient, useGame } from '../shell/useGame.ts';
import { Page } from '../shell/Page.tsx';
import type { TableInfo } from '@evervale/protocol';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { Snapshot } from '../table/source.ts';
import { refreshAccount, useAccount } from './account.ts';
import { Countdown } from './Countdown.tsx';
import { Field } from './Field.tsx';
import { Gate } from './Gate.tsx';
import { secretHere } from './links.ts';
import { SeatNote } from './SeatNote.tsx';
import { TablePanel } from './TablePanel.tsx';
import { useRemote } from './useRemote.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { denial, useOnlineWords } from './words/index.ts';

export function OnlineTable({ id }: { id: string }) {
  const t = useOnlineWords();
  return (
    <Gate title={t('table.title')} why={t('in.whyTable')}>
      <Entered id={id} />
    </Gate>
  );
}

/** With another password it is another try: nothing of the last one is left. */
function Entered({ id }: { id: string }) {
  const [password, setPassword] = useState('');
  return <AtTable key={password} id={id} password={password} tryPassword={setPassword} />;
}

interface TryProps {
  readonly id: string;
  readonly password: string;
  readonly tryPassword: (password: string) => void;
}

function AtTable({ id, password, tryPassword }: TryProps) {
  const t = useOnlineWords();
  const me = useAccount(({ person }) => person!.id);
  const [, go] = useLocation();
  const [secret] = useState(secretHere);
  const entrance = { table: id, ...(secret && { secret }), ...(password && { password }) };
  const { table, room, snapshot, log } = useRemote(entrance, me);
  const { info, shut, present } = room;
  const seated = room.mine.length > 0;
  const note = useCallback(
    (seat: number) =>
      info && <SeatNote info={info} seat={seat} decides={decides(snapshot)} present={present} />,
    [info, snapshot, present],
  );
  const again = async (): Promise<void> => {
    const next = info?.rematch ?? (seated ? idOf(await table?.ask('rematch')) : null);
    if (next !== null) go(`/table/${next}`);
    else if (!seated) go('/online');
  };
  useTitle(info, me, snapshot);
  // A session that was ended elsewhere: whoever sits here is asked again who they are.
  const ended = room.link === 'ended' || shut?.code === 'login';
  useEffect(() => void (ended && refreshAccount()), [ended]);

  // Whoever may not even hear of the table lacks its password; else it wants no spectators.
  if (shut?.code === 'not-allowed' && info === null) {
    return <Locked wrong={password !== ''} open={tryPassword} />;
  }
  if (shut !== null) {
    return (
      <Page title={t('table.title')}>
        <p>{denial(t, 'watch', shut.code)}</p>
      </Page>
    );
  }
  if (table === null || info === null) {
    return (
      <Page title={t('table.title')}>
        <p role="status">{t(`link.${room.link}`)}</p>
      </Page>
    );
  }
  if (!isGame(info.game)) return <Outdated />;
  return (
    <InGame id={info.game}>
      <Opened
        table={table}
        room={room}
        info={info}
        snapshot={snapshot}
        log={log}
        again={() => void again()}
        seatNote={note}
      />
    </InGame>
  );
}

interface OpenedProps extends Pick<TableProps, 'log' | 'again'> {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
  readonly snapshot: Snapshot | null;
  readonly seatNote: NonNullable<TableProps['seatNote']>;
}

function Opened({ table, room, info, snapshot, ...rest }: OpenedProps) {
  const game = useGame();
  const { Table } = useClient();
  if (info.playable && !game.continues(info.rules, info.setup.options)) return <Outdated />;
  if (info.status === 'open' || info.status === 'closed' || !info.playable) {
    return <WaitingRoom table={table} room={room} info={info} />;
  }
  if (snapshot === null) return null;
  return (
    <Table
      source={table}
      snapshot={snapshot}
      hintable={!info.setup.rated && info.challenge === null}
      countdown={<Countdown info={info} at={snapshot.at} />}
      beside={<TablePanel table={table} room={room} info={info} snapshot={snapshot} />}
      {...rest}
    />
  );
}

const decides = (snapshot: { view: unknown } | null): number | null =>
  (snapshot?.view as { decides: number | null } | undefined)?.decides ?? null;

const idOf = (answer: unknown): string | null =>
  (answer as { table: TableInfo } | null)?.table.id ?? null;

/** Whoever looks at another window sees in its name that it is their turn. */
function useTitle(info: TableInfo | null, me: string, snapshot: { view: unknown } | null): void {
  const t = useOnlineWords();
  const seat = decides(snapshot);
  const turn =
    info?.status === 'playing' &&
    seat !== null &&
    info.seats[seat]?.person === me &&
    info.seats[seat].computer === null;
  useEffect(() => {
    document.title = turn ? `● ${t('games.yourTurn')} · Evervale` : 'Evervale';
    return () => {
      document.title = 'Evervale';
    };
  }, [turn, t]);
}

/** The server plays by other rules than this page knows: it was renewed since the page was loaded. */
function Outdated() {
  const t = useOnlineWords();
  const renew = async (): Promise<void> => {
    await (await navigator.serviceWorker?.getRegistration())?.update();
    location.reload();
  };
  return (
    <Page title={t('table.title')}>
      <p>{t('table.outdated')}</p>
      <div className="answers row">
        <button type="button" className="answer" onClick={() => void renew()}>
          {t('table.reload')}
        </button>
      </div>
    </Page>
  );
}

function Locked({ wrong, open }: { wrong: boolean; open: (password: string) => void }) {
  const t = useOnlineWords();
  const [text, setText] = useState('');
  return (
    <Page title={t('table.title')}>
      <form
        className="row-form"
        onSubmit={(event) => {
          event.preventDefault();
          open(text);
        }}
      >
        <Field
          label={t('table.password')}
          value={text}
          set={setText}
          most={128}
          name="off"
          secret
        />
        <button type="submit" className="answer">
          {t('in.go')}
        </button>
        {wrong && (
          <p className="refusal" role="alert">
            {t('table.wrongPassword')}
          </p>
        )}
      </form>
    </Page>
  );
}
