import { everdell } from '@evervale/everdell';
import { decidingSeat, isOver, stream, type State } from '@evervale/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Channel } from '../src/table/channel.ts';
import type { Table } from '../src/table/table.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

const long = process.env['EVERVALE_LONG'] === '1';
const GAMES = long ? 100 : 6;

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const guests = (): Promise<Client[]> =>
  Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));

/** The table in a state of our own making. */
function withState(table: Table, state: State): Table {
  const other: Table = Object.create(table) as Table;
  Object.defineProperty(other, 'state', { value: state });
  return other;
}

it('everything a seat is sent stays the same to the byte when what is hidden from it is dealt anew', async () => {
  const random = new Random(3);
  let compared = 0;
  for (let game = 0; game < GAMES; game++) {
    const players = await guests();
    const { id } = await startTable(players);
    await playOn(players, id, random, random.below(80));
    await house.parts.host.read(id, (table) => {
      if (isOver(table.state)) return;
      for (const seat of [0, 1]) {
        const dealt = everdell.determinize(table.state, seat, stream(random.below(1e9)));
        everdell.machine.touched();
        const told = new Channel(seat).snapshot(table, []);
        everdell.machine.touched();
        expect(new Channel(seat).snapshot(withState(table, dealt), [])).toBe(told);
        compared++;
      }
      everdell.machine.touched();
    });
    for (const player of players) player.close();
  }
  expect(compared).toBeGreaterThan(GAMES);
});

it('what a connection received in a whole game tells no hidden card, seed or pick of others', async () => {
  for (let game = 0; game < GAMES; game++) {
    const players = await guests();
    const eve = await Client.guest(house.address, 'Eve');
    const { id, secret } = await startTable(players);
    await eve.connect();
    await eve.ask('watch', { table: id, seat: null, secret });
    const random = new Random(100 + game);
    const { seed } = (await house.parts.tables.find(id))!;
    // A decision is sent to the seat that decides and to nobody else.
    for (let i = 0; i < 60 && !players[0].seat(id, 0).over; i++) {
      await playOn(players, id, random, 1);
      const decider = await house.parts.host.read(id, (table) =>
        table.status === 'playing' ? decidingSeat(table.state) : null,
      );
      const others = [0, 1].filter((seat) => decider !== null && decider !== seat);
      expect(others.map((seat) => players[seat].seat(id, seat).decision)).toEqual(
        others.map(() => null),
      );
    }
    for (const [seat, player] of players.entries()) {
      for (const message of player.received) checkMessage(message, seat, seed, secret);
    }
    for (const message of eve.received) checkMessage(message, null, seed, secret);
    for (const client of [...players, eve]) client.close();
  }
});

function checkMessage(text: string, seat: number | null, seed: number, secret: string): void {
  expect(text).not.toContain(String(seed));
  expect(text).not.toContain(secret);
  expect(text).not.toContain('"picks":[');
  const message = JSON.parse(text) as { events?: { event: EventLike }[]; view?: ViewLike };
  const told = (message.events ?? []).filter(
    ({ event }) => event.secret && !(seat !== null && event.to!.includes(seat)),
  );
  expect(told.flatMap(({ event }) => event.cards ?? [])).toEqual([]);
  const others = (message.view?.players ?? []).filter((player) => player.seat !== seat);
  expect(others.filter(({ hand }) => hand !== null)).toEqual([]);
}

interface EventLike {
  readonly secret?: readonly string[];
  readonly to?: readonly number[];
  readonly cards?: readonly unknown[];
}

interface ViewLike {
  readonly players: readonly { readonly seat: number; readonly hand: unknown }[];
}
