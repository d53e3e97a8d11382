/** Changes of a view: `[path, value]` sets, `[path]` removes; a path is a JSON Pointer. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];

type Branch = Record<string, unknown>;

/** The view with the changes; what does not change stays the same object, so that it is not drawn anew. */
export function patched(view: unknown, changes: readonly Change[]): unknown {
  const fresh = new Set<object>();
  const whole: Branch = { view };
  for (const change of changes) {
    const keys = ['view', ...change[0].split('/').slice(1).map(plain)];
    const last = keys.pop()!;
    const parent = keys.reduce((at, key) => own(at, key, fresh), whole);
    if (change.length === 1) delete parent[last];
    else put(parent, last, change[1]);
  }
  return whole['view'];
}

const plain = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** What lies at `key`, copied once, so that it may be changed. */
function own(parent: Branch, key: string, fresh: Set<object>): Branch {
  const there = Object.hasOwn(parent, key) ? parent[key] : undefined;
  if (typeof there !== 'object' || there === null) throw new Error(`nothing to change at ${key}`);
  if (fresh.has(there)) return there as Branch;
  const copy = (Array.isArray(there) ? [...(there as unknown[])] : { ...there }) as Branch;
  fresh.add(copy);
  put(parent, key, copy);
  return copy;
}

/** Whatever the key is called, it is a value of the view and nothing else. */
function put(parent: Branch, key: string, value: unknown): void {
  if (key !== '__proto__') parent[key] = value;
  else {
    const field = { value, enumerable: true, writable: true, configurable: true };
    Object.defineProperty(parent, key, field);
  }
}
