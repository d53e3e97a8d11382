/**
 * The difference between two views, as a list of changes: `[path, value]` sets, `[path]` removes.
 * A path is a JSON Pointer (RFC 6901). Lists of the same kind of thing are compared place by place;
 * a list of names is sent as a whole. A change of `…/length` cuts a list.
 */

type Fields = Readonly<Record<string, unknown>>;

/** What was found where a part of a view took the place of another. */
interface Found {
  /** Its field, or its number in a list. */
  readonly name: string | number;
  readonly before: object;
  readonly after: object;
  written: string;
  /** What was found within it, the last first. Few, so that to look through them is quicker than a map. */
  part: Found | null;
  /** What was found before it beside it. */
  readonly beside: Found | null;
}

/** Below this depth, views of different seats are not looked through for what they share. */
const SHARED_DEPTH = 3;

/**
 * Writes the changes that one move brings to many views. Where those share their parts, before and
 * after, these are compared and written once.
 */
export class Patches {
  /** Where it is in what was found for the views before. */
  private place: Found = { name: '', before: {}, after: {}, written: '', part: null, beside: null };
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
    const name = this.trail[this.trail.length - 1];
    const known = partOf(this.place, name);
    if (known === null) {
      this.append(this.findOut(name, a, b));
    } else if (known.before === a && known.after === b) {
      this.append(known.written);
    } else {
      this.compareWithin(known, a, b);
    }
  }

  private findOut(name: string | number, before: object, after: object): string {
    const found: Found = { name, before, after, written: '', part: null, beside: this.place.part };
    this.place.part = found;
    const { written } = this;
    this.written = '';
    this.compareWithin(found, before, after);
    found.written = this.written;
    this.written = written;
    return found.written;
  }

  private compareWithin(found: Found, a: object, b: object): void {
    const { place } = this;
    this.place = found;
    this.compareParts(a, b);
    this.place = place;
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
    if (b === undefined) this.append(JSON.stringify([this.path()]));
    else if (a === undefined) this.set(b);
    else this.compare(a, b);
    this.trail.pop();
  }

  private set(value: unknown): void {
    this.change(this.path(), value);
  }

  private change(path: string, value: unknown): void {
    this.append(JSON.stringify([path, value]));
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

function partOf({ part }: Found, name: string | number): Found | null {
  while (part !== null && part.name !== name) part = part.beside;
  return part;
}

function escaped(name: string): string {
  if (!name.includes('~') && !name.includes('/')) return name;
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}
