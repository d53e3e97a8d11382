/**
 * As much of a WebSocket as a load test needs. The players share the machine with the server: what they
 * take, the server cannot have, and with a client of the library they took more of it (docs/hosting.md). All
 * sockets read into the same memory, and a read of several messages is looked through once.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const READ = Buffer.allocUnsafe(256 * 1024);
const END_OF_HEAD = '\r\n\r\n';
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** Up to here the length is in the second byte itself; beyond, this number says that two bytes follow. */
const LONGEST_SHORT = 125;
const TWO_BYTES = 126;

/** Everything from the server has a letter for every byte. */
type Heard = (message: string) => void;

export class LightSocket {
  /** Bytes of all messages received so far. */
  received = 0;
  private readonly socket: Socket;
  private readonly heard: Heard;
  /** The beginning of what has not come whole yet. */
  private rest = '';
  private opened: PromiseWithResolvers<void> | null = Promise.withResolvers<void>();

  private constructor(url: URL, cookie: string, heard: Heard) {
    this.heard = heard;
    this.socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: { buffer: READ, callback: (length) => this.read(length) },
    });
    this.socket.on('error', (error) => this.opened?.reject(error));
    this.socket.write(greeting(url, cookie));
  }

  /** Resolves when the server has said yes. */
  static async open(url: URL, cookie: string, heard: Heard): Promise<LightSocket> {
    const socket = new LightSocket(url, cookie, heard);
    await socket.opened!.promise;
    return socket;
  }

  private read(length: number): boolean {
    const text = this.rest + READ.toString('latin1', 0, length);
    this.rest = text.slice(this.opened ? this.shakeHands(text) : this.readFrames(text));
    return true;
  }

  /** Gives where the first message begins. */
  private shakeHands(text: string): number {
    const end = text.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    if (!text.startsWith('HTTP/1.1 101 ')) this.opened!.reject(new Error(text.slice(0, end)));
    this.opened!.resolve();
    this.opened = null;
    return end + END_OF_HEAD.length;
  }

  /** Gives where the first message begins that is not whole. */
  private readFrames(text: string): number {
    let at = 0;
    while (at + 2 <= text.length) {
      const from = at + headLength(text, at);
      const end = from + bodyLength(text, at);
      // What is not there yet is no number, and nothing is longer than that.
      if (!(end <= text.length)) break;
      this.hear(text.charCodeAt(at), text.slice(from, end));
      at = end;
    }
    return at;
  }

  private hear(kind: number, message: string): void {
    this.received += message.length;
    if (kind === TEXT) this.heard(message);
    else if (kind === PING) this.write(PONG, message);
  }

  /** Plain ASCII. */
  send(message: string): void {
    this.write(TEXT, message);
  }

  private write(kind: number, message: string): void {
    const { length } = message;
    const isShort = length <= LONGEST_SHORT;
    const from = isShort ? 6 : 8;
    const frame = Buffer.allocUnsafe(from + length);
    frame[0] = kind;
    frame[1] = MASKED | (isShort ? length : TWO_BYTES);
    if (!isShort) frame.writeUInt16BE(length, 2);
    MASK.copy(frame, from - 4);
    for (let i = 0; i < length; i++) frame[from + i] = message.charCodeAt(i) ^ MASK[i & 3];
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }
}

/** What a client sends is masked (RFC 6455, 5.3), so that the server has the work that it has with browsers. */
const MASK = randomBytes(4);

function headLength(text: string, at: number): number {
  const short = text.charCodeAt(at + 1);
  if (short <= LONGEST_SHORT) return 2;
  return short === TWO_BYTES ? 4 : 10;
}

function bodyLength(text: string, at: number): number {
  const head = headLength(text, at);
  if (head === 2) return text.charCodeAt(at + 1);
  let length = 0;
  for (let i = at + 2; i < at + head; i++) length = length * 256 + text.charCodeAt(i);
  return length;
}

function greeting({ host, pathname }: URL, cookie: string): string {
  const lines = [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${cookie}`,
  ];
  return lines.join('\r\n') + END_OF_HEAD;
}
