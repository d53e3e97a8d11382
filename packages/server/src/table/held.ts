/** A table that is held in memory, with those who look at it. */
import type { Channel } from './channel.ts';
import type { LaggingTable } from './lagging.ts';
import type { Table } from './table.ts';

export interface Held {
  /** null: not loaded, or no longer to be trusted. */
  table: Table | null;
  /** What was last told to the viewers. */
  told: number;
  /** Something was being written when the database was lost: whether the log has it, it must tell. */
  unsure: { readonly turn: string | null } | null;
  readonly channels: Map<number | null, Channel>;
  lagging: LaggingTable | null;
  /** The end of the queue of changes. */
  tail: Promise<unknown>;
  /** How many wait in it. */
  queued: number;
  used: number;
}

export function newHeld(table: Table | null): Held {
  return {
    table,
    told: table?.length ?? 0,
    unsure: null,
    channels: new Map(),
    lagging: null,
    tail: Promise.resolve(),
    queued: 0,
    used: Date.now(),
  };
}

export function isUnwatched({ channels, lagging, queued }: Held): boolean {
  return channels.size === 0 && queued === 0 && !isLagging({ lagging });
}

export function isLagging({ lagging }: Pick<Held, 'lagging'>): boolean {
  return lagging?.busy ?? false;
}

/** Who has left a seat, or was sent away, no longer hears what its next owner may know. */
export function dismissStrangers({ channels }: Held, { seats, info }: Table): void {
  for (const [seat, channel] of channels) {
    if (seat === null) continue;
    for (const viewer of channel.viewers) {
      if (viewer.person === seats[seat].person) continue;
      channel.viewers.delete(viewer);
      viewer.send(JSON.stringify({ type: 'unwatched', table: info.id, seat }));
    }
    if (channel.viewers.size === 0) channels.delete(seat);
  }
}

export function peopleAt({ channels }: Held): Set<string> {
  return new Set(
    [...channels.values()].flatMap(({ viewers }) => [...viewers].map(({ person }) => person)),
  );
}
