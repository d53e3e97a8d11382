/** The hat of a character alone, where whoever wears it is no animal. */
import type { Character } from '@evervale/ai/names';
import { HATS } from './hats.tsx';

export function Hat({ of }: { of: Character | null | undefined }) {
  if (!of) return null;
  return (
    <span className="hat" data-character={of} aria-hidden="true">
      <svg viewBox="3 -1 42 20">{HATS[of]}</svg>
    </span>
  );
}
