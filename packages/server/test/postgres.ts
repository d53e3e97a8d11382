/** A real PostgreSQL for tests: started in a folder of its own, removed after. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from './house.ts';
import { OWNER, postgresPrograms, reachable } from './postgresBinaries.ts';

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder();
  const programs = reachable(postgresPrograms(), folder.path);
  if (OWNER.uid !== undefined) chownSync(folder.path, OWNER.uid, OWNER.gid!);
  const data = join(folder.path, 'data');
  const options = { ...OWNER, cwd: folder.path, stdio: 'ignore' } as const;
  const init = ['-D', data, '-U', 'evervale', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  // What it complains about, such as a library that is missing, becomes part of the error.
  execFileSync(join(programs, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const start = (port: number): ChildProcess =>
    // The folder goes away with the test: nothing of it has to survive a power cut.
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder.path, '-c', 'fsync=off'],
      options,
    );
  const { child, port, admin } = await running(start);
  const url = (name: string): string => urlOf(port, name);
  let count = 0;
  return {
    async database() {
      const name = `test${++count}`;
      await admin.query(`CREATE DATABASE ${name}`);
      return url(name);
    },
    async stop() {
      await admin.end();
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGINT');
      });
      folder.remove();
    },
  };
}

/**
 * The backends that wait for somebody else's transaction. Within a transaction of one's own PostgreSQL
 * goes on showing those that were there when it was first asked, unless it is told not to.
 */
export async function waiting(admin: pg.Client): Promise<number[]> {
  await admin.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await admin.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const urlOf = (port: number, name: string): string =>
  `postgres://evervale@127.0.0.1:${port}/${name}`;

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly admin: pg.Client;
}

/** A port that was free may be somebody else's a moment later: then another one. */
const TRIES = 5;

async function running(start: (port: number) => ChildProcess, tries = TRIES): Promise<Running> {
  const port = await freePort();
  const child = start(port);
  const admin = await connected(urlOf(port, 'postgres'), child);
  if (admin) return { child, port, admin };
  if (tries === 1) throw new Error('PostgreSQL ended as soon as it had been started');
  return running(start, tries - 1);
}

/** Null: it has ended. How long it takes to come up is the machine's affair. */
async function connected(url: string, child: ChildProcess): Promise<pg.Client | null> {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return null;
}
