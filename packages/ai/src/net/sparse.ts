/** A position as a network sees it: the features that are not zero. Used again and again. */
export class Sparse {
  count = 0;
  /** Added to every index: a group of features writes from 0 on. */
  base = 0;
  readonly index: Int32Array;
  readonly value: Float32Array;

  constructor(capacity = 512) {
    this.index = new Int32Array(capacity);
    this.value = new Float32Array(capacity);
  }

  clear(): void {
    this.count = 0;
    this.base = 0;
  }

  add(index: number, value: number): void {
    if (value === 0) return;
    this.index[this.count] = this.base + index;
    this.value[this.count++] = value;
  }

  /** What was added from here on counts so many times as much. */
  scale(from: number, times: number): void {
    for (let i = from; i < this.count; i++) this.value[i] *= times;
  }

  /** A count as steps, "at least 1", "at least 2" …, so that each step has a worth of its own. */
  steps(index: number, n: number, most: number): void {
    const end = n < most ? n : most;
    for (let i = 0; i < end; i++) this.add(index + i, 1);
  }
}
