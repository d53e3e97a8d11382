/** The server, or the way to it, does not do what was asked. */
export class Denied extends Error {
  /** Of the refusals of the protocol; `net` if no answer came. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
