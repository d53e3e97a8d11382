/** "Use an adornment that an opponent has played": said here, carried out in mirror.ts, which knows them all. */
import type { Effect } from '@evervale/kernel';

export interface CopyAdornment extends Effect {
  readonly verb: 'copyAdornment';
}

export function copyAdornment(): CopyAdornment {
  return { verb: 'copyAdornment', id: 0 };
}
