/** The server under test: the real program in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Processor time is counted in hundredths of a second there. */
const TICKS = 100;

/** Seconds of processor time by what the threads do. */
export interface ThreadTimes {
  /** The one that plays: rules, views, network. */
  readonly plays: number;
  /** Those that write to the disk. */
  readonly writes: number;
  /** Those of V8: compiling, collecting what is no longer used. */
  readonly others: number;
}

const WRITERS = new Set(['writer', 'checkpoints']);

export class ServerProcess {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  /** `command`: how to start it. Resolves when it says where it is. */
  static start([program, ...args]: readonly string[], data: string): Promise<ServerProcess> {
    const env = {
      ...process.env,
      EVERVALE_DATA: data,
      EVERVALE_HOST: '127.0.0.1',
      EVERVALE_PORT: '0',
      EVERVALE_LOG: 'silent',
      EVERVALE_RATE: '1000000',
      EVERVALE_ORIGIN: '',
      DATABASE_URL: '',
    };
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // Whatever goes wrong here, it is not left behind.
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (said: Buffer) => {
        const found = /Evervale is at http:\/\/localhost:(\d+)/.exec(said.toString('utf8'));
        if (found) resolve(new ServerProcess(child, `http://127.0.0.1:${found[1]}`));
      });
    });
  }

  /** A figure of the server about itself. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  /** Seconds of all its threads so far. */
  cpu(): Promise<number> {
    return this.figure('process_cpu_seconds_total');
  }

  /** Of each kind of thread so far; null where the system does not tell (only Linux does). */
  threads(): ThreadTimes | null {
    const tasks = `/proc/${this.child.pid}/task`;
    if (!existsSync(tasks)) return null;
    const sums = { plays: 0, writes: 0, others: 0 };
    for (const task of readdirSync(tasks)) {
      const name = readFileSync(`${tasks}/${task}/comm`, 'utf8').trim();
      // Behind the name: user and system time are the 12th and 13th field.
      const [, rest] = readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ');
      const [user, system] = rest.split(' ').slice(11, 13).map(Number);
      const kind = name === 'MainThread' ? 'plays' : WRITERS.has(name) ? 'writes' : 'others';
      sums[kind] += (user + system) / TICKS;
    }
    return sums;
  }

  /** Milliseconds, since it was asked last. */
  async longestPause(): Promise<number> {
    return (await this.figure('nodejs_eventloop_lag_max_seconds')) * 1000;
  }

  memory(): Promise<number> {
    return this.figure('process_resident_memory_bytes');
  }

  /** As a power cut would. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGKILL');
    });
  }
}
