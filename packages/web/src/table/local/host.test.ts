import { everdell, type View } from '@evervale/everdell';
import { decidingSeat, decision as decisionOf, type Game } from '@evervale/kernel';
import { expect, test } from 'vitest';
import type { SeatPlan, Snapshot, TableConfig } from '../source.ts';
import { Host, type Computer } from './host.ts';

const game: Game = everdell;
const firstPick: Computer = async (play) => game.machine.legal(play.state).toArray()[0];

const person = (name: string): SeatPlan => ({ name, by: 'person' });

function tableOf(seats: readonly SeatPlan[], picks: readonly number[] = []) {
  const config: TableConfig = {
    id: 'test',
    game: 'everdell',
    options: { players: seats.length },
    seed: 4,
    seats,
  };
  const shown: Snapshot[] = [];
  const host = new Host(game, config, picks, {
    post: (snapshot) => shown.push(snapshot),
    later: (call) => call(),
    hints: async () => [],
    computer: () => firstPick,
  });
  host.begin();
  return { host, last: () => shown.at(-1)! };
}

const settled = async (): Promise<void> =>
  new Promise((go) => {
    setTimeout(go);
  });

test('a person plays a whole game against a computer player up to the score', async () => {
  const { host, last } = tableOf([person('Hazel'), { name: 'Oak', by: 'sprout' }]);
  for (let i = 0; last().outcome === null && i < 400; i++) {
    const { decision, at } = last();
    if (decision) host.handle({ type: 'pick', code: decision.options[0].code, at });
    await settled();
  }
  const { outcome, view } = last();
  expect(outcome?.scores).toHaveLength(2);
  expect(outcome?.history.length).toBeGreaterThan(20);
  expect((view as View).over).toBe(true);
});

test('a turn without a choice passes the screen on', () => {
  const { host, last } = tableOf([person('Hazel'), person('Oak')]);
  host.handle({ type: 'takeOver' });
  const before = last();
  const { code } = before.decision!.options.find(({ key }) => key === 'place:basic-three-twigs')!;
  host.handle({ type: 'pick', code, at: 0 });
  expect(last().handover).toBe(1);
});

test('around one screen no hand is shown until the next person has it', () => {
  const { host, last } = tableOf([person('Hazel'), person('Oak')]);
  const seats = new Set<number>();
  const handsShown = (): number =>
    (last().view as View).players.filter(({ hand }) => hand !== null).length;
  const shownAtHandover: number[] = [];
  for (let i = 0; i < 12; i++) {
    if (last().handover !== null) {
      shownAtHandover.push(handsShown() + (last().decision === null ? 0 : 1));
      host.handle({ type: 'takeOver' });
    }
    seats.add(last().seat);
    expect((last().view as View).players[last().seat].hand).not.toBeNull();
    expect(handsShown()).toBe(1);
    const { code } = last().decision!.options[0];
    host.handle({ type: 'pick', code, at: last().at });
  }
  expect(Math.max(...shownAtHandover)).toBe(0);
  expect(seats).toEqual(new Set([0, 1]));
});

test('a late click and a click in the turn of another do nothing', () => {
  const { host, last } = tableOf([person('Hazel'), person('Oak')]);
  host.handle({ type: 'takeOver' });
  const { code } = last().decision!.options.find(({ key }) => key === 'place:basic-three-twigs')!;
  host.handle({ type: 'pick', code, at: 0 });
  host.handle({ type: 'pick', code: code + 1, at: 0 });
  host.handle({ type: 'pick', code: code + 1, at: 1 });
  host.handle({ type: 'undo' });
  expect(last().record?.picks).toEqual([code]);
});

test('a saved table goes on where it was left', async () => {
  const seats = [person('Hazel'), { name: 'Oak', by: 'sprout' } as const];
  const first = tableOf(seats);
  for (let i = 0; i < 5; i++) {
    await settled();
    const { decision, at } = first.last();
    if (decision) first.host.handle({ type: 'pick', code: decision.options[0].code, at });
  }
  await settled();
  const { record, view, log } = tableOf(seats, first.last().record!.picks).last();
  expect(record).toEqual(first.last().record);
  expect(view).toEqual(first.last().view);
  expect(log.from).toBe(0);
  expect(log.lines.length).toBeGreaterThan(0);
});

test('the host asks nobody but the seat that has to decide', () => {
  const { host, last } = tableOf([person('Hazel'), person('Oak'), person('Fern')]);
  host.handle({ type: 'takeOver' });
  const play = game.create(game.readOptions({ players: 3 }), 4);
  expect(last().decision?.seat).toBe(decidingSeat(play));
});

/** A computer player who takes what has such a key, else the first thing. */
const wanting =
  (key: RegExp): Computer =>
  async ({ state }) => {
    const { options } = decisionOf(game, state)!;
    return (options.find((one) => key.test(one.key)) ?? options[0]).code;
  };

/** A person against a computer player, whose thoughts come when `think` is called. */
function against(answer: RegExp) {
  const seats: SeatPlan[] = [person('Hazel'), { name: 'Oak', by: 'sprout' }];
  const options = { players: 2 };
  const shown: Snapshot[] = [];
  const waiting: (() => void)[] = [];
  const config: TableConfig = { id: 'undo', game: 'everdell', options, seed: 4, seats };
  const host = new Host(game, config, [], {
    post: (snapshot) => shown.push(snapshot),
    later: (call) => waiting.push(call),
    hints: async () => [],
    computer: () => wanting(answer),
  });
  host.begin();
  const last = (): Snapshot => shown.at(-1)!;
  return {
    last,
    pick: (key: string) => {
      const { code } = last().decision!.options.find((one) => one.key === key)!;
      host.handle({ type: 'pick', code, at: last().at });
    },
    undo: () => host.handle({ type: 'undo' }),
    think: async () => {
      waiting.splice(0).forEach((call) => call());
      await settled();
    },
  };
}

test('a misclick is taken back after the computer player has answered', async () => {
  const table = against(/^place:basic-one-berry$/);
  const { view } = table.last();
  table.pick('place:basic-three-twigs');
  await table.think();
  expect(table.last().at).toBe(2);
  expect(table.last().undo).toBe(1);
  table.undo();
  expect(table.last().at).toBe(0);
  expect(table.last().view).toEqual(view);
  expect(table.last().log.from).toBe(0);
});

test('what the computer player draws for itself does not keep anybody from taking back', async () => {
  const table = against(/^place:basic-two-cards-one-point$/);
  table.pick('place:basic-three-twigs');
  await table.think();
  expect((table.last().view as View).players[1].handCount).toBe(8);
  expect(table.last().undo).toBe(1);
});

test('while the computer player thinks a move is taken back, and what it thought of is void', async () => {
  const table = against(/^place:basic-one-berry$/);
  table.pick('place:basic-three-twigs');
  expect(table.last().undo).toBe(1);
  table.undo();
  await table.think();
  expect(table.last().at).toBe(0);
  expect(table.last().decision?.seat).toBe(0);
});

test('nothing is taken back once a computer player has shown a card of its hand or of the deck', async () => {
  const table = against(/^play:|^place:basic-(three-twigs|two-resin)$/);
  for (let i = 0; (table.last().view as View).players[1].city.length === 0; i++) {
    const options = table.last().decision?.options ?? [];
    const place = options.find(({ key }) => key.startsWith('place:')) ?? options[0];
    if (place) table.pick(place.key);
    await table.think();
    if (i > 40) throw new Error('it plays no card');
  }
  while (table.last().decision === null) await table.think();
  expect(table.last().undo).toBe(0);
});
