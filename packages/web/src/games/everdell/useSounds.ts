/** What happens in the valley is heard: wood, paper, goods, the seasons; M is for silence. */
import { useEffect } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useTableSounds } from '../common/useTableSounds.ts';
import type { EverdellSnapshot } from './context.ts';
import { soundsOf } from './model/sounds.ts';

export function useSounds(snapshot: EverdellSnapshot): void {
  useTableSounds(snapshot, soundsOf, snapshot.view.players[snapshot.seat].season);
  useEffect(() => {
    addEventListener('keydown', mute);
    return () => removeEventListener('keydown', mute);
  }, []);
}

/** M turns the sound off and on, unless somebody writes. */
function mute({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  const { sound, set } = useSettings.getState();
  set({ sound: !sound });
}
