/** Nobody makes the others wait for ever, and nobody gains time by going and coming back or by taking back. */
import { Play, decidingSeat } from '@evervale/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock, SeatPlan } from '@evervale/protocol';
import type { Table } from '../src/table/table.ts';
import type { Person } from '../src/storage/people.ts';
import { Client } from './client.ts';
import { Processes, pickOne, settled, type Process } from './doorless.ts';
import { openHouse } from './house.ts';
import { startTable } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('who goes and comes back again and again', () => {
  let all: Processes;
  let here: Process;
  let people: Person[];

  beforeEach(async () => {
    all = await Processes.open('sqlite');
    here = all.begin();
    people = await all.guests('Ann', 'Bob');
  });
  afterEach(() => all.db.close());

  /** Ann goes and comes back as often as she may, until the game has gone on; how long that took. */
  async function stalled(clock: Clock | undefined, every: number): Promise<number> {
    const id = await all.started(here, people, clock && { clock });
    const begun = all.time;
    const { actions, automatic, host } = here;
    const picks = (): Promise<number> => host.read(id, ({ play }) => play!.picks.length);
    for (let i = 0; i < 50 && (await picks()) === 0; i++) {
      all.time += every;
      await automatic.sweep();
      await settled();
      if (clock === undefined) await actions.takeOver(id, people[1], 0, 'sapling').catch(() => {});
      await actions.takeOver(id, people[0], 0, 'sapling');
      const refused = await actions.handBack(id, people[0], 0).then(
        () => false,
        () => true,
      );
      if (refused) await automatic.automatic(id);
    }
    expect(await picks()).toBeGreaterThan(0);
    await sameFromItsLog(id);
    return all.time - begun;
  }

  /** What is known of the clocks while it is played, and what another process reads from the log. */
  async function sameFromItsLog(id: string): Promise<void> {
    const [live, replayed] = await Promise.all(
      [here, all.begin()].map(({ host }) => host.read(id, (table) => table.saved())),
    );
    expect(replayed).toEqual(live);
  }

  it('has his time and, when it was up, once more: not a minute for each coming', async () => {
    const clock: Clock = { kind: 'live', bank: 60, increment: 0 };
    expect(await stalled(clock, 55_000)).toBeLessThan(4 * MINUTE);
  });

  it('has his days, and once more', async () => {
    expect(await stalled({ kind: 'days', days: 2 }, 1.5 * DAY)).toBeLessThan(7 * DAY);
  });

  it('has his two minutes without a clock, and once more', async () => {
    expect(await stalled(undefined, MINUTE)).toBeLessThan(6 * MINUTE);
  });

  it('is late without a clock however often he did so, as nothing has moved', async () => {
    const id = await all.started(here, people);
    for (let i = 0; i < 3; i++) {
      all.time += 0.6 * MINUTE;
      await here.actions.takeOver(id, people[0], 0, 'sapling');
      await here.actions.handBack(id, people[0], 0);
    }
    all.time += 0.2 * MINUTE;
    const { seats } = await here.actions.takeOver(id, people[1], 0, 'sapling');
    expect(seats[0].away).toBe(true);
  });

  it('has time again for the next decision, when he has made one himself', async () => {
    const id = await all.started(here, people, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const left = (): Promise<number> =>
      here.host.read(id, ({ clocks }) => clocks.deadline()! - all.time);
    for (let round = 0; round < 2; round++) {
      all.time += 2 * MINUTE;
      await here.actions.takeOver(id, people[0], 0, 'sapling');
      await here.actions.handBack(id, people[0], 0);
      expect(await left()).toBe(MINUTE);
      await pickOne(here, id, people);
      while ((await here.host.read(id, ({ decider }) => decider)) !== 0) {
        await pickOne(here, id, people);
      }
    }
    await sameFromItsLog(id);
  });

  it('may do so as he likes where nobody waits for him', async () => {
    const seats: SeatPlan[] = [{ kind: 'open' }, { kind: 'computer', level: 'random' }];
    const id = await all.started(here, [people[0]], { seats });
    for (let i = 0; i < 5; i++) {
      all.time += 10 * MINUTE;
      await here.actions.takeOver(id, people[0], 0, 'sapling');
      expect((await here.actions.handBack(id, people[0], 0)).seats[0].away).toBe(false);
    }
  });
});

/** A first pick that reveals nothing and after which it is the turn of somebody else. */
function passing({ info, play, decider }: Table): number {
  const { game, setup, seed } = info;
  return play!.codes.find((code) => {
    const tried = new Play(game, game.readOptions(setup.options), seed);
    tried.pick(code);
    return tried.undoable(decider!) === 1 && decidingSeat(tried.state) === 1 - decider!;
  })!;
}

describe('who takes back his turn and plays it again', () => {
  /** Plays a turn of everdell and takes it back, so often, both thinking for a while before they go on. */
  async function again(clock: Clock, times: number, each: number) {
    let time = Date.UTC(2026, 10, 16);
    const house = await openHouse({}, { now: () => time });
    const players = [
      await Client.guest(house.address, 'Ann'),
      await Client.guest(house.address, 'Bob'),
    ];
    const { id } = await startTable(players, { rated: true, clock });
    const { host, actions, people } = house.parts;
    const seat = await host.read(id, ({ decider }) => decider!);
    const person = (await people.person(players[seat].person))!;
    const code = await host.read(id, passing);
    for (let i = 0; i < times; i++) {
      time += each;
      const at = await host.read(id, ({ position }) => position);
      const { position } = await actions.pick(id, person, { seat, at, code });
      time += each;
      await actions.undo(id, person, seat, position, 1);
    }
    const found = await host.read(id, ({ clocks }) => ({
      bank: [clocks.bank[seat], clocks.bank[1 - seat]],
      left: clocks.deadline()! - time,
    }));
    for (const player of players) player.close();
    await house.close();
    return found;
  }

  it('has no more time than before, nor has the other', async () => {
    const { bank } = await again({ kind: 'live', bank: 60, increment: 30 }, 20, 0);
    expect(bank).toEqual([60_000, 60_000]);
  });

  it('uses up his own time, also what others had meanwhile, and nobody has an increment for it', async () => {
    const { bank } = await again({ kind: 'live', bank: 60, increment: 30 }, 4, 5000);
    expect(bank).toEqual([20_000, 60_000]);
  });

  it('begins no new period in a slow game', async () => {
    const { left } = await again({ kind: 'days', days: 7 }, 10, DAY / 10);
    expect(left).toBe(5 * DAY);
  });

  it('does so no more when he has no time left for it', async () => {
    await expect(again({ kind: 'live', bank: 60, increment: 30 }, 6, 5000)).rejects.toThrow(
      'no time left',
    );
    await expect(again({ kind: 'days', days: 1 }, 5, DAY / 10)).rejects.toThrow('no time left');
  });

  it('makes nobody late whom he does not let come to a pick', async () => {
    let time = Date.UTC(2026, 10, 16);
    const house = await openHouse({}, { now: () => time });
    const players = [
      await Client.guest(house.address, 'Ann'),
      await Client.guest(house.address, 'Bob'),
    ];
    const { id } = await startTable(players);
    const { host, actions, people } = house.parts;
    const seat = await host.read(id, ({ decider }) => decider!);
    const person = (await people.person(players[seat].person))!;
    const code = await host.read(id, passing);
    const pick = async (): Promise<Table> => {
      const at = await host.read(id, ({ position }) => position);
      return actions.pick(id, person, { seat, at, code });
    };
    for (let i = 0; i < 130; i++) {
      const { position } = await pick();
      time += 1000;
      await actions.undo(id, person, seat, position, 1);
    }
    await pick();
    const late = actions.takeOver(id, person, 1 - seat, 'sapling');
    await expect(late).rejects.toThrow('not late');
    for (const player of players) player.close();
    await house.close();
  });
});
