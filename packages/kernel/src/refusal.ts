/** Input from outside that cannot be taken: which field, and what would be right. */
export class Refusal extends Error {
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.name = 'Refusal';
    this.field = field;
  }
}
