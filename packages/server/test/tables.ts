/** Tables for tests: opened, joined, started, played. */
import type { Client } from './client.ts';
import type { Random } from './random.ts';

export interface Opened {
  readonly id: string;
  readonly secret: string;
}

/** Every client takes one seat, in order; `more` seats are computer players. */
export async function openTable(
  clients: readonly Client[],
  setup: object = {},
  levels: readonly string[] = [],
): Promise<Opened> {
  const [owner, ...others] = clients;
  const seats = [
    ...clients.map(() => ({ kind: 'open' })),
    ...levels.map((level) => ({ kind: 'computer', level })),
  ];
  const { body, status } = await owner.post('create-table', { game: 'everdell', seats, ...setup });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const opened: Opened = { id: body.table.id as string, secret: body.secret as string };
  for (const other of others) {
    await other.post('join', { table: opened.id, secret: opened.secret, ...withPassword(setup) });
  }
  return opened;
}

function withPassword(setup: object): object {
  return 'password' in setup ? { password: setup.password } : {};
}

export async function startTable(
  clients: readonly Client[],
  setup: object = {},
  levels: readonly string[] = [],
): Promise<Opened> {
  const opened = await openTable(clients, setup, levels);
  const { status, body } = await clients[0].post('start', { table: opened.id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (const [seat, client] of clients.entries()) {
    if (!client.socket) await client.connect();
    await client.ask('watch', { table: opened.id, seat });
  }
  return opened;
}

/** Plays random picks until the game is over or so many picks have been taken. */
export async function playOn(
  clients: readonly Client[],
  table: string,
  random: Random,
  most = Infinity,
): Promise<number> {
  let picks = 0;
  const over = (): boolean => clients.some((client, seat) => client.seat(table, seat).over);
  const turn = (): number =>
    clients.findIndex((client, seat) => client.seat(table, seat).decision !== null);
  while (picks < most && !over()) {
    await clients[0].until(() => over() || turn() >= 0, 'a decision');
    if (over()) break;
    const seat = turn();
    const { decision, position } = clients[seat].seat(table, seat);
    const { code } = random.of(decision!.options);
    const answer = await clients[seat].ask('pick', { table, seat, at: position, code });
    if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
    await Promise.all(
      clients.map((client, i) =>
        client.until(() => client.seat(table, i).position > position, 'the pick'),
      ),
    );
    picks++;
  }
  return picks;
}
