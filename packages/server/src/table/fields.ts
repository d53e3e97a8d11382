/** The fields of an object as JSON, without its braces. */
export function fields(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
