import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat, answered } from './heartbeat.ts';

class Listener extends EventEmitter {
  bytesRead = 0;
  readonly ping = vi.fn<() => void>();
  readonly terminate = vi.fn<() => void>(() => void this.emit('close'));
}

let heart: Heartbeat;
beforeEach(() => {
  vi.useFakeTimers();
  heart = new Heartbeat();
});
afterEach(() => {
  heart.stop();
  vi.useRealTimers();
});

function watched() {
  const listener = new Listener();
  const pulse = heart.watch(listener as unknown as WebSocket, listener);
  return { listener, pulse };
}

const seconds = (n: number): void => void vi.advanceTimersByTime(n * 1000);

it('pings who is silent, within half a minute, and cuts off who does not answer within another', () => {
  const { listener, pulse } = watched();
  seconds(14);
  expect(listener.ping).not.toHaveBeenCalled();
  seconds(16);
  expect(listener.ping).toHaveBeenCalledOnce();
  seconds(14);
  expect(listener.terminate).not.toHaveBeenCalled();
  seconds(16);
  expect(listener.ping).toHaveBeenCalledOnce();
  expect(listener.terminate).toHaveBeenCalledOnce();
  expect(answered(pulse)).toBe(true);
});

it('asks again and again who answers, and nothing of who says something', () => {
  const { listener: idle, pulse } = watched();
  idle.ping.mockImplementation(() => void (idle.bytesRead += 6));
  const { listener: busy } = watched();
  for (let i = 0; i < 60; i++) {
    busy.bytesRead += 40;
    seconds(10);
  }
  expect(idle.ping.mock.calls.length).toBeGreaterThan(10);
  expect(busy.ping).not.toHaveBeenCalled();
  for (const { terminate } of [idle, busy]) expect(terminate).not.toHaveBeenCalled();
  // One answer is free for each time it was asked.
  expect([answered(pulse), answered(pulse)]).toEqual([true, false]);
});

it('does not ask all at once, however they have come', () => {
  const all = Array.from({ length: 1500 }, () => watched().listener);
  const pinged = (): number => all.filter(({ ping }) => ping.mock.calls.length > 0).length;
  let most = 0;
  for (let before = 0, i = 0; i < 300; i++) {
    vi.advanceTimersByTime(100);
    most = Math.max(most, pinged() - before);
    before = pinged();
  }
  expect([pinged(), most]).toEqual([1500, 10]);
});

it('fills the gaps that others leave, and forgets who has gone', () => {
  const all = Array.from({ length: 300 }, () => watched().listener);
  for (const listener of all.slice(0, 150)) listener.emit('close');
  const late = Array.from({ length: 150 }, () => watched().listener);
  seconds(60);
  for (const listener of all.slice(0, 150)) expect(listener.ping).not.toHaveBeenCalled();
  for (const listener of [...all.slice(150), ...late]) expect(listener.ping).toHaveBeenCalledOnce();
});
