/**
 * The difference between two views, as a list of changes: `[path, value]` sets, `[path]` removes.
 * A path is a JSON Pointer (RFC 6901). Lists of the same kind of thing are compared place by place;
 * a list of names is sent as a whole. A change of `…/length` cuts a list.
 */
import type { Change } from './patch.ts';

/** The changes that lead from one view to the next. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const found = new Differences();
  found.compare(before, after);
  return found.changes;
}

/**
 * Goes through both views at once. Most of a view stays the same with a move, so the path is written
 * only where something does not. Fields are compared as lists of names and values: V8 is many times
 * slower in looking them up by name here.
 */
class Differences {
  readonly changes: Change[] = [];
  /** The names and numbers that lead to where it is. */
  private readonly trail: (string | number)[] = [];

  compare(a: unknown, b: unknown): void {
    if (a === b) return;
    if (Array.isArray(a) && Array.isArray(b)) this.compareLists(a, b);
    else if (isPlain(a) && isPlain(b)) this.compareFields(a, b);
    else this.changes.push([this.path(), b]);
  }

  private compareLists(a: readonly unknown[], b: readonly unknown[]): void {
    if (a.length !== b.length && !(a.every(isPlain) && b.every(isPlain))) {
      this.changes.push([this.path(), b]);
      return;
    }
    for (let i = 0; i < b.length; i++) this.step(i, a[i], b[i]);
    if (a.length > b.length) this.changes.push([`${this.path()}/length`, b.length]);
  }

  /** A field that is undefined is one that is not there. */
  private compareFields(a: object, b: object): void {
    const names = Object.keys(b);
    if (!sameNames(Object.keys(a), names)) {
      this.compareNamed(new Map(Object.entries(a)), new Map(Object.entries(b)));
      return;
    }
    const [old, now] = [Object.values(a) as unknown[], Object.values(b) as unknown[]];
    for (let i = 0; i < names.length; i++) this.step(names[i], old[i], now[i]);
  }

  private compareNamed(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of b) this.step(name, a.get(name), value);
    for (const [name, value] of a) if (!b.has(name)) this.step(name, value, undefined);
  }

  private step(name: string | number, a: unknown, b: unknown): void {
    if (a === b) return;
    this.trail.push(name);
    if (b === undefined) this.changes.push([this.path()]);
    else if (a === undefined) this.changes.push([this.path(), b]);
    else this.compare(a, b);
    this.trail.pop();
  }

  private path(): string {
    let path = '';
    for (const name of this.trail) path += `/${typeof name === 'number' ? name : escaped(name)}`;
    return path;
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** In the same order, as two views of one game have them. */
function sameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function escaped(name: string): string {
  if (!name.includes('~') && !name.includes('/')) return name;
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}
