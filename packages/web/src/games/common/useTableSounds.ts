/** What happens at a table is heard: its events, the own turn, the end, and the air around it. */
import { useEffect, useRef } from 'react';
import { listen, play, setAir, type Air, type SoundName } from '../../sound/index.ts';
import type { Snapshot } from '../../table/source.ts';

/** Seconds from one sound to the next. */
const APART = 0.13;

/** Won, shared or alone. */
const hasWon = ({ outcome, seat }: Snapshot): boolean => outcome?.winners.includes(seat) ?? false;
const mine = ({ decision }: Snapshot): boolean => decision !== null;

export function useTableSounds<View, Event>(
  snapshot: Snapshot<View, Event>,
  soundsOf: (events: readonly Event[]) => readonly SoundName[],
  air: Air,
): void {
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
  }, [snapshot, soundsOf]);

  const over = snapshot.outcome !== null;
  useEffect(() => setAir(over ? null : air), [air, over]);
  useEffect(() => () => setAir(null), []);
}
