/**
 * The difference between two views, as a list of changes: `[path, value]` sets, `[path]` removes.
 * A path is a JSON Pointer (RFC 6901). Lists of the same kind of thing are compared place by place;
 * a list of names is sent as a whole. A change of `…/length` cuts a list.
 */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];

type Plain = Record<string, unknown>;

/** Adds the changes that lead from `a` to `b`, which stand at `path`. */
export function compare(a: unknown, b: unknown, path: string, out: Change[]): void {
  if (a === b) return;
  if (Array.isArray(a) && Array.isArray(b)) {
    compareLists(a, b, path, out);
  } else if (isPlain(a) && isPlain(b)) {
    compareFields(a, b, path, out);
  } else {
    out.push([path, b]);
  }
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compareFields(a: Plain, b: Plain, path: string, out: Change[]): void {
  for (const key in b) {
    if (b[key] === undefined) continue;
    if (!has(a, key)) out.push([pointer(path, key), b[key]]);
    else if (a[key] !== b[key]) compare(a[key], b[key], pointer(path, key), out);
  }
  for (const key in a) {
    if (a[key] !== undefined && !has(b, key)) out.push([pointer(path, key)]);
  }
}

/** Not what every object has: `toString` and the like are names as good as others. */
function has(fields: Plain, key: string): boolean {
  return Object.hasOwn(fields, key) && fields[key] !== undefined;
}

function compareLists(a: unknown[], b: unknown[], path: string, out: Change[]): void {
  const things = a.every(isPlain) && b.every(isPlain);
  if (!things && a.length !== b.length) {
    out.push([path, b]);
    return;
  }
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) {
    if (a[i] !== b[i]) compare(a[i], b[i], `${path}/${i}`, out);
  }
  for (let i = common; i < b.length; i++) out.push([`${path}/${i}`, b[i]]);
  if (a.length > b.length) out.push([`${path}/length`, b.length]);
}

export function pointer(path: string, key: string): string {
  const plain = !key.includes('/') && !key.includes('~');
  return `${path}/${plain ? key : key.replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** Applies the changes; `view` itself is not changed. Clients do the same. */
export function patched(view: unknown, changes: readonly Change[]): unknown {
  let root = structuredClone(view);
  for (const change of changes) {
    const keys = change[0]
      .split('/')
      .slice(1)
      .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
    const last = keys.pop();
    if (last === undefined) {
      root = structuredClone(change[1]);
      continue;
    }
    const parent = keys.reduce<Plain>((at, key) => at[key] as Plain, root as Plain);
    if (change.length === 1) delete parent[last];
    else set(parent, last, structuredClone(change[1]));
  }
  return root;
}

function set(parent: Plain, key: string, value: unknown): void {
  if (key !== '__proto__') parent[key] = value;
  else {
    Object.defineProperty(parent, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
}
