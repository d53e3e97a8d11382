/** Luck for tests, the same every time. */

/** Numbers between 0 and 1. */
export function randomNumbers(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return (at + 0.5) / 2 ** 32;
  };
}

/** Twelve numbers together are nearly a normal one. */
export function normal(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}
