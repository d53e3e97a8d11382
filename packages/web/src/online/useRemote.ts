/** A table on the server for as long as its page is open. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadGame } from '../games/rules.ts';
import { filmOf } from '../replay/film.ts';
import { calledAt } from '../shell/computers.ts';
import { useSettings } from '../shell/settings.ts';
import type { OpenWire } from '../table/remote/link.ts';
import { RemoteTable, type Entrance } from '../table/remote/remoteTable.ts';
import { EMPTY_ROOM, type Room } from '../table/remote/room.ts';
import { saveTable } from '../table/saved.ts';
import type { LogLine, Snapshot } from '../table/source.ts';

const openWire: OpenWire = ({ opened, heard, closed }) => {
  const { protocol, host } = location;
  const socket = new WebSocket(`${protocol.replace('http', 'ws')}//${host}/api/v1/socket`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', ({ code }) => closed(code));
  return socket;
};

interface Remote {
  readonly table: RemoteTable | null;
  readonly room: Room;
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogLine[];
}

const NOBODY = (): (() => void) => () => {};

export function useRemote({ table: id, secret, password }: Entrance, me: string): Remote {
  const [table, setTable] = useState<RemoteTable | null>(null);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  useEffect(() => {
    const keys = { ...(secret !== undefined && { secret }), ...(password && { password }) };
    const opened = new RemoteTable(
      { table: id, ...keys },
      {
        open: openWire,
        me,
        nameOf: (seat, computer) => calledAt(seat, computer, useSettings.getState().lang),
        async finished(config, { picks }) {
          saveTable({ config, picks, over: true, online: true });
          return filmOf(await loadGame(config.game), config, picks).history;
        },
      },
    );
    setTable(opened);
    const stop = opened.subscribe(setSnapshot);
    return () => {
      stop();
      opened.close();
      setTable(null);
      setSnapshot(null);
    };
  }, [id, secret, password, me]);
  const room = useSyncExternalStore(table?.visit ?? NOBODY, () => table?.seen() ?? EMPTY_ROOM);
  return { table, room, snapshot, log: snapshot?.log.lines ?? [] };
}
