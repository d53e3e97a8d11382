/** The name on a sign that hangs in the tree. */
import type { CSSProperties } from 'react';
import { lettersAcross, softened } from '../../common/syllables.ts';

/** Longer words are parted. */
const LONG_WORD = 14;

/** The letters shrink until the longest word fits. */
export function EventName({ name }: { name: string }) {
  const longest = lettersAcross(name.split(/[\s-]/), LONG_WORD);
  return (
    <span className="event-name" style={{ '--longest': longest } as CSSProperties}>
      {softened(name, LONG_WORD)}
    </span>
  );
}
