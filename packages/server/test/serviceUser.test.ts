/** A service runs as somebody who owns nothing but the data (deploy/evervale.service). */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { ServerProcess } from './fleet.ts';
import { temporaryFolder } from './house.ts';
import { OWNER } from './postgresBinaries.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Only root can become somebody else, and that one must be able to look into this checkout. */
function mayBecomeAnother(): boolean {
  if (OWNER.uid === undefined) return false;
  try {
    execFileSync(process.execPath, ['--version'], { ...OWNER, stdio: 'ignore' });
    execFileSync('ls', [join(ROOT, 'packages')], { ...OWNER, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A checkout that belongs to somebody else and in which the program was never started. */
function freshCheckout(folder: string): string {
  const checkout = join(folder, 'checkout');
  cpSync(join(ROOT, 'tools'), join(checkout, 'tools'), { recursive: true });
  for (const name of ['packages', 'node_modules', 'package.json']) {
    symlinkSync(join(ROOT, name), join(checkout, name));
  }
  return checkout;
}

it.skipIf(!mayBecomeAnother())(
  'the server runs as a user who owns only its data, also from a checkout that nobody has started before',
  async () => {
    const folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const checkout = freshCheckout(folder.path);
    const data = join(folder.path, 'data');
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, OWNER.uid!, OWNER.gid!);
    const start = (): Promise<ServerProcess> =>
      ServerProcess.start(
        { EVERVALE_DATA: data, HOME: '/nonexistent' },
        { ...OWNER, program: join(checkout, 'tools/evervale.mjs') },
      );
    let server = await start();
    try {
      const players = [
        await Client.guest(server.address, 'Ann'),
        await Client.guest(server.address, 'Bob'),
      ];
      const { id } = await startTable(players);
      expect(await playOn(players, id, new Random(1), 5)).toBe(5);
      await server.kill();
      // It can go on with what it has written itself.
      server = await start();
      players[0].base = server.address;
      expect((await players[0].post('table', { table: id })).body.table.status).toBe('playing');
      for (const name of readdirSync(data)) {
        const { uid, mode } = statSync(join(data, name));
        expect([name, uid, mode & 0o777]).toEqual([name, OWNER.uid, 0o600]);
      }
      // Nothing was left in the checkout, where it must not write.
      expect(existsSync(join(checkout, '.cache'))).toBe(false);
    } finally {
      await server.kill();
      folder.remove();
    }
  },
);
