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
  clocks.moved(MINUTE, 0);
  expect(clocks.bank).toEqual([9 * MINUTE, 10 * MINUTE]);
  clocks.moved(3 * MINUTE, 1);
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
  clocks.moved(99 * MINUTE, 0);
  clocks.renew(100 * MINUTE, 0);
  expect(clocks.bank).toEqual([expected, clock.bank * 1000]);
  expect(clocks.deadline()).toBe(100 * MINUTE + expected);
});

it('who comes back loses no time that was left, and no time of the others', () => {
  const clocks = new Clocks(live, 2);
  clocks.moved(0, 0);
  clocks.moved(MINUTE, 0);
  clocks.renew(2 * MINUTE, 1);
  expect(clocks.bank).toEqual([9 * MINUTE, 10 * MINUTE]);
  expect(clocks.deadline()).toBe(10 * MINUTE);
});

it('with days per turn, a turn of many picks has its days once, and is reminded of at three quarters', () => {
  const clocks = new Clocks(slow, 2);
  clocks.moved(DAY, 0);
  clocks.moved(3 * DAY, 0);
  expect([clocks.reminder(), clocks.deadline()]).toEqual([4 * DAY, 5 * DAY]);
  clocks.moved(4 * DAY, 1);
  expect([clocks.reminder(), clocks.deadline()]).toEqual([7 * DAY, 8 * DAY]);
  expect(clocks.bank).toEqual([0, 0]);
  clocks.renew(5 * DAY, 1);
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
  clocks.moved(MINUTE, 1);
  const again = new Clocks(live, 2);
  again.restore(clocks.saved());
  expect(again.saved()).toEqual(clocks.saved());
  expect(again.deadline()).toBe(clocks.deadline());
});
