/** A value from outside for use in a message; objects are not asked how they want to be shown. */
export function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
}

/** Is this an object with fields? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Input from outside that cannot be taken: which field, and what would be right. */
export class Refusal extends Error {
  readonly field: string;
  readonly problem: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.name = 'Refusal';
    this.field = field;
    this.problem = problem;
  }
}
