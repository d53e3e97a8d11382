/**
 * A program at a seat, by the contract of docs/bots.md: questions out, answers in, one message each.
 * The number of a question is the position of the game that it asks about.
 */
import { auth } from '@evervale/protocol';
import { Knowledge, complaint, farewell, question, readAnswer } from '@evervale/ai';
import { Refusal, decision } from '@evervale/kernel';
import type { RawData, WebSocket } from 'ws';
import type { Desk } from '../protocol/commands.ts';
import { read } from '../protocol/commands.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../storage/people.ts';
import { mayWatch } from '../table/access.ts';
import type { Viewer } from '../table/channel.ts';
import type { Table } from '../table/table.ts';
import { asRefused } from './errors.ts';
import { canHear } from './hearing.ts';
import { isTooMuch } from './nonsense.ts';
import { tooManyConnections, type Place } from './place.ts';

const GOODBYE = 1000;
const NO_LONGER_ALLOWED = 4401;
const TRY_AGAIN_LATER = 1013;
const MOST_UNREAD = 50;
/** What a bot is told to have where the table has no clock: ten minutes. */
const NO_CLOCK = 10 * 60_000;

export class BotConnection implements Viewer {
  private readonly socket: WebSocket;
  private readonly desk: Desk;
  private readonly place: Place;
  private player: Session | null = null;
  /** The question that waits for its answer; -1: none. */
  private asked = -1;
  private tail: Promise<void> = Promise.resolve();
  private unread = 0;
  private stop: (() => void) | null = null;
  private closed = false;

  constructor(socket: WebSocket, desk: Desk, session: Session | null, place: Place) {
    this.place = place;
    this.socket = socket;
    this.desk = desk;
    socket.on('message', (data, binary) => this.receive(data, binary));
    socket.on('close', () => this.end());
    // The reason is in the close that follows.
    socket.on('error', () => {});
    if (session) this.next(() => this.sitDown(session), true);
  }

  get person(): string {
    return this.player?.person.id ?? '';
  }

  get session(): string | null {
    return this.player?.id ?? null;
  }

  /** Something has happened at the table: perhaps it is the bot's turn. */
  send(): void {
    this.next(() => this.look(), true);
  }

  /** What has come and was not yet carried out is dropped. */
  close(code: number, reason: string): void {
    this.end();
    this.socket.close(code, reason);
  }

  private end(): void {
    this.closed = true;
    this.stop?.();
  }

  private tell(message: object): void {
    if (canHear(this.socket)) this.socket.send(JSON.stringify(message));
  }

  /**
   * One thing after the other; what goes wrong is told to the bot. `forWord`: without it the bot would wait
   * for a question that never comes. If that is our fault, it is to come again.
   */
  private next(work: () => Promise<void>, forWord = false): void {
    this.tail = this.tail.then(work).catch((error: unknown) => {
      const { code, message } =
        error instanceof Refusal
          ? { code: 'illegal', message: error.message }
          : asRefused(error, this.desk);
      this.tell(complaint(this.asked, message));
      const who = this.player === null ? this.place.address : `bot ${this.player.id}`;
      if (isTooMuch(this.desk, who, code)) this.close(TRY_AGAIN_LATER, 'too many messages');
      else if (forWord && code === 'failed') {
        this.close(TRY_AGAIN_LATER, 'something went wrong here; come again');
      }
    });
  }

  private receive(data: RawData, binary: boolean): void {
    if (this.unread >= MOST_UNREAD) return this.close(TRY_AGAIN_LATER, 'too many messages at once');
    this.unread++;
    const text = binary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
    this.next(async () => {
      this.unread--;
      if (this.closed) return;
      await (this.player ? this.answer(this.player, text) : this.show(text));
    }, this.player === null);
  }

  /** A bot that cannot set headers shows its token in the first message. */
  private async show(text: string): Promise<void> {
    const { desk } = this;
    if (!desk.allowances.use(`bots ${this.place.address}`, 1)) {
      throw new Refused('limit', 'too many requests');
    }
    const { type: _, ...input } = parsed(text);
    const session = await desk.parts.people.session(read(auth, input).token);
    if (session?.kind !== 'bot') {
      this.close(NO_LONGER_ALLOWED, 'this token is not good');
      return;
    }
    if (!this.place.admit(session.person.id)) throw tooManyConnections();
    await this.sitDown(session);
  }

  private async sitDown(session: Session): Promise<void> {
    this.player = session;
    const { host } = this.desk.parts;
    const { tableId, seat } = session;
    this.stop = await host.watch(tableId!, this, {
      seat,
      may: (table) => mayWatch(table, session.person.id, seat),
    });
    if (this.closed) this.stop();
  }

  private async look(): Promise<void> {
    const { player } = this;
    if (player === null) return;
    await this.desk.parts.host.read(player.tableId!, (table) => {
      const seat = player.seat!;
      if (table.status === 'over' || table.status === 'closed') {
        this.tell(farewell(table.info.game));
        this.close(GOODBYE, 'the game is over');
      } else if (table.decider === seat && table.seats[seat].computer === null) {
        this.ask(table, seat);
      } else {
        this.asked = -1;
      }
    });
  }

  private ask(table: Table, seat: number): void {
    if (this.asked === table.position) return;
    this.asked = table.position;
    const knowledge = new Knowledge(table.info.game, table.state, seat);
    const { deadline } = table;
    const time = deadline === null ? NO_CLOCK : Math.max(0, deadline - this.desk.parts.now());
    this.tell(question(knowledge, table.position, time));
  }

  private async answer({ id, person, tableId, seat }: Session, line: string): Promise<void> {
    const { actions, host } = this.desk.parts;
    if (!this.desk.allowances.use(`bot ${id}`, 1)) {
      throw new Refused('limit', 'too many requests, wait a little');
    }
    const at = this.asked;
    if (at < 0) throw new Refused('state', 'there is no question');
    const code = await host.read(tableId!, (table) => {
      if (table.position !== at) throw new Refused('late', 'the game has gone on meanwhile');
      return readAnswer(line, at, decision(table.info.game, table.state)!);
    });
    await actions.pick(tableId!, person, { seat: seat!, at, code });
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // It is refused below, like anything else that is no object.
  }
  throw new Refused('invalid', 'must be a JSON object');
}
