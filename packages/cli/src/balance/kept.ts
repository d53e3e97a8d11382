/** Games that were weighed before, in a file: a line of JSON for each. What is there is not played again. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { createHash } from 'node:crypto';

/** All that a game depends on. */
export interface Asked {
  /** The rules. */
  readonly version: string;
  /** What the players have learned. */
  readonly weights: string;
  readonly options: object;
  readonly level: string;
  readonly seed: number;
}

interface Line {
  readonly asked: string;
  readonly picks: readonly number[];
}

export class KeptGames {
  private readonly file: string | undefined;
  private readonly known = new Map<string, readonly number[]>();

  /** Without a file nothing is kept. */
  constructor(file?: string) {
    this.file = file;
    if (file === undefined || !existsSync(file)) return;
    const text = readFileSync(file);
    // The last line of a run that was killed may be a part of one.
    const whole = text.subarray(0, text.lastIndexOf('\n') + 1);
    truncateSync(file, whole.length);
    for (const line of whole.toString().split('\n').slice(0, -1)) {
      const { asked, picks } = JSON.parse(line) as Line;
      this.known.set(asked, picks);
    }
  }

  picksOf(asked: Asked): readonly number[] | undefined {
    return this.known.get(nameOf(asked));
  }

  keep(asked: Asked, picks: readonly number[]): void {
    if (this.file === undefined) return;
    const line: Line = { asked: nameOf(asked), picks };
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}

function nameOf({ version, weights, options, level, seed }: Asked): string {
  const all = JSON.stringify([version, weights, options, level]);
  return `${createHash('sha256').update(all).digest('hex').slice(0, 16)} ${seed}`;
}
