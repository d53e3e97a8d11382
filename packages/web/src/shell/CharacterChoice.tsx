/** Which source of points a computer player likes. */
import { characterWords } from '@evervale/ai/character-words';
import {
  characterOf,
  charactersOf,
  computerNamed,
  levelOf,
  type ComputerName,
  type Level,
} from '@evervale/ai/names';
import { useSettings } from './settings.ts';
import { useUi } from './useUi.ts';

interface Props {
  readonly game: string;
  readonly seat: number;
  readonly by: ComputerName;
  readonly set: (by: ComputerName) => void;
}

/** Nothing where a game knows no characters. */
export function CharacterChoice({ game, seat, by, set }: Props) {
  const t = useUi();
  const { lang } = useSettings();
  const known = charactersOf(game);
  if (known.length === 0) return null;
  return (
    <select
      className="character-choice"
      value={characterOf(by) ?? ''}
      aria-label={t('new.character', { n: seat + 1 })}
      onChange={({ target }) => {
        const character = known.find((one) => one === target.value) ?? null;
        set(computerNamed(levelOf(by) as Level, character));
      }}
    >
      <option value="">{t('new.plain')}</option>
      {known.map((character) => (
        <option key={character} value={character}>
          {characterWords(character, lang).name}
        </option>
      ))}
    </select>
  );
}
