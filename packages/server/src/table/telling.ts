/**
 * One change of a table for all who watch it. What they all may know is built, compared and written
 * once, however many they are; of everybody's own there is little.
 */
import { Patches } from '@evervale/protocol';
import { fields } from './fields.ts';
import { Past, eventsFor, type Happened } from './past.ts';
import type { Change, Table } from './table.ts';

export class Telling {
  readonly table: Table;
  private readonly changes: readonly Change[];
  private readonly patches = new Patches();
  /** Somebody's view, from which the others take what they share. */
  private now: unknown;
  /** What happened, for those who may know all of it. */
  private happened: string | null = null;

  constructor(table: Table, changes: readonly Change[]) {
    this.table = table;
    this.changes = changes;
  }

  /** How a seat sees the game now; `shown`: how it was shown it before these changes, null if it was not. */
  viewFor(seat: number | null, shown: unknown): unknown {
    const { game } = this.table.info;
    // Of several changes, the state before the first one is gone.
    const state = this.changes.length === 1 ? this.changes[0].before : null;
    const since = state === null || shown === null ? undefined : { state, view: shown };
    const view = game.view(this.table.state, seat, this.now, since);
    this.now ??= view;
    return view;
  }

  /** What leads from one view to the next, as JSON. */
  patch(shown: unknown, view: unknown): string {
    return this.patches.between(shown ?? {}, view);
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
