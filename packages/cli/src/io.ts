/** What the commands read and write, so that tests can listen. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from '@evervale/kernel';

export interface Io {
  /** Writes to the standard output. */
  readonly out: (text: string) => void;
  /** Writes to the standard error. */
  readonly err: (text: string) => void;
  /** Everything that stands on the standard input. */
  readonly input: () => string;
  /** Somebody sits at both ends, so that questions can be asked. */
  readonly interactive: boolean;
  /** Somebody watches the standard error, so that progress can be shown. */
  readonly watched: boolean;
  /** Resolves when the program is asked to stop: by Ctrl-C, or from outside. */
  readonly interrupted: () => Promise<void>;
}

export function terminal(): Io {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: () => readFileSync(0, 'utf8'),
    interactive: process.stdin.isTTY && process.stdout.isTTY,
    watched: process.stderr.isTTY,
    interrupted: interruption,
  };
}

/** Only the first time: whoever asks twice does not want to wait. */
function interruption(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

/** A file as text; `-` is the standard input. */
export function readText(io: Io, file: string): string {
  try {
    return file === '-' ? io.input() : readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      file,
      code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`,
    );
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Refusal(file, `cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

export function readJson(io: Io, file: string): unknown {
  return parseJson(readText(io, file), file);
}

export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const field = file === '-' ? 'standard input' : file;
    throw new Refusal(
      field,
      `is not JSON (${error instanceof Error ? error.message : 'unreadable'})`,
    );
  }
}

export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
