/** A server of its own for a test: a process with a database on disk, which can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const ROOT = dirname(fileURLToPath(new URL('../../../../package.json', import.meta.url)));

export class House {
  address = '';
  private readonly folder: string;
  private process: ChildProcess | null = null;
  private port = '0';

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), 'evervale-house-')));
    await house.rise();
    return house;
  }

  /** Starts the server, where it was before. */
  async rise(): Promise<void> {
    const child = spawn(process.execPath, ['tools/evervale.mjs', 'serve'], {
      cwd: ROOT,
      env: {
        ...process.env,
        EVERVALE_PORT: this.port,
        EVERVALE_DATA: this.folder,
        EVERVALE_CLIENT: inject('client'),
        EVERVALE_RATE: '10000',
        EVERVALE_LOG: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    for await (const line of createInterface(child.stdout)) {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address === undefined) continue;
      this.address = address;
      this.port = new URL(address).port;
      return;
    }
    throw new Error('the server did not start');
  }

  /** Without warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.process!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
  }
}
