/** Who sits at a new table. */
import { Animal } from '../games/everdell/art/Animal.tsx';
import { seatLook } from '../games/everdell/model/seats.ts';
import { KNOWN_PEOPLE, KnownPeople } from '../online/KnownPeople.tsx';
import { useOnlineWords } from '../online/words/index.ts';
import { LEVELS } from '../table/source.ts';
import type { SeatBy, SeatDraft } from './tableDraft.ts';
import { useUi } from './useUi.ts';

interface Props {
  readonly seats: readonly SeatDraft[];
  readonly online: boolean;
  readonly set: (seats: readonly SeatDraft[]) => void;
}

export function TableSeats({ seats, online, set }: Props) {
  return (
    <>
      <ul>
        {seats.map((draft, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            draft={draft}
            online={online}
            change={(changed) => set(seats.map((old, i) => (i === seat ? changed : old)))}
          />
        ))}
      </ul>
      {online && <KnownPeople />}
    </>
  );
}

interface RowProps {
  readonly seat: number;
  readonly draft: SeatDraft;
  readonly online: boolean;
  readonly change: (draft: SeatDraft) => void;
}

function SeatRow({ seat, draft, online, change }: RowProps) {
  const t = useUi();
  const o = useOnlineWords();
  const own = online && seat === 0;
  return (
    <li className="seat-row">
      <Animal look={seatLook({ rugwort: null }, seat)} />
      <SeatName seat={seat} draft={draft} online={online} change={change} />
      {own ? (
        <span className="soft">{o('seat.you')}</span>
      ) : (
        <select
          value={draft.by}
          aria-label={t('new.by', { n: seat + 1 })}
          onChange={(event) => change({ ...draft, by: event.target.value as SeatBy })}
        >
          {online && <option value="open">{o('seat.open')}</option>}
          {online && <option value="invited">{o('seat.invite')}</option>}
          <option value="person">{online ? o('seat.hotseat') : t('new.person')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`level.${level}`)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** Online a name is asked for only where nobody brings one along. */
function SeatName({ seat, draft, online, change }: RowProps) {
  const t = useUi();
  const o = useOnlineWords();
  if (online && draft.by === 'invited') {
    return (
      <input
        type="text"
        value={draft.invited}
        maxLength={32}
        placeholder={o('seat.code')}
        list={KNOWN_PEOPLE}
        aria-label={o('seat.codeOf', { n: seat + 1 })}
        onChange={(event) => change({ ...draft, invited: event.target.value })}
      />
    );
  }
  if (online && seat > 0 && draft.by !== 'person') {
    return draft.by === 'open' ? null : <span className="soft">{draft.name}</span>;
  }
  if (online && seat === 0) return <b className="wait-name">{draft.name}</b>;
  return (
    <input
      type="text"
      value={draft.name}
      maxLength={16}
      aria-label={t('new.name', { n: seat + 1 })}
      onChange={(event) => change({ ...draft, name: event.target.value })}
    />
  );
}
