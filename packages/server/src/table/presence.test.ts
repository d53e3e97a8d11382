import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BEAT, Presence } from './presence.ts';

const GRACE = 5000;
const REPEAT = 60_000;
const FORGOTTEN = 2.5 * REPEAT;
const people = (...names: string[]): Set<string> => new Set(names);

let told: string[];
let shared: string[];
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [told, shared] = [[], []];
  presence = new Presence({
    share: (notice) => void shared.push(notice),
    tell: (table, there) => void told.push(`${table}: ${[...there].join(' ')}`),
    now: Date.now,
  });
});
afterEach(() => vi.useRealTimers());

/** What another process says. */
const elsewhere = (process: string, ...names: string[]): void =>
  presence.heard(`here oak ${process} ${names.join(',')}`);

it('who comes is told at once, who leaves when they have not come back', () => {
  presence.here('oak', people('Ann'));
  presence.here('oak', people('Ann', 'Bob'));
  presence.here('oak', people('Ann'));
  expect(told.splice(0)).toEqual(['oak: Ann', 'oak: Ann Bob']);
  vi.advanceTimersByTime(GRACE - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['oak: Ann']);
  expect(presence.at('oak')).toEqual(people('Ann'));
});

it('whoever loads the page again has not left', () => {
  presence.here('oak', people('Ann'));
  presence.here('oak', people());
  vi.advanceTimersByTime(GRACE - 1);
  presence.here('oak', people('Ann'));
  vi.advanceTimersByTime(GRACE);
  expect(told).toEqual(['oak: Ann']);
  expect(presence.at('oak')).toEqual(people('Ann'));
});

it('the same people once more are told to nobody, here or elsewhere', () => {
  presence.here('oak', people('Ann', 'Bob'));
  presence.here('oak', people('Bob', 'Ann'));
  expect([told.length, shared.length]).toEqual([1, 1]);
});

it('a table that all have left is empty, and a new one knows nothing of it', () => {
  presence.here('oak', people('Ann'));
  presence.here('oak', people());
  vi.advanceTimersByTime(GRACE);
  expect(told.splice(0)).toEqual(['oak: Ann', 'oak: ']);
  expect(presence.at('oak')).toEqual(people());
  presence.beat();
  expect(shared).toHaveLength(2);
});

it('who left twice, and came back when all was forgotten, is not forgotten again', () => {
  const [ann, nobody] = [people('Ann'), people()];
  presence.here('oak', ann);
  presence.here('oak', nobody);
  vi.advanceTimersByTime(1000);
  presence.here('oak', ann);
  presence.here('oak', nobody);
  vi.advanceTimersByTime(GRACE - 500);
  presence.here('oak', ann);
  vi.advanceTimersByTime(GRACE);
  expect(presence.at('oak')).toEqual(ann);
  presence.here('oak', nobody);
  vi.advanceTimersByTime(GRACE);
  expect(told.at(-1)).toBe('oak: ');
});

it('people of other processes are there as well, and leave like ours', () => {
  presence.here('oak', people('Ann'));
  elsewhere('p2', 'Bob', 'Cid');
  expect(presence.at('oak')).toEqual(people('Ann', 'Bob', 'Cid'));
  elsewhere('p2');
  vi.advanceTimersByTime(GRACE);
  expect(presence.at('oak')).toEqual(people('Ann'));
});

it('a process that is heard for the first time hears of ours, and only then', () => {
  elsewhere('p2', 'Bob');
  expect(shared).toEqual([]);
  presence.here('oak', people('Ann'));
  shared.length = 0;
  elsewhere('p3', 'Cid');
  expect(shared).toEqual([expect.stringMatching(/^here oak \S+ Ann$/)]);
  elsewhere('p3', 'Cid', 'Dot');
  expect(shared).toHaveLength(1);
});

it('who is here is said again and again; of an empty room there is nothing to say', () => {
  presence.here('oak', people('Ann', 'Bob'));
  elsewhere('p2', 'Cid');
  shared.length = 0;
  vi.advanceTimersByTime(REPEAT / 2 - 1);
  presence.beat();
  expect(shared).toEqual([]);
  vi.advanceTimersByTime(REPEAT / 2 + 1);
  presence.beat();
  expect(shared).toEqual([expect.stringMatching(/^here oak \S+ Ann,Bob$/)]);
  presence.here('oak', people());
  shared.length = 0;
  vi.advanceTimersByTime(REPEAT);
  presence.beat();
  expect(shared).toEqual([]);
});

it('many tables are not said again all at the same time', () => {
  for (let i = 0; i < 600; i++) presence.here(`table ${i}`, people('Ann'));
  let most = 0;
  for (let at = 0; at < 2 * REPEAT; at += BEAT) {
    shared.length = 0;
    vi.advanceTimersByTime(BEAT);
    presence.beat();
    most = Math.max(most, shared.length);
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(60);
});

it('what a process does not repeat counts no more after a while: it may have died', () => {
  elsewhere('p2', 'Bob');
  vi.advanceTimersByTime(FORGOTTEN - 1);
  presence.beat();
  vi.advanceTimersByTime(GRACE);
  expect(presence.at('oak')).toEqual(people('Bob'));
  elsewhere('p2', 'Bob');
  vi.advanceTimersByTime(FORGOTTEN);
  presence.beat();
  vi.advanceTimersByTime(GRACE);
  expect(presence.at('oak')).toEqual(people());
});
