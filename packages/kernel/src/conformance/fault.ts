/** A check that did not hold: what was wrong, and how to come to that very moment again. */
export class Fault extends Error {
  readonly check: string;

  constructor(check: string, where: string, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`${check}: ${what}\n  in ${where}`, { cause });
    this.name = 'Fault';
    this.check = check;
  }
}

export function claim(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Two texts (JSON, hashes) must be the same to the last byte; says where they part. */
export function same(actual: string, expected: string, what: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 30), at + 50);
  throw new Error(`${what}: …${around(actual)}… is not …${around(expected)}…`);
}
