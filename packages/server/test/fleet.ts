/** Real server processes for tests, to be killed without warning. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Owner } from './postgresBinaries.ts';

const EVERVALE = fileURLToPath(new URL('../../../tools/evervale.mjs', import.meta.url));

interface Start extends Owner {
  readonly program?: string;
}

export class ServerProcess {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  /** Resolves when the process says where it is. `how`: another checkout, another user. */
  static start(env: Record<string, string>, how: Start = {}): Promise<ServerProcess> {
    const { program = EVERVALE, ...owner } = how;
    const child = spawn(process.execPath, [program, 'serve'], {
      ...owner,
      env: {
        ...process.env,
        EVERVALE_PORT: '0',
        EVERVALE_LOG: 'silent',
        EVERVALE_RATE: '1000000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Promise((resolve, reject) => {
      let said = '';
      const listen = (data: Buffer): void => {
        said += data.toString('utf8');
        const found = /Evervale is at http:\/\/localhost:(\d+)/.exec(said);
        if (found) resolve(new ServerProcess(child, `http://127.0.0.1:${found[1]}`));
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** The process sleeps with all it holds, and can be woken. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Like a power cut: the process gets no chance to do anything. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}

/** Some equal processes on one database. */
export class Fleet {
  private readonly env: Record<string, string>;
  private readonly processes: (ServerProcess | null)[];

  constructor(env: Record<string, string>, size: number) {
    this.env = env;
    this.processes = Array<null>(size).fill(null);
  }

  async start(): Promise<void> {
    await Promise.all(this.processes.map((_, i) => this.revive(i)));
  }

  async revive(i: number): Promise<void> {
    this.processes[i] = await ServerProcess.start(this.env);
  }

  async kill(i: number): Promise<void> {
    const victim = this.processes[i];
    this.processes[i] = null;
    await victim?.kill();
  }

  at(i: number): ServerProcess {
    return this.processes[i]!;
  }

  /** null: it is dead, or rising. */
  living(i: number): ServerProcess | null {
    return this.processes[i];
  }

  get size(): number {
    return this.processes.length;
  }

  /** Where the living processes are. */
  addresses(): string[] {
    return this.processes.flatMap((one) => (one ? [one.address] : []));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((_, i) => this.kill(i)));
  }
}
