/** The table as spectators see it who are kept some time behind: it reads the same log, later. */
import { Channel, type Viewer } from './channel.ts';
import { catchBreath, isTired } from './breath.ts';
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

  /** Somebody who comes finds it as it has to be shown. */
  get built(): boolean {
    return this.busy && this.table !== null;
  }

  /** May what happened at that time be shown already? */
  isOver(at: number): boolean {
    return at <= this.now() - this.info.setup.delay * 1000;
  }

  /** `entries`: the log as it is now, from where `table` is, as it was saved long enough ago. */
  async build(entries: readonly Entry[], table = new Table(this.info)): Promise<void> {
    this.stop();
    this.waiting = [...entries];
    const due = this.due();
    for (const entry of due) {
      if (isTired()) await catchBreath();
      table.follow(entry);
    }
    this.table = table;
    this.schedule();
  }

  watch(viewer: Viewer): () => void {
    viewer.send(this.channel.snapshot(this.table!));
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
    const found = this.waiting.findIndex(({ at }) => !this.isOver(at));
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
