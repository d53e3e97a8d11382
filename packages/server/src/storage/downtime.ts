/**
 * When no server was there: that time is nobody's fault and does not count on live clocks. Processes
 * write down that they live; who finds that nobody has for a while writes down the gap.
 */
import { one, statement, type Database } from './database.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Knows whether anything may be missing, and finds out. */
interface Lookout {
  readonly doubtful: boolean;
  known(): Promise<void>;
}

/** Started, it tells at any later moment how many milliseconds have passed. */
export type Stopwatch = () => () => number;

/** One clock stands still while a machine sleeps, the other one can be set back. */
export const stopwatch: Stopwatch = () => {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
};

const BEAT = 1000;
/**
 * What says that somebody was there is at most so old. A small server needs it only when it was killed,
 * and its disk is worn by what is written.
 */
const WRITTEN = { sqlite: 5 * BEAT, postgres: BEAT };
/** Nothing was looked at for so long: this process may have slept. */
const DOUBT = 3 * BEAT;
/**
 * With several processes a short gap means only that they were late. When it is this long, every one of
 * them is in doubt: else one would judge a clock before it hears of the gap that another one finds.
 */
const NOTABLE = DOUBT + WRITTEN.postgres;
/** No live game is older. */
const REMEMBERED = 60 * 24 * 60 * 60 * 1000;

export class Downtime {
  private spans: readonly Span[];
  private readonly lookout: Lookout | null;

  constructor(spans: readonly Span[] = [], lookout: Lookout | null = null) {
    this.spans = spans;
    this.lookout = lookout;
  }

  /** Some of it may not be known yet: no clock is to be judged. */
  get doubtful(): boolean {
    return this.lookout?.doubtful ?? false;
  }

  /** Resolves when all of it is known. */
  async known(): Promise<void> {
    await this.lookout?.known();
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

/** How old what was written last may be: before that is a gap, and before it is written again. */
interface Ages {
  readonly notable: number;
  readonly young: number;
}

/** A look that is under way, and for how long. */
interface Looking {
  readonly done: Promise<void>;
  readonly elapsed: () => number;
}

const always = (): number => Infinity;

export class Heartbeat implements Lookout {
  readonly downtime = new Downtime([], this);
  private readonly db: Database;
  private readonly now: () => number;
  private readonly stopwatch: Stopwatch;
  /** Since it was last certain that nothing is missing. */
  private elapsed = always;
  private looking: Looking | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Database, now: () => number, watch = stopwatch) {
    this.db = db;
    this.now = now;
    this.stopwatch = watch;
  }

  async start(failed: (error: unknown) => void): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look().catch(failed), BEAT);
  }

  /** The process has just begun, it has slept, or the database was away. */
  get doubtful(): boolean {
    return this.elapsed() > DOUBT;
  }

  async known(): Promise<void> {
    if (this.doubtful) await this.look();
  }

  private look(): Promise<void> {
    // What has been under way for long began before a sleep, or waits for a connection that is dead.
    if (this.looking === null || this.looking.elapsed() > DOUBT) {
      const looking = { elapsed: this.stopwatch(), done: this.lookNow() };
      this.looking = looking;
      const end = (): void => {
        if (this.looking === looking) this.looking = null;
      };
      looking.done.then(end, end);
    }
    return this.looking.done;
  }

  private async lookNow(young = WRITTEN[this.db.kind]): Promise<void> {
    const elapsed = this.stopwatch();
    const now = this.now();
    const { doubtful } = this;
    const ages = { notable: doubtful ? this.notable : Infinity, young };
    try {
      // Another process was faster: it may have begun before a sleep, and know nothing of it.
      while (!(await this.beat(now, ages)));
      // Another process may have written it down.
      if (doubtful) await this.learn();
    } catch (error) {
      this.elapsed = always;
      throw error;
    }
    // One that took longer is no news.
    if (elapsed() < this.elapsed()) this.elapsed = elapsed;
  }

  /** A single process knows that nobody was there when it was not. */
  private get notable(): number {
    return this.db.kind === 'sqlite' ? 0 : NOTABLE;
  }

  /**
   * Says that somebody is there; a gap before this that is long enough is written down. False if another
   * process has said so meanwhile.
   */
  private async beat(now: number, { notable, young }: Ages): Promise<boolean> {
    const rows = await this.db.all<{ value: string }>(`SELECT value FROM meta WHERE key = 'alive'`);
    if (rows.length === 0) return this.first(now);
    const last = Number(rows[0].value);
    if (now <= last) return true;
    if (now - last < young && now - last <= notable) return true;
    const alive = one(
      `UPDATE meta SET value = $1 WHERE key = 'alive' AND value = $2`,
      String(now),
      String(last),
    );
    if (now - last <= notable) return this.db.commit([alive]);
    const gap = statement('INSERT INTO downtimes (began, ended) VALUES ($1, $2)', last, now);
    // Of several processes one writes the gap down, and all hear of it.
    return this.db.commit([alive, gap], 'downtime');
  }

  private first(now: number): Promise<boolean> {
    return this.db.commit([
      one(
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
    await this.lookNow(0);
  }
}
