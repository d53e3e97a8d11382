/** A table that is held in memory, with those who look at it. */
import { belongsTo } from './access.ts';
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
  /** It could not be read on when something had happened, and will be tried again. */
  again: NodeJS.Timeout | undefined;
  readonly channels: Map<number | null, Channel>;
  /** Who sat where when somebody last looked at it or was told of it. */
  sitting: readonly (string | null)[];
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
    again: undefined,
    channels: new Map(),
    sitting: [],
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

/** Who has left a seat, or was sent away, no longer hears what is not for him. */
export function dismissStrangers({ channels, lagging }: Held, table: Table): void {
  for (const [seat, channel] of channels) {
    dismissFrom(channel, seat, table);
    if (channel.viewers.size === 0) channels.delete(seat);
  }
  if (lagging === null) return;
  dismissFrom(lagging.channel, null, table);
  if (!lagging.busy) lagging.stop();
}

function dismissFrom({ viewers }: Channel, seat: number | null, table: Table): void {
  for (const viewer of viewers) {
    if (mayStay(table, viewer.person, seat)) continue;
    viewers.delete(viewer);
    viewer.send(JSON.stringify({ type: 'unwatched', table: table.info.id, seat }));
  }
}

function mayStay(table: Table, person: string, seat: number | null): boolean {
  if (seat !== null) return table.seats[seat].person === person;
  return table.info.setup.spectators || belongsTo(table, person);
}

/** Those who sit there and look at it. Others are named to nobody, and there may be thousands of them. */
export function presentAt({ channels, sitting }: Held): Set<string> {
  const present = new Set<string>();
  for (const { viewers } of channels.values()) {
    for (const { person } of viewers) if (sitting.includes(person)) present.add(person);
  }
  return present;
}
