import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOf, type Draft, type Entry } from './entry.ts';
import { LaggingTable } from './lagging.ts';
import { magpieInfo } from '../../test/magpieInfo.ts';

const SECOND = 1000;
const DELAY = 60 * SECOND;
const info = magpieInfo({ visibility: 'public', delay: DELAY / SECOND });

let lagging: LaggingTable;
let log: Entry[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  lagging = new LaggingTable(info, Date.now);
  log = [];
});
afterEach(() => {
  lagging.stop();
  vi.useRealTimers();
});

/** Something happens at the table now, and is told to those who lag behind. */
function happens(...drafts: readonly Draft[]): void {
  const entries = drafts.map((draft, i) => entryOf(draft, log.length + i, Date.now()));
  log.push(...entries);
  lagging.push(entries);
}

const START: Draft = { kind: 'start' };
const JOIN: Draft = { kind: 'join', seat: 1, data: '{"person":"Bob","name":"Bob"}' };
const DRAWS: readonly Draft[] = [0, 1].map((seat) => ({ kind: 'pick', seat, value: 1 }));

interface Message {
  readonly type: string;
  readonly n?: number;
}

async function eye(): Promise<{ heard: Message[]; stop: () => void }> {
  const heard: Message[] = [];
  const send = (text: string): void => void heard.push(JSON.parse(text) as Message);
  if (!lagging.built) await lagging.build(log);
  return { heard, stop: lagging.watch({ person: 'Eve', send }) };
}

const kindsOf = (heard: readonly Message[]): string[] => heard.map(({ type }) => type);

it('who comes sees the table as it was, up to what is just as old', async () => {
  happens(START);
  vi.setSystemTime(SECOND);
  happens(DRAWS[0]);
  vi.setSystemTime(DELAY - 1);
  expect((await eye()).heard).toMatchObject([{ type: 'snapshot', n: 0, view: null }]);
  lagging.stop();
  vi.setSystemTime(DELAY);
  expect((await eye()).heard).toMatchObject([{ type: 'snapshot', n: 1 }]);
  lagging.stop();
  vi.setSystemTime(DELAY + SECOND);
  expect((await eye()).heard).toMatchObject([{ type: 'snapshot', n: 2 }]);
});

it('what happens is told when its time has come, one after the other', async () => {
  happens(START);
  const { heard } = await eye();
  vi.advanceTimersByTime(SECOND);
  happens(DRAWS[0]);
  vi.advanceTimersByTime(SECOND);
  happens(DRAWS[1]);
  heard.length = 0;
  vi.advanceTimersByTime(DELAY - 2 * SECOND - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kindsOf(heard)).toEqual(['moved', 'table']);
  vi.advanceTimersByTime(SECOND - 1);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(heard.slice(2)).toMatchObject([{ type: 'moved', n: 2 }]);
  vi.advanceTimersByTime(SECOND);
  expect(heard.slice(3)).toMatchObject([{ type: 'moved', n: 3 }]);
});

it('what moves no piece is told as news of the table', async () => {
  happens(JOIN, START, DRAWS[0]);
  vi.setSystemTime(DELAY);
  const { heard } = await eye();
  happens({ kind: 'ask', seat: 0, value: 1 });
  heard.length = 0;
  vi.advanceTimersByTime(DELAY);
  expect(kindsOf(heard)).toEqual(['table']);
});

it('before the start there is no game to tell of', async () => {
  const { heard } = await eye();
  happens(JOIN);
  heard.length = 0;
  vi.advanceTimersByTime(DELAY);
  expect(kindsOf(heard)).toEqual(['table']);
});

it('the end of the game is told with its last pick', async () => {
  lagging = new LaggingTable(
    { ...info, setup: { ...info.setup, options: { players: 2, rounds: 1 } } },
    Date.now,
  );
  happens(START);
  vi.setSystemTime(DELAY);
  const { heard } = await eye();
  happens(...DRAWS);
  heard.length = 0;
  vi.advanceTimersByTime(DELAY);
  expect(heard).toMatchObject([{ type: 'moved' }, { type: 'table', info: { status: 'over' } }]);
});

it('a second who comes sees what the first sees', async () => {
  happens(START);
  const first = await eye();
  const second = await eye();
  expect(second.heard).toEqual(first.heard);
  vi.advanceTimersByTime(DELAY);
  expect(second.heard).toEqual(first.heard);
  expect(second.heard).toHaveLength(3);
});

it('who has left hears no more; when the last has left, nothing is waited for', async () => {
  happens(START);
  const [first, second] = [await eye(), await eye()];
  first.stop();
  expect([lagging.busy, vi.getTimerCount()]).toEqual([true, 1]);
  second.stop();
  expect([lagging.busy, vi.getTimerCount()]).toEqual([false, 0]);
  happens(DRAWS[0]);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2 * DELAY);
  expect([first.heard.length, second.heard.length]).toEqual([1, 1]);
  // Who comes again has missed nothing.
  expect((await eye()).heard).toMatchObject([{ type: 'snapshot', n: 2 }]);
});

it('nothing is waited for when all has been told', async () => {
  happens(START);
  await eye();
  vi.advanceTimersByTime(DELAY);
  expect(vi.getTimerCount()).toBe(0);
});

it('what cannot be played sends who watches away, and a new one can come', async () => {
  const { heard } = await eye();
  lagging.push([entryOf(START, 7, 0)]);
  vi.advanceTimersByTime(DELAY);
  expect(heard.at(-1)).toEqual({ type: 'unwatched', table: 'oak', seat: null });
  expect([lagging.busy, vi.getTimerCount()]).toEqual([false, 0]);
  expect((await eye()).heard).toMatchObject([{ type: 'snapshot', n: 0 }]);
});
