/**
 * Who waits for a thought: one of every network in turn, and within a network one of everybody, however
 * many somebody has waiting and as however many people he comes.
 */
export interface Asker {
  readonly network: string;
  readonly person: string;
}

export class FairQueue<T> {
  /** By network and by person; who has waited longest since his last turn comes first. */
  private readonly networks = new Map<string, Map<string, T[]>>();
  size = 0;

  push({ network, person }: Asker, item: T): void {
    const lines = this.networks.get(network) ?? new Map<string, T[]>();
    this.networks.set(network, lines);
    const line = lines.get(person);
    if (line) line.push(item);
    else lines.set(person, [item]);
    this.size++;
  }

  /** The first that fits. */
  take(fits: (item: T) => boolean = () => true): T | undefined {
    for (const [network, lines] of this.networks) {
      const item = takeFrom(lines, fits);
      if (item === undefined) continue;
      toTheEnd(this.networks, network, lines.size);
      this.size--;
      return item;
    }
    return undefined;
  }

  has(fits: (item: T) => boolean): boolean {
    return this.all().some(fits);
  }

  clear(): T[] {
    const all = this.all();
    this.networks.clear();
    this.size = 0;
    return all;
  }

  private all(): T[] {
    return [...this.networks.values()].flatMap((lines) => [...lines.values()].flat());
  }
}

function takeFrom<T>(lines: Map<string, T[]>, fits: (item: T) => boolean): T | undefined {
  for (const [person, line] of lines) {
    const at = line.findIndex(fits);
    if (at < 0) continue;
    const [item] = line.splice(at, 1);
    toTheEnd(lines, person, line.length);
    return item;
  }
  return undefined;
}

/** Behind everybody else; gone, if nothing is left. */
function toTheEnd<V>(map: Map<string, V>, key: string, left: number): void {
  const value = map.get(key)!;
  map.delete(key);
  if (left > 0) map.set(key, value);
}
