/** From which network people were seen last by this process. Kept nowhere else. */
export class Whereabouts {
  private readonly seen = new Map<string, string>();

  see(person: string, network: string): void {
    if (this.seen.get(person) === network) return;
    if (this.seen.size >= MOST) this.seen.clear();
    this.seen.set(person, network);
  }

  /** Who was not seen here is taken for somebody alone in a network. */
  of(person: string): string {
    return this.seen.get(person) ?? `person ${person}`;
  }
}

const MOST = 100_000;
