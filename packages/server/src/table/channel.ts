/**
 * What one seat of a table (or its spectators) is told. All viewers of a channel have been told the
 * same, so a message is built once. Everything goes through `view`, `eventFor` and the decision of
 * the seat: nothing else of the state gets out.
 */
import { decision, type State } from '@evervale/kernel';
import { changesBetween } from '@evervale/protocol';
import { clockOf, describeTable } from './describe.ts';
import type { Change, Table } from './table.ts';

export interface Viewer {
  readonly person: string;
  send(message: string): void;
}

/** An event as the seat may know it, and the entry that brought it about. */
interface Told {
  readonly n: number;
  readonly event: unknown;
  readonly text: unknown;
}

export interface Happened {
  /** Events from this entry on that were told before are void: picks were taken back. */
  readonly back?: number | undefined;
  readonly events: readonly Told[];
}

const NOTHING: Happened = { events: [] };

/** What has happened from an entry on and still counts. */
export class Past {
  private readonly since: number;
  private back: number | undefined;
  private events: Told[] = [];

  constructor(since: number) {
    this.since = since;
  }

  add({ entry, back }: Change, events: readonly Told[]): void {
    if (entry.n < this.since) return;
    this.events.push(...events);
    if (back === null) return;
    this.events = this.events.filter(({ n }) => n < back);
    if (back < this.since) this.back = Math.min(back, this.back ?? back);
  }

  get happened(): Happened {
    return { back: this.back, events: this.events };
  }
}

/** What is told to all channels of a table at once. */
export interface Moves {
  readonly changes: readonly Change[];
  /** The state that the viewers were told last; undefined before the start. */
  readonly before: State | undefined;
  /** What is the same for all who may know everything that happened is written once. */
  readonly shared: { happened?: string };
}

/** The fields of an object as JSON, without its braces. */
function fields(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

export class Channel {
  /** null: spectators. */
  readonly seat: number | null;
  readonly viewers = new Set<Viewer>();

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Everything from the beginning; `past`: what happened since the viewer was here last. */
  snapshot(table: Table, past: Happened = NOTHING): string {
    return JSON.stringify({
      type: 'snapshot',
      table: table.info.id,
      seat: this.seat,
      n: table.length,
      position: table.position,
      info: describeTable(table),
      view: this.viewOf(table, table.play?.state),
      back: past.back,
      events: past.events,
      ...this.choice(table),
    });
  }

  /**
   * What the changes did to the view. To make the old view again takes less time and much less memory
   * than to keep it.
   */
  moved(table: Table, { changes, before, shared }: Moves): string {
    const old = this.viewOf(table, before) ?? {};
    const patch = changesBetween(old, this.viewOf(table, table.play?.state));
    const open = changes.length === 1 && this.mayKnowAll(table, changes[0]);
    const happened = open && shared.happened ? null : this.happened(table, changes);
    const told = happened === null ? shared.happened! : fields(happened);
    if (open) shared.happened = told;
    const head = { type: 'moved', table: table.info.id, seat: this.seat };
    return `{${[
      fields({ ...head, n: table.length, position: table.position }),
      told,
      fields({ patch, clock: clockOf(table) ?? undefined, ...this.choice(table) }),
    ].join(',')}}`;
  }

  private mayKnowAll(table: Table, { events }: Change): boolean {
    const { game } = table.info;
    return events.every((event) => game.eventFor(event, this.seat) === event);
  }

  /** null before the start. */
  private viewOf(table: Table, state: State | undefined): object | null {
    return state === undefined ? null : (table.info.game.view(state, this.seat) as object);
  }

  private happened(table: Table, changes: readonly Change[]): Happened {
    if (changes.length === 1) {
      const [change] = changes;
      return { back: change.back ?? undefined, events: this.eventsOf(table, change) };
    }
    const past = new Past(changes[0].entry.n);
    for (const change of changes) past.add(change, this.eventsOf(table, change));
    return past.happened;
  }

  eventsOf(table: Table, { entry, events }: Change): Told[] {
    const { game } = table.info;
    return events.map((event) => {
      const seen = game.eventFor(event, this.seat);
      return { n: entry.n, event: seen, text: game.eventText(seen, table.state) };
    });
  }

  /** The pending decision and how much can be taken back, for the seat that decides. */
  private choice(table: Table) {
    if (this.seat === null || table.play === null) return {};
    const undo = table.undoable(this.seat);
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
