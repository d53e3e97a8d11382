/** A player at the other end of the wire, for tests: HTTP with a cookie, and a WebSocket. */
import type { Decision } from '@evervale/kernel';
import { COMMANDS, MESSAGES, type Change, type CommandName } from '@evervale/protocol';
import { patched } from '@evervale/protocol/patch';
import { WebSocket } from 'ws';

export interface Message {
  readonly type: string;
  readonly id?: number;
  readonly [field: string]: unknown;
}

interface Answer {
  readonly status: number;
  // The shape depends on the command; tests look at what they need.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** What a client knows of a seat it watches. */
export interface Seen {
  n: number;
  position: number;
  view: unknown;
  decision: Decision | null;
  over: boolean;
  events: unknown[];
}

/** A process that has not yet heard of the start shows an open table: that is not over. */
const isOver = (status: string): boolean => status === 'over' || status === 'closed';

export class Client {
  /** Where the server is; after a restart it may be elsewhere. */
  base: string;
  cookie = '';
  person = '';
  /** Everything the socket has received, as it came. */
  readonly received: string[] = [];
  readonly seen = new Map<string, Seen>();
  socket: WebSocket | null = null;
  private lastId = 0;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private watchers: (() => void)[] = [];

  constructor(base: string) {
    this.base = base;
  }

  static async guest(base: string, name: string): Promise<Client> {
    const client = new Client(base);
    const { body } = await client.post('hello', { name });
    client.person = body.person.id as string;
    return client;
  }

  async post(command: string, input: object = {}, headers: object = {}): Promise<Answer> {
    const response = await fetch(`${this.base}/api/v1/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      body: JSON.stringify(input),
    });
    const cookie = response.headers.getSetCookie()[0];
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    const body: unknown = await response.json();
    // Every answer is as the schema says, in every test.
    if (response.ok) COMMANDS[command as CommandName].result.parse(body);
    return { status: response.status, body };
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const url = `${this.base.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, { headers: { cookie: this.cookie, ...headers } });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => this.receive(data.toString('utf8')));
    this.socket = socket;
    socket.on('close', () => {
      if (this.socket === socket) this.hungUp();
    });
  }

  private hungUp(): void {
    this.socket = null;
    for (const [id, resolve] of this.waiting) resolve({ type: 'closed', id });
    this.waiting.clear();
    this.wake();
  }

  private wake(): void {
    const { watchers } = this;
    this.watchers = [];
    for (const wake of watchers) wake();
  }

  private receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as Message;
    // Everything that arrives is as the schema says, in every test.
    MESSAGES[message.type as keyof typeof MESSAGES].parse(message);
    if (message.id !== undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    if (message.type === 'snapshot' || message.type === 'moved') this.follow(message);
    if (message.type === 'table') {
      const status = (message['info'] as { status: string }).status;
      for (const [key, seen] of this.seen) {
        if (key.startsWith(message['table'] as string)) seen.over = isOver(status);
      }
    }
    this.wake();
  }

  private follow(message: Message): void {
    const key = `${message['table'] as string} ${message['seat'] as number}`;
    const old = this.seen.get(key);
    const view =
      message.type === 'snapshot'
        ? message['view']
        : patched(old!.view ?? {}, message['patch'] as Change[]);
    const info = message['info'] as { status: string } | undefined;
    this.seen.set(key, {
      n: message['n'] as number,
      position: message['position'] as number,
      view,
      decision: (message['decision'] as Decision | undefined) ?? null,
      over: info ? isOver(info.status) : (old?.over ?? false),
      events: [...(old?.events ?? []), ...(message['events'] as unknown[])],
    });
  }

  /** Sends a message and waits for its answer. */
  ask(type: string, input: object = {}): Promise<Message> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      if (!this.socket) {
        resolve({ type: 'closed', id });
        return;
      }
      this.waiting.set(id, (message) => {
        const { result } = COMMANDS[type as CommandName] ?? {};
        if (message.type === 'ok') result?.parse(message['result']);
        resolve(message);
      });
      this.socket.send(JSON.stringify({ type, id, ...input }));
    });
  }

  /** Waits until something holds that depends on what is received; throws after a while. */
  async until(holds: () => boolean, what: string, patience = 90_000): Promise<void> {
    const end = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain for: ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  seat(table: string, seat: number | null): Seen {
    return this.seen.get(`${table} ${seat}`)!;
  }

  close(): void {
    this.socket?.close();
  }
}
