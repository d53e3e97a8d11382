/** The server under test: the real program in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';

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
