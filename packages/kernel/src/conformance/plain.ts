/** Proof that a value is data and nothing else: no function, no class, no Map can be reached. */
import type { State } from '../state.ts';
import { claim } from './fault.ts';

/** Throws with the path to the first thing that is not plain data. */
export function plainData(value: unknown, path = 'value'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') return claim(Number.isFinite(value), `${path} is ${value}`);
  claim(typeof value === 'object', `${path} is of type ${typeof value}`);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === Array.prototype;
  claim(isPlain, `${path} is an instance of a class`);
  for (const key of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && key === 'length') continue;
    claim(typeof key === 'string', `${path} has a symbol for a key`);
    const field = Object.getOwnPropertyDescriptor(value, key)!;
    claim('value' in field, `${path}.${key} is computed when it is read`);
    plainData(field.value, `${path}.${key}`);
  }
}

/** A state is bytes: a Uint8Array of the language itself. Copies may lie side by side in one buffer. */
export function plainBytes(s: State): void {
  claim(s instanceof Uint8Array, 'the state is not a Uint8Array');
  claim(Object.getPrototypeOf(s) === Uint8Array.prototype, 'the state is of a class of its own');
  const keys = Reflect.ownKeys(s);
  claim(keys.length === s.length, `the state carries ${String(keys[s.length])} besides its bytes`);
  const { buffer } = s;
  claim(Object.getPrototypeOf(buffer) === ArrayBuffer.prototype, 'the buffer is no ArrayBuffer');
  claim(Reflect.ownKeys(buffer).length === 0, 'the buffer carries something besides its bytes');
}
