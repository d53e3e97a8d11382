/** Puts the parts together and opens the door. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino, type Logger } from 'pino';
import { GAMES } from '@evervale/games';
import type { Games } from '@evervale/kernel';
import type { House } from './admin/commands.ts';
import { adminRoutes } from './admin/routes.ts';
import { ComputerThreads, type Computers } from './computer/computers.ts';
import { Allowances } from './http/allowance.ts';
import { buildApp, callerOf, originFits } from './http/app.ts';
import { Metrics } from './http/metrics.ts';
import { networkOf } from './http/network.ts';
import { Sockets } from './http/sockets.ts';
import { Whereabouts } from './http/whereabouts.ts';
import { Jobs } from './jobs/jobs.ts';
import {
  Notifier,
  internetPost,
  pushKeys,
  type Notice,
  type Post,
  type PushKeys,
} from './notify/notifier.ts';
import type { Parts } from './parts.ts';
import type { Desk } from './protocol/commands.ts';
import { spread } from './protocol/lobby.ts';
import { PasswordTries } from './protocol/passwordTries.ts';
import type { Settings } from './settings.ts';
import { ChatStore } from './storage/chat.ts';
import { one, type Database } from './storage/database.ts';
import { AccountStore } from './storage/account.ts';
import { Claims } from './storage/claims.ts';
import { Heartbeat, stopwatch, type Stopwatch } from './storage/downtime.ts';
import { lockFolder } from './storage/lock.ts';
import { readMeta } from './storage/migrations.ts';
import { openDatabase } from './storage/open.ts';
import { PeopleStore } from './storage/people.ts';
import { ResultStore } from './storage/results.ts';
import { Retention } from './storage/retention.ts';
import { DamagedTable } from './table/rebuild.ts';
import { Refused } from './refused.ts';
import { TableStore } from './storage/tables.ts';
import { Actions } from './table/actions.ts';
import { Automatic } from './table/automatic.ts';
import { Guesses } from './table/guesses.ts';
import { Host } from './table/host.ts';
import { BEAT } from './table/presence.ts';
import type { Table } from './table/table.ts';

/** Tables that nobody has looked at for so long leave the memory. */
const UNUSED = 10 * 60_000;
const TIDY = 60_000;
/** Whether it can be written is tried this often at most. */
const READY = 1000;
/** What is kept for days is looked through this often. */
const RETAIN = 60 * 60_000;

export interface Running {
  readonly address: string;
  readonly port: number;
  readonly parts: Parts;
  /** Looks at once for clocks that have run out and computer players' turns that wait. */
  sweep(): Promise<void>;
  /** Ends and forgets at once what is due for it. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** What tests replace. */
export interface Replaced {
  readonly games?: Games;
  readonly now?: () => number;
  /** Whoever sets the clock also says whether the process slept: unless he does, it did not. */
  readonly stopwatch?: Stopwatch;
  readonly computers?: Computers;
  readonly post?: (keys: PushKeys) => Post;
  readonly log?: Logger;
}

/** A start that fails leaves nothing behind: no port, no connection, no lock. */
export async function serve(settings: Settings, replaced: Replaced = {}): Promise<Running> {
  const opened: Closer[] = [];
  const closeAll = async (): Promise<void> => {
    const errors: unknown[] = [];
    for (const close of opened.splice(0).toReversed()) {
      // What cannot be closed properly, because the database is away, keeps nothing else open: a single
      // connection that is left would keep the process alive, with nobody to serve.
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };
  try {
    return await start(settings, replaced, opened, closeAll);
  } catch (error) {
    // Why it does not start is what is to be told.
    await closeAll().catch(() => {});
    throw error;
  }
}

type Closer = () => void | Promise<void>;

/** What is to be closed goes into `opened`, in the order in which it was opened. */
async function start(
  settings: Settings,
  replaced: Replaced,
  opened: Closer[],
  closeAll: () => Promise<void>,
): Promise<Running> {
  const now = replaced.now ?? (() => Date.now());
  const games = replaced.games ?? GAMES;
  const log =
    replaced.log ??
    pino({
      level: settings.logLevel,
      redact: ['req.headers', 'token', 'password', 'secret', 'cookie'],
    });
  const metrics = new Metrics();
  const failed = (error: unknown): void => {
    metrics.errors.inc({ kind: error instanceof DamagedTable ? 'table' : 'job' });
    log.error({ err: error }, 'a job failed');
  };
  if (settings.databaseUrl === undefined) opened.push(lockFolder(settings.data));
  const db = await openDatabase(settings);
  opened.push(() => db.close());
  metrics.watch(db);
  const still: Stopwatch = () => () => 0;
  const heart = new Heartbeat(
    db,
    now,
    replaced.stopwatch ?? (replaced.now === undefined ? stopwatch : still),
  );
  opened.push(() => heart.stop());
  const [people, tables, chat, results] = [
    new PeopleStore(db, now),
    new TableStore(db, games, heart.downtime),
    new ChatStore(db),
    new ResultStore(db),
  ];
  const accounts = new AccountStore(db);
  const retention = new Retention(
    db,
    { games: settings.keepGames, guests: settings.keepGuests },
    now,
  );
  let draining = false;
  const keys = await pushKeys(db);
  const post = replaced.post?.(keys) ?? internetPost(keys, settings.contact);
  const notifier = new Notifier({ people, keys, log, post, now });
  const { thinkers, thinking } = settings;
  const whereabouts = new Whereabouts();
  const computers =
    replaced.computers ??
    new ComputerThreads({
      threads: thinkers,
      seconds: thinking,
      games: games.module,
      networkOf: (person) => whereabouts.of(person),
    });
  const jobs = new Jobs(failed);
  const claims = new Claims(db, failed);
  opened.push(() => claims.close());

  const tell = (kind: Notice['kind'], { info }: Table, person: string): void => {
    const link = `${settings.origin ?? ''}/table/${info.id}`;
    void notifier.tell(person, { kind, table: info.id, game: info.game.id, link });
  };
  const host = new Host(tables, results, now, {
    turn: (table, person) => tell('your-turn', table, person),
    waits: ({ info }) => jobs.automatic(info.id),
    // Also where another process has the turn: should that one die, nobody waits for a thread to start.
    watched: ({ seats }) => {
      if (seats.some(({ computer }) => computer !== null)) computers.prepare();
    },
    changed: () => metrics.changes.inc(),
  });

  opened.push(() => host.close());
  const sockets = new Sockets({
    desk: () => desk,
    originFits: (origin, at) => originFits(settings, origin, at),
    caller: (request) => callerOf(desk, request),
    addressOf: (request) => addressOf(settings, request),
    full: () => draining,
    most: { perNetwork: settings.rate * 50, perPerson: settings.rate * 10 },
  });
  metrics.gauge('sockets', 'Open WebSocket connections', () => sockets.size);
  metrics.gauge('tables_in_memory', 'Tables in memory', () => host.size);
  metrics.gauge('queue', 'Thoughts of computer players that wait', () => computers.waiting);
  metrics.gauge(
    'clocks_overdue',
    'Clocks that have run out and were not looked at',
    async () => (await tables.backlog(now())).n,
  );
  metrics.gauge('draining', 'Whether it takes no more visitors', () => (draining ? 1 : 0));
  metrics.tables(() => tables.counts());
  const allowances = new Allowances(settings.rate, settings.rate * 10, now);
  const parts: Parts = {
    db,
    games,
    people,
    tables,
    chat,
    results,
    accounts,
    host,
    actions: new Actions(host, now, games),
    computers,
    allowances,
    guesses: new Guesses({ allowances, networkOf: (person) => whereabouts.of(person), now }),
    notifier,
    log,
    now,
    secret: (await readMeta(db, 'secret'))!,
    hangUp(session) {
      sockets.hangUp(session);
      // Processes that do not hear of it find out by themselves.
      db.commit([], `revoke ${session}`).catch(failed);
    },
  };
  const desk: Desk = {
    parts,
    metrics,
    allowances,
    whereabouts,
    slow: new Allowances(settings.rate / 200, settings.rate * 5, now),
    passwords: new PasswordTries({
      async homeOf(login) {
        const found = await people.passwordOf(login);
        return found && whereabouts.of(found.id);
      },
      now,
    }),
  };
  db.listen((notice) => void heed(parts, sockets, heart, notice).catch(failed));

  const writable = atMostEvery(READY, now, () => mayWrite(db, now));
  const app = await buildApp({
    settings,
    desk,
    ready: async () => {
      if (draining) throw new Refused('state', 'about to stop');
      await writable();
    },
  });
  const house: House = {
    parts,
    accounts,
    started: now(),
    drain: (on) => void (draining = on),
    get draining() {
      return draining;
    },
    get sockets() {
      return sockets.size;
    },
    async announce(text) {
      host.announce(text);
      await db.commit([], `announce ${text}`);
    },
  };
  adminRoutes(app, house, settings.adminToken);
  opened.push(() => app.close());
  sockets.attach(app.server);
  opened.push(() => sockets.close());
  opened.push(() => computers.close());
  const automatic = new Automatic({
    host,
    store: tables,
    claims,
    people,
    computers,
    remind: (table, person) => tell('reminder', table, person),
    now,
    failed,
  });
  opened.push(() => jobs.stop());
  await app.listen({ host: settings.host, port: settings.port });
  await heart.start(failed);
  await jobs.start(automatic);
  const repeat = setInterval(() => host.presence.beat(), BEAT);
  opened.push(() => clearInterval(repeat));
  const tidy = setInterval(() => {
    host.forget(UNUSED);
    people.dropExpired().catch(failed);
    hangUpEnded(people, sockets).catch(failed);
  }, TIDY);
  opened.push(() => clearInterval(tidy));
  const retain = setInterval(() => void tidyUp(parts, retention).catch(failed), RETAIN);
  opened.push(() => clearInterval(retain));

  const { port } = app.server.address() as AddressInfo;
  const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  log.info({ address, storage: db.kind }, 'serving');
  return {
    address,
    port,
    parts,
    sweep: () => automatic.sweep(),
    tidy: () => tidyUp(parts, retention),
    close: closeAll,
  };
}

/** Ends tables that nobody visits, and forgets what is not to be kept. */
async function tidyUp({ actions, host, log }: Parts, retention: Retention): Promise<void> {
  for await (const id of retention.left()) {
    await actions.endLeft(id).catch((error: unknown) => {
      if (!(error instanceof Refused)) log.warn({ err: error }, 'a table could not be ended');
    });
  }
  for await (const id of retention.dropGames()) host.reread(id);
  await retention.dropGuests();
}

/** Anybody may ask, as often as he likes: the answer is the same for a moment. */
function atMostEvery(
  time: number,
  now: () => number,
  look: () => Promise<void>,
): () => Promise<void> {
  let last: { at: number; answer: Promise<void> } | null = null;
  return () => {
    if (last === null || now() - last.at >= time) last = { at: now(), answer: look() };
    return last.answer;
  };
}

/** Reading is not enough: a disk that is full or read-only answers questions for long. */
async function mayWrite(db: Database, now: () => number): Promise<void> {
  await db.commit([
    one(
      `INSERT INTO meta (key, value) VALUES ('ready', $1)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      String(now()),
    ),
  ]);
}

/** A session may have ended without our hearing of it: the line to the others was cut, or it is too old. */
async function hangUpEnded(people: PeopleStore, sockets: Sockets): Promise<void> {
  for (const session of await people.ended(sockets.sessions())) sockets.hangUp(session);
}

/** What another process says: that a table has changed, that somebody spoke, that a session ended. */
async function heed(
  parts: Parts,
  sockets: Sockets,
  heart: Heartbeat,
  notice: string,
): Promise<void> {
  const [what, a, b] = notice.split(' ');
  if (what === '*') {
    parts.host.refreshAll();
    await heart.learn();
    await hangUpEnded(parts.people, sockets);
  } else if (what === 'downtime') {
    await heart.learn();
  } else if (what === 'announce') {
    parts.host.announce(notice.slice(what.length + 1));
  } else if (what === 'here') {
    parts.host.presence.heard(notice);
  } else if (what === 'revoke') {
    sockets.hangUp(a);
  } else if (what === 'reread') {
    parts.host.reread(a);
  } else if (what === 'chat') {
    const line = await parts.chat.line(a, Number(b));
    if (line) await spread(parts, a, line);
  } else {
    parts.host.refresh(what);
  }
}

/** Behind a proxy, the address is what the proxy itself has added: the last one. */
function addressOf({ trustProxy }: Settings, { headers, socket }: IncomingMessage): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''));
}
