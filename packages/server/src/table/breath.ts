/**
 * Long work on the thread that plays is done in slices, so that others get their turn between. All such
 * work of the process shares one slice per turn of the event loop: however much of it there is at a
 * time, others wait for one slice and no more.
 */
const SLICE = 4;

/** When the slice of this turn began. */
let began = 0;
/** This turn has a slice. */
let sliced = false;
/** Whose work goes on in a later turn, the longest waiting first. */
const waiting: (() => void)[] = [];

/**
 * To be asked before every small piece of such work: is it time to rest? Who is not at once goes on with the
 * piece, so that others who ask in the same moment see that it has taken its time.
 */
export function isTired(): boolean {
  if (!sliced) begin();
  return performance.now() - began >= SLICE;
}

/** Until it is time to go on. */
export function catchBreath(): Promise<void> {
  return new Promise((resolve) => waiting.push(resolve));
}

function begin(): void {
  began = performance.now();
  sliced = true;
  setImmediate(nextTurn);
}

function nextTurn(): void {
  sliced = false;
  if (waiting.length === 0) return;
  begin();
  wake();
}

/** One after the other while the slice lasts, the next one when the one before has come to rest. */
function wake(): void {
  if (isTired()) return;
  waiting.shift()?.();
  if (waiting.length > 0) queueMicrotask(() => process.nextTick(wake));
}
