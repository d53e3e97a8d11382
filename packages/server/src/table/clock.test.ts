import { expect, it } from 'vitest';
import { Downtime } from '../storage/downtime.ts';
import { Clocks } from './clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const live = { kind: 'live', bank: 600, increment: 5 } as const;
const slow = { kind: 'days', days: 4 } as const;

it('every pick costs its time, and the turn of another brings the increment, once', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(0, 0);
  clocks.picked(MINUTE, 0);
  expect(clocks.bank).toEqual([9 * MINUTE, 10 * MINUTE]);
  clocks.picked(3 * MINUTE, 1);
  expect(clocks.bank).toEqual([7 * MINUTE + 5000, 10 * MINUTE]);
  expect(clocks.deadline()).toBe(13 * MINUTE);
});

it('nobody has less than no time, and a clock that is set back gives none', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(MINUTE, 0);
  clocks.moved(0, 0);
  expect(clocks.bank[0]).toBe(10 * MINUTE);
  clocks.moved(99 * MINUTE, 0);
  expect(clocks.bank[0]).toBe(0);
});

it('what happens before anybody has to decide costs nobody time', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(5 * MINUTE, 1);
  expect(clocks.bank).toEqual([10 * MINUTE, 10 * MINUTE]);
});

it('time without a server does not count', () => {
  const clocks = new Clocks(live, 1, new Downtime([{ from: MINUTE, to: 50 * MINUTE }]));
  clocks.moved(0, 0);
  expect(clocks.deadline()).toBe(59 * MINUTE);
  clocks.moved(51 * MINUTE, 0);
  expect(clocks.bank).toEqual([8 * MINUTE]);
});

it.each([
  ['five minutes, if that is less than the whole clock', live, 5 * MINUTE],
  ['the whole clock, if that is less than five minutes', { ...live, bank: 120 }, 2 * MINUTE],
])('who comes back without time has %s', (_, clock, expected) => {
  const clocks = new Clocks(clock, 2);
  clocks.moved(0, 0);
  clocks.left(0, true);
  clocks.back(100 * MINUTE, 0, { picks: 0, timeIsUp: true });
  expect(clocks.bank).toEqual([expected, clock.bank * 1000]);
  expect(clocks.deadline()).toBe(100 * MINUTE + expected);
});

it('who comes back loses no time that was left, and no time of the others', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(0, 0);
  clocks.picked(MINUTE, 0);
  clocks.left(1, true);
  clocks.back(2 * MINUTE, 1, { picks: 0, timeIsUp: false });
  expect(clocks.bank).toEqual([9 * MINUTE, 10 * MINUTE]);
  expect(clocks.deadline()).toBe(10 * MINUTE);
});

it.each([live, slow, undefined])(
  'who goes and comes back before time is up gains none',
  (clock) => {
    const clocks = new Clocks(clock, 2);
    clocks.moved(0, 0);
    const before = [clocks.deadline(), clocks.thought(MINUTE)];
    clocks.left(0, false);
    clocks.back(MINUTE, 0, { picks: 0, timeIsUp: false });
    expect([clocks.deadline(), clocks.thought(MINUTE)]).toEqual(before);
  },
);

it('time that was up is given again once, and not before a pick was made that counts', () => {
  const clocks = new Clocks({ ...live, bank: 120 }, 2);
  clocks.moved(0, 0);
  clocks.back(2 * MINUTE, 0, { picks: 0, timeIsUp: true });
  expect(clocks.deadline()).toBe(4 * MINUTE);
  const may = (picks: number): boolean => clocks.mayRenew(0, { picks, timeIsUp: true });
  expect([may(0), may(1)]).toEqual([false, true]);
  clocks.left(0, true);
  clocks.back(4 * MINUTE, 0, { picks: 0, timeIsUp: true });
  expect(clocks.deadline()).toBe(4 * MINUTE);
  clocks.back(5 * MINUTE, 0, { picks: 1, timeIsUp: true });
  expect(clocks.deadline()).toBe(7 * MINUTE);
});

it('a pick that is taken back brings nothing: no increment, and no new turn', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(0, 0);
  for (let i = 1; i <= 20; i++) {
    const brought = clocks.picked(0, 1);
    expect(clocks.bank).toEqual([10 * MINUTE + 5000, 10 * MINUTE]);
    clocks.moved(0, 0);
    clocks.takenBack(0, brought);
  }
  expect(clocks.bank).toEqual([10 * MINUTE, 10 * MINUTE]);
});

it('with days, a turn that is taken up again goes on with the days that were left, for both', () => {
  const clocks = new Clocks(slow, 2);
  clocks.moved(0, 0);
  clocks.picked(DAY, 0);
  const brought = clocks.picked(3 * DAY, 1);
  expect(clocks.deadline()).toBe(7 * DAY);
  clocks.moved(5 * DAY, 0);
  clocks.takenBack(0, brought);
  expect([clocks.reminder(), clocks.deadline()]).toEqual([5 * DAY, 6 * DAY]);
  clocks.picked(5.5 * DAY, 1);
  expect(clocks.deadline()).toBe(7.5 * DAY);
});

it('without a clock it is known how long a pick takes, with what was taken back before it', () => {
  const clocks = new Clocks(undefined, 2);
  expect(clocks.thought(MINUTE)).toBe(0);
  clocks.moved(0, 0);
  clocks.picked(MINUTE, 0);
  expect(clocks.thought(3 * MINUTE)).toBe(2 * MINUTE);
  const brought = clocks.picked(3 * MINUTE, 1);
  clocks.moved(4 * MINUTE, 0);
  clocks.takenBack(0, brought);
  expect(clocks.thought(5 * MINUTE)).toBe(3 * MINUTE);
  clocks.forgiven();
  expect(clocks.thought(5 * MINUTE)).toBe(MINUTE);
});

it('with days per turn, a turn of many picks has its days once, and is reminded of at three quarters', () => {
  const clocks = new Clocks(slow, 2);
  clocks.moved(DAY, 0);
  clocks.picked(3 * DAY, 0);
  expect([clocks.reminder(), clocks.deadline()]).toEqual([4 * DAY, 5 * DAY]);
  clocks.picked(4 * DAY, 1);
  expect([clocks.reminder(), clocks.deadline()]).toEqual([7 * DAY, 8 * DAY]);
  expect(clocks.bank).toEqual([0, 0]);
  clocks.back(5 * DAY, 1, { picks: 0, timeIsUp: true });
  expect([clocks.bank, clocks.deadline()]).toEqual([[0, 0], 9 * DAY]);
});

it('without a clock, and where nobody decides, no time is up and nobody is reminded', () => {
  const none = new Clocks(undefined, 2);
  none.moved(0, 0);
  expect([none.reminder(), none.deadline()]).toEqual([null, null]);
  for (const clock of [live, slow]) {
    const clocks = new Clocks(clock, 2);
    expect([clocks.reminder(), clocks.deadline()]).toEqual([null, null]);
  }
  const running = new Clocks(live, 2);
  running.moved(0, 0);
  expect(running.reminder()).toBeNull();
});

it('what was saved goes on where it was', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(0, 0);
  clocks.picked(MINUTE, 1);
  clocks.left(0, true);
  const again = new Clocks(live, 2);
  again.restore(clocks.saved());
  expect(again.saved()).toEqual(clocks.saved());
  expect(again.deadline()).toBe(clocks.deadline());
});
