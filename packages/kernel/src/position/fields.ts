/** Reading fields of unknown JSON; every error names the field. */
import { Refusal } from '../refusal.ts';

export type Json = Record<string, unknown>;

/** Without `allowed` its keys are names that somebody else looks at. */
export function object(value: unknown, field: string, allowed?: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(field, 'must be an object');
  }
  for (const key of Object.keys(value)) {
    if (allowed !== undefined && !allowed.includes(key)) {
      throw new Refusal(`${field}.${key}`, `is not known here (${allowed.join(', ')})`);
    }
  }
  return value as Json;
}

export function list(value: unknown, field: string, most = Infinity): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Refusal(field, 'must be a list');
  if (value.length > most) throw new Refusal(field, `can hold ${most} at most`);
  return value as unknown[];
}

export function whole(
  value: unknown,
  field: string,
  low: number,
  high: number,
  otherwise: number,
): number {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
    throw new Refusal(field, `must be a whole number from ${low} to ${high}`);
  }
  return value;
}

export function flag(value: unknown, field: string): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new Refusal(field, 'must be true or false');
  return value;
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new Refusal(field, 'must be a text');
  return value;
}

export function oneOf<T extends string>(
  value: unknown,
  field: string,
  allowed: readonly T[],
  otherwise: T,
): T {
  if (value === undefined) return otherwise;
  if (!allowed.includes(value as T)) {
    throw new Refusal(field, `must be one of ${allowed.join(', ')}`);
  }
  return value as T;
}
