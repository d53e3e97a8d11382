/** Ends of the command line that tests can hold. */
import { stripVTControlCharacters as plain } from 'node:util';
import type { Games } from '@evervale/kernel';
import { run } from '../src/cli.ts';
import type { Io } from '../src/io.ts';
import type { Key } from '../src/play/prompt.ts';
import type { Screen } from '../src/play/screen.ts';

export interface Heard {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Ways {
  /** What stands on the standard input. */
  readonly input?: string;
  /** Other games than the usual ones. */
  readonly games?: Games;
  /** Called with everything said so far; the command is asked to stop when it resolves. */
  readonly until?: (said: () => string) => Promise<void>;
}

/** Runs a command line and gives what it said. */
export async function evervale(args: readonly string[], ways: Ways = {}): Promise<Heard> {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    input: () => ways.input ?? '',
    interactive: false,
    watched: false,
    interrupted: () => ways.until?.(() => out) ?? new Promise(() => {}),
  };
  const code = await run(args, io, ways.games);
  return { code, out: plain(out), err: plain(err) };
}

/** A screen that remembers what was drawn last and asks a function for keys. */
export class TestScreen implements Screen {
  readonly columns: number;
  readonly rows: number;
  lines: readonly string[] = [];
  /** What Ctrl-C does while somebody thinks. */
  leave: (() => void) | null = null;
  private readonly nextKey: (screen: TestScreen) => Key;

  constructor(columns: number, rows: number, nextKey: (screen: TestScreen) => Key) {
    this.columns = columns;
    this.rows = rows;
    this.nextKey = nextKey;
  }

  draw(lines: readonly string[]): void {
    this.lines = lines.map(plain);
  }

  key(): Promise<Key> {
    return Promise.resolve(this.nextKey(this));
  }

  onLeave(leave: () => void): () => void {
    this.leave = leave;
    return () => (this.leave = null);
  }

  close(): void {}

  get text(): string {
    return this.lines.join('\n');
  }
}

/** Keys of a typed text, one by one; `⏎` is Enter, `⎋` is Escape. */
export function typed(text: string): Key[] {
  return Array.from(text, (sign) => {
    if (sign === '⏎') return { name: 'return' };
    return sign === '⎋' ? { name: 'escape' } : { name: sign, text: sign };
  });
}

/** Gives the keys of a text one after the other, then leaves the game. */
export function typing(text: string): () => Key {
  const keys = typed(text);
  return () => keys.shift() ?? { name: 'c', ctrl: true };
}
