/**
 * One change of a table for all who watch it. What they all may know is built, compared and written
 * once, however many they are; of everybody's own there is little.
 */
import type { State } from '@evervale/kernel';
import { Patches } from '@evervale/protocol';
import { Past, eventsFor, type Happened } from './past.ts';
import type { Change, Table } from './table.ts';

export class Telling {
  readonly table: Table;
  private readonly changes: readonly Change[];
  /** The state that the viewers were told last; null before the start. */
  private readonly before: State | null;
  private readonly patches = new Patches();
  /** Somebody's views, from which the others take what they share. */
  private old: unknown;
  private now: unknown;
  /** What happened, for those who may know all of it. */
  private happened: string | null = null;

  constructor(table: Table, changes: readonly Change[], before: State | null) {
    this.table = table;
    this.changes = changes;
    this.before = before;
  }

  /**
   * What the changes did to the view of a seat, as JSON. To make the old view again takes less time
   * and much less memory than to keep it.
   */
  patchFor(seat: number | null): string {
    const { before } = this;
    const { game } = this.table.info;
    const { state } = this.table;
    const since =
      before === null ? undefined : { state: before, view: game.view(before, seat, this.old) };
    const now = game.view(state, seat, this.now, since);
    this.old ??= since?.view;
    this.now ??= now;
    return this.patches.between(since?.view ?? {}, now);
  }

  /** What happened, as the seat may know it: fields of the message, as JSON. */
  happenedFor(seat: number | null): string {
    const open = this.changes.length === 1 && this.mayKnowAll(seat, this.changes[0]);
    if (!open) return fields(this.seenBy(seat));
    return (this.happened ??= fields(this.seenBy(seat)));
  }

  private mayKnowAll(seat: number | null, { events }: Change): boolean {
    const { game } = this.table.info;
    return events.every((event) => game.eventFor(event, seat) === event);
  }

  private seenBy(seat: number | null): Happened {
    const { changes, table } = this;
    if (changes.length === 1) {
      const [change] = changes;
      return { back: change.back ?? undefined, events: eventsFor(seat, table, change) };
    }
    const past = new Past(changes[0].entry.n);
    for (const change of changes) past.add(change, eventsFor(seat, table, change));
    return past.happened;
  }
}

/** The fields of an object as JSON, without its braces. */
export function fields(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
