/** The table as spectators see it who are kept some time behind: it reads the same log, later. */
import { Channel, type Viewer } from './channel.ts';
import { Breath } from './breath.ts';
import { describeTable } from './describe.ts';
import type { Entry } from './entry.ts';
import { Table, type TableInfo } from './table.ts';
import { Telling } from './telling.ts';

export class LaggingTable {
  readonly channel = new Channel(null);
  private readonly info: TableInfo;
  private readonly now: () => number;
  private table: Table | null = null;
  private waiting: Entry[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(info: TableInfo, now: () => number) {
    this.info = info;
    this.now = now;
  }

  get busy(): boolean {
    return this.channel.viewers.size > 0;
  }

  /** `entries`: the whole log as it is now. */
  async watch(viewer: Viewer, entries: readonly Entry[]): Promise<() => void> {
    if (!this.busy || this.table === null) {
      this.stop();
      this.waiting = [...entries];
      const table = new Table(this.info);
      const breath = new Breath();
      for (const entry of this.due()) {
        table.follow(entry);
        await breath.taken();
      }
      this.table = table;
      this.schedule();
    }
    viewer.send(this.channel.snapshot(this.table));
    this.channel.viewers.add(viewer);
    return () => {
      this.channel.viewers.delete(viewer);
      if (!this.busy) this.stop();
    };
  }

  push(entries: readonly Entry[]): void {
    if (!this.busy) return;
    this.waiting.push(...entries);
    this.schedule();
  }

  private due(): Entry[] {
    const limit = this.now() - this.info.setup.delay * 1000;
    const found = this.waiting.findIndex(({ at }) => at > limit);
    return this.waiting.splice(0, found < 0 ? this.waiting.length : found);
  }

  private schedule(): void {
    if (this.waiting.length === 0 || this.timer) return;
    const wait = this.waiting[0].at + this.info.setup.delay * 1000 - this.now();
    this.timer = setTimeout(() => this.tryToAdvance(), Math.max(10, wait));
  }

  /** Nobody waits for a timer to hear of a failure: who watches is sent away, and finds out on return. */
  private tryToAdvance(): void {
    try {
      this.advance();
    } catch {
      this.channel.send(JSON.stringify({ type: 'unwatched', table: this.info.id, seat: null }));
      this.channel.viewers.clear();
      this.stop();
    }
  }

  private advance(): void {
    this.timer = undefined;
    const { table } = this;
    if (table === null) return;
    const changes = this.due().flatMap((entry) => table.follow(entry) ?? []);
    if (table.play !== null && changes.some(({ moved }) => moved)) {
      this.channel.send(this.channel.moved(new Telling(table, changes)));
    }
    if (changes.some(({ entry }) => entry.kind !== 'pick') || table.status === 'over') {
      this.channel.send(
        JSON.stringify({ type: 'table', table: this.info.id, info: describeTable(table) }),
      );
    }
    this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.table = null;
    this.waiting = [];
  }
}
