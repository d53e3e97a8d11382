/** A real PostgreSQL for tests: found on the machine, started in a folder of its own, removed after. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from './house.ts';

/** Where `initdb` and `postgres` are, or null if this machine has none. */
export const POSTGRES: string | null = findBinaries();

function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    process.env['EVERVALE_POSTGRES'] ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  const has = (folder: string): boolean =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find((folder) => folder !== '' && has(folder)) ?? null;
}

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  if (POSTGRES === null) throw new Error('no PostgreSQL on this machine');
  const folder = temporaryFolder();
  const owner = ownerOf(folder.path);
  const data = join(folder.path, 'data');
  const options = { ...owner, cwd: folder.path, stdio: 'ignore' } as const;
  const init = ['-D', data, '-U', 'evervale', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  execFileSync(join(POSTGRES, 'initdb'), init, options);
  const port = await freePort();
  // The folder goes away with the test: nothing of it has to survive a power cut.
  const child = spawn(
    join(POSTGRES, 'postgres'),
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

/** PostgreSQL refuses to run as root: then it runs as the owner it would have on a server. */
function ownerOf(path: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string): number =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  for (const name of ['postgres', 'nobody']) {
    try {
      const owner = { uid: id('-u', name), gid: id('-g', name) };
      chownSync(path, owner.uid, owner.gid);
      return owner;
    } catch {
      // This machine has no such user.
    }
  }
  return {};
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
