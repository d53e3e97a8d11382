/** A request that cannot be granted: a code for programs, a sentence for people. */
export type RefusedCode =
  | 'invalid'
  | 'unknown'
  | 'not-found'
  | 'not-allowed'
  | 'login'
  | 'late'
  | 'illegal'
  | 'state'
  | 'limit'
  | 'rules';

export class Refused extends Error {
  readonly code: RefusedCode;

  constructor(code: RefusedCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}
