/** The terminal as a screen: draws frames and gives keys. */
import { emitKeypressEvents, type Key as ReadlineKey } from 'node:readline';
import { isLeaving, type Key } from './prompt.ts';

/** What the game needs of a terminal; tests bring their own. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  draw(lines: readonly string[]): void;
  /** The next key; a change of the size comes as a key named `resize`. */
  key(): Promise<Key>;
  /** Calls back when somebody presses Ctrl-C, until the function it gives is called. */
  onLeave(leave: () => void): () => void;
  /** Gives the terminal back; a second time does nothing. */
  close(): void;
}

const OPEN = '\u001B[?1049h\u001B[?25l';
const CLOSE = '\u001B[?25h\u001B[?1049l';
const HOME = '\u001B[H';
const END_OF_LINE = '\u001B[K';
const BELOW = '\u001B[J';
const RESET = '\u001B[0m';

/** Takes over the terminal until it is closed. What was on it before comes back then. */
export function openScreen(): Screen {
  const { stdin, stdout } = process;
  const keys = new Keys();
  let leave: (() => void) | null = null;
  const onKey = (text: string | undefined, key: ReadlineKey): void => {
    if (leave !== null && isLeaving(key)) return leave();
    for (const one of plainKeys(text, key)) keys.put(one);
  };
  const onResize = (): void => keys.put({ name: 'resize' });
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.on('keypress', onKey).resume();
  stdout.on('resize', onResize).write(OPEN);
  const restore = (): void => void stdout.write(CLOSE);
  let open = true;
  // Whatever goes wrong, the terminal must be usable afterwards.
  process.once('exit', restore);
  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    draw(lines) {
      const body = lines.map((line) => `${line}${RESET}${END_OF_LINE}`).join('\r\n');
      stdout.write(`${HOME}${body}${BELOW}`);
    },
    key: () => keys.take(),
    onLeave(called) {
      leave = called;
      return () => (leave = null);
    },
    close() {
      if (!open) return;
      open = false;
      process.off('exit', restore);
      stdin.off('keypress', onKey).pause();
      stdin.setRawMode(false);
      stdout.off('resize', onResize);
      restore();
    },
  };
}

/** Keys wait until somebody asks for them. */
class Keys {
  private readonly waiting: Key[] = [];
  private taker: ((key: Key) => void) | null = null;

  put(key: Key): void {
    if (this.taker === null) return void this.waiting.push(key);
    this.taker(key);
    this.taker = null;
  }

  take(): Promise<Key> {
    const key = this.waiting.shift();
    if (key !== undefined) return Promise.resolve(key);
    return new Promise((resolve) => (this.taker = resolve));
  }
}

const PRINTABLE = /^[^\p{Control}]+$/u;

/**
 * Only printable characters count as text. A terminal sends Alt and a character as Escape and the
 * character: nobody uses Alt here, but many type on right after Escape.
 */
function plainKeys(text: string | undefined, key: ReadlineKey): Key[] {
  const { name, ctrl = false, meta = false, sequence = '' } = key;
  if (meta && sequence.length === 2 && PRINTABLE.test(sequence[1])) {
    return [{ name: 'escape' }, { name: sequence[1], text: sequence[1] }];
  }
  const typed = text !== undefined && !ctrl && !meta && PRINTABLE.test(text);
  return [{ ...(name !== undefined && { name }), ...(typed && { text }), ctrl }];
}
