/** How many are here at a time, by whom they belong to: nobody may fill the house. */
export class Crowd {
  private readonly counts = new Map<string, number>();

  /** Lets one in that belongs to all of these, unless one of them has its most already. */
  enter(limits: ReadonlyMap<string, number>): boolean {
    for (const [who, most] of limits) if ((this.counts.get(who) ?? 0) >= most) return false;
    for (const who of limits.keys()) this.counts.set(who, (this.counts.get(who) ?? 0) + 1);
    return true;
  }

  leave(limits: ReadonlyMap<string, number>): void {
    for (const who of limits.keys()) {
      const left = (this.counts.get(who) ?? 0) - 1;
      if (left > 0) this.counts.set(who, left);
      else this.counts.delete(who);
    }
  }
}
