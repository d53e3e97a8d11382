import { GAMES } from '@evervale/games';
import { decidingSeat, type Seed } from '@evervale/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';
import { Worlds, type Played } from './worlds.ts';

const long = process.env['EVERVALE_LONG'] === '1';
const PLAYS = long ? 60 : 2;
const PATIENCE = long ? 1_800_000 : 90_000;

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const guests = (): Promise<Client[]> =>
  Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));

/** Everything that can happen at a table beside picks, at its own pace. */
async function something(worlds: Worlds, seat: number, random: Random): Promise<void> {
  const other = 1 - seat;
  const at = worlds.position;
  switch (random.below(8)) {
    case 0:
      await worlds.ask(other, 'say', { text: 'well played' });
      break;
    case 1:
      await worlds.ask(worlds.decider, 'undo', { seat: worlds.decider, at, picks: 1 });
      break;
    case 2: {
      const answer = random.of(worlds.game.standing).id;
      await worlds.ask(other, 'standing', { seat: other, answer, on: random.below(2) === 0 });
      break;
    }
    case 3:
      await worlds.ask(seat, 'watch', { seat });
      await worlds.ask(2, 'watch', { seat: null });
      break;
    default:
      await worlds.ask(seat, 'reasons', { seat });
      await worlds.ask(seat, 'table', {});
  }
}

const EVERDELL: Played = { game: 'everdell', options: {} };
/** Whatever somebody keeps to himself for a while: legends, discoveries, looks, powers, pearls. */
const BOXES = ['pearlbrook', 'spirecrest', 'newleaf', 'legends', 'powers'];
const NIGHTWEAVE = { nightweave: { difficulty: 2 }, boxes: ['spirecrest', 'newleaf'] };
/** Hands that are chosen card by card, and everything else that may be added. */
const MODULES = ['draft', 'legendary', 'oracle'];

/** Games, and how many moves of each are compared. */
const PLAYED: readonly [name: string, played: Played, games: number, moves: number][] = [
  ['Everdell', EVERDELL, PLAYS, Infinity],
  ['Everdell with its boxes', { game: 'everdell', options: { boxes: BOXES } }, PLAYS / 2, 120],
  ['Everdell against Nightweave', { game: 'everdell', options: NIGHTWEAVE }, PLAYS / 2, 80],
  ['Eldervale', { game: 'eldervale', options: {} }, PLAYS / 2, long ? Infinity : 120],
  ['Eldervale with modules', { game: 'eldervale', options: { modules: MODULES } }, PLAYS / 2, 120],
];

it.each(PLAYED)(
  'everything a seat and a spectator of %s ever receive stays the same to the byte when what is hidden from them is dealt anew',
  async (_, played, games, moves) => {
    let time = Date.UTC(2026, 10, 16);
    let told = 0;
    let apart = 0;
    for (let game = 0; game < games; game++) {
      const random = new Random(game);
      const seat = game % 2;
      const worlds = await Worlds.open(() => time, played);
      for (let move = 0; move < moves && !(await worlds.over()); move++) {
        for (const viewer of [seat, 2]) worlds.received(viewer);
        const codes = await worlds.deal(seat, random);
        time += random.below(3000);
        const { decider } = worlds;
        await worlds.ask(decider, 'pick', {
          seat: decider,
          at: worlds.position,
          code: random.of(codes),
        });
        if ((await worlds.differ(seat)) || worlds.wasShown(seat)) {
          // Cards that were hidden have been shown: then the worlds may differ from here.
          apart++;
          if (!(await worlds.over())) await worlds.reunite();
          continue;
        }
        await something(worlds, seat, random);
        for (const viewer of [seat, 2]) {
          const [one, other] = worlds.received(viewer);
          expect(other.split('\n')).toEqual(one.split('\n'));
          told += one.length;
        }
      }
      await worlds.close();
    }
    expect(told).toBeGreaterThan(games * 10_000);
    expect(apart).toBeGreaterThan(0);
  },
  PATIENCE,
);

it(
  'what a connection received in a whole game tells no hidden card, seed or pick of others',
  async () => {
    for (let game = 0; game < PLAYS; game++) {
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
  },
  PATIENCE,
);

it.each(['everdell', 'eldervale'])(
  'what somebody at a table of %s has answered ahead is told to nobody else, and changes nothing that others see',
  async (game) => {
    const players = await guests();
    const eve = await Client.guest(house.address, 'Eve');
    const { id } = await startTable(players, { game, visibility: 'public' });
    await eve.connect();
    await eve.ask('watch', { table: id, seat: null });
    const decider = await house.parts.host.read(id, (table) => table.decider!);
    const [bob, ann] = [players[decider], players[1 - decider]];
    const others = [bob, eve];
    const seen = async (): Promise<unknown> => ({
      told: others.map(({ received }) =>
        received.filter((text) => !/"type":"(?:ok|presence)"/.test(text)),
      ),
      table: await Promise.all(
        others.map(async (one) => (await one.post('table', { table: id })).body as unknown),
      ),
      lists: [
        (await bob.post('my-tables')).body,
        (await eve.post('public-tables')).body,
      ] as unknown[],
      account: (await bob.post('export-account')).body as unknown,
      log: await house.parts.tables.entries(id),
    });
    // Who has come is told once more when all have.
    for (const one of others) await one.ask('me');
    const before = await seen();
    const { standing } = GAMES.named(game);
    expect(standing.length).toBeGreaterThan(0);
    for (const on of [true, false]) {
      for (const { id: answer } of standing) {
        const wish = { table: id, seat: 1 - decider, answer, on };
        expect((await ann.ask('standing', wish)).type).toBe('ok');
        const own = (await ann.post('table', { table: id })).body.standing as { answer: string }[];
        expect(own.some((one) => one.answer === answer)).toBe(on);
      }
      for (const one of others) await one.ask('me');
      expect(await seen()).toEqual(before);
    }
    for (const one of [...players, eve]) one.close();
  },
);

function checkMessage(text: string, seat: number | null, seed: Seed, secret: string): void {
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
