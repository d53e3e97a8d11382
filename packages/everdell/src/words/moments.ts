/** How the moments of cards are put that only boxes know (content/card.ts). */
import type { Text } from '@evervale/kernel/text';

export interface MomentWords {
  /** "Whenever you gain 1 pearl" */
  readonly label: Text;
  /** What is said where others may come, too. */
  readonly whenOpen?: Text;
}

const words = new Map<string, MomentWords>();

export function registerMoments(some: Readonly<Record<string, MomentWords>>): void {
  for (const [id, said] of Object.entries(some)) words.set(id, said);
}

export function momentWords(id: string): MomentWords {
  const said = words.get(id);
  if (said === undefined) throw new Error(`no box says how the moment ${id} is put`);
  return said;
}
