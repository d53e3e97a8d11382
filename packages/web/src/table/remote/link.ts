/**
 * The wire to the server: a WebSocket that comes back by itself. Whoever uses it says what to do when
 * it is there (again), asks, and hears what the server sends.
 */
import type { Answer, Asking, Message, News, Request } from '@evervale/protocol';
import { Denied } from './denied.ts';

/** `offline`: this device has no net; `ended`: the server does not know us any more. */
export type LinkState = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'ended';

export interface LinkUser {
  readonly state: (state: LinkState) => void;
  /** The wire is there, for the first time or again. */
  readonly arrived: () => void;
  readonly heard: (message: News) => void;
}

/** What a WebSocket is to us; tests put another one here. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

interface WireUser {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

export type OpenWire = (user: WireUser) => Wire;

interface Waiting {
  readonly type: Request;
  readonly done: (result: unknown) => void;
  readonly failed: (reason: Denied) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** How often it is looked whether the other end is still there. */
const LOOK = 500;
/** A wire that says nothing for so long is asked whether it is still there. */
const SILENCE = 6000;
/**
 * Who has asked and hears nothing at all for so long comes in anew: the process behind the wire is perhaps
 * frozen, and others are not. A server that is only slow is given twice the time, again and again.
 */
const PATIENCE = 3000;
const LONGEST_PATIENCE = 30_000;
/** These take their time. */
const LONG_THOUGHTS = new Set<Request>(['hint']);
/** Who has not been let in after so long tries again, each time with more patience. */
const AT_THE_DOOR = 4000;
const LONGEST_AT_THE_DOOR = 16_000;
const NO_LONGER_ALLOWED = 4401;

export class Link {
  private readonly open: OpenWire;
  private readonly user: LinkUser;
  private wire: Wire | null = null;
  private up = false;
  private closed = false;
  private failures = 0;
  private lastId = 0;
  private heardAt = 0;
  /** Since when the server has had nothing else to answer than the first of those that wait. */
  private askedAt = 0;
  private patience = PATIENCE;
  /** When it was looked last, nothing had been heard for too long. */
  private doubtful = false;
  private readonly waiting = new Map<number, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heart: ReturnType<typeof setInterval>;

  constructor(open: OpenWire, user: LinkUser) {
    this.open = open;
    this.user = user;
    this.heart = setInterval(() => this.look(), LOOK);
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.lost);
    this.connect();
  }

  /** Sends a command and waits for its answer; throws a Denied if it is refused or nobody answers. */
  ask<Type extends Request>(type: Type, input: Asking<Type>): Promise<Answer<Type>> {
    const { wire } = this;
    if (wire === null || !this.up) return Promise.reject(new Denied('net', 'no connection'));
    const id = ++this.lastId;
    if (this.waiting.size === 0) this.askedAt = Date.now();
    return new Promise((done, failed) => {
      this.waiting.set(id, { type, done: (result) => done(result as Answer<Type>), failed });
      wire.send(JSON.stringify({ type, id, ...input }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heart);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.lost);
    this.wire?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    if (noNet()) {
      this.retry = setTimeout(() => this.connect(), LONGEST_PAUSE);
      return;
    }
    const wire = this.open({
      opened: () => this.wire === wire && this.arrive(),
      heard: (text) => this.wire === wire && this.receive(text),
      closed: (code) => this.wire === wire && this.hungUp(code),
    });
    this.wire = wire;
    const patience = Math.min(
      LONGEST_AT_THE_DOOR,
      AT_THE_DOOR * 2 ** Math.max(0, this.failures - 1),
    );
    this.retry = setTimeout(() => this.wire === wire && !this.up && this.drop(), patience);
  }

  private arrive(): void {
    this.up = true;
    this.failures = 0;
    this.heardAt = Date.now();
    this.user.state('connected');
    this.user.arrived();
  }

  private receive(text: string): void {
    this.heardAt = Date.now();
    this.doubtful = false;
    const message = JSON.parse(text) as Message;
    if (message.type !== 'ok' && message.type !== 'error') {
      this.user.heard(message);
      return;
    }
    const waiting = this.waiting.get(message.id ?? -1);
    if (message.id !== undefined) this.waiting.delete(message.id);
    if (waiting) this.learnPatience(waiting);
    if (message.type === 'ok') waiting?.done(message.result);
    else waiting?.failed(new Denied(message.code, message.message));
  }

  /** As slow as it was, it may be again. */
  private learnPatience({ type }: Waiting): void {
    const took = this.heardAt - this.askedAt;
    this.askedAt = this.heardAt;
    if (LONG_THOUGHTS.has(type)) return;
    this.patience = Math.min(LONGEST_PATIENCE, Math.max(PATIENCE, 2 * took));
  }

  private hungUp(code: number): void {
    this.wire = null;
    this.up = false;
    this.doubtful = false;
    for (const { failed } of this.waiting.values()) failed(new Denied('net', 'connection lost'));
    this.waiting.clear();
    if (this.closed) return;
    if (code === NO_LONGER_ALLOWED) {
      this.closed = true;
      this.user.state('ended');
      return;
    }
    this.user.state(noNet() ? 'offline' : 'reconnecting');
    // Everybody who lost the server at the same moment must not come back at the same moment.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures) * (0.5 + Math.random());
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  /** A dead wire looks like a silent one: only asking tells. Answers come in the order of the questions. */
  private look(): void {
    if (!this.up) return;
    const [first] = this.waiting.values();
    if (first === undefined) {
      // Something that every server has at hand.
      if (Date.now() - this.heardAt >= SILENCE) this.ask('push-key', {}).catch(() => {});
      return;
    }
    const patience = LONG_THOUGHTS.has(first.type) ? LONGEST_PATIENCE : this.patience;
    const overdue = Date.now() - Math.max(this.askedAt, this.heardAt) >= patience;
    // Only when it is found twice: a page that slept finds what has come meanwhile between the two.
    if (overdue && this.doubtful) {
      this.patience = Math.min(LONGEST_PATIENCE, 2 * this.patience);
      this.drop();
    } else this.doubtful = overdue;
  }

  private readonly hurry = (): void => {
    if (this.up || this.wire !== null) return;
    this.user.state('reconnecting');
    this.connect();
  };

  private readonly lost = (): void => this.drop();

  /** Not to be waited for: a dead wire does not even say goodbye. */
  private drop(): void {
    const { wire } = this;
    if (wire === null || this.closed) return;
    this.hungUp(0);
    wire.close();
  }
}

const noNet = (): boolean => 'onLine' in navigator && !navigator.onLine;
