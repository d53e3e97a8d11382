/** The WebSocket side of the server: who may connect, and who is connected. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Caller } from '../protocol/command.ts';
import type { Desk } from '../protocol/commands.ts';
import { BotConnection } from './botConnection.ts';
import { Connection } from './connection.ts';
import { Crowd } from './crowd.ts';
import { canHear } from './hearing.ts';
import { Heartbeat, answered } from './heartbeat.ts';
import type { Place } from './place.ts';

const SOCKET_PATH = '/api/v1/socket';
const BOT_PATH = '/api/v1/bot';
const MOST_BYTES = 16 * 1024;
const GOING_AWAY = 1001;
const NO_LONGER_ALLOWED = 4401;

export interface Door {
  desk(): Desk;
  /** Browsers say which page is calling; other sites' pages are turned away. */
  originFits(origin: string | undefined, host: string | undefined): boolean;
  caller(request: IncomingMessage): Promise<Caller>;
  addressOf(request: IncomingMessage): string;
  /** Nobody more is taken: the process is about to stop. */
  full(): boolean;
  /** Connections at a time. */
  readonly most: { readonly perNetwork: number; readonly perPerson: number };
}

export class Sockets {
  private readonly door: Door;
  private readonly crowd = new Crowd();
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  private readonly open = new Map<WebSocket, Connection | BotConnection>();
  private readonly heart = new Heartbeat();

  constructor(door: Door) {
    this.door = door;
  }

  get size(): number {
    return this.open.size;
  }

  attach(http: Server): void {
    http.on('upgrade', (request, stream, head) => void this.upgrade(request, stream, head));
  }

  private async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH && path !== BOT_PATH) return refuse(stream, '404 Not Found');
    if (this.door.full()) return refuse(stream, '503 Service Unavailable');
    const { origin, host } = request.headers;
    if (!this.door.originFits(origin, host)) return refuse(stream, '403 Forbidden');
    const address = this.door.addressOf(request);
    if (!this.door.desk().allowances.use(`connect ${address}`, 1)) {
      return refuse(stream, '429 Too Many Requests');
    }
    try {
      const caller = await this.door.caller(request);
      // A seat is played by programs with a token for just that seat.
      if (path === BOT_PATH && (caller.session?.kind ?? 'bot') !== 'bot') {
        return refuse(stream, '403 Forbidden');
      }
      if (stream.destroyed) return;
      const owners = new Set<string>();
      // It may also end before it has become a WebSocket.
      stream.once('close', () => {
        for (const who of owners) this.crowd.leave(who);
      });
      const person = caller.session?.person.id;
      const fits =
        this.enter(owners, address, this.door.most.perNetwork) &&
        (person === undefined || this.admit(person, owners));
      if (!fits) return refuse(stream, '429 Too Many Requests');
      this.server.handleUpgrade(request, stream, head, (socket) => {
        const desk = this.door.desk();
        const place: Place = {
          address,
          admit: (who) => !stream.destroyed && this.admit(who, owners),
        };
        const connection =
          path === BOT_PATH
            ? new BotConnection(socket, desk, caller.session, place)
            : new Connection(socket, stream, desk, caller, place);
        this.open.set(socket, connection);
        // Node's own server hears connections of no other kind.
        const pulse = this.heart.watch(socket, stream as Socket);
        socket.on('close', () => this.open.delete(socket));
        socket.on('ping', (data) => {
          if (this.mayKnock(socket, address)) socket.pong(data);
        });
        socket.on('pong', () => {
          if (!answered(pulse)) this.mayKnock(socket, address);
        });
      });
    } catch {
      refuse(stream, '503 Service Unavailable');
    }
  }

  /** Also who says only later who he is has only so many connections. */
  private admit(person: string, owners: Set<string>): boolean {
    return this.enter(owners, `person ${person}`, this.door.most.perPerson);
  }

  /** `owners`: to whom the connection belongs already. */
  private enter(owners: Set<string>, who: string, most: number): boolean {
    if (owners.has(who)) return true;
    if (!this.crowd.enter(who, most)) return false;
    owners.add(who);
    return true;
  }

  /**
   * Signs of life that nobody has asked for are no messages, and cost us nearly as much: who sends them
   * without end, or does not read the answers, is cut off.
   */
  private mayKnock(socket: WebSocket, address: string): boolean {
    const may = this.door.desk().allowances.use(`knock ${address}`, 1);
    if (!may) socket.terminate();
    return may && canHear(socket);
  }

  /** The sessions that are connected. */
  sessions(): string[] {
    const all = [...this.open.values()].map(({ session }) => session);
    return [...new Set(all)].filter((session) => session !== null);
  }

  /** Ends the connections of a session. */
  hangUp(session: string): void {
    for (const connection of this.open.values()) {
      if (connection.session === session) connection.close(NO_LONGER_ALLOWED, 'session ended');
    }
  }

  close(): void {
    this.heart.stop();
    for (const [socket, connection] of this.open) {
      connection.close(GOING_AWAY, 'the server is closing');
      // Who does not say goodbye within a moment is cut off.
      setTimeout(() => socket.terminate(), 1000).unref();
    }
    this.server.close();
  }
}

function refuse(stream: Duplex, status: string): void {
  // Who does not hang up, too, would keep the connection for as long as he likes.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
