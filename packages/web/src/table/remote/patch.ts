/** Changes of a view: `[path, value]` sets, `[path]` removes; a path is a JSON Pointer. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];

type Branch = Record<string, unknown>;

/** The view with the changes; what does not change stays the same object, so that it is not drawn anew. */
export function patched(view: object, changes: readonly Change[]): object {
  const fresh = new Set<object>();
  const root = own({ view }, 'view', fresh);
  for (const change of changes) {
    const keys = change[0].split('/').slice(1).map(plain);
    const last = keys.pop();
    if (last === undefined) throw new Error('a patch changes parts of a view');
    let parent = root;
    for (const key of keys) parent = own(parent, key, fresh);
    if (change.length === 1) delete parent[last];
    else parent[last] = change[1];
  }
  return root;
}

const plain = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** What lies at `key`, copied once, so that it may be changed. */
function own(parent: Branch, key: string, fresh: Set<object>): Branch {
  const there = Object.hasOwn(parent, key) ? parent[key] : undefined;
  if (typeof there !== 'object' || there === null) throw new Error(`nothing to change at ${key}`);
  if (fresh.has(there)) return there as Branch;
  const copy = (Array.isArray(there) ? [...(there as unknown[])] : { ...there }) as Branch;
  fresh.add(copy);
  parent[key] = copy;
  return copy;
}
