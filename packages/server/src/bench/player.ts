/** A player for load tests: as little work as possible, so that the server is what is measured. */
import { WebSocket } from 'ws';

interface Option {
  readonly code: number;
}

interface Incoming {
  readonly type: string;
  readonly id?: number;
  readonly position: number;
  readonly decision?: { readonly options: readonly Option[] } | null;
  readonly info?: { readonly status: string };
  readonly result?: unknown;
  readonly message?: string;
}

export interface Traffic {
  messages: number;
  bytes: number;
}

export class LoadPlayer {
  readonly traffic: Traffic = { messages: 0, bytes: 0 };
  private readonly address: string;
  private readonly name: string;
  private cookie = '';
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, (message: Incoming) => void>();
  private lastId = 0;
  /** Called when it has to decide. */
  onDecision: (position: number, codes: readonly number[]) => void = () => {};
  onOver: () => void = () => {};

  constructor(address: string, name: string) {
    this.address = address;
    this.name = name;
  }

  async open(): Promise<void> {
    const hello = await fetch(`${this.address}/api/v1/hello`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: this.name }),
    });
    this.cookie = hello.headers.getSetCookie()[0].split(';')[0];
    await hello.arrayBuffer();
    const url = `${this.address.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('error', () => {});
    this.socket = socket;
  }

  ask<T>(type: string, input: object): Promise<T> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (message) => {
        if (message.type === 'ok') resolve(message.result as T);
        else reject(new Error(message.message));
      });
      this.socket!.send(JSON.stringify({ type, id, ...input }));
    });
  }

  private receive(data: Buffer): void {
    const message = JSON.parse(data.toString('utf8')) as Incoming;
    if (message.id !== undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.type === 'table') {
      if (message.info!.status === 'over') this.onOver();
    } else {
      if (message.type === 'moved') {
        this.traffic.messages++;
        this.traffic.bytes += data.length;
      }
      if (message.decision) {
        this.onDecision(
          message.position,
          message.decision.options.map(({ code }) => code),
        );
      }
    }
  }

  close(): void {
    this.socket?.terminate();
  }
}
