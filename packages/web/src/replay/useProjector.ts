/** Where the film stands, whether it runs, and the keys that move it. */
import { useCallback, useEffect, useState } from 'react';
import { turnFrom, type Film } from './film.ts';

const BEAT = 900;

export interface Projector {
  readonly at: number;
  /** Where it stood before. */
  readonly before: number;
  readonly go: (at: number) => void;
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

export function useProjector(film: Film, from = 0): Projector {
  const [{ at, before }, setPlace] = useState(() => {
    const start = Math.min(Math.max(0, Math.trunc(from) || 0), film.frames.length - 1);
    return { at: start, before: start };
  });
  const [playing, setPlaying] = useState(false);
  const end = film.frames.length - 1;
  const go = useCallback(
    (to: number) => setPlace((place) => ({ at: Math.min(end, Math.max(0, to)), before: place.at })),
    [end],
  );
  const play = useCallback(
    (on: boolean) => {
      // Played from the end it begins again.
      setPlace((place) => (on && place.at === end ? { at: 0, before: 0 } : place));
      setPlaying(on);
    },
    [end],
  );
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= end) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at, end, go]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'ArrowRight') go(at + 1);
      else if (event.key === 'ArrowLeft') go(at - 1);
      else if (event.key === 'ArrowDown') go(turnFrom(film, at, 1));
      else if (event.key === 'ArrowUp') go(turnFrom(film, at, -1));
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(end);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) play(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [film, at, end, go, play, playing]);
  return { at, before, go, playing, play };
}
