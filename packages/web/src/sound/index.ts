/**
 * Sound, for whoever wants it: nothing is loaded or heard before the first click, browsers would not allow
 * it either. Whatever is heard can also be seen.
 */
import { useSettings } from '../shell/settings.ts';
import type { Air } from './ambience.ts';
import type { Player } from './player.ts';
import type { SoundName } from './sounds.ts';

export type { Air } from './ambience.ts';
export type { SoundName } from './sounds.ts';

let allowed = false;
let opening: Promise<Player | null> | null = null;
let air: Air | null = null;

async function open(): Promise<Player | null> {
  try {
    const player = new (await import('./player.ts')).Player();
    player.setVolume(useSettings.getState().volume / 100);
    return player;
  } catch {
    // No sound is no reason to stop.
    return null;
  }
}

function withPlayer(use: (player: Player) => void): void {
  if (!allowed || !useSettings.getState().sound) return;
  opening ??= open();
  void opening.then((player) => player && use(player));
}

function obey(): void {
  const { sound, ambience, volume } = useSettings.getState();
  if (sound) {
    withPlayer((player) => {
      player.setVolume(volume / 100);
      player.setAir(ambience ? air : null);
    });
  } else void opening?.then((player) => player?.setAir(null));
}

/** Plays a sound, after so many seconds. */
export const play = (name: SoundName, wait = 0): void =>
  withPlayer((player) => player.play(name, wait));

/** The air around the table, or none. */
export function setAir(wanted: Air | null): void {
  air = wanted;
  obey();
}

/** To be called once: the first click or key opens the ears, and settings are followed. */
export function listen(): () => void {
  const wake = (): void => {
    allowed = true;
    obey();
  };
  const how = { once: true, capture: true };
  addEventListener('pointerdown', wake, how);
  addEventListener('keydown', wake, how);
  const forget = useSettings.subscribe(obey);
  return () => {
    removeEventListener('pointerdown', wake, how);
    removeEventListener('keydown', wake, how);
    forget();
  };
}
