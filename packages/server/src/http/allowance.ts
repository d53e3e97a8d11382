const CROWD = 100_000;

/** How much somebody may ask for: an allowance that fills up again with time (token bucket). */
export class Allowances {
  private readonly perSecond: number;
  private readonly most: number;
  private readonly now: () => number;
  private readonly left = new Map<string, { amount: number; at: number }>();
  /** When there are so many, it is looked who can be forgotten. */
  private crowd = CROWD;

  constructor(perSecond: number, most: number, now: () => number) {
    this.perSecond = perSecond;
    this.most = most;
    this.now = now;
  }

  /** Uses some of it; false if there is not enough. */
  use(who: string, cost: number): boolean {
    const one = this.filled(who);
    if (one.amount < cost) return false;
    one.amount -= cost;
    return true;
  }

  /** What was used turned out to cost nothing. */
  giveBack(who: string, cost: number): void {
    const one = this.filled(who);
    one.amount = Math.min(this.most, one.amount + cost);
  }

  has(who: string, cost: number): boolean {
    return this.filled(who).amount >= cost;
  }

  private filled(who: string): { amount: number } {
    const now = this.now();
    let one = this.left.get(who);
    if (!one) {
      if (this.left.size > this.crowd) this.tidy(now);
      one = { amount: this.most, at: now };
      this.left.set(who, one);
    }
    one.amount = Math.min(this.most, one.amount + ((now - one.at) / 1000) * this.perSecond);
    one.at = now;
    return one;
  }

  /** Forgets those who have all of it again. */
  private tidy(now: number): void {
    const full = (this.most / this.perSecond) * 1000;
    for (const [who, { at }] of this.left) if (now - at > full) this.left.delete(who);
    // If they are all still needed, the next one who comes must not make us look again.
    this.crowd = Math.max(CROWD, 2 * this.left.size);
  }
}
