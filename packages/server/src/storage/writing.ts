/** What the thread that writes is told, and what it answers. */
import type { Statement, Value } from './database.ts';

/** A statement by the number of its SQL, how many rows it must change (-1: any), its values. */
type Row = readonly [sql: number, rows: number, ...values: Value[]];

export interface Batch {
  /** SQL that has not been sent before; the next numbers are theirs. */
  readonly sql: readonly string[];
  readonly commits: readonly (readonly Row[])[];
}

/** What became of the next batches, in their order: all that shared a transaction, or one that failed. */
export type Written =
  | { readonly done: readonly boolean[]; readonly batchSizes: readonly number[] }
  | { readonly error: string };

/** Each text of SQL travels once; statements name it by number. */
export class Encoder {
  private readonly numbers = new Map<string, number>();

  encode(commits: readonly (readonly Statement[])[]): Batch {
    const sql: string[] = [];
    const rows = commits.map((statements) =>
      statements.map((one): Row => [this.number(one.sql, sql), one.rows ?? -1, ...one.values]),
    );
    return { sql, commits: rows };
  }

  private number(text: string, fresh: string[]): number {
    let n = this.numbers.get(text);
    if (n === undefined) {
      n = this.numbers.size;
      this.numbers.set(text, n);
      fresh.push(text);
    }
    return n;
  }
}

export class Decoder {
  private readonly texts: string[] = [];

  decode({ sql, commits }: Batch): Statement[][] {
    this.texts.push(...sql);
    return commits.map((rows) =>
      rows.map(([n, changed, ...values]) => {
        const text = this.texts[n];
        return changed < 0 ? { sql: text, values } : { sql: text, values, rows: changed };
      }),
    );
  }
}
