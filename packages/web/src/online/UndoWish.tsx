/** Asks the others to take something back, whatever it has revealed. */
import { useMemo, useState } from 'react';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { TableInfo } from '@evervale/protocol';
import type { Snapshot } from '../table/source.ts';
import { stepsSince } from './steps.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
  readonly snapshot: Snapshot;
  readonly close: () => void;
}

const MOST = 50;

export function UndoWish({ table, room, info, snapshot, close }: Props) {
  const t = useOnlineWords();
  const { seat, at, log } = snapshot;
  const usual = useMemo(() => stepsSince(log.lines, seat), [log.lines, seat]);
  const [picks, setPicks] = useState(Math.min(MOST, usual));
  const forbidden = info.setup.rated || info.challenge !== null || info.seats[seat].resigned;
  if (forbidden || at === 0 || info.ask !== null || !room.mine.includes(seat)) return null;
  const ask = async (): Promise<void> => {
    if ((await table.ask('ask-undo', { seat, at, picks })) !== null) close();
  };
  return (
    <form
      className="undo-wish"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <label>
        {t('undo.steps')}{' '}
        <input
          type="number"
          min={1}
          max={MOST}
          value={picks}
          onChange={(event) => setPicks(Number(event.target.value) || 1)}
        />
      </label>
      <button type="submit" className="answer plain">
        {t('undo.ask')}
      </button>
    </form>
  );
}
