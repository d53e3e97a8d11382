/** Tells people that it is their turn, or that their time is running out: Web Push to their browsers, a webhook of their own. */
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import type { Logger } from 'pino';
import type { PushSubscription } from 'web-push';
import { statement, type Database } from '../storage/database.ts';
import { readMeta } from '../storage/migrations.ts';
import type { PeopleStore, Subscription } from '../storage/people.ts';
import { checkAddress, publicAgent } from './address.ts';

export interface Notice {
  readonly kind: 'your-turn' | 'reminder';
  readonly table: string;
  readonly game: string;
  /** Where the table can be opened. */
  readonly link: string;
}

/** How messages leave the house; tests put another one here. */
export interface Post {
  webhook(url: string, body: string): Promise<number>;
  push(endpoint: string, keys: string, body: string): Promise<number>;
}

/** The server's own, for Web Push. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const TIMEOUT = 5000;
const WORDS = { 'your-turn': 'your turn', reminder: 'your time is running out' } as const;

interface NotifierParts {
  readonly people: PeopleStore;
  readonly keys: PushKeys;
  readonly log: Logger;
  readonly post: Post;
  readonly now: () => number;
}

/** Whoever has given no address is not looked up again for so long (milliseconds). */
const UNREACHABLE = 60_000;
const MOST_REMEMBERED = 100_000;

export class Notifier {
  readonly publicKey: string;
  private readonly people: PeopleStore;
  private readonly post: Post;
  private readonly log: Logger;
  private readonly now: () => number;
  /** People without an address, and when to look again: other processes may hear of one. */
  private readonly unreachable = new Map<string, number>();

  constructor(parts: NotifierParts) {
    this.people = parts.people;
    this.publicKey = parts.keys.publicKey;
    this.log = parts.log;
    this.post = parts.post;
    this.now = parts.now;
  }

  checkAddress(url: string): Promise<void> {
    return Promise.resolve(checkAddress(url));
  }

  /** Somebody has given an address. */
  reaches(person: string): void {
    this.unreachable.delete(person);
  }

  /** Never fails: a message that does not arrive must not stop a game. */
  async tell(person: string, notice: Notice): Promise<void> {
    if ((this.unreachable.get(person) ?? 0) > this.now()) return;
    try {
      const [known, pushes] = await Promise.all([
        this.people.person(person),
        this.people.pushes(person),
      ]);
      const webhook = known?.webhook ?? null;
      if (webhook === null && pushes.length === 0) this.remember(person);
      const body = JSON.stringify(notice);
      const all = pushes.map((subscription) => this.toBrowser(subscription, body));
      if (webhook !== null) all.push(this.toWebhook(webhook, notice));
      // Each on its own: one that fails, or lets us wait, keeps nothing from the others.
      await Promise.all(all.map((one) => one.catch((error: unknown) => this.undelivered(error))));
    } catch (error) {
      this.undelivered(error);
    }
  }

  private undelivered(error: unknown): void {
    this.log.warn({ error: String(error) }, 'a notification was not delivered');
  }

  private remember(person: string): void {
    if (this.unreachable.size >= MOST_REMEMBERED) this.unreachable.clear();
    this.unreachable.set(person, this.now() + UNREACHABLE);
  }

  private async toWebhook(url: string, { kind, game, link }: Notice): Promise<void> {
    const text = `Evervale: ${WORDS[kind]} (${game}) ${link}`;
    // Discord reads `content`, ntfy takes any text, others read `message`.
    const status = await this.post.webhook(url, JSON.stringify({ content: text, message: text }));
    if (status >= 400) this.log.warn({ status }, 'a webhook did not want a notification');
  }

  private async toBrowser({ endpoint, keys }: Subscription, body: string): Promise<void> {
    const status = await this.post.push(endpoint, keys, body);
    // The browser has ended the subscription.
    if (status === 404 || status === 410) await this.people.dropPush(endpoint);
  }
}

/** The server's own keys for Web Push, made once and kept. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  let keys = await readMeta(db, 'push');
  if (keys === undefined) {
    const made = (await webPush()).generateVAPIDKeys();
    await db.commit([
      statement(
        `INSERT INTO meta (key, value) VALUES ('push', $1) ON CONFLICT (key) DO NOTHING`,
        JSON.stringify(made),
      ),
    ]);
    // Of two processes that start together one is first, and its keys count.
    keys = await readMeta(db, 'push');
  }
  return JSON.parse(keys!) as PushKeys;
}

/** Loaded when it is needed: its forty files are a good part of a start. */
const webPush = async () => (await import('web-push')).default;

/** Over the internet, to public addresses only. */
export function internetPost(keys: PushKeys, contact: string): Post {
  const agent = publicAgent();
  return postBy(keys, contact, (url, options) => request(url, { ...options, agent }));
}

type Dial = (url: string, options: RequestOptions) => ClientRequest;

/** `dial` begins a request. */
export function postBy(keys: PushKeys, contact: string, dial: Dial): Post {
  return {
    webhook: (url, body) => send(dial, url, { 'content-type': 'application/json' }, body),
    async push(endpoint, subscription, body) {
      const target = { endpoint, keys: JSON.parse(subscription) as PushSubscription['keys'] };
      const details = (await webPush()).generateRequestDetails(target, body, {
        vapidDetails: { subject: contact, ...keys },
        TTL: 24 * 60 * 60,
      });
      return send(dial, endpoint, details.headers, details.body);
    },
  };
}

function send(
  dial: Dial,
  url: string,
  headers: OutgoingHttpHeaders,
  body: string | Buffer | null,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = dial(url, {
      method: 'POST',
      headers: { 'user-agent': 'evervale', ...headers },
      // For all of it: an answer that comes letter by letter is none.
      signal: AbortSignal.timeout(TIMEOUT),
    });
    call.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      // Whose address it is may say what he likes, without end: nobody listens.
      call.destroy();
    });
    call.on('error', reject);
    call.end(body ?? '');
  });
}
