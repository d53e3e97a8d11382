/** Positions in the middle of an effect carry the very bytes of the state. */
import { decode, type Encoding } from '../codec.ts';
import { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Json } from './fields.ts';

/**
 * Goes on from the bytes that were written down. They belong to the position around them: whoever
 * changes one of the two gets a refusal.
 */
export function resume(encoding: Encoding, json: Json, write: (s: State) => unknown): State {
  let s: State;
  try {
    s = decode(encoding, json['pending']);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`pending.${error.field}`, error.problem);
    throw error;
  }
  if (!sameJson(write(s), json)) {
    throw new Refusal(
      'pending',
      'belongs to the position as it was written, and this one was changed',
    );
  }
  return s;
}

/** The same JSON, in whatever order its fields come. */
function sameJson(a: unknown, b: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}
