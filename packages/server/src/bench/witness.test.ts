import { expect, it } from 'vitest';
import { Witness } from './witness.ts';

const SNAPSHOT = {
  type: 'snapshot',
  table: 't',
  n: 3,
  view: { a: [1, 2], b: 'ö' },
  decision: null,
};
const MOVED = { type: 'moved', table: 't', n: 4, patch: [['/a/1', 5]], decision: null };

/** As it comes from the wire. */
const wire = (message: object): string => Buffer.from(JSON.stringify(message)).toString('latin1');

function told(...messages: object[]): { faults: string[]; confirmed: number } {
  const faults: string[] = [];
  const witness = new Witness((fault) => faults.push(fault));
  for (const message of messages) witness.hear(wire(message));
  return { faults, confirmed: witness.confirmed };
}

it('sees what it was told', () => {
  const shown = { ...SNAPSHOT, n: 4, view: { a: [1, 5], b: 'ö' } };
  expect(told(SNAPSHOT, MOVED, shown)).toEqual({ faults: [], confirmed: 1 });
});

it.each([
  { view: { a: [1, 2], b: 'ö' } },
  { view: { a: [1, 5], b: 'ö', c: 1 } },
  { view: { a: [1, 5], b: 'ö' }, decision: { seat: 0 } },
])('notices what it was not told: %j', (other) => {
  expect(told(SNAPSHOT, MOVED, { ...SNAPSHOT, n: 4, ...other }).faults).toHaveLength(1);
});

it('begins anew at another table', () => {
  const next = { ...SNAPSHOT, table: 'u', view: {} };
  expect(told(SNAPSHOT, { type: 'presence' }, next)).toEqual({ faults: [], confirmed: 0 });
});
