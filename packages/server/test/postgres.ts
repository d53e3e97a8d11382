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
  const port = await freePort();
  // The folder goes away with the test: nothing of it has to survive a power cut.
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder.path, '-c', 'fsync=off'],
    options,
  );
  const url = (name: string): string => `postgres://evervale@127.0.0.1:${port}/${name}`;
  const admin = await connected(url('postgres'), child);
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function connected(url: string, child: ChildProcess): Promise<pg.Client> {
  const end = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
