/** The parts of a running server, as the commands see them. */
import type { Games } from '@evervale/kernel';
import type { Logger } from 'pino';
import type { Allowances } from './http/allowance.ts';
import type { Computers } from './computer/computers.ts';
import type { Notifier } from './notify/notifier.ts';
import type { AccountStore } from './storage/account.ts';
import type { ChatStore } from './storage/chat.ts';
import type { Database } from './storage/database.ts';
import type { PeopleStore } from './storage/people.ts';
import type { ResultStore } from './storage/results.ts';
import type { TableStore } from './storage/tables.ts';
import type { Actions } from './table/actions.ts';
import type { Guesses } from './table/guesses.ts';
import type { Host } from './table/host.ts';

export interface Parts {
  readonly db: Database;
  readonly games: Games;
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly results: ResultStore;
  readonly accounts: AccountStore;
  readonly host: Host;
  readonly actions: Actions;
  readonly computers: Computers;
  readonly allowances: Allowances;
  readonly guesses: Guesses;
  readonly notifier: Notifier;
  readonly log: Logger;
  readonly now: () => number;
  /** Shared by all processes, known to nobody else. */
  readonly secret: string;
  /** Ends the connections of a session that is no longer good. */
  readonly hangUp: (session: string) => void;
}
