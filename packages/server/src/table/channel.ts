/**
 * What one seat of a table (or its spectators) is told. All viewers of a channel have been told the
 * same, so a message is built once. Everything goes through `view`, `eventFor` and the decision of
 * the seat: nothing else of the state gets out.
 */
import { askedIn } from './asking.ts';
import { clockOf, describeTable } from './describe.ts';
import { fields } from './fields.ts';
import type { Happened } from './past.ts';
import type { Table } from './table.ts';
import type { Telling } from './telling.ts';

export interface Viewer {
  readonly person: string;
  send(message: string): void;
}

const NOTHING: Happened = { events: [] };

export class Channel {
  /** null: spectators. */
  readonly seat: number | null;
  readonly viewers = new Set<Viewer>();
  /**
   * The view as its viewers have it; null before the start. It is kept because the next one is made from it and
   * compared with it: what a move leaves as it was is neither built nor looked through again.
   */
  private shown: unknown = null;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Everything from the beginning; `past`: what happened since the viewer was here last. */
  snapshot(table: Table, past: Happened = NOTHING): string {
    this.shown = table.play === null ? null : table.info.game.view(table.state, this.seat);
    const all = fields({
      type: 'snapshot',
      table: table.info.id,
      seat: this.seat,
      n: table.length,
      position: table.position,
      info: describeTable(table),
      view: this.shown,
      back: past.back,
      events: past.events,
    });
    return `{${all}${this.choice(table)}}`;
  }

  moved(telling: Telling): string {
    const { seat } = this;
    const { table } = telling;
    const head = `"type":"moved","table":${JSON.stringify(table.info.id)},"seat":${seat}`;
    const where = `"n":${table.length},"position":${table.position}`;
    const view = telling.viewFor(seat, this.shown);
    const what = `${telling.happenedFor(seat)},"patch":${telling.patch(this.shown, view)}`;
    this.shown = view;
    const clock = clockOf(table);
    const time = clock === null ? '' : `,"clock":${JSON.stringify(clock)}`;
    return `{${head},${where},${what}${time}${this.choice(table)}}`;
  }

  /** The pending decision and how much can be taken back, for the seat that decides: further fields as JSON. */
  private choice(table: Table): string {
    const { seat } = this;
    if (seat === null || table.play === null) return '';
    const own = table.decider === seat;
    const asked = own ? askedIn(table.info.game, table.state, table.play.codes) : 'null';
    const undo = table.undoable(seat);
    return `,"decision":${asked}${undo === 0 ? '' : `,"undo":${undo}`}`;
  }

  send(message: string): void {
    for (const viewer of this.viewers) viewer.send(message);
  }
}
