/** What one seat (or the spectators) has been told: the view, the decision, the log. */
import type { Decision } from '@evervale/kernel';
import type { LogLine } from '../source.ts';
import type { Message } from '@evervale/protocol';
import { patched } from '@evervale/protocol/patch';

/** What every view of every game has. */
interface AnyView {
  readonly decides: number | null;
}

export class Channel {
  /** How many entries of the table's log have been seen. */
  n = 0;
  position = 0;
  view: AnyView | null = null;
  decision: Decision | null = null;
  undo = 0;
  lines: readonly LogLine[] = [];

  /** Everything anew; the log goes on from where it was. */
  begin(message: Message<'snapshot'>): void {
    this.view = message.view as AnyView | null;
    this.tell(message);
  }

  goOn(message: Message<'moved'>): void {
    this.view = patched(this.view ?? {}, message.patch) as AnyView;
    this.tell(message);
  }

  private tell(message: Message<'snapshot' | 'moved'>): void {
    const { n, position, decision = null, undo = 0, back, events } = message;
    const kept = back === undefined ? this.lines : this.lines.filter((line) => line.at < back);
    this.lines = [...kept, ...events.flatMap(lineOf)];
    this.n = n;
    this.position = position;
    this.decision = decision;
    this.undo = undo;
  }
}

function lineOf({ n, event, text }: Message<'moved'>['events'][number]): LogLine[] {
  return text === null ? [] : [{ at: n, seat: event.seat ?? null, type: event.type, text }];
}
