/** What an operator can do: look, close, ban, delete, announce, drain. */
import { OPERATOR, type OperatorCommand, type Ordered } from '@evervale/protocol';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';
import { Refused } from '../refused.ts';
import type { AccountStore } from '../storage/account.ts';

/** What the operator's commands need beside the parts. */
export interface House {
  readonly parts: Parts;
  readonly accounts: AccountStore;
  /** Takes no more visitors, so that it can be stopped; or does again. */
  drain(on: boolean): void;
  readonly draining: boolean;
  readonly sockets: number;
  /** Says something to everybody who watches a table, at every process. */
  announce(text: string): Promise<void>;
  readonly started: number;
}

interface AdminCommand {
  readonly about: string;
  readonly input: z.ZodType;
  run(house: House, input: never): Promise<object>;
}

function admin<Name extends OperatorCommand>(
  name: Name,
  about: string,
  run: (house: House, input: Ordered<Name>) => Promise<object>,
): AdminCommand {
  return { about, input: OPERATOR[name], run };
}

const FOR_EVER = 8_640_000_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

export const ADMIN: Readonly<Record<OperatorCommand, AdminCommand>> = {
  overview: admin(
    'overview',
    'How things are: tables, queue, connections.',
    async ({ parts, draining, sockets, started }) => {
      return {
        storage: parts.db.kind,
        tables: await parts.tables.counts(),
        inMemory: parts.host.size,
        sockets,
        queue: parts.computers.waiting,
        clocks: await parts.tables.backlog(parts.now()),
        draining,
        upSeconds: Math.round((parts.now() - started) / 1000),
        memory: process.memoryUsage.rss(),
      };
    },
  ),
  tables: admin('tables', 'The tables that changed last.', async ({ parts }, { status }) => ({
    tables: await parts.tables.last(status),
  })),
  people: admin(
    'people',
    'People by a part of their name or login, or by their id.',
    async ({ parts }, { search }) => ({ people: await parts.people.search(search) }),
  ),
  close: admin('close', 'Ends a table without a result.', async ({ parts }, { table }) => {
    await parts.actions.end(table);
    return {};
  }),
  chat: admin(
    'chat',
    'What was said at a table, five hundred lines from one on.',
    async ({ parts }, { table, from }) => ({ lines: await parts.chat.list(table, '', from) }),
  ),
  'delete-chat': admin(
    'delete-chat',
    'Takes the words out of a line of chat.',
    async ({ parts }, { table, n }) => {
      if (!(await parts.chat.erase(table, n))) throw new Refused('not-found', 'no such line');
      return {};
    },
  ),
  ban: admin(
    'ban',
    'Nobody comes in as this person any more, for some days or for ever.',
    async ({ parts }, { person, days }) => {
      const until = days === undefined ? FOR_EVER : parts.now() + days * DAY;
      const sessions = await parts.people.ban(person, until);
      if (sessions === null) throw new Refused('not-found', 'there is no such person');
      for (const session of sessions) parts.hangUp(session);
      return { until };
    },
  ),
  unban: admin('unban', 'Lets somebody in again.', async ({ parts }, { person }) => {
    if ((await parts.people.ban(person, 0)) === null) {
      throw new Refused('not-found', 'there is no such person');
    }
    return {};
  }),
  'delete-person': admin(
    'delete-person',
    'Forgets who somebody was, as the person could do.',
    async ({ parts, accounts }, { person }) => {
      await eraseAccount(parts, accounts, person);
      return {};
    },
  ),
  'export-person': admin(
    'export-person',
    'Everything that is known of somebody.',
    ({ accounts }, { person }) => accounts.exported(person),
  ),
  announce: admin(
    'announce',
    'Says something to everybody at a table.',
    async (house, { text }) => {
      await house.announce(text);
      return {};
    },
  ),
  drain: admin(
    'drain',
    'Takes no new visitors at this process, before a stop; off: takes them again.',
    (house, { on }) => {
      house.drain(on);
      return Promise.resolve({ draining: on });
    },
  ),
};

/** Gives up running games, ends the sessions, forgets the rest. */
export async function eraseAccount(
  { actions, people, hangUp, host, db, log }: Parts,
  accounts: AccountStore,
  person: string,
): Promise<void> {
  const known = await people.person(person);
  if (known === null) throw new Refused('not-found', 'there is no such person');
  const tables = await accounts.tablesOf(person);
  for (const { id: table, status } of tables) {
    if (status !== 'open' && status !== 'playing') continue;
    // A table that is damaged, or of other rules, does not keep anybody from being forgotten.
    await actions.withdraw(table, known).catch((error: unknown) => {
      log.warn({ err: error, table }, 'a table of somebody who goes was left as it is');
    });
  }
  const sessions = await people.sessions(person);
  await accounts.forget(person);
  for (const session of sessions) hangUp(session.id);
  for (const { id: table } of tables) {
    host.reread(table);
    await db.commit([], `reread ${table}`);
  }
}
