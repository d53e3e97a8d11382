/** One WebSocket connection: reads messages, carries them out one after the other, answers. */
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { carryOut, mayReach, read, type Desk } from '../protocol/commands.ts';
import type { Caller } from '../protocol/command.ts';
import { WATCHING, auth, envelope, unwatch, watch } from '@evervale/protocol';
import { Refused } from '../refused.ts';
import { letIn, mayWatch } from '../table/access.ts';
import type { Viewer } from '../table/channel.ts';
import { asRefused } from './errors.ts';
import { writeFrames } from './frames.ts';
import { canHear } from './hearing.ts';
import { isTooMuch } from './nonsense.ts';
import { tooManyConnections, type Place } from './place.ts';

const MOST_UNREAD = 200;
const MOST_WATCHED = 64;
const TRY_AGAIN_LATER = 1013;
const ENTRIES_PER_REQUEST = 50;

/** Those to whom something was said in this turn of the event loop. */
let spokenTo: Connection[] = [];

function sendAllSaid(): void {
  const all = spokenTo;
  spokenTo = [];
  for (const connection of all) connection.flush();
}

export class Connection implements Viewer {
  private readonly socket: WebSocket;
  /** The stream under the socket: an answer and what it brings about leave in one go. */
  private readonly stream: Duplex;
  /** What was said in this turn of the event loop. */
  private said: string[] = [];
  private readonly desk: Desk;
  private readonly place: Place;
  private caller: Caller;
  private readonly watching = new Map<string, () => void>();
  private tail: Promise<void> = Promise.resolve();
  private unread = 0;
  private closed = false;

  constructor(socket: WebSocket, stream: Duplex, desk: Desk, caller: Caller, place: Place) {
    this.socket = socket;
    this.stream = stream;
    this.desk = desk;
    this.caller = caller;
    this.place = place;
    socket.on('message', (data, binary) => this.receive(data, binary));
    socket.on('close', () => this.end());
    // The reason is in the close that follows.
    socket.on('error', () => {});
  }

  private get address(): string {
    return this.place.address;
  }

  get person(): string {
    return this.caller.session?.person.id ?? '';
  }

  get session(): string | null {
    return this.caller.session?.id ?? null;
  }

  send(message: string): void {
    if (!canHear(this.socket)) return;
    if (this.said.length === 0) {
      if (spokenTo.length === 0) setImmediate(sendAllSaid);
      spokenTo.push(this);
    }
    this.said.push(message);
  }

  flush(): void {
    const { said } = this;
    this.said = [];
    const open = this.socket.readyState === this.socket.OPEN;
    if (open && said.length > 0) writeFrames(this.stream, said);
  }

  /** What has come and was not yet carried out is dropped; what was said goes before the goodbye. */
  close(code: number, reason: string): void {
    this.end();
    this.flush();
    this.socket.close(code, reason);
  }

  private receive(data: RawData, binary: boolean): void {
    if (this.unread >= MOST_UNREAD) {
      this.close(TRY_AGAIN_LATER, 'too many messages at once');
      return;
    }
    const text = binary ? null : textOf(data);
    // In order: a client may send a run of picks without waiting for each answer.
    const isFirst = this.unread++ === 0;
    this.tail = isFirst ? this.handle(text) : this.tail.then(() => this.handle(text));
  }

  private async handle(text: string | null): Promise<void> {
    let id: number | undefined;
    try {
      if (this.closed) return;
      const message = read(envelope, parsed(text));
      ({ id } = message);
      const { type, id: _, ...input } = message;
      this.answer(id, await this.carryOut(type, input));
    } catch (error) {
      const { code, message } = asRefused(error, this.desk);
      this.send(JSON.stringify({ type: 'error', id, code, message }));
      const tooMuch = isTooMuch(this.desk, this.person || this.address, code);
      if (tooMuch) this.close(TRY_AGAIN_LATER, 'too many messages');
    } finally {
      this.unread--;
    }
  }

  private answer(id: number | undefined, result: unknown): void {
    this.send(JSON.stringify({ type: 'ok', id, result }));
  }

  private carryOut(type: string, input: unknown): Promise<unknown> {
    if (!Object.hasOwn(WATCHING, type)) {
      const { desk, caller, address } = this;
      return carryOut(desk, { name: type, input, caller, address, overHttp: false });
    }
    if (!this.desk.allowances.use(this.person || this.address, type === 'auth' ? 10 : 1)) {
      throw new Refused('limit', 'too many requests, wait a little');
    }
    if (type === 'auth') return this.authenticate(input);
    return type === 'watch' ? this.watch(input) : this.unwatch(input);
  }

  private async authenticate(input: unknown): Promise<unknown> {
    const { token } = read(auth, input);
    const session = await this.desk.parts.people.session(token);
    if (!session) throw new Refused('login', 'this token is not good');
    if (this.watching.size > 0) throw new Refused('state', 'show your token before you watch');
    if (!this.place.admit(session.person.id)) throw tooManyConnections();
    this.caller = { ...this.caller, session };
    return { person: session.person.id, table: session.tableId, seat: session.seat };
  }

  private async watch(input: unknown): Promise<unknown> {
    const { table, seat, since, ...keys } = read(watch, input);
    if (this.caller.session === null) throw new Refused('login', 'say hello first');
    this.desk.whereabouts.see(this.person, this.address);
    mayReach(this.caller, { table, seat });
    if (this.watching.size >= MOST_WATCHED) throw new Refused('limit', 'you watch too many tables');
    const { host } = this.desk.parts;
    const key = `${table} ${seat}`;
    this.watching.get(key)?.();
    this.watching.delete(key);
    await letIn(this.desk.parts, table, this.person, keys);
    const stop = await host.watch(table, this, {
      seat,
      since,
      may: (found) => mayWatch(found, this.person, seat),
      pay: (entries) => this.pay(entries),
    });
    if (this.closed) stop();
    else this.watching.set(key, stop);
    return {};
  }

  /** What was before is worked out from the log: the longer it is, the more it costs. */
  private pay(entries: number): void {
    const cost = Math.floor(Math.max(0, entries) / ENTRIES_PER_REQUEST);
    if (!this.desk.allowances.use(this.person, cost)) {
      throw new Refused('limit', 'too many requests, wait a little');
    }
  }

  private unwatch(input: unknown): Promise<unknown> {
    const { table, seat } = read(unwatch, input);
    const key = `${table} ${seat}`;
    this.watching.get(key)?.();
    this.watching.delete(key);
    return Promise.resolve({});
  }

  private end(): void {
    this.closed = true;
    for (const stop of this.watching.values()) stop();
    this.watching.clear();
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

function parsed(text: string | null): unknown {
  if (text === null) throw new Refused('invalid', 'messages are text');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('invalid', 'this is not JSON');
  }
}
