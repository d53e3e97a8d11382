/** How many are here at a time, by whom they belong to: nobody may fill the house. */
export class Crowd {
  private readonly counts = new Map<string, number>();

  /** One more of these, unless there are enough; false: there are. */
  enter(who: string, most: number): boolean {
    const here = this.counts.get(who) ?? 0;
    if (here >= most) return false;
    this.counts.set(who, here + 1);
    return true;
  }

  leave(who: string): void {
    const left = (this.counts.get(who) ?? 0) - 1;
    if (left > 0) this.counts.set(who, left);
    else this.counts.delete(who);
  }
}
