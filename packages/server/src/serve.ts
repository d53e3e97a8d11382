/** Puts the parts together and opens the door. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino, type Logger } from 'pino';
import { GAMES } from '@evervale/games';
import type { Games } from '@evervale/kernel';
import { ComputerThreads, type Computers } from './computer/computers.ts';
import { Allowances } from './http/allowance.ts';
import { buildApp, callerOf, originFits } from './http/app.ts';
import { Metrics } from './http/metrics.ts';
import { Sockets } from './http/sockets.ts';
import { jobsFor } from './jobs/open.ts';
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
import type { Settings } from './settings.ts';
import { ChatStore } from './storage/chat.ts';
import { lockFolder } from './storage/lock.ts';
import { readMeta } from './storage/migrations.ts';
import { openDatabase } from './storage/open.ts';
import { PeopleStore } from './storage/people.ts';
import { ResultStore } from './storage/results.ts';
import { TableStore } from './storage/tables.ts';
import { Actions } from './table/actions.ts';
import { Automatic } from './table/automatic.ts';
import { Host } from './table/host.ts';
import type { Table } from './table/table.ts';

/** Tables that nobody has looked at for so long leave the memory. */
const UNUSED = 10 * 60_000;
const TIDY = 60_000;

export interface Running {
  readonly address: string;
  readonly port: number;
  readonly parts: Parts;
  /** Looks at once for clocks that have run out and computer players' turns that wait. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** What tests replace. */
export interface Replaced {
  readonly games?: Games;
  readonly now?: () => number;
  readonly computers?: Computers;
  readonly post?: (keys: PushKeys) => Post;
  readonly log?: Logger;
}

export async function serve(settings: Settings, replaced: Replaced = {}): Promise<Running> {
  const now = replaced.now ?? (() => Date.now());
  const games = replaced.games ?? GAMES;
  const log =
    replaced.log ??
    pino({
      level: settings.logLevel,
      redact: ['req.headers', 'token', 'password', 'secret', 'cookie'],
    });
  const failed = (error: unknown): void => log.error({ err: error }, 'a job failed');
  const unlock = settings.databaseUrl === undefined ? lockFolder(settings.data) : (): void => {};
  const db = await openDatabase(settings);
  const [people, tables, chat, results] = [
    new PeopleStore(db, now),
    new TableStore(db, games),
    new ChatStore(db),
    new ResultStore(db),
  ];
  const keys = await pushKeys(db);
  const post = replaced.post?.(keys) ?? internetPost(keys, settings.contact);
  const notifier = new Notifier({ people, keys, log, post, now });
  const { thinkers, thinking } = settings;
  const computers = replaced.computers ?? new ComputerThreads(thinkers, thinking, games.module);
  const jobs = jobsFor(settings, failed);

  const tell = (kind: Notice['kind'], { info }: Table, person: string): void => {
    const link = `${settings.origin ?? ''}/table/${info.id}`;
    void notifier.tell(person, { kind, table: info.id, game: info.game.id, link });
  };
  const host = new Host(tables, results, now, {
    turn: (table, person) => tell('your-turn', table, person),
    waits(table) {
      if (table.automatic) jobs.automatic(table.info.id);
      else if (table.deadline !== null) jobs.deadlineAt(table.info.id, table.deadline);
    },
    changed: () => metrics.changes.inc(),
  });

  const sockets = new Sockets({
    desk: () => desk,
    originFits: (origin, at) => originFits(settings, origin, at),
    caller: (request) => callerOf(desk, request),
    addressOf: (request) => addressOf(settings, request),
  });
  const metrics = new Metrics(
    () => sockets.size,
    () => host.size,
  );
  const parts: Parts = {
    db,
    games,
    people,
    tables,
    chat,
    results,
    host,
    actions: new Actions(host, now, games),
    computers,
    notifier,
    log,
    now,
    secret: (await readMeta(db, 'secret'))!,
    hangUp(session) {
      sockets.hangUp(session);
      void db.commit([], `revoke ${session}`);
    },
  };
  const desk: Desk = {
    parts,
    metrics,
    allowances: new Allowances(settings.rate, settings.rate * 10, now),
  };
  db.listen((notice) => void heed(parts, sockets, notice).catch(failed));

  const app = await buildApp({
    settings,
    desk,
    ready: async () => void (await db.all('SELECT 1 AS one')),
  });
  sockets.attach(app.server);
  const automatic = new Automatic({
    host,
    store: tables,
    people,
    computers,
    remind: (table, person) => tell('reminder', table, person),
    now,
    failed,
  });
  await app.listen({ host: settings.host, port: settings.port });
  await jobs.start(automatic);
  const tidy = setInterval(() => {
    host.forget(UNUSED);
    people.dropExpired().catch(failed);
  }, TIDY);

  const { port } = app.server.address() as AddressInfo;
  const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  log.info({ address, storage: db.kind }, 'serving');
  return {
    address,
    port,
    parts,
    sweep: () => automatic.sweep(),
    async close() {
      clearInterval(tidy);
      await jobs.stop();
      await computers.close();
      sockets.close();
      await app.close();
      await host.close();
      await db.close();
      unlock();
    },
  };
}

/** What another process says: that a table has changed, that somebody spoke, that a session ended. */
async function heed(parts: Parts, sockets: Sockets, notice: string): Promise<void> {
  const [what, a, b] = notice.split(' ');
  if (what === '*') {
    parts.host.refreshAll();
  } else if (what === 'revoke') {
    sockets.hangUp(a);
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
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
