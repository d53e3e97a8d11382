/** What each game shows of itself in the terminal. */
import type { AnyGame } from '@evervale/kernel';
import { eldervaleTerminal } from './eldervale/terminal.ts';
import { everdellTerminal } from './everdell/terminal.ts';
import { plainTerminal } from './plain/terminal.ts';
import type { AnyTerminal } from './terminal.ts';

/** Games that show more of themselves than the plain screen. */
const TERMINALS: Readonly<Record<string, Partial<AnyTerminal>>> = {
  eldervale: eldervaleTerminal,
  everdell: everdellTerminal,
};

export function terminalOf({ id }: AnyGame): AnyTerminal {
  return { ...plainTerminal, ...(Object.hasOwn(TERMINALS, id) && TERMINALS[id]) };
}
