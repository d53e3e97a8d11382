/** Sound on or off, how loud, and whether the seasons are heard. */
import { useEffect } from 'react';
import { listen, play } from '../sound/index.ts';
import { Switch } from './Choice.tsx';
import { useSettings } from './settings.ts';
import { useUi } from './useUi.ts';

export function SoundSettings() {
  const t = useUi();
  const { sound, ambience, volume, set } = useSettings();
  useEffect(listen, []);
  return (
    <>
      <Switch
        label={t('settings.sound')}
        note={t('settings.soundNote')}
        on={sound}
        set={(on) => {
          set({ sound: on });
          play('turn');
        }}
      />
      <fieldset className="choice">
        <legend>{t('settings.volume')}</legend>
        <input
          type="range"
          aria-label={t('settings.volume')}
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          onChange={(event) => set({ volume: Number(event.target.value) })}
          onPointerUp={() => play('coin')}
          onKeyUp={() => play('coin')}
        />
      </fieldset>
      <Switch
        label={t('settings.ambience')}
        note={t('settings.ambienceNote')}
        on={ambience}
        disabled={!sound}
        set={(on) => set({ ambience: on })}
      />
    </>
  );
}
