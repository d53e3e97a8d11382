/**
 * Follows a table as a client does: it keeps the view of a seat up to date by what it is told to have
 * changed. When it is shown the whole table again, it must see what it has in mind.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Message } from '@evervale/protocol';
import { patched } from '@evervale/protocol/patch';

type Told = Message<'snapshot' | 'moved'>;

interface Mind {
  readonly table: string;
  readonly n: number;
  readonly view: unknown;
  readonly decision: unknown;
}

export class Witness {
  private mind: Mind | null = null;
  /** How often it was shown what it knew. */
  confirmed = 0;
  private readonly onFault: (fault: string) => void;

  constructor(onFault: (fault: string) => void) {
    this.onFault = onFault;
  }

  /** A message of the server, a letter for every byte. */
  hear(text: string): void {
    const told = JSON.parse(Buffer.from(text, 'latin1').toString('utf8')) as Told;
    if (told.type === 'snapshot') this.see(mindOf(told, told.view));
    else if (told.type === 'moved') this.mind = mindOf(told, patched(this.mind?.view, told.patch));
  }

  private see(shown: Mind): void {
    const isKnown = this.mind?.table === shown.table && this.mind.n === shown.n;
    if (isKnown && !isDeepStrictEqual(this.mind, shown)) {
      this.onFault(`entry ${shown.n} of table ${shown.table} looks otherwise than it was told`);
    }
    if (isKnown) this.confirmed++;
    this.mind = shown;
  }
}

function mindOf({ table, n, decision }: Told, view: unknown): Mind {
  return { table, n, view, decision };
}
