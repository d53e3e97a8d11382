/**
 * A player for load tests. It shares the machine with the server, so it does as little as possible:
 * messages are not parsed, only searched for what it needs. What it needs is also checked: it is told of
 * every entry of the log once and in order, and a pick is acknowledged as the entry that it is.
 */
import { LightSocket } from './lightSocket.ts';

type Answered = (message: string) => void;

const ASKED = '"decision":';
const OPTION = '{"code":';

export class LoadPlayer {
  private readonly address: string;
  private readonly name: string;
  private socket: LightSocket | null = null;
  private readonly waiting = new Map<number, Answered>();
  private lastId = 0;
  /** How many entries of the log it was told of. */
  private told = 0;
  /** Called when it has to decide. */
  onDecision: (position: number, codes: readonly number[]) => void = () => {};
  onOver: () => void = () => {};
  /** Hears every message that is no answer. */
  onMessage: (text: string) => void = () => {};
  /** Something is not as the server promises. */
  onFault: (fault: string) => void = () => {};

  constructor(address: string, name: string) {
    this.address = address;
    this.name = name;
  }

  get received(): number {
    return this.socket?.received ?? 0;
  }

  async open(): Promise<void> {
    const hello = await fetch(`${this.address}/api/v1/hello`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: this.name }),
    });
    const [cookie] = hello.headers.getSetCookie()[0].split(';');
    await hello.arrayBuffer();
    const url = new URL('/api/v1/socket', this.address);
    this.socket = await LightSocket.open(url, cookie, (text) => this.receive(text));
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

  /** `acknowledged`: as the next entry of the log. */
  pick(table: string, seat: number, at: number, code: number, acknowledged: () => void): void {
    this.send({ type: 'pick', table, seat, at, code }, (text) => {
      if (text.startsWith('{"type":"ok"') && numberAfter(text, '"n":') === at + 1) acknowledged();
      else this.onFault(`a pick at ${at} was answered with ${text}`);
    });
  }

  private send(message: object, answered: Answered): void {
    const id = ++this.lastId;
    this.waiting.set(id, answered);
    this.socket!.send(JSON.stringify({ id, ...message }));
  }

  private receive(text: string): void {
    if (text.startsWith('{"type":"ok"') || text.startsWith('{"type":"error"')) this.answered(text);
    else {
      this.onMessage(text);
      if (text.startsWith('{"type":"table"')) this.heardOfTable(text);
      else if (text.startsWith('{"type":"moved"')) this.moved(text);
      else if (text.startsWith('{"type":"snapshot"')) this.begin(text);
    }
  }

  private answered(text: string): void {
    const id = numberAfter(text, '"id":');
    const answered = this.waiting.get(id);
    this.waiting.delete(id);
    if (answered) answered(text);
    else this.onFault(`nobody has asked for ${text}`);
  }

  private heardOfTable(text: string): void {
    if (text.includes('"status":"over"')) this.onOver();
  }

  private begin(text: string): void {
    this.told = numberAfter(text, '"n":');
    this.decide(text);
  }

  private moved(text: string): void {
    const n = numberAfter(text, '"n":');
    if (n !== this.told + 1) this.onFault(`told of entry ${n} after ${this.told}`);
    this.told = n;
    this.decide(text);
  }

  /** It stands at the end; what others decide is null. */
  private decide(text: string): void {
    const start = text.lastIndexOf(ASKED) + ASKED.length;
    if (text[start] !== '{') return;
    const codes: number[] = [];
    for (let at = start; (at = text.indexOf(OPTION, at)) >= 0; at++) {
      codes.push(numberAt(text, at + OPTION.length));
    }
    this.onDecision(numberAfter(text, '"position":'), codes);
  }

  close(): void {
    this.socket?.close();
  }
}

function numberAfter(text: string, name: string): number {
  return numberAt(text, text.indexOf(name) + name.length);
}

/** A number without a sign. */
function numberAt(text: string, start: number): number {
  let n = 0;
  for (let at = start; ; at++) {
    const digit = text.charCodeAt(at) - 48;
    // Also behind the end of the text.
    if (!(digit >= 0 && digit <= 9)) return n;
    n = n * 10 + digit;
  }
}
