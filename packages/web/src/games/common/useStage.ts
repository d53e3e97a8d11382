/**
 * One thing after another: what others do waits until it was seen. What a game wants to show first (a card that
 * is played, a battle) stands in the middle as a scene; only then the table changes. The own decision comes
 * when everything before it has been shown; the own moves are there at once. A click or a key goes on.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings, type Settings } from '../../shell/settings.ts';
import type { LogLine, Snapshot } from '../../table/source.ts';

/** What a game shows of what happens. */
export interface Direction<S extends Snapshot, Scene> {
  /** What is shown before the table is as in this snapshot; null where there is nothing to be shown. */
  readonly sceneOf: (snapshot: S, before: S) => Scene | null;
  /** Who did it. */
  readonly actorOf: (snapshot: S) => number | null;
  /** Nothing of it is to be seen: the next thing need not wait. */
  readonly isQuiet?: (snapshot: S) => boolean;
  /** How long a scene is shown, in milliseconds, at full motion. */
  readonly timeOf: (scene: Scene, settings: Settings) => number;
}

export interface Staged<S, Scene> {
  readonly shown: S;
  readonly log: readonly LogLine[];
  readonly scene: Scene | null;
  readonly skip: () => void;
  /** Everything that waits is there at once. */
  readonly skipAll: () => void;
}

/** How long one may look at what happened on the table before the next thing does, in milliseconds. */
const SETTLE: Record<Settings['motion'], number> = { full: 900, quick: 350, none: 0 };

/** What waits to be shown, and what runs now. */
interface Queue<S> {
  waiting: S[];
  /** Ends what runs; null while nothing does. */
  goOn: (() => void) | null;
  timer: number;
  last: S;
  /** What the table shows. */
  shown: S;
}

export function useStage<S extends Snapshot, Scene>(
  snapshot: S,
  log: readonly LogLine[],
  staged: boolean,
  direction: Direction<S, Scene>,
): Staged<S, Scene> {
  const settings = useSettings();
  const { motion } = settings;
  const [shown, setShown] = useState(snapshot);
  const [scene, setScene] = useState<Scene | null>(null);
  const queue = useRef<Queue<S>>({
    waiting: [],
    goOn: null,
    timer: 0,
    last: snapshot,
    shown: snapshot,
  });

  const show = useCallback((coming: S) => {
    queue.current.shown = coming;
    setShown(coming);
  }, []);

  const hold = useCallback((ms: number, then: () => void) => {
    const now = queue.current;
    now.goOn = () => {
      clearTimeout(now.timer);
      now.goOn = null;
      then();
    };
    now.timer = window.setTimeout(() => now.goOn?.(), ms);
  }, []);

  const next = useCallback(() => {
    const now = queue.current;
    const coming = now.waiting.shift();
    if (coming === undefined) return;
    const land = (): void => {
      setScene(null);
      show(coming);
      // Whoever has to decide now need not wait for anything.
      if (coming.decision === null || now.waiting.length > 0) {
        hold(direction.isQuiet?.(coming) === true ? 0 : SETTLE[motion], next);
      }
    };
    const played = direction.sceneOf(coming, now.shown);
    if (played === null) return land();
    setScene(played);
    hold(direction.timeOf(played, settings) * (motion === 'quick' ? 0.5 : 1), land);
  }, [hold, show, motion, settings, direction]);

  const land = useCallback(
    (coming: S) => {
      const now = queue.current;
      clearTimeout(now.timer);
      now.waiting = [];
      now.goOn = null;
      setScene(null);
      show(coming);
    },
    [show],
  );

  useEffect(() => {
    const now = queue.current;
    if (snapshot === now.last) return;
    const back = snapshot.at < now.last.at;
    now.last = snapshot;
    const idle = now.goOn === null && now.waiting.length === 0;
    const own = direction.actorOf(snapshot) === snapshot.seat;
    if (!staged || motion === 'none' || back || (idle && snapshot.events.length === 0)) {
      return land(snapshot);
    }
    if (idle && own && direction.sceneOf(snapshot, now.shown) === null) {
      show(snapshot);
      return hold(SETTLE[motion], next);
    }
    // Only what is known besides has changed: a hint, or who thinks.
    if (snapshot.events.length === 0 && now.waiting.at(-1)?.at === snapshot.at) {
      const { events } = now.waiting.pop()!;
      now.waiting.push({ ...snapshot, events });
    } else now.waiting.push(snapshot);
    if (now.goOn === null) next();
  }, [snapshot, staged, motion, hold, next, land, show, direction]);

  useEffect(() => {
    const now = queue.current;
    return () => clearTimeout(now.timer);
  }, []);

  const skip = useCallback(() => queue.current.goOn?.(), []);
  const skipAll = useCallback(() => land(queue.current.last), [land]);
  const upTo = log.findLastIndex(({ at }) => at <= shown.at) + 1;
  return { shown, log: upTo === log.length ? log : log.slice(0, upTo), scene, skip, skipAll };
}
