/**
 * SQLite in a file, through Node's own module. Writes that arrive in the same turn of the event loop,
 * and those that arrive while the disk is busy, share one commit. They are written by a thread of its
 * own; reads are answered here, from a connection that sees all that is committed.
 */
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Statement, Value } from './database.ts';
import { makeFolder, prepareFile, putInPlace } from './files.ts';
import { Writer, openFile } from './writer.ts';
import { Encoder, type Written } from './writing.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes a batch and gives for each commit whether it is done. */
interface Pen {
  write(commits: readonly (readonly Statement[])[]): Promise<readonly boolean[]>;
  /** It writes no more: another one must be taken. */
  readonly broken: boolean;
  close(): Promise<void>;
}

export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly clock = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)`;
  private readonly db: DatabaseSync;
  private readonly reader: Writer;
  private readonly path: string;
  private pen: Pen | null = null;
  private waiting: Waiting[] = [];

  constructor(path: string) {
    this.path = path;
    if (path !== ':memory:') prepareFile(path);
    this.db = opened(path);
    this.reader = new Writer(this.db);
  }

  all<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return Promise.resolve(this.reader.prepare(sql).all(...(values as SQLInputValue[])) as Row[]);
  }

  commit(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => void this.flush());
      this.waiting.push({ statements, resolve, reject });
    });
  }

  private async flush(): Promise<void> {
    const group = this.waiting;
    if (group.length === 0) return;
    this.waiting = [];
    // Its thread may have found no room or no file: that need not last.
    if (this.pen?.broken) this.pen = null;
    try {
      this.pen ??= this.path === ':memory:' ? penHere(this.reader) : penElsewhere(this.path);
      const done = await this.pen.write(group.map(({ statements }) => statements));
      group.forEach((waiting, i) => waiting.resolve(done[i]));
    } catch (error) {
      for (const waiting of group) waiting.reject(error);
    }
  }

  /** There is no other process. */
  listen(): void {}

  script(sql: string): Promise<void> {
    this.db.exec(`BEGIN; ${sql}; COMMIT;`);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.pen?.close();
    if (this.db.isOpen) this.db.close();
  }
}

/** What SQLite complains about names no file. */
function opened(path: string): DatabaseSync {
  try {
    return openFile(path);
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`${path} cannot be read (${why}): restore a backup`, { cause: error });
  }
}

/** A database in memory has one connection only. */
function penHere(writer: Writer): Pen {
  return {
    write: (commits) => new Promise((resolve) => resolve(writer.write(commits))),
    broken: false,
    close: () => Promise.resolve(),
  };
}

function penElsewhere(path: string): Pen {
  const thread = new Worker(new URL('writerThread.ts', import.meta.url), {
    name: 'writer',
    workerData: { path },
  });
  const encoder = new Encoder();
  const waiting: PromiseWithResolvers<readonly boolean[]>[] = [];
  let lost: Error | null = null;
  const lose = (error: Error): void => {
    lost ??= error;
    for (const { reject } of waiting.splice(0)) reject(lost);
  };
  thread.on('message', (written: Written) => {
    if ('error' in written) {
      waiting.shift()!.reject(new Error(written.error));
      return;
    }
    let from = 0;
    for (const size of written.batchSizes) {
      waiting.shift()!.resolve(written.done.slice(from, from + size));
      from += size;
    }
  });
  thread.on('error', lose);
  const gone = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      lose(new Error('the thread that writes has ended'));
      resolve();
    });
  });
  /* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window */
  return {
    write(commits) {
      const answer = Promise.withResolvers<readonly boolean[]>();
      waiting.push(answer);
      if (lost) lose(lost);
      else thread.postMessage(encoder.encode(commits));
      return answer.promise;
    },
    get broken() {
      return lost !== null;
    },
    async close() {
      thread.postMessage(null);
      await gone;
    },
  };
}

/**
 * A copy of everything that is committed now, into a new file. It is read on a connection of its own,
 * which sees one moment of the database whatever is written meanwhile.
 */
export function copyDatabase(from: string, to: string): void {
  makeFolder(dirname(to));
  putInPlace(to, (making) => {
    const reader = new DatabaseSync(from, { timeout: 5000 });
    try {
      reader.prepare('VACUUM INTO ?').run(making);
    } finally {
      reader.close();
    }
  });
}
