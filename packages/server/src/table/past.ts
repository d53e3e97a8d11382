/** What has happened at a table, as one seat may know it. */
import type { Change, Table } from './table.ts';

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

/** The events of a change; `seat` null: as spectators may know them. */
export function eventsFor(seat: number | null, table: Table, { entry, events }: Change): Told[] {
  const { game } = table.info;
  return events.map((event) => {
    const seen = game.eventFor(event, seat);
    return { n: entry.n, event: seen, text: game.eventText(seen, table.state) };
  });
}
