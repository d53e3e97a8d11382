/** A bar on the standard error that fills up and says how long it will still take. */
import { styleText } from 'node:util';
import type { Io } from './io.ts';

export interface Progress {
  readonly advance: (steps: number) => void;
  /** A line that stays, above the bar; said also when nobody watches. */
  readonly note: (line: string) => void;
  /** Wipes the bar away. */
  readonly end: () => void;
}

const LENGTH = 30;
const PAUSE_MS = 100;
const WIPE = '\r\u001B[2K';

export function progress(io: Io, label: string, steps: number): Progress {
  const note = (line: string): void => io.err(`${io.watched ? WIPE : ''}${line}\n`);
  if (!io.watched) return { advance: () => {}, note, end: () => {} };
  const began = performance.now();
  let done = 0;
  let drawn = 0;
  const advance = (more: number): void => {
    done += more;
    const now = performance.now();
    if (now - drawn < PAUSE_MS) return;
    drawn = now;
    io.err(`${WIPE}${bar(label, done / steps, (now - began) / 1000)}`);
  };
  return { advance, note, end: () => io.err(WIPE) };
}

/** `share` of the way after so many seconds. */
export function bar(label: string, share: number, seconds: number): string {
  const full = Math.round(share * LENGTH);
  const drawing =
    styleText('green', '━'.repeat(full), { stream: process.stderr }) +
    styleText('dim', '─'.repeat(LENGTH - full), { stream: process.stderr });
  const left = share > 0 ? duration((seconds * (1 - share)) / share) : '…';
  return `${label}  ${drawing} ${Math.floor(share * 100)} %  ${left} left`;
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
