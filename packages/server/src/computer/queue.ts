/** Who waits for a thought: one of everybody in turn, however many somebody has waiting. */
export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>();
  size = 0;

  push(whom: string, item: T): void {
    const line = this.lines.get(whom);
    if (line) line.push(item);
    else this.lines.set(whom, [item]);
    this.size++;
  }

  /** The first that fits, of the one who has waited longest since his last turn. */
  take(fits: (item: T) => boolean = () => true): T | undefined {
    for (const [whom, line] of this.lines) {
      const at = line.findIndex(fits);
      if (at < 0) continue;
      const [item] = line.splice(at, 1);
      // To the end, behind everybody else.
      this.lines.delete(whom);
      if (line.length > 0) this.lines.set(whom, line);
      this.size--;
      return item;
    }
    return undefined;
  }

  has(fits: (item: T) => boolean): boolean {
    return [...this.lines.values()].some((line) => line.some(fits));
  }

  clear(): T[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    this.size = 0;
    return all;
  }
}
