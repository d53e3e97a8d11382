import { everdell, type View } from '@evervale/everdell';
import { decidingSeat, type Game } from '@evervale/kernel';
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
    const { decision } = last();
    if (decision) host.handle({ type: 'pick', code: decision.options[0].code });
    await settled();
  }
  const { outcome, view } = last();
  expect(outcome?.scores).toHaveLength(2);
  expect(outcome?.history.length).toBeGreaterThan(20);
  expect((view as View).over).toBe(true);
});

test('a pick is taken back together with its lines in the log', () => {
  const { host, last } = tableOf([person('Hazel'), person('Oak')]);
  host.handle({ type: 'takeOver' });
  const before = last();
  const three = before.decision!.options.find(({ key }) => key === 'place:forest-two-any');
  const code = (three ?? before.decision!.options[0]).code;
  host.handle({ type: 'pick', code });
  if (last().undo === 0) return;
  host.handle({ type: 'undo' });
  expect(last().picks).toEqual(before.picks);
  expect(last().log.from + last().log.lines.length).toBe(0);
});

test('around one screen no hand is shown until the next person has it', () => {
  const { host, last } = tableOf([person('Hazel'), person('Oak')]);
  const seats = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const { handover, view } = last();
    if (handover !== null) {
      expect((view as View).players.every(({ hand }) => hand === null)).toBe(true);
      expect(last().decision).toBeNull();
      host.handle({ type: 'takeOver' });
    }
    seats.add(last().seat);
    expect((last().view as View).players[last().seat].hand).not.toBeNull();
    host.handle({ type: 'pick', code: last().decision!.options[0].code });
  }
  expect(seats).toEqual(new Set([0, 1]));
});

test('a saved table goes on where it was left', async () => {
  const seats = [person('Hazel'), { name: 'Oak', by: 'sprout' } as const];
  const first = tableOf(seats);
  for (let i = 0; i < 5; i++) {
    await settled();
    const { decision } = first.last();
    if (decision) first.host.handle({ type: 'pick', code: decision.options[0].code });
  }
  await settled();
  const { picks, view, log } = tableOf(seats, first.last().picks).last();
  expect(picks).toEqual(first.last().picks);
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
