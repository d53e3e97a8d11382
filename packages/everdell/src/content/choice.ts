/** How a table chooses a box, and what it goes with (chapter 11). */
import type { Text } from '@evervale/kernel';

export interface Choice {
  /** What it is, in a sentence. */
  readonly note: Text;
  /** Boxes that come along with it (14.1). */
  readonly brings?: readonly string[];
  /** Boxes with which it cannot be in one game, and why (11.12). */
  readonly clashes?: readonly Clash[];
  /** What is not forbidden but not for everybody (11.10), or goes better with something else. */
  readonly advice?: readonly Advice[];
  /** Its special Events are mixed with those of the base game as the table likes (15.7, 16.5). */
  readonly mixesEvents?: boolean;
}

interface Clash {
  readonly with: string;
  readonly why: string;
}

export interface Advice {
  readonly id: string;
  readonly text: Text;
  /** Only together with these boxes. */
  readonly with?: readonly string[];
  /** Only alone against Rugwort, when none of his modules is used (24.2). */
  readonly withoutModules?: boolean;
}
