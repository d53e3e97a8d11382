/** More than any decision of any game offers. */
const MOST_OPTIONS = 1024;

/**
 * The legal picks of the pending decision, written into a buffer that is used again and again.
 * A pick is a small number whose meaning belongs to the verb that asks.
 */
export class Options {
  count = 0;
  readonly codes: Int32Array;
  /**
   * In a run of several picks the order often does not matter. People may pick in any order; search
   * asks for one order only, so that it does not look at the same choice again and again. It is not
   * offered either what only passes the time, as long as there is something else.
   */
  readonly ordered: boolean;

  constructor(capacity = MOST_OPTIONS, ordered = false) {
    this.codes = new Int32Array(capacity);
    this.ordered = ordered;
  }

  clear(): void {
    this.count = 0;
  }

  add(code: number): void {
    if (this.count === this.codes.length) overflow(this.count);
    this.codes[this.count++] = code;
  }

  /** Drops what is not to be offered after all. */
  keep(wanted: (code: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (wanted(this.codes[i])) this.codes[kept++] = this.codes[i];
    }
    this.count = kept;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true;
    return false;
  }

  /** Written out: `Array.from` would make a view of the bytes first and go through it by its iterator. */
  toArray(): number[] {
    const all: number[] = [];
    for (let i = 0; i < this.count; i++) all.push(this.codes[i]);
    return all;
  }
}

/**
 * A typed array swallows what does not fit: better an error than an option nobody is offered. It
 * stands apart, because `add` is small enough to become part of whoever lists options.
 */
function overflow(count: number): never {
  throw new Error(`more than ${count} options`);
}

/** The pick that ends a run of several picks, or declines an offer. */
export const DONE = 0;
