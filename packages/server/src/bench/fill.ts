/** Fills a database with games in progress, without a server: for the bench of a restart. */
import { randomBytes } from 'node:crypto';
import { GAMES } from '@evervale/games';
import { seedOfBytes } from '@evervale/kernel';
import { hashOf, newId, newToken } from '../people/tokens.ts';
import { openDatabase } from '../storage/open.ts';
import { PeopleStore } from '../storage/people.ts';
import { TableStore } from '../storage/tables.ts';
import { entryOf, type Draft, type Entry } from '../table/entry.ts';
import { Table } from '../table/table.ts';

const PICKS = 40;

export interface Filled {
  /** Asks for some of the tables, as their owner. */
  lookAt(address: string, from: number, count: number): Promise<void>;
}

export async function fillTables(data: string, count: number): Promise<Filled> {
  const db = await openDatabase({ data });
  const people = new PeopleStore(db, () => Date.now());
  const person = await people.createGuest('Bench');
  const token = await people.openSession(person, 'browser', { label: 'bench' });
  const store = new TableStore(db);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 500) {
    const group = Array.from({ length: Math.min(500, count - made) }, () => oneTable(person));
    await Promise.all(group.map(({ table, entries }) => store.create(table, entries)));
    ids.push(...group.map(({ table }) => table.info.id));
  }
  await db.close();
  return {
    async lookAt(address, from, looks) {
      for (const table of ids.slice(from, from + looks)) {
        const answer = await fetch(`${address}/api/v1/table`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ table }),
        });
        if (!answer.ok) throw new Error(`a stored table was not served: ${answer.status}`);
        await answer.arrayBuffer();
      }
    },
  };
}

function oneTable(person: string): { table: Table; entries: Entry[] } {
  const game = GAMES.named();
  const table = new Table({
    id: newId(),
    secret: hashOf(newToken()),
    game,
    rules: game.versionOf(game.readOptions({ players: 2 })),
    setup: {
      game: game.id,
      options: { players: 2 },
      seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Other' }],
      visibility: 'link',
      rated: false,
      spectators: true,
      delay: 0,
      passwordHash: null,
    },
    seed: seedOfBytes(randomBytes(32)),
    owner: person,
    challenge: null,
    createdAt: Date.now(),
  });
  const entries: Entry[] = [];
  const write = (draft: Draft): void => {
    const entry = entryOf(draft, table.length, Date.now());
    table.apply(entry);
    entries.push(entry);
  };
  for (const seat of [0, 1]) {
    write({ kind: 'join', seat, data: JSON.stringify({ person, name: 'Bench' }) });
  }
  write({ kind: 'start' });
  for (let i = 0; i < PICKS && table.decider !== null; i++) {
    const legal = game.machine.legal(table.state).toArray();
    const value = legal[Math.floor(Math.random() * legal.length)];
    write({ kind: 'pick', seat: table.decider, value });
  }
  return { table, entries };
}
