/**
 * When no server was there: that time is nobody's fault and does not count on live clocks. Processes
 * write down that they live; who finds that nobody has for a while writes down the gap.
 */
import { one, statement, type Database } from './database.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const BEAT = 5000;
/** With several processes a short gap means only that one of them was late. */
const NOTABLE = 3 * BEAT;
/** No live game is older. */
const REMEMBERED = 60 * 24 * 60 * 60 * 1000;

export class Downtime {
  private spans: readonly Span[];

  constructor(spans: readonly Span[] = []) {
    this.spans = spans;
  }

  know(spans: readonly Span[]): void {
    this.spans = spans;
  }

  /** How much of the time from one moment to another does not count. */
  within(from: number, to: number): number {
    let sum = 0;
    for (const span of this.spans) {
      sum += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
    }
    return sum;
  }

  /** When so much time that counts has passed since a moment. */
  after(from: number, time: number): number {
    let end = from + time;
    // In their order: each one that begins before the end puts it off.
    for (const span of this.spans) {
      if (span.to > from && span.from < end) end += span.to - Math.max(from, span.from);
    }
    return end;
  }
}

export class Heartbeat {
  readonly downtime = new Downtime();
  private readonly db: Database;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async start(failed: (error: unknown) => void): Promise<void> {
    // A single process was away whenever it starts.
    await this.beat(this.db.kind === 'sqlite' ? 0 : NOTABLE);
    await this.learn();
    let last = performance.now();
    this.timer = setInterval(() => {
      // The process itself may have slept.
      const slept = performance.now() - last > NOTABLE;
      last = performance.now();
      void this.beat(slept ? NOTABLE : Infinity).catch(failed);
    }, BEAT);
  }

  /** Says that somebody is there; a gap before this that is long enough is written down. */
  private async beat(notable: number): Promise<void> {
    const now = this.now();
    const rows = await this.db.all<{ value: string }>(`SELECT value FROM meta WHERE key = 'alive'`);
    if (rows.length === 0) return this.first(now);
    const last = Number(rows[0].value);
    if (now <= last) return;
    const alive = one(
      `UPDATE meta SET value = $1 WHERE key = 'alive' AND value = $2`,
      String(now),
      String(last),
    );
    if (now - last <= notable) {
      await this.db.commit([alive]);
      return;
    }
    const gap = statement('INSERT INTO downtimes (began, ended) VALUES ($1, $2)', last, now);
    // Of several processes one writes the gap down, and all hear of it.
    await this.db.commit([alive, gap], 'downtime');
    await this.learn();
  }

  private async first(now: number): Promise<void> {
    await this.db.commit([
      statement(
        `INSERT INTO meta (key, value) VALUES ('alive', $1) ON CONFLICT (key) DO NOTHING`,
        String(now),
      ),
    ]);
  }

  async learn(): Promise<void> {
    const spans = await this.db.all<{ began: number; ended: number }>(
      'SELECT began, ended FROM downtimes WHERE ended > $1 ORDER BY began',
      [this.now() - REMEMBERED],
    );
    this.downtime.know(spans.map(({ began, ended }) => ({ from: began, to: ended })));
  }

  async stop(): Promise<void> {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    await this.beat(Infinity);
  }
}
