/**
 * Two servers with the same people at the same table. What one seat cannot know is dealt anew in the
 * second one before every move; then the same things happen in both.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@evervale/games';
import { DEPTH, RNG, isOver, stream, type AnyGame, type State } from '@evervale/kernel';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse, temporaryFolder } from './house.ts';
import type { Random } from './random.ts';
import { openTable } from './tables.ts';
import { eventually } from './patience.ts';

const DEALS = 12;

interface World {
  readonly house: Running;
  /** The players by seat, and a spectator. */
  readonly clients: readonly Client[];
}

/** What is played. */
export interface Played {
  readonly game: string;
  readonly options: object;
}

export class Worlds {
  readonly table: string;
  readonly game: AnyGame;
  private readonly folder: ReturnType<typeof temporaryFolder>;
  private readonly worlds: readonly [World, World];

  private constructor(
    game: string,
    table: string,
    folder: ReturnType<typeof temporaryFolder>,
    worlds: readonly [World, World],
  ) {
    this.game = GAMES.named(game);
    this.table = table;
    this.folder = folder;
    this.worlds = worlds;
  }

  /** `now`: both servers have the same clock. */
  static async open(now: () => number, { game, options }: Played): Promise<Worlds> {
    const folder = temporaryFolder();
    const [first, second] = [join(folder.path, 'first'), join(folder.path, 'second')];
    const before = await openHouse({ data: first }, { now });
    const names = ['Ann', 'Bob', 'Eve'];
    const people = await Promise.all(names.map((name) => Client.guest(before.address, name)));
    const clock = { kind: 'live', bank: 3600, increment: 5 };
    const { id } = await openTable(people.slice(0, 2), {
      game,
      options,
      clock,
      visibility: 'public',
    });
    await people[0].post('start', { table: id });
    await before.close();
    cpSync(first, second, { recursive: true });
    const world = async (data: string): Promise<World> => {
      const house = await openHouse({ data }, { now });
      const clients = await Promise.all(people.map(({ cookie }) => enter(house, cookie)));
      for (const [i, client] of clients.entries()) {
        await client.ask('watch', { table: id, seat: i < 2 ? i : null });
      }
      // What the others were told when somebody came has arrived when this is answered.
      for (const client of clients) await client.ask('me', {});
      return { house, clients };
    };
    return new Worlds(game, id, folder, [await world(first), await world(second)]);
  }

  private state(world: number): Promise<State> {
    const { host } = this.worlds[world].house.parts;
    return host.read(this.table, (table) => table.state);
  }

  /** Once one of them has come to its end, there is nothing left to compare. */
  async over(): Promise<boolean> {
    return isOver(await this.state(0)) || isOver(await this.state(1));
  }

  /** What a seat, or the spectator (2), has received in each world since it was last asked. */
  received(viewer: number): [string, string] {
    const [a, b] = this.worlds.map(({ clients }) => clients[viewer].received.splice(0).join('\n'));
    return [a, b];
  }

  /** Deals anew in the second world what `seat` cannot know; gives the picks possible in both. */
  async deal(seat: number, random: Random): Promise<number[]> {
    const { game } = this;
    const truth = await this.state(0);
    for (let attempt = 0; attempt <= DEALS; attempt++) {
      game.machine.touched();
      const dealt =
        attempt < DEALS
          ? game.determinize(truth, seat, stream(random.below(1e9))).slice()
          : truth.slice();
      // Dice fall the same way: what they show is no secret.
      dealt.set(truth.subarray(RNG, DEPTH), RNG);
      const both = game.machine.legal(dealt).toArray();
      const open = new Set(game.machine.legal(truth).toArray());
      const codes = both.filter((code) => open.has(code));
      if (codes.length === 0) continue;
      await this.become(dealt);
      return codes;
    }
    throw new Error('the truth itself has picks');
  }

  /** The worlds have become different ones: from here they are the same again. */
  async reunite(): Promise<void> {
    await this.become((await this.state(0)).slice());
    for (const viewer of [0, 1, 2]) {
      await this.ask(viewer, 'watch', { seat: viewer < 2 ? viewer : null });
    }
  }

  /** The table of the second world is that of the first, in another state. */
  private async become(state: State): Promise<void> {
    const [truth, other] = await Promise.all(
      this.worlds.map(({ house }) => house.parts.host.read(this.table, (table) => table)),
    );
    // What they count; when nobody could play is known to each server by itself.
    const { downtime: _own, ...counted } = truth.clocks as unknown as Record<string, unknown>;
    Object.assign(other.clocks, structuredClone(counted));
    other.seats.splice(0, other.seats.length, ...structuredClone(truth.seats));
    const { picks, checkpoints } = truth.play as unknown as {
      picks: unknown;
      checkpoints: unknown;
    };
    this.game.machine.touched();
    const codes = this.game.machine.legal(state).toArray();
    Object.assign(other.play!, structuredClone({ picks, checkpoints }), { state, codes });
  }

  /** Says the same in both worlds. */
  async ask(viewer: number, type: string, input: object): Promise<void> {
    await Promise.all(
      this.worlds.map(({ clients }) => clients[viewer].ask(type, { table: this.table, ...input })),
    );
    // A pass that was ordered comes by itself.
    for (const { house } of this.worlds) {
      const { host } = house.parts;
      await eventually(() => host.read(this.table, ({ automatic }) => !automatic), 1);
    }
    // Whoever else is told has been told before this.
    await Promise.all(
      this.worlds.flatMap(({ clients }) => clients.map((client) => client.ask('me'))),
    );
  }

  get position(): number {
    return this.worlds[0].clients[0].seat(this.table, 0).position;
  }

  get decider(): number {
    return [0, 1].find(
      (seat) => this.worlds[0].clients[seat].seat(this.table, seat).decision !== null,
    )!;
  }

  /**
   * Can `seat` tell the worlds apart? What it cannot know is dealt the same way in all positions that
   * look the same to it, so the deals tell, without looking at anything that is sent.
   */
  async differ(seat: number): Promise<boolean> {
    const { game } = this;
    const deals: State[] = [];
    for (const world of [0, 1]) {
      const state = await this.state(world);
      if (isOver(state)) return !Buffer.from(state).equals(await this.state(1 - world));
      game.machine.touched();
      deals.push(game.determinize(state, seat, stream(7)).slice());
    }
    game.machine.touched();
    return !Buffer.from(deals[0]).equals(deals[1]);
  }

  /** Was a hidden card shown to all and put away again? Then nothing that lies on the table tells of it. */
  wasShown(viewer: number): boolean {
    const { received } = this.worlds[0].clients[viewer];
    return received.some((text) => text.includes('"event":{"type":"reveal"'));
  }

  async close(): Promise<void> {
    for (const { house, clients } of this.worlds) {
      for (const client of clients) client.close();
      await house.close();
    }
    this.folder.remove();
  }
}

async function enter(house: Running, cookie: string): Promise<Client> {
  const client = new Client(house.address);
  client.cookie = cookie;
  await client.connect();
  return client;
}
