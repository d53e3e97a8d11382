/** Something from the server, loaded when the screen opens, and again as long as one looks at it. */
import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  /** null: not there yet, or not to be had. */
  readonly value: T | null;
  readonly reload: () => void;
}

/** How often a list is looked at again. */
const EVERY = 20_000;

export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const reload = useCallback(() => {
    load().then(setValue, () => {
      // What cannot be loaded now is shown as it was; the next visit tries again.
    });
  }, [load]);
  useEffect(() => {
    reload();
    const seen = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', seen);
    const timer = setInterval(seen, EVERY);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearInterval(timer);
    };
  }, [reload]);
  return { value, reload };
}
