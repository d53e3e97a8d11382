/** Somebody asks to take back what the rule of the game would not: everybody else has to agree. */
import { NAMES } from '../table/newTable.ts';
import type { RemoteTable } from '../table/remote/remoteTable.ts';
import type { Room } from '../table/remote/room.ts';
import type { TableInfo } from '@evervale/protocol';
import { useAccount } from './account.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly room: Room;
  readonly info: TableInfo;
}

export function AskUndo({ table, room, info }: Props) {
  const t = useOnlineWords();
  const me = useAccount(({ person }) => person?.id ?? '');
  const ask = info.ask!;
  const own = room.mine.includes(ask.seat);
  const asker = info.seats[ask.seat].name || NAMES[ask.seat];
  const answered = ask.agreed.includes(me) || room.mine.length === 0;
  const answer = (agree: boolean): void => void table.ask('answer-undo', { agree });
  return (
    <div className="room-ask" role="alertdialog" aria-label={t('undo.title')}>
      <p>
        {own ? t('undo.asked', { n: ask.picks }) : t('undo.wish', { player: asker, n: ask.picks })}
      </p>
      {own && (
        <button type="button" className="answer plain" onClick={() => answer(false)}>
          {t('undo.withdraw')}
        </button>
      )}
      {!own && !answered && (
        <div className="answers row">
          <button type="button" className="answer" onClick={() => answer(true)}>
            {t('undo.agree')}
          </button>
          <button type="button" className="answer plain" onClick={() => answer(false)}>
            {t('undo.refuse')}
          </button>
        </div>
      )}
      {!own && answered && <p className="room-note">{t('undo.waiting')}</p>}
    </div>
  );
}
