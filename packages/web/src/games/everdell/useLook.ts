/** What is looked at closely: it stays while the pointer is on its way to it, and when it is pinned. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Inspected } from './context.ts';

/** Long enough to come from the thing to the large card. */
const ON_THE_WAY = 450;

export interface Look {
  readonly inspected: Inspected | null;
  readonly inspect: (thing: Inspected | null) => void;
  readonly lookAway: () => void;
  readonly stay: () => void;
}

export function useLook(): Look {
  const [inspected, set] = useState<Inspected | null>(null);
  const away = useRef(0);
  const stay = useCallback(() => clearTimeout(away.current), []);
  const inspect = useCallback((thing: Inspected | null) => {
    clearTimeout(away.current);
    set((old) => (thing !== null && !thing.pinned && old?.pinned ? old : thing));
  }, []);
  const lookAway = useCallback(() => {
    clearTimeout(away.current);
    away.current = window.setTimeout(() => set((old) => (old?.pinned ? old : null)), ON_THE_WAY);
  }, []);
  return useMemo(
    () => ({ inspected, inspect, lookAway, stay }),
    [inspected, inspect, lookAway, stay],
  );
}
