import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, type LinkState } from './link.ts';

const SECOND = 1000;

/** The other end: any number of wires, of which the last one is in use. */
class End {
  readonly asked: { readonly type: string; readonly id: number; readonly at: number }[] = [];
  /** When each wire was opened, and closed by us. */
  readonly opened: number[] = [];
  readonly closed: number[] = [];
  /** How long it takes to answer; null: it does not. */
  delay: (type: string) => number | null = () => 10;
  letsIn = true;
  private user: Parameters<ConstructorParameters<typeof Link>[0]>[0] | null = null;

  open(user: NonNullable<typeof this.user>) {
    this.user = user;
    this.opened.push(Date.now());
    if (this.letsIn) queueMicrotask(() => user.opened());
    // As the server does it: one after the other.
    let free = 0;
    return {
      send: (text: string): void => {
        const { type, id } = JSON.parse(text) as { type: string; id: number };
        this.asked.push({ type, id, at: Date.now() });
        const delay = this.delay(type);
        if (delay === null) free = Infinity;
        free = Math.max(free, Date.now()) + (delay ?? 0);
        if (free === Infinity) return;
        setTimeout(() => user.heard(`{"type":"ok","id":${id},"result":{}}`), free - Date.now());
      },
      close: (): void => void this.closed.push(Date.now()),
    };
  }

  tells(): void {
    this.user?.heard('{"type":"presence","table":"t","seats":[]}');
  }

  of(type: string): number {
    return this.asked.filter((one) => one.type === type).length;
  }
}

let end: End;
let link: Link;
let states: LinkState[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  end = new End();
  states = [];
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

async function begin(arrived: () => void = () => {}): Promise<void> {
  const state = (now: LinkState): void => void states.push(now);
  link = new Link((user) => end.open(user), { state, arrived, heard: () => {} });
  await vi.advanceTimersByTimeAsync(1);
}

/** What became of a question. */
function asked(type: 'me' | 'hint' | 'my-tables'): string[] {
  const became: string[] = [];
  link.ask(type as 'me', {}).then(
    () => became.push('answered'),
    (error: { code: string }) => became.push(error.code),
  );
  return became;
}

test('a server that does not answer is left after some seconds, and another one is there soon', async () => {
  await begin();
  end.delay = () => null;
  const became = asked('me');
  await vi.advanceTimersByTimeAsync(2.9 * SECOND);
  expect([became, end.opened.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(became).toEqual(['net']);
  expect([end.closed.length, end.opened.length]).toEqual([1, 2]);
  expect(states).toEqual(['connected', 'reconnecting', 'connected']);
  end.delay = () => 10;
  const again = asked('me');
  await vi.advanceTimersByTimeAsync(20);
  expect(again).toEqual(['answered']);
});

test('who hears anything at all waits on', async () => {
  await begin();
  end.delay = () => 20 * SECOND;
  const became = asked('me');
  for (let i = 0; i < 19; i++) {
    await vi.advanceTimersByTimeAsync(SECOND);
    end.tells();
  }
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect([became, end.opened.length]).toEqual([['answered'], 1]);
});

test('advice may take long, and what is asked behind it waits for it', async () => {
  await begin();
  end.delay = (type) => (type === 'hint' ? 25 * SECOND : 2 * SECOND);
  const [hint, behind] = [asked('hint'), asked('me')];
  await vi.advanceTimersByTimeAsync(28 * SECOND);
  expect([hint, behind, end.opened.length]).toEqual([['answered'], ['answered'], 1]);
  // But not for ever.
  end.delay = () => null;
  const never = asked('hint');
  await vi.advanceTimersByTimeAsync(32 * SECOND);
  expect(never).toEqual(['net']);
});

test('a server that is only slow gets more time, and is not left again and again', async () => {
  const enter: string[][] = [];
  await begin(() => enter.push(asked('me'), asked('my-tables')));
  end.delay = () => 7 * SECOND;
  for (let i = 0; i < 12; i++) {
    asked('me');
    await vi.advanceTimersByTimeAsync(20 * SECOND);
  }
  expect(end.opened.length).toBe(3);
  expect(enter.at(-1)).toEqual(['answered']);
  // When it is quick again, patience is as short as before.
  end.delay = () => 10;
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  end.delay = () => null;
  asked('me');
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect(end.closed.length).toBe(3);
});

test('while one only looks, a frozen server is noticed within ten seconds', async () => {
  await begin();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect([end.opened.length, end.closed.length]).toEqual([1, 0]);
  expect(end.of('push-key')).toBeGreaterThan(5);
  expect(end.of('push-key')).toBeLessThan(11);
  end.tells();
  end.delay = () => null;
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(end.closed).toHaveLength(1);
});

test('a page that slept reads first what has come meanwhile', async () => {
  await begin();
  end.delay = () => null;
  const became = asked('me');
  vi.setSystemTime(3600 * SECOND);
  await vi.advanceTimersByTimeAsync(0.5 * SECOND);
  end.tells();
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect([became, end.opened.length]).toEqual([[], 1]);
});

test('who is not let in tries again, each time with more patience', async () => {
  end.letsIn = false;
  await begin();
  await vi.advanceTimersByTimeAsync(120 * SECOND);
  const waited = end.closed.map((at, i) => Math.round((at - end.opened[i]) / SECOND));
  expect(waited.slice(0, 6)).toEqual([4, 4, 8, 16, 16, 16]);
});
