/** How much of the time for this decision is left: a bar that gets shorter, and the seconds. */
import type { TableInfo } from '@evervale/protocol';
import { useEffect, useState, type CSSProperties } from 'react';
import { clockFace, useServerTime } from './time.ts';
import { useOnlineWords } from './words/index.ts';

/** Whoever has days is not hurried. */
const LONG = 60 * 60 * 1000;

export function Countdown({ info, at }: { info: TableInfo; at: number }) {
  const t = useOnlineWords();
  const deadline = info.clock?.deadline ?? null;
  const now = useServerTime(deadline !== null);
  const [whole, setWhole] = useState(0);
  // The bar is full when the question is asked.
  useEffect(() => {
    setWhole(deadline === null ? 0 : deadline - now);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [deadline, at]);
  if (deadline === null || deadline - now > LONG) return null;
  const left = Math.max(0, deadline - now);
  const share = whole > 0 ? Math.min(1, left / whole) : 1;
  return (
    <p className="countdown" style={{ '--left': share } as CSSProperties}>
      <i aria-hidden="true" />
      <time role="timer" aria-label={t('clock.left')}>
        {clockFace(left)}
      </time>
    </p>
  );
}
