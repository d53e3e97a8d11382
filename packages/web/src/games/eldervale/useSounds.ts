/** What happens at the table is heard: wood, stone, dice, a drum before a Rush. */
import { useEffect, useRef } from 'react';
import { listen, play, setAir } from '../../sound/index.ts';
import type { ValeSnapshot } from './context.ts';
import { soundsOf } from './model/sounds.ts';

/** Seconds from one sound to the next. */
const APART = 0.13;

export function useSounds(snapshot: ValeSnapshot): void {
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
    const { outcome, seat, decision } = snapshot;
    if (outcome && !last.outcome) play(outcome.winners.includes(seat) ? 'victory' : 'end', wait);
    else if (decision !== null && last.decision === null) play('turn', wait);
  }, [snapshot]);
  // It is always dusk here: crickets.
  const over = snapshot.outcome !== null;
  useEffect(() => setAir(over ? null : 'summer'), [over]);
  useEffect(() => () => setAir(null), []);
}
