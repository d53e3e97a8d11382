/** A lesson at the real table: what it shows now, and how it goes on. */
import { useEffect, useMemo, useReducer, useState } from 'react';
import { PACE, useSettings } from '../../shell/settings.ts';
import { NAMES } from '../../table/newTable.ts';
import type { Intent, SeatPlan, Snapshot, TableSource } from '../../table/source.ts';

/** A lesson being taken, whatever the game. */
export interface Taught {
  readonly at: number;
  /** There is only something to read. */
  readonly reading: boolean;
  /** Somebody else has something to do before the lesson goes on. */
  readonly busy: boolean;
  readonly done: boolean;
  /** The last pick was a legal one, but not what this step is about. */
  readonly astray: boolean;
  next(): void;
  pick(code: number): void;
  /** The other player does one thing. */
  reply(): void;
  snapshot(): Snapshot;
}

interface Taking<L extends Taught> {
  readonly lecture: L;
  readonly source: TableSource;
  readonly snapshot: ReturnType<L['snapshot']>;
  /** What is asked for is pointed at. */
  readonly pointing: boolean;
  readonly point: () => void;
  readonly next: () => void;
}

export function useLesson<L extends Taught>(
  begin: (seats: readonly SeatPlan[]) => L,
  finished: () => void,
): Taking<L> {
  const { name, motion } = useSettings();
  const [lecture] = useState(() =>
    begin([
      { name: name || NAMES[0], by: 'person' },
      { name: NAMES[1], by: 'sprout' },
    ]),
  );
  const [moment, goOn] = useReducer((n: number) => n + 1, 0);
  const [pointed, setPointed] = useState(-1);
  const { at, busy, done } = lecture;

  // The other player takes a moment, so that one can follow.
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => {
      lecture.reply();
      goOn();
    }, PACE[motion] * 2);
    return () => clearTimeout(timer);
  }, [lecture, busy, moment, motion]);

  useEffect(() => {
    if (done) finished();
    // Told once, when it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);

  const source = useMemo(
    () => ({
      subscribe: () => () => {},
      send: (intent: Intent) => {
        if (intent.type !== 'pick') return;
        lecture.pick(intent.code);
        if (lecture.astray) setPointed(lecture.at);
        goOn();
      },
      close: () => {},
    }),
    [lecture],
  );
  // A new snapshot for every moment of the lesson, and only then.
  const snapshot = useMemo(
    () => ({ moment, ...lecture.snapshot() }) as ReturnType<L['snapshot']>,
    [lecture, moment],
  );
  return {
    lecture,
    source,
    snapshot,
    pointing: pointed === at,
    point: () => setPointed(at),
    next: () => {
      lecture.next();
      goOn();
    },
  };
}
