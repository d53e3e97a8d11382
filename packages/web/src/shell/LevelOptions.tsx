/** Computer players to choose from, by strength. */
import { LEVELS } from '@evervale/ai/names';
import { useUi } from './useUi.ts';

export function LevelOptions() {
  const t = useUi();
  return (
    <optgroup label={t('new.computer')}>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(`level.${level}`)}
        </option>
      ))}
    </optgroup>
  );
}
