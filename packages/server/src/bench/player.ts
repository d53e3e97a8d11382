/**
 * A player for load tests. It shares the machine with the server, so it does as little as possible:
 * messages are not parsed, only searched for what it needs.
 */
import { WebSocket } from 'ws';

type Answered = (message: string) => void;

export class LoadPlayer {
  /** Bytes of all messages received so far. */
  received = 0;
  private readonly address: string;
  private readonly name: string;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Answered>();
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
    const [cookie] = hello.headers.getSetCookie()[0].split(';');
    await hello.arrayBuffer();
    const url = `${this.address.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('error', () => {});
    this.socket = socket;
  }

  /** Sends a message; resolves with its result. */
  ask<T>(type: string, input: object): Promise<T> {
    return new Promise((resolve, reject) => {
      this.send({ type, ...input }, (text) => {
        const answer = JSON.parse(text) as { type: string; result: T; message: string };
        if (answer.type === 'ok') resolve(answer.result);
        else reject(new Error(answer.message));
      });
    });
  }

  send(message: object, answered: Answered): void {
    const id = ++this.lastId;
    this.waiting.set(id, answered);
    this.socket!.send(JSON.stringify({ id, ...message }));
  }

  private receive(data: Buffer): void {
    this.received += data.length;
    const text = data.toString('latin1');
    if (text.startsWith('{"type":"ok"') || text.startsWith('{"type":"error"')) {
      const id = numberAfter(text, '"id":');
      this.waiting.get(id)?.(text);
      this.waiting.delete(id);
    } else if (text.startsWith('{"type":"table"')) {
      if (text.includes('"status":"over"')) this.onOver();
    } else {
      this.decide(text);
    }
  }

  private decide(text: string): void {
    const start = text.lastIndexOf('"decision":{');
    if (start < 0) return;
    const codes: number[] = [];
    for (let at = start; (at = text.indexOf('{"code":', at)) >= 0; at++) {
      codes.push(Number.parseInt(text.slice(at + 8, at + 18), 10));
    }
    this.onDecision(numberAfter(text, '"position":'), codes);
  }

  close(): void {
    this.socket?.terminate();
  }
}

function numberAfter(text: string, name: string): number {
  const at = text.indexOf(name) + name.length;
  return Number.parseInt(text.slice(at, at + 12), 10);
}
