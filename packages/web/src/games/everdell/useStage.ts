/**
 * One thing after another: what others do waits until it was seen. A card that somebody plays is shown in the
 * middle first; only then the table changes. The own decision comes when everything before it has been shown;
 * the own moves are there at once. A click or a key goes on.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings, type Settings } from '../../shell/settings.ts';
import type { LogLine } from '../../table/source.ts';
import type { EverdellSnapshot } from './context.ts';
import { actorOf, nightweaveScene, sceneOf, type Scene } from './model/scene.ts';

export interface Staged {
  readonly shown: EverdellSnapshot;
  readonly log: readonly LogLine[];
  readonly scene: Scene | null;
  readonly skip: () => void;
}

/** How long one may look at what happened on the table before the next thing does, in milliseconds. */
const SETTLE: Record<Settings['motion'], number> = { full: 900, quick: 350, none: 0 };

/** What waits to be shown, and what runs now. */
interface Queue {
  waiting: EverdellSnapshot[];
  /** Ends what runs; null while nothing does. */
  goOn: (() => void) | null;
  timer: number;
  last: EverdellSnapshot;
}

export function useStage(
  snapshot: EverdellSnapshot,
  log: readonly LogLine[],
  staged: boolean,
): Staged {
  const { motion, cardTime } = useSettings();
  const [shown, setShown] = useState(snapshot);
  const [scene, setScene] = useState<Scene | null>(null);
  const nextOf = useRef<() => void>(() => undefined);
  const queue = useRef<Queue>({ waiting: [], goOn: null, timer: 0, last: snapshot });

  const hold = useCallback((ms: number, then: () => void) => {
    const now = queue.current;
    now.goOn = () => {
      clearTimeout(now.timer);
      now.goOn = null;
      then();
    };
    now.timer = window.setTimeout(() => now.goOn?.(), ms);
  }, []);

  /** What Nightweave has done is on the table already: her card says how it came to that. */
  const showHers = useCallback(
    (landed: EverdellSnapshot): boolean => {
      const hers = nightweaveScene(landed.events);
      if (hers === null) return false;
      setScene(hers);
      hold(cardTime * 1000 * (motion === 'quick' ? 0.5 : 1), () => {
        setScene(null);
        nextOf.current();
      });
      return true;
    },
    [hold, motion, cardTime],
  );

  const next = useCallback(() => {
    const now = queue.current;
    const coming = now.waiting.shift();
    if (coming === undefined) return;
    const land = (): void => {
      setScene(null);
      setShown(coming);
      if (showHers(coming)) return;
      // Whoever has to decide now need not wait for anything.
      if (coming.decision === null || now.waiting.length > 0) hold(SETTLE[motion], next);
    };
    const played = sceneOf(coming.events, coming.seat);
    if (played === null) return land();
    setScene(played);
    hold(cardTime * 1000 * (motion === 'quick' ? 0.5 : 1), land);
  }, [hold, showHers, motion, cardTime]);
  nextOf.current = next;

  useEffect(() => {
    const now = queue.current;
    if (snapshot === now.last) return;
    const back = snapshot.at < now.last.at;
    now.last = snapshot;
    const idle = now.goOn === null && now.waiting.length === 0;
    const own = actorOf(snapshot.events) === snapshot.seat;
    if (!staged || motion === 'none' || back || (idle && snapshot.events.length === 0)) {
      clearTimeout(now.timer);
      now.waiting = [];
      now.goOn = null;
      setScene(null);
      return setShown(snapshot);
    }
    if (idle && own) {
      setShown(snapshot);
      if (!showHers(snapshot)) hold(SETTLE[motion], next);
      return;
    }
    // Only what is known besides has changed: a hint, or who thinks.
    if (snapshot.events.length === 0 && now.waiting.at(-1)?.at === snapshot.at) {
      const { events } = now.waiting.pop()!;
      now.waiting.push({ ...snapshot, events });
    } else now.waiting.push(snapshot);
    if (now.goOn === null) next();
  }, [snapshot, staged, motion, hold, next, showHers]);

  useEffect(() => {
    const now = queue.current;
    return () => clearTimeout(now.timer);
  }, []);

  const skip = useCallback(() => queue.current.goOn?.(), []);
  const upTo = log.findLastIndex(({ at }) => at <= shown.at) + 1;
  return { shown, log: upTo === log.length ? log : log.slice(0, upTo), scene, skip };
}
