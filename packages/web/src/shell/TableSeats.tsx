/** Who sits at a new table: seats around it, an animal each, and what to expect of those who are no persons. */
import { characterWords } from '@evervale/ai/character-words';
import {
  LEVELS,
  characterOf,
  computerNamed,
  isComputerName,
  levelOf,
  type Level,
} from '@evervale/ai/names';
import { Animal } from '../art/people/Animal.tsx';
import { lookOf } from '../art/people/looks.ts';
import { KNOWN_PEOPLE, KnownPeople } from '../online/KnownPeople.tsx';
import { useOnlineWords } from '../online/words/index.ts';
import { CharacterChoice } from './CharacterChoice.tsx';
import { LevelOptions } from './LevelOptions.tsx';
import { LevelSign } from './LevelSign.tsx';
import { SeatFace } from './SeatFace.tsx';
import { useSettings } from './settings.ts';
import { nextLook, playedBy, type SeatBy, type SeatDraft } from './tableDraft.ts';
import { useGame } from './useGame.ts';
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
          <Seat
            key={seat}
            seat={seat}
            draft={draft}
            online={online}
            change={(changed) => set(seats.map((old, i) => (i === seat ? changed : old)))}
            nextAnimal={() => set(nextLook(seats, seat))}
          />
        ))}
      </ul>
      {online && <KnownPeople />}
    </>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly draft: SeatDraft;
  readonly online: boolean;
  readonly change: (draft: SeatDraft) => void;
}

function Seat(props: SeatProps & { readonly nextAnimal: () => void }) {
  const { seat, draft, online, change, nextAnimal } = props;
  const t = useUi();
  const o = useOnlineWords();
  // Who sits where is an animal in the valley only; elsewhere the game deals colours and figures.
  const { id } = useGame();
  const animals = id === 'everdell';
  const { lang } = useSettings();
  const computer = isComputerName(draft.by) ? draft.by : null;
  const character = characterOf(draft.by);
  return (
    <li className="seat-row">
      {!animals || online ? (
        <SeatFace game={id} seat={seat} look={lookOf(seat, character)} />
      ) : (
        <button
          type="button"
          className="seat-animal"
          aria-label={t('new.animal', { n: seat + 1 })}
          title={t('new.animal', { n: seat + 1 })}
          onClick={nextAnimal}
        >
          <Animal look={lookOf(draft.look, character)} />
          <span aria-hidden="true">⟳</span>
        </button>
      )}
      <SeatName seat={seat} draft={draft} online={online} change={change} />
      {online && seat === 0 ? (
        <span className="soft">{o('seat.you')}</span>
      ) : (
        <WhoPlays {...props} />
      )}
      {computer !== null && (
        <>
          <CharacterChoice
            game={id}
            seat={seat}
            by={computer}
            set={(by) => change(playedBy(draft, seat, by, lang))}
          />
          <p className="seat-says">
            <LevelSign level={levelOf(computer) as Level} />
            {t(`level.${levelOf(computer) as Level}.says`)}{' '}
            {character && characterWords(character, lang).says}
          </p>
        </>
      )}
    </li>
  );
}

function WhoPlays({ seat, draft, online, change }: SeatProps) {
  const t = useUi();
  const o = useOnlineWords();
  const { lang } = useSettings();
  /** A computer player keeps its character when it becomes stronger. */
  const changed = (by: SeatBy): SeatDraft => {
    const level = LEVELS.find((one) => one === by);
    if (level === undefined) return { ...draft, by };
    return playedBy(draft, seat, computerNamed(level, characterOf(draft.by)), lang);
  };
  return (
    <select
      value={levelOf(draft.by)}
      aria-label={t('new.by', { n: seat + 1 })}
      onChange={({ target }) => change(changed(target.value as SeatBy))}
    >
      {online && <option value="open">{o('seat.open')}</option>}
      {online && <option value="invited">{o('seat.invite')}</option>}
      <option value="person">{online ? o('seat.hotseat') : t('new.person')}</option>
      <LevelOptions />
    </select>
  );
}

/** Online a name is asked for only where nobody brings one along. */
function SeatName({ seat, draft, online, change }: SeatProps) {
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
