/** One of three processes sleeps, or dies: the tables go on at the others. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Client } from './client.ts';
import { Fleet } from './fleet.ts';
import { startPostgres, waiting, type TestPostgres } from './postgres.ts';
import { Random } from './random.ts';
import { eventually } from './patience.ts';

const TABLES = 6;
/** What we promise (docs/hosting.md). */
const LONGEST = 3000;
/**
 * A machine that is busy with other things gets more: so many times what a move takes there when
 * nothing is wrong, which is some milliseconds on one that is not.
 */
const MOVES = 30;

/** With a clock, every move changes the row of its table too. */
const SLOW = { clock: { kind: 'days', days: 1 } };

/** One person with a table: connected to two processes. */
interface Pair {
  readonly here: Client;
  readonly elsewhere: Client;
  readonly table: string;
}

describe('when one of three processes', () => {
  let postgres: TestPostgres;
  let fleet: Fleet;
  let admin: pg.Client;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.database();
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    fleet = new Fleet({ DATABASE_URL: url, EVERVALE_THINKING: '1' }, 3);
    await fleet.start();
  });
  afterAll(async () => {
    await fleet.stop();
    await admin.end();
    await postgres.stop();
  });

  /** A table of one person, whose browser is at the first process, and somebody else's moves. */
  async function pair(other: object): Promise<Pair> {
    const [first, second] = fleet.addresses();
    const here = await Client.guest(first, 'Ann');
    const seats = [{ kind: 'open' }, other];
    const { body } = await here.post('create-table', { game: 'everdell', seats, ...SLOW });
    const table = body.table.id as string;
    await here.post('start', { table });
    const elsewhere = new Client(second);
    elsewhere.cookie = here.cookie;
    for (const client of [here, elsewhere]) {
      await client.connect();
      for (const seat of 'name' in other ? [0, 1] : [0]) await client.ask('watch', { table, seat });
    }
    return { here, elsewhere, table };
  }

  const hotseat = (): Promise<Pair> => pair({ kind: 'hotseat', name: 'Bob' });

  const seatToDecide = (client: Client, table: string): number =>
    [0, 1].findIndex((seat) => (client.seat(table, seat)?.decision ?? null) !== null);

  /** Takes a pick, as stubbornly as a browser does. */
  async function pick(client: Client, table: string, random: Random): Promise<void> {
    for (;;) {
      const seat = seatToDecide(client, table);
      if (seat < 0) {
        await client.until(() => seatToDecide(client, table) >= 0, 'a decision');
        continue;
      }
      const { decision, position } = client.seat(table, seat);
      const { code } = random.of(decision!.options);
      const answer = await client.ask('pick', { table, seat, at: position, code });
      if (answer.type === 'ok' || answer.type === 'closed') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** How long anybody may wait on this machine, now. */
  async function longest({ here, elsewhere, table }: Pair): Promise<number> {
    const began = Date.now();
    for (let n = 0; n < 3; n++) await pick(elsewhere, table, new Random(n));
    const took = Date.now() - began;
    // Else it might send the last one of them again, which would be done already.
    const { position } = elsewhere.seat(table, 0);
    await here.until(() => here.seat(table, 0).position >= position, 'the last of them');
    return LONGEST + (MOVES * took) / 3;
  }

  const report = (what: string, waited: number, allowed: number): void => {
    process.stdout.write(`${what}: ${waited} ms, at most ${Math.round(allowed)} ms here\n`);
  };

  it('sleeps, nobody elsewhere waits for what it holds', async () => {
    const pairs = await Promise.all(Array.from({ length: TABLES }, hotseat));
    const allowed = await longest(pairs[0]);
    // Every table has a move in the middle of its transaction at the moment of the freeze.
    await admin.query('BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE');
    for (const { here, table } of pairs) void pick(here, table, new Random(1));
    await eventually(async () => {
      const { length } = await waiting(admin);
      // On a slow machine what looks for clocks that have run out waits there, too.
      return length >= TABLES;
    });
    fleet.at(0).freeze();
    await admin.query('COMMIT');
    const began = Date.now();
    const waited = await Promise.all(
      pairs.map(async ({ elsewhere, table }, i) => {
        for (let n = 0; n < 3; n++) await pick(elsewhere, table, new Random(100 + i));
        return Date.now() - began;
      }),
    );
    report('pause while one sleeps', Math.max(...waited), allowed);
    expect(Math.max(...waited)).toBeLessThan(allowed);
    fleet.at(0).thaw();
  });

  it.each([
    ['sleeps', () => Promise.resolve(fleet.at(0).freeze())],
    ['is killed', () => fleet.kill(0)],
  ])('%s, the turns of its computer players are taken by others', async (how, stop) => {
    const allowed = await longest(await hotseat());
    const { here, elsewhere, table } = await pair({ kind: 'computer', level: 'ever-tree' });
    const random = new Random(7);
    const toTheComputer = async (): Promise<number> => {
      while (seatToDecide(here, table) === 0) await pick(here, table, random);
      return here.seat(table, 0).position;
    };
    const goneOn = (client: Client, from: number): Promise<void> =>
      client.until(() => client.seat(table, 0).position > from, 'a pick of the computer', 60_000);
    // How long a thought takes when nothing is wrong: one second is Ever Tree's own.
    const first = await toTheComputer();
    const asked = Date.now();
    await goneOn(here, first);
    const thought = Math.max(1000, Date.now() - asked);
    await here.until(() => seatToDecide(here, table) === 0, 'my turn', 60_000);
    // The computer player begins to think here.
    const before = await toTheComputer();
    await stop();
    onTestFinished(() => {
      if (fleet.addresses().length === 3) fleet.at(0).thaw();
    });
    const began = Date.now();
    // The browser elsewhere may still see my own turn: only what comes behind it counts.
    await goneOn(elsewhere, before);
    const waited = Date.now() - began - thought;
    report(`pause of a computer player when one ${how}`, waited, allowed);
    expect(waited).toBeLessThan(allowed);
    await elsewhere.until(() => seatToDecide(elsewhere, table) === 0, 'my turn', 60_000);
  });
});
