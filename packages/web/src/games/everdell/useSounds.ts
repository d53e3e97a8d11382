/** What happens at the table is heard: wood, paper, goods, the own turn, seasons, the end. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { listen, play, setAir } from '../../sound/index.ts';
import type { EverdellSnapshot } from './context.ts';
import { soundsOf } from './model/sounds.ts';

/** Seconds from one sound to the next. */
const APART = 0.13;

/** Won, shared or alone. */
const hasWon = ({ outcome, seat }: EverdellSnapshot): boolean =>
  outcome?.winners.includes(seat) ?? false;

export function useSounds(snapshot: EverdellSnapshot): void {
  const before = useRef(snapshot);
  useEffect(listen, []);
  useEffect(() => {
    const last = before.current;
    before.current = snapshot;
    // Nothing happened where somebody took back, jumped or came back to the table.
    if (snapshot.at <= last.at) return;
    const sounds = soundsOf(snapshot.events);
    sounds.forEach((name, i) => play(name, i * APART));
    const wait = sounds.length * APART + 0.1;
    if (snapshot.outcome && !last.outcome) play(hasWon(snapshot) ? 'victory' : 'end', wait);
    else if (mine(snapshot) && !mine(last)) play('turn', wait);
  }, [snapshot]);

  const { season } = snapshot.view.players[snapshot.seat];
  const over = snapshot.outcome !== null;
  useEffect(() => setAir(over ? null : season), [season, over]);
  useEffect(() => () => setAir(null), []);
  useEffect(() => {
    addEventListener('keydown', mute);
    return () => removeEventListener('keydown', mute);
  }, []);
}

const mine = ({ decision }: EverdellSnapshot): boolean => decision !== null;

/** M turns the sound off and on, unless somebody writes. */
function mute({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  const { sound, set } = useSettings.getState();
  set({ sound: !sound });
}
