/** Something from the server, loaded when the screen opens and again when one comes back to it. */
import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  /** null: not there yet, or not to be had. */
  readonly value: T | null;
  readonly reload: () => void;
}

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
    return () => document.removeEventListener('visibilitychange', seen);
  }, [reload]);
  return { value, reload };
}
