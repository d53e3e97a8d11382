/**
 * What one seat of a table (or its spectators) is told. All viewers of a channel have been told the
 * same, so a message is built once. Everything goes through `view`, `eventFor` and the decision of
 * the seat: nothing else of the state gets out.
 */
import { decision, type State } from '@evervale/kernel';
import { clockOf, describeTable } from './describe.ts';
import { changesBetween } from './patch.ts';
import type { Change, Table } from './table.ts';

export interface Viewer {
  readonly person: string;
  send(message: string): void;
}

export class Channel {
  /** null: spectators. */
  readonly seat: number | null;
  readonly viewers = new Set<Viewer>();

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Everything from the beginning; `since`: what happened from an entry on. */
  snapshot(table: Table, events: readonly unknown[]): string {
    return JSON.stringify({
      type: 'snapshot',
      table: table.info.id,
      seat: this.seat,
      n: table.length,
      position: table.position,
      info: describeTable(table),
      view: this.viewOf(table, table.play?.state),
      events,
      ...this.choice(table),
    });
  }

  /**
   * What the changes did to the view. `before` is the state that the viewers were told last: to make
   * the old view again takes less time and much less memory than to keep it.
   */
  moved(table: Table, changes: readonly Change[], before: State | undefined): string {
    const old = this.viewOf(table, before) ?? {};
    const patch = changesBetween(old, this.viewOf(table, table.play?.state));
    return JSON.stringify({
      type: 'moved',
      table: table.info.id,
      seat: this.seat,
      n: table.length,
      position: table.position,
      back: changes.some(({ back }) => back) || undefined,
      events: changes.flatMap((change) => this.eventsOf(table, change)),
      patch,
      clock: clockOf(table) ?? undefined,
      ...this.choice(table),
    });
  }

  /** null before the start. */
  private viewOf(table: Table, state: State | undefined): object | null {
    return state === undefined ? null : (table.info.game.view(state, this.seat) as object);
  }

  eventsOf(table: Table, { entry, events }: Change): unknown[] {
    const { game } = table.info;
    return events.map((event) => {
      const seen = game.eventFor(event, this.seat);
      return { n: entry.n, event: seen, text: game.eventText(seen, table.state) };
    });
  }

  /** The pending decision and how much can be taken back, for the seat that decides. */
  private choice(table: Table) {
    if (this.seat === null || table.play === null) return {};
    const undo = table.status === 'playing' ? table.play.undoable(this.seat) : 0;
    const own = table.decider === this.seat;
    return {
      decision: own ? decision(table.info.game, table.state) : null,
      undo: undo === 0 ? undefined : undo,
    };
  }

  send(message: string): void {
    for (const viewer of this.viewers) viewer.send(message);
  }
}
