/**
 * The difference between two views, as a list of changes: `[path, value]` sets, `[path]` removes.
 * A path is a JSON Pointer (RFC 6901). Lists of the same kind of thing are compared place by place;
 * a list of names is sent as a whole. A change of `…/length` cuts a list.
 */

type Fields = Readonly<Record<string, unknown>>;

type Trail = readonly (string | number)[];

/** What was found where a part of a view took the place of another. */
interface Found {
  readonly before: object;
  readonly trail: Trail;
  readonly written: string;
}

/** Below this depth, views of different seats are not looked through for what they share. */
const SHARED_DEPTH = 3;

/**
 * Writes the changes that one move brings to many views. Where those share their parts, before and
 * after, these are compared and written once.
 */
export class Patches {
  private readonly found = new Map<object, Found>();
  /** The names and numbers that lead to where it is. */
  private readonly trail: (string | number)[] = [];
  private written = '';
  /** The fields of the old things in which it is, those of the innermost last. */
  private readonly names: string[] = [];
  private readonly values: unknown[] = [];
  private top = 0;

  /** The changes that lead from one view to the next, as JSON. */
  between(before: unknown, after: unknown): string {
    this.written = '';
    this.compare(before, after);
    return `[${this.written}]`;
  }

  private compare(a: unknown, b: unknown): void {
    if (a === b) return;
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) this.set(b);
    else if (this.trail.length === 0 || this.trail.length > SHARED_DEPTH) this.compareParts(a, b);
    else this.compareShared(a, b);
  }

  private compareShared(a: object, b: object): void {
    const known = this.found.get(b);
    // The same nothing may lie at many places.
    if (known !== undefined && known.before === a && isSame(known.trail, this.trail)) {
      this.append(known.written);
      return;
    }
    const { written } = this;
    this.written = '';
    this.compareParts(a, b);
    const own = this.written;
    this.found.set(b, { before: a, trail: this.trail.slice(), written: own });
    this.written = written;
    this.append(own);
  }

  /**
   * Goes through both at once. Most of a view stays the same with a move, so the path is written only
   * where something does not.
   */
  private compareParts(a: object, b: object): void {
    if (Array.isArray(a) && Array.isArray(b)) this.compareLists(a, b);
    else if (isPlain(a) && isPlain(b)) this.compareFields(a, b);
    else this.set(b);
  }

  private compareLists(a: readonly unknown[], b: readonly unknown[]): void {
    if (a.length !== b.length && !(a.every(isPlain) && b.every(isPlain))) {
      this.set(b);
      return;
    }
    for (let i = 0; i < b.length; i++) this.step(i, a[i], b[i]);
    if (a.length > b.length) this.change(`${this.path()}/length`, b.length);
  }

  /**
   * A field that is undefined is one that is not there. V8 is many times slower in looking up fields of
   * things of many shapes by name than in walking through them: so both are walked through.
   */
  private compareFields(a: Fields, b: Fields): void {
    const from = this.top;
    for (const name in a) {
      this.names[this.top] = name;
      this.values[this.top++] = a[name];
    }
    if (this.hasSameNames(b, from)) {
      let at = from;
      for (const name in b) this.step(name, this.values[at++], b[name]);
    } else {
      this.compareNamed(new Map(Object.entries(a)), new Map(Object.entries(b)));
    }
    this.top = from;
  }

  /** In the same order, as two views of one game have them. */
  private hasSameNames(b: Fields, from: number): boolean {
    let at = from;
    for (const name in b) if (at >= this.top || this.names[at++] !== name) return false;
    return at === this.top;
  }

  private compareNamed(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of b) this.step(name, a.get(name), value);
    for (const [name, value] of a) if (!b.has(name)) this.step(name, value, undefined);
  }

  private step(name: string | number, a: unknown, b: unknown): void {
    if (a === b) return;
    this.trail.push(name);
    if (b === undefined) this.append(`[${JSON.stringify(this.path())}]`);
    else if (a === undefined) this.set(b);
    else this.compare(a, b);
    this.trail.pop();
  }

  private set(value: unknown): void {
    this.change(this.path(), value);
  }

  private change(path: string, value: unknown): void {
    this.append(`[${JSON.stringify(path)},${JSON.stringify(value)}]`);
  }

  private append(text: string): void {
    if (text === '') return;
    this.written = this.written === '' ? text : `${this.written},${text}`;
  }

  private path(): string {
    let path = '';
    for (const name of this.trail) path += `/${typeof name === 'number' ? name : escaped(name)}`;
    return path;
  }
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: Trail, b: Trail): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function escaped(name: string): string {
  if (!name.includes('~') && !name.includes('/')) return name;
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}
