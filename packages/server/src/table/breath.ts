/** Long work on the thread that plays is done in slices, so that others get their turn between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE = 4;

export class Breath {
  private began = performance.now();

  /** To be awaited after every small piece: mostly it is nothing. */
  taken(): Promise<void> | undefined {
    return performance.now() - this.began < SLICE ? undefined : this.rest();
  }

  private async rest(): Promise<void> {
    await nextTurn();
    this.began = performance.now();
  }
}
